"""Rules about the texts of customers.csv: names, addresses, telephone numbers and other words."""

import hashlib
import re
from functools import partial

from checks import edit_distance, is_email, jaro_winkler, without_accents
from corpus import Rule, frequencies, known, most_frequent, number

R = partial(Rule, "Customers")
EUROPE = ("DE", "FR", "GB", "IT", "NL", "PL", "BE", "US")


def plain_digits(text):
    return "".join(re.findall(r"\d", text))


def packed(text):
    return "".join(text.split())


def word(text, place):
    return text.split()[place]


def proper(text):
    return re.sub(r"[^\W_][\w']*", lambda found: found[0][0].upper() + found[0][1:].lower(), text)


def unique(column):
    def over(rows):
        counts = frequencies(rows, column)
        return lambda r: r[column] is not None and counts[r[column]] == 1
    return over


def frequency_above(column, least):
    def over(rows):
        counts = frequencies(rows, column)
        return lambda r: r[column] is not None and counts[r[column]] > least
    return over


def among(column, values):
    return lambda r: r[column] in values


def in_country(country):
    return {"filter": f'country = "{country}"', "admits": lambda r: r["country"] == country}


def given(column):
    return {"filter": f"NOT IS_EMPTY({column})", "admits": lambda r: (r[column] or "").strip() != ""}


def matches(column, pattern):
    return lambda r: r[column] is not None and re.fullmatch(pattern, r[column], re.ASCII) is not None


RULES = [
    R("Id is unique", "IS_UNIQUE(id)", over=unique("id")),
    R("Id is an integer", "IS_INTEGER(id)", lambda r: r["id"].isdigit()),
    R("Id is the number of the row", "id = _rowid", lambda r: int(r["id"]) == r["_rowid"]),
    R("Next id is there", "IS_IN(TO_TEXT(id + 1), id)",
      over=lambda rows: (lambda ids: lambda r: int(r["id"]) + 1 in ids)({int(r["id"]) for r in rows})),
    R("Low ids", 'LPAD(TO_TEXT(id), 4, "0") LIKE "00*"', lambda r: int(r["id"]) < 100),
    R("Email is unique or absent", "IS_NULL(email) OR IS_UNIQUE(email)",
      over=lambda rows: (lambda counts: lambda r: r["email"] is None or counts[r["email"]] == 1)(frequencies(rows, "email"))),
    R("Card is unique", "IS_UNIQUE(card)", over=unique("card")),
    R("City is frequent", "FREQUENCY(city) > 60", over=frequency_above("city", 60)),
    R("Country is frequent", "FREQUENCY(country) > 20", over=frequency_above("country", 20)),
    R("Most frequent country", "country = MODE(country)",
      over=lambda rows: (lambda mode: lambda r: r["country"] == mode)(most_frequent(rows, "country"))),
    R("Sixteen cities", "COUNT_DISTINCT(city) = 16",
      over=lambda rows: (lambda right: lambda r: right)(len(frequencies(rows, "city")) == 16)),
    R("Many notes are missing", "COUNT_NULL(note) > 100",
      over=lambda rows: (lambda right: lambda r: right)(sum(r["note"] is None for r in rows) > 100)),
    R("Name is trimmed", "name = TRIM(name)", lambda r: r["name"] == r["name"].strip()),
    R("Name has single blanks", "name = COLLAPSE(name)", lambda r: r["name"] == " ".join(r["name"].split())),
    R("Name is not in capitals", "NOT IS_UPPER(name)", lambda r: not r["name"].isupper()),
    R("Name has two words", "WORDS(name) = 2", lambda r: len(r["name"].split()) == 2),
    R("Name is short", "LENGTH(name) <= 12", lambda r: len(r["name"]) <= 12),
    R("Name has letters only", "REGEX_MATCH(name, \"[\\pL' -]+\")",
      lambda r: all(one.isalpha() or one in "' -" for one in r["name"])),
    R("Name has an umlaut", 'name LIKE "*ü*"', lambda r: "ü" in r["name"]),
    R("Name has no accents", "FOLD_ACCENTS(name) = name", lambda r: without_accents(r["name"]) == r["name"]),
    R("Name begins with A", 'STARTS_WITH(TRIM(name), "A")', lambda r: r["name"].strip().startswith("A"),
      group="WORD(name, -1)", by=lambda r: word(r["name"], -1)),
    R("Name is in proper case", "PROPER(TRIM(name)) = TRIM(name)",
      lambda r: proper(r["name"].strip()) == r["name"].strip()),
    R("Name is a palindrome", "REVERSE(LOWER(WORD(name, 1))) = LOWER(WORD(name, 1))",
      lambda r: word(r["name"], 0).lower() == word(r["name"], 0).lower()[::-1]),
    R("First name is like Grace", 'EDIT_DISTANCE(LOWER(WORD(name, 1)), "grace") <= 3',
      lambda r: edit_distance(word(r["name"], 0).lower(), "grace") <= 3),
    R("Last name is like Dijkstra", 'SIMILARITY(WORD(name, -1), "Dijkstra") > 0.5',
      lambda r: jaro_winkler(word(r["name"], -1), "Dijkstra") > 0.5),
    R("Two letters a", 'LENGTH(name) - LENGTH(REPLACE(name, "a", "")) >= 2', lambda r: r["name"].count("a") >= 2),
    R("Blank at the sixth place", 'POSITION(name, " ") = 6', lambda r: r["name"].find(" ") == 5),
    R("Name has a blank", 'COUNT_OF(name, " ") = 1', lambda r: r["name"].count(" ") == 1),
    R("Fingerprint of the name", 'LEFT(SHA256(name), 1) = "a"',
      lambda r: hashlib.sha256(r["name"].encode()).hexdigest()[0] == "a"),
    R("MD5 of the name", 'MD5(name) < "8"', lambda r: hashlib.md5(r["name"].encode()).hexdigest() < "8"),
    R("Email is an address", "IS_EMAIL(email)", lambda r: is_email(r["email"]), **given("email")),
    R("Email is at example", 'email LIKE "*@example.*"', lambda r: r["email"] is not None and "@example." in r["email"]),
    R("Email is in lower case", "LOWER(email) = email", lambda r: r["email"] == r["email"].lower(),
      filter="NOT IS_NULL(email)", admits=lambda r: r["email"] is not None),
    R("Email has a known domain", 'SPLIT(email, "@", -1) IN ("example.com", "example.org", "example.co.uk")',
      lambda r: r["email"] is not None and r["email"].split("@")[-1] in ("example.com", "example.org", "example.co.uk")),
    R("Email has the id", "CONTAINS(email, TO_TEXT(id))", lambda r: r["email"] is not None and r["id"] in r["email"]),
    R("Email ends in org", 'ENDS_WITH(email, ".org")', lambda r: r["email"] is not None and r["email"].endswith(".org"),
      group="country", by=lambda r: r["country"], method="Count", aggregate="email", of=lambda r: r["email"]),
    R("Number in the email", 'REGEX_EXTRACT(email, "(\\d+)@", 1) = TO_TEXT(id)',
      lambda r: r["email"] is not None and re.search(r"(\d+)@", r["email"]) is not None
      and re.search(r"(\d+)@", r["email"])[1] == r["id"]),
    R("Street ends in a number", 'REGEX_FIND(street, "\\d+[ab]?$")', lambda r: re.search(r"\d+[ab]?$", r["street"]) is not None),
    R("House number is low", 'TO_INT(REGEX_EXTRACT(street, "\\d+")) <= 200', lambda r: int(plain_digits(r["street"])) <= 200,
      method="Average", aggregate='TO_INT(REGEX_EXTRACT(street, "\\d+"))', of=lambda r: int(plain_digits(r["street"]))),
    R("House number has no letter", 'NOT REGEX_FIND(street, "[ab]$")', lambda r: r["street"][-1] not in "ab",
      group='REGEX_REPLACE(street, " \\d+[ab]?$", "")', by=lambda r: r["street"].rsplit(" ", 1)[0]),
    R("German cities", 'city IN ("Berlin", "München")', among("city", ("Berlin", "München")), **in_country("DE")),
    R("French cities", 'IF country = "FR" THEN city IN ("Paris", "Lyon") ELSE TRUE',
      lambda r: r["country"] != "FR" or r["city"] in ("Paris", "Lyon")),
    R("Polish and Belgian cities",
      'CASE WHEN country = "PL" THEN city = "Łódź" WHEN country = "BE" THEN city IN ("Gent", "Liège") ELSE city <> "Roma" END',
      lambda r: r["city"] == "Łódź" if r["country"] == "PL"
      else r["city"] in ("Gent", "Liège") if r["country"] == "BE" else r["city"] != "Roma"),
    R("City has letters only", "IS_ALPHA(city)", lambda r: r["city"].isalpha()),
    R("City is in the first half", 'city < "M"', lambda r: r["city"] < "M", group="LEFT(city, 1)", by=lambda r: r["city"][0]),
    R("City is behind Z", 'city > "Z"', lambda r: r["city"] > "Z"),
    R("German postcode", 'REGEX_MATCH(postcode, "\\d{5}")', matches("postcode", r"\d{5}"), **in_country("DE")),
    R("British postcode", 'REGEX_MATCH(postcode, "[A-Z]{2}\\d \\d[A-Z]{2}")', matches("postcode", r"[A-Z]{2}\d \d[A-Z]{2}"),
      **in_country("GB")),
    R("Dutch postcode", 'REGEX_MATCH(postcode, "[1-9]\\d{3} [A-Z]{2}")', matches("postcode", r"[1-9]\d{3} [A-Z]{2}"),
      **in_country("NL")),
    R("Polish postcode", 'postcode LIKE "??-???"', lambda r: r["postcode"] is not None and len(r["postcode"]) == 6
      and r["postcode"][2] == "-", **in_country("PL")),
    R("American postcode", 'REGEX_MATCH(postcode, "\\d{5}(-\\d{4})?")', matches("postcode", r"\d{5}(-\d{4})?"),
      **in_country("US")),
    R("Belgian postcode", "TO_INT(postcode) >= 1000 AND LENGTH(postcode) = 4",
      lambda r: r["postcode"] is not None and len(r["postcode"]) == 4 and int(r["postcode"]) >= 1000, **in_country("BE")),
    R("Postcode has a usual mask", 'MASK(postcode) IN ("NNNNN", "NNNN AA")', matches("postcode", r"\d{5}|\d{4} [A-Za-z]{2}"),
      group="MASK(postcode)", by=lambda r: re.sub(r"\d", "N", re.sub("[A-Za-z]", "A", r["postcode"] or ""))),
    R("Postcode is in capitals", "postcode = UPPER(postcode)", lambda r: r["postcode"] == r["postcode"].upper(),
      **given("postcode")),
    R("Postcode has five characters", "LENGTH(LPACK(postcode)) >= 5",
      lambda r: r["postcode"] is not None and len(packed(r["postcode"])) >= 5),
    R("Postcode has four digits", "LENGTH(DIGITS_ONLY(postcode)) >= 4",
      lambda r: r["postcode"] is not None and len(plain_digits(r["postcode"])) >= 4),
    R("Postcode has no letters", 'LETTERS_ONLY(postcode) = ""',
      lambda r: r["postcode"] is not None and not re.search("[A-Za-z]", r["postcode"])),
    R("Country is known", 'country IN ("DE", "FR", "GB", "IT", "NL", "PL", "BE", "US")', among("country", EUROPE)),
    R("Country is in capitals", "country = UPPER(country)", lambda r: r["country"].isupper(),
      group="UPPER(country)", by=lambda r: r["country"].upper(), method="Sum", aggregate="gross", of=lambda r: number(r["gross"])),
    R("Country is DE", 'RPAD(country, 3, ".") = "DE."', lambda r: r["country"] == "DE"),
    R("Country of two equal letters", "REPEAT(LEFT(country, 1), 2) = country", lambda r: r["country"] == r["country"][0] * 2),
    R("Phone is in E.164", 'REGEX_MATCH(phone, "\\+[1-9]\\d{6,14}")', matches("phone", r"\+[1-9]\d{6,14}"), **given("phone")),
    R("Phone begins with plus", 'IS_NULL(phone) OR STARTS_WITH(phone, "+")', lambda r: (r["phone"] or "+").startswith("+")),
    R("Phone of Germany", 'IF country = "DE" THEN STARTS_WITH(DIGITS_ONLY(phone), "49") ELSE TRUE',
      lambda r: r["country"] != "DE" or r["phone"] is not None and plain_digits(r["phone"]).startswith("49")),
    R("Phone has eleven digits", "LENGTH(DIGITS_ONLY(phone)) = 11",
      lambda r: r["phone"] is not None and len(plain_digits(r["phone"])) == 11, group="country", by=lambda r: r["country"]),
    R("Phone has no letters", 'NOT REGEX_FIND(phone, "[A-Za-z]")',
      lambda r: r["phone"] is not None and not re.search("[A-Za-z]", r["phone"])),
    R("Phone has no blanks", 'REPLACE(phone, " ", "") = phone', lambda r: r["phone"] is not None and " " not in r["phone"]),
    R("Phone has a known country", 'SUBSTRING(phone, 2, 2) IN ("49", "33", "44", "39", "31", "48", "32")',
      lambda r: r["phone"] is not None and r["phone"][1:3] in ("49", "33", "44", "39", "31", "48", "32")),
    R("Phone is packed", 'LPACK(phone) = COALESCE(phone, "")', lambda r: r["phone"] is not None and packed(r["phone"]) == r["phone"]),
    R("Status is known", 'status IN ("active", "closed", "new")', among("status", ("active", "closed", "new"))),
    R("Status is active in any case", 'FOLD_CASE(status) = "active"', lambda r: r["status"].lower() == "active",
      group="status", by=lambda r: r["status"]),
    R("Status is filled", "NOT IS_EMPTY(status)", lambda r: r["status"].strip() != ""),
    R("Status is blank", "IS_BLANK(status)", lambda r: r["status"] is not None and r["status"].strip() == ""),
    R("Status is no placeholder", 'NULLIF(status, "n/a") <> ""', lambda r: r["status"] != "n/a"),
    R("Closed customers have left", 'IF status = "closed" THEN NOT IS_NULL(left) ELSE TRUE',
      lambda r: r["status"] != "closed" or r["left"] is not None),
    R("Consent is logical", "IS_LOGICAL(consent)", lambda r: r["consent"] in ("yes", "no", "Y", "n", "true")),
    R("Consent is given", "TO_LOGICAL(consent)", lambda r: r["consent"] in ("yes", "Y", "true"),
      group="consent", by=lambda r: r["consent"]),
    R("Consent is a word", 'LENGTH(consent) > 1 AND consent <> "ja"', lambda r: len(r["consent"]) > 1 and r["consent"] != "ja"),
    R("Note has no semicolon", 'IS_NULL(note) OR NOT CONTAINS(note, ";")', lambda r: ";" not in (r["note"] or "")),
    R("Note has quotes", 'note = "said ""no"""', lambda r: r["note"] == 'said "no"'),
    R("Note is there", 'COALESCE(note, "none") <> "none"', lambda r: r["note"] is not None, group="note", by=lambda r: r["note"]),
    R("Currency of the country", 'currency = IF country = "GB" THEN "GBP" ELSE IF country = "PL" THEN "PLN" ELSE IF country = "US" THEN "USD" ELSE "EUR"',
      lambda r: r["currency"] == {"GB": "GBP", "PL": "PLN", "US": "USD"}.get(r["country"], "EUR")),
    R("Currency by country", 'currency = "EUR"', among("currency", ("EUR",)), group='country || "/" || currency',
      by=lambda r: f"{r['country']}/{r['currency']}", method="Maximum", aggregate="gross", of=lambda r: number(r["gross"])),
    R("Euro or far away", 'currency = "EUR" OR NOT country IN ("DE", "FR", "IT", "NL", "BE")',
      lambda r: known(r["currency"]) and (r["currency"] == "EUR" or r["country"] not in ("DE", "FR", "IT", "NL", "BE"))),
]
