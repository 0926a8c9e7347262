"""Rules about the codes of customers.csv: bank accounts, VAT numbers, cards and articles, with their check digits."""

import re

from checks import (
    belgian_vat, british_vat, digits_of, dutch_vat, french_vat, german_vat, is_gtin, is_iban, is_isbn, is_isbn10, is_luhn,
    polish_vat,
)
from corpus import number
from customer_texts import R, given, packed


def with_vat(country):
    return {
        "filter": f'country = "{country}" AND NOT IS_NULL(vat)',
        "admits": lambda r: r["country"] == country and r["vat"] is not None,
    }


def digit(place):
    """The expression of a digit of the VAT number, counted from 1 behind the country."""
    return f"TO_INT(SUBSTRING(vat, {place + 2}, 1))"


def weighted(weights):
    return " + ".join(f"{weight} * {digit(place)}" for place, weight in enumerate(weights, 1))


def mod_11_10():
    product = "10"
    for place in range(1, 9):
        product = f"MOD(2 * (MOD({digit(place)} + {product} + 9, 10) + 1), 11)"
    return f"MOD(11 - {product}, 10) = {digit(9)}"


RULES = [
    R("IBAN is correct", "IS_IBAN(iban)", lambda r: is_iban(r["iban"]), **given("iban")),
    R("IBAN is correct in capitals", "IS_IBAN(UPPER(iban))", lambda r: is_iban(r["iban"].upper()), **given("iban")),
    R("IBAN is of the country", "LEFT(iban, 2) = country", lambda r: r["iban"] is not None and r["iban"][:2] == r["country"]),
    R("German IBAN has 22 characters", "LENGTH(LPACK(iban)) = 22", lambda r: len(packed(r["iban"])) == 22,
      filter='country = "DE" AND NOT IS_EMPTY(iban)', admits=lambda r: r["country"] == "DE" and r["iban"] is not None),
    R("IBAN has no blanks", "iban = LPACK(iban)", lambda r: r["iban"] is not None and " " not in r["iban"]),
    R("IBAN by country", "IS_IBAN(iban)", lambda r: r["iban"] is not None and is_iban(r["iban"]),
      group="LEFT(iban, 2)", by=lambda r: (r["iban"] or "")[:2], method="Sum", aggregate="gross", of=lambda r: number(r["gross"])),
    R("No IBAN in America", 'IS_NULL(iban) OR country <> "US"', lambda r: r["iban"] is None or r["country"] != "US"),
    R("IBAN has blocks of four", 'COUNT_OF(iban, " ") IN (4, 5, 6)',
      lambda r: r["iban"] is not None and r["iban"].count(" ") in (4, 5, 6)),
    R("IBAN has letters and digits", "IS_ALPHANUMERIC(LPACK(iban))", lambda r: r["iban"] is not None and packed(r["iban"]).isalnum()),
    R("IBAN has high check digits", "TO_INT(SUBSTRING(iban, 3, 2)) >= 50",
      lambda r: r["iban"] is not None and int(r["iban"][2:4]) >= 50),
    R("German VAT number", mod_11_10(), lambda r: german_vat(digits_of(r["vat"])), **with_vat("DE")),
    R("French VAT number", "TO_INT(SUBSTRING(vat, 3, 2)) = MOD(12 + 3 * MOD(TO_INT(SUBSTRING(vat, 5)), 97), 97)",
      lambda r: french_vat(r["vat"]), **with_vat("FR")),
    R("French company number", "IS_LUHN(RIGHT(vat, 9))", lambda r: is_luhn(r["vat"][-9:]), **with_vat("FR")),
    R("Italian VAT number", "IS_LUHN(SUBSTRING(vat, 3))", lambda r: is_luhn(r["vat"][2:]), **with_vat("IT")),
    R("Belgian VAT number", "97 - MOD(TO_INT(SUBSTRING(vat, 3, 8)), 97) = TO_INT(SUBSTRING(vat, 11))",
      lambda r: belgian_vat(r["vat"]), **with_vat("BE")),
    R("Dutch VAT number", f"MOD({weighted((9, 8, 7, 6, 5, 4, 3, 2))}, 11) = {digit(9)}",
      lambda r: dutch_vat(digits_of(r["vat"])), **with_vat("NL")),
    R("Polish VAT number", f"MOD({weighted((6, 5, 7, 2, 3, 4, 5, 6, 7))}, 11) = {digit(10)}",
      lambda r: polish_vat(digits_of(r["vat"])), **with_vat("PL")),
    R("British VAT number", f"MOD({weighted((8, 7, 6, 5, 4, 3, 2, 10, 1))}, 97) = 0",
      lambda r: british_vat(digits_of(r["vat"])), **with_vat("GB")),
    R("VAT number is of the country", "LEFT(vat, 2) = country", lambda r: r["vat"] is not None and r["vat"][:2] == r["country"]),
    R("No VAT number in America", "IS_NULL(vat)", lambda r: r["vat"] is None,
      filter='UPPER(country) = "US"', admits=lambda r: r["country"].upper() == "US"),
    R("VAT number has a usual form", 'REGEX_MATCH(vat, "[A-Z]{2}[0-9]{9,11}(B01)?")',
      lambda r: r["vat"] is not None and re.fullmatch("[A-Z]{2}[0-9]{9,11}(B01)?", r["vat"]) is not None,
      group="LEFT(vat, 2)", by=lambda r: (r["vat"] or "")[:2], method="Count", aggregate="vat", of=lambda r: r["vat"]),
    R("VAT number has eleven characters", "LENGTH(vat) = 11", lambda r: r["vat"] is not None and len(r["vat"]) == 11,
      group="country", by=lambda r: r["country"]),
    R("Card number is correct", "IS_LUHN(card)", lambda r: is_luhn(r["card"])),
    R("Card number has sixteen digits", "LENGTH(DIGITS_ONLY(card)) = 16", lambda r: len(packed(r["card"])) == 16),
    R("Last digit of the card", "LUHN_DIGIT(LEFT(DIGITS_ONLY(card), 15)) = RIGHT(card, 1)", lambda r: is_luhn(r["card"])),
    R("Card begins with 4", 'LEFT(card, 1) = "4"', lambda r: r["card"][0] == "4", group="LEFT(card, 1)", by=lambda r: r["card"][0]),
    R("Card number has a usual form", 'REGEX_MATCH(card, "\\d{16}|(\\d{4} ){3}\\d{4}")',
      lambda r: re.fullmatch(r"\d{16}|(\d{4} ){3}\d{4}", r["card"]) is not None),
    R("Article number is correct", "IS_GTIN(ean)", lambda r: is_gtin(r["ean"])),
    R("Article number has 13 digits", "LENGTH(ean) = 13", lambda r: len(r["ean"]) == 13),
    R("Article and card are correct", "IS_GTIN(ean) AND IS_LUHN(card)", lambda r: is_gtin(r["ean"]) and is_luhn(r["card"])),
    R("Last digit of the article", "MOD(TO_INT(ean), 10) = TO_INT(RIGHT(ean, 1))", lambda r: True),
    R("Article number ends in 0", 'ENDS_WITH(ean, "0")', lambda r: r["ean"][-1] == "0"),
    R("Book number is correct", "IS_ISBN(isbn)", lambda r: is_isbn(r["isbn"])),
    R("Short book number is correct", "IS_ISBN(isbn)", lambda r: is_isbn(r["isbn"]),
      filter="LENGTH(isbn) = 10", admits=lambda r: len(r["isbn"]) == 10),
    R("Short book number modulo 11", "IS_MOD11(isbn)", lambda r: is_isbn10(r["isbn"]),
      filter="LENGTH(isbn) = 10", admits=lambda r: len(r["isbn"]) == 10),
    R("Book number of 13 digits", 'isbn LIKE "978*"', lambda r: r["isbn"].startswith("978"),
      group="LENGTH(isbn)", by=lambda r: str(len(r["isbn"]))),
    R("Book number ends in X", 'RIGHT(isbn, 1) = "X"', lambda r: r["isbn"][-1] == "X"),
]
