"""Rules about empty fields, values of another type and comparisons of different types in customers.csv."""

import datetime
from decimal import Decimal

from corpus import date, known, number, time
from customer_texts import R

LOW = Decimal("0.1")


def rate(r):
    return number(r["rate"])


def visits(r):
    return int(r["visits"])


def net(r):
    return number(r["net"])


def never(r):
    return False


def is_no_number(column):
    return lambda r: r[column] is not None and number(r[column]) is None


RULES = [
    R("Not a high rate", "NOT (rate > 0.1)", lambda r: known(rate(r)) and rate(r) <= LOW),
    R("High rate or many visits", "rate > 0.1 OR visits > 5", lambda r: known(rate(r)) and rate(r) > LOW or visits(r) > 5),
    R("High rate and many visits", "rate > 0.1 AND visits > 5", lambda r: known(rate(r)) and rate(r) > LOW and visits(r) > 5),
    R("Not both", "NOT (rate > 0.1 AND visits > 5)", lambda r: visits(r) <= 5 or known(rate(r)) and rate(r) <= LOW),
    R("Not either", "NOT (rate > 0.1 OR visits > 5)", lambda r: visits(r) <= 5 and known(rate(r)) and rate(r) <= LOW),
    R("Rate in a list with null", "rate IN (0.07, NULL)", lambda r: r["rate"] == "0.07"),
    R("Rate not in a list with null", "rate NOT IN (0.07, NULL)", never),
    R("Rate not in a list", "rate NOT IN (0.07, 0.19)", lambda r: known(rate(r)) and r["rate"] not in ("0.07", "0.19")),
    R("Nothing equals null", "email = NULL", never),
    R("Nothing differs from null", "email <> NULL", never),
    R("Equal to itself", "left = left", lambda r: r["left"] is not None),
    R("Filter that is null", "TRUE", lambda r: True, filter="rate > 0.1", admits=lambda r: known(rate(r)) and rate(r) > LOW),
    R("Filter of a negation", "visits > 0", lambda r: visits(r) > 0,
      filter="NOT (rate > 0.1)", admits=lambda r: known(rate(r)) and rate(r) <= LOW, group="rate", by=lambda r: r["rate"]),
    R("IF does not take a null branch", "IF rate > 0.1 THEN FALSE ELSE TRUE", lambda r: not known(rate(r)) or rate(r) <= LOW),
    R("CASE without ELSE", 'CASE WHEN left > "2020-01-01" THEN TRUE WHEN visits > 5 THEN TRUE END',
      lambda r: known(date(r["left"])) and date(r["left"]) > datetime.date(2020, 1, 1) or visits(r) > 5),
    R("Years of leaving", "left >= joined", lambda r: known(r["left"]) and r["left"] >= r["joined"],
      group="DT_YEAR(left)", by=lambda r: r["left"] and r["left"][:4], method="Minimum", aggregate="left", of=lambda r: date(r["left"])),
    R("Number against text", 'visits = "1"', lambda r: r["visits"] == "1"),
    R("Number before text", 'visits < "3"', lambda r: r["visits"] < "3"),
    R("Another form of a number", 'rate = "0.20"', never),
    R("Number against number", "rate = 0.20", lambda r: r["rate"] == "0.2"),
    R("Text against number", "postcode > 50000", lambda r: known(number(r["postcode"])) and number(r["postcode"]) > 50000,
      unreadable=is_no_number("postcode")),
    R("Text against a logical value", "consent = TRUE", lambda r: r["consent"] in ("yes", "Y", "true"),
      unreadable=lambda r: r["consent"] == "ja"),
    R("Integer against decimal", "id <= 12.5", lambda r: int(r["id"]) <= 12),
    R("Two blanks", 'status = "  "', lambda r: r["status"] == "  "),
    R("Capitals before small letters", 'status < "a"', lambda r: r["status"] < "a", group="status", by=lambda r: r["status"]),
    R("Blanks before letters", 'name < "B"', lambda r: r["name"] < "B"),
    R("Concatenation with null", 'note || "!" <> "!"', lambda r: r["note"] is not None),
    R("Sum with null", "visits + rate > 3", lambda r: known(rate(r)) and visits(r) + rate(r) > 3),
    R("Division by zero", "1 / visits > 0.2", lambda r: visits(r) > 0 and visits(r) < 5),
    R("Negated division by zero", "NOT (1 / visits > 0.2)", lambda r: visits(r) < 0 or visits(r) >= 5),
    R("Length of null", "LENGTH(note) >= 0", lambda r: r["note"] is not None),
    R("First that is not null", 'COALESCE(note, email, "none") = "none"', lambda r: r["note"] is None and r["email"] is None),
    R("Greatest without null", "GREATEST(rate, 0.1) = 0.1", lambda r: not known(rate(r)) or rate(r) <= LOW),
    R("Computed equality", "net * 3 / 3 = net", lambda r: known(net(r)), unreadable=is_no_number("net")),
    R("Difference", "gross - tax = net", lambda r: known(net(r)) and net(r) + number(r["tax"]) == number(r["gross"]),
      unreadable=is_no_number("net")),
    R("One cent more", "net + tax < gross", lambda r: known(net(r)) and net(r) + number(r["tax"]) < number(r["gross"]),
      method="Sum", aggregate="gross - tax", of=lambda r: number(r["gross"]) - number(r["tax"])),
    R("Sign of visits", "-visits <= 0", lambda r: visits(r) >= 0),
    R("Whole net", "TO_INT(net) = FLOOR(net)", lambda r: known(net(r)), unreadable=is_no_number("net")),
    R("Unreadable date of birth", "born < TODAY()", lambda r: known(date(r["born"])), unreadable=lambda r: not known(date(r["born"]))),
    R("Unreadable but decided", "born < TODAY() OR visits >= 0", lambda r: known(date(r["born"])) or visits(r) >= 0,
      unreadable=lambda r: not known(date(r["born"])) and visits(r) < 0),
    R("Unreadable time", 'NOT opened < "12:00"', lambda r: known(time(r["opened"])) and time(r["opened"]).hour >= 12,
      unreadable=lambda r: not known(time(r["opened"]))),
    R("Read with a form", 'TO_DATE(born, "YYYY-MM-DD") < TODAY()', lambda r: known(date(r["born"])) and "." not in r["born"]),
    R("Text of a number", "TO_TEXT(rate * 100) || \"%\" = \"20%\"", lambda r: r["rate"] == "0.2"),
]
