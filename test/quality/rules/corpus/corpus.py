"""Counts what rules should find, without the product: the predicates are written by hand in Python.

A value is a text, or None for an empty field. A predicate returns True for a row that passes. False and None fail.
"""

import csv
import datetime
import json
import re
from collections import Counter
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Callable, Optional

Row = dict[str, Any]
Predicate = Callable[[Row], Optional[bool]]


@dataclass
class Rule:
    entity: str
    name: str
    expression: str
    passes: Optional[Predicate] = None
    """Makes the predicate from the admitted rows, for functions over all rows."""
    over: Optional[Callable[[list[Row]], Predicate]] = None
    filter: str = ""
    admits: Optional[Predicate] = None
    group: str = ""
    by: Optional[Callable[[Row], Optional[str]]] = None
    method: str = ""
    aggregate: str = ""
    of: Optional[Callable[[Row], Any]] = None
    unreadable: Optional[Predicate] = None
    """True for a row that fails because a value is not of the type that the expression needs."""


NUMBER = re.compile(r"\s*[+-]?(\d+\.?\d*|\.\d+)\s*")


def number(text: Optional[str]) -> Optional[Decimal]:
    """The number in a text; None for other texts."""
    return Decimal(text.strip()) if text is not None and NUMBER.fullmatch(text) else None


def date(text: Optional[str]) -> Optional[datetime.date]:
    """The date in a text, in the two forms that the files have."""
    for form in ("%Y-%m-%d", "%d.%m.%Y"):
        try:
            return datetime.datetime.strptime(text or "", form).date()
        except ValueError:
            pass
    return None


def time(text: Optional[str]) -> Optional[datetime.time]:
    try:
        return datetime.datetime.strptime(text or "", "%H:%M").time()
    except ValueError:
        return None


def known(*values: Any) -> bool:
    return all(value is not None for value in values)


def full_years(first: datetime.date, last: datetime.date) -> int:
    return last.year - first.year - ((last.month, last.day) < (first.month, first.day))


def a_year_later(day: datetime.date) -> datetime.date:
    try:
        return day.replace(year=day.year + 1)
    except ValueError:  # 29 February
        return day.replace(year=day.year + 1, day=28)


def frequencies(rows: list[Row], column: str) -> Counter:
    return Counter(row[column] for row in rows if row[column] is not None)


def numbers(rows: list[Row], column: str) -> list[float]:
    return [float(value) for value in (number(row[column]) for row in rows) if value is not None]


def most_frequent(rows: list[Row], column: str) -> str:
    counts = frequencies(rows, column)
    return min(counts, key=lambda value: (-counts[value], value))


def read(path: str, every: int) -> list[Row]:
    """The rows of a file: the first one, and each one that follows by so many rows."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = [{name: value or None for name, value in row.items()} for row in csv.DictReader(file)][::every]
    for place, row in enumerate(rows, 1):
        row["_rowid"] = place
    return rows


def aggregated(method: str, values: list[Any]) -> str:
    if method == "Count":
        return str(len(values))
    if not values:
        return ""
    if method == "Sum":
        return str(sum(values))
    if method == "Average":
        return repr(float(sum(values)) / len(values))
    return str(max(values) if method == "Maximum" else min(values))


COLUMNS = ("entity", "name", "expression", "filter", "group", "method", "aggregate")
FIGURES = ("passing", "failing", "groups", "largest", "aggregate of passing", "aggregate of failing", "errors")


def figures(rule: Rule, rows: list[Row]) -> list[str]:
    """The figures of a rule, in the order of FIGURES."""
    admitted = [row for row in rows if rule.admits is None or rule.admits(row) is True]
    predicate = rule.passes or rule.over(admitted)
    verdicts = [(row, predicate(row) is True) for row in admitted]
    passing = [row for row, passes in verdicts if passes]
    failing = [row for row, passes in verdicts if not passes]
    groups, largest = "", ""
    if rule.by:
        counts: dict[Optional[str], list[int]] = {}
        for row, passes in verdicts:
            counts.setdefault(rule.by(row) or None, [0, 0])[0 if passes else 1] += 1
        order = sorted(counts, key=lambda value: (-sum(counts[value]), value is None, value or ""))
        groups = str(len(counts))
        largest = json.dumps([[value or "", *counts[value]] for value in order[:5]], ensure_ascii=False)
    of = ["", ""]
    if rule.of:
        of = [
            aggregated(rule.method, [value for value in map(rule.of, some) if value is not None])
            for some in (passing, failing)
        ]
    errors = str(sum(rule.unreadable(row) is True for row in admitted)) if rule.unreadable else ""
    return [str(len(passing)), str(len(failing)), groups, largest, *of, errors]


def table(rules: list[Rule], files: dict[str, tuple[str, int]]) -> str:
    """The rules with their figures, as a table with tabs."""
    rows = {entity: read(*source) for entity, source in files.items()}
    lines = [list(COLUMNS) + list(FIGURES)]
    for rule in rules:
        written = [rule.entity, rule.name, rule.expression, rule.filter, rule.group, rule.method, rule.aggregate]
        lines.append(written + figures(rule, rows[rule.entity]))
    return "".join("\t".join(line) + "\n" for line in lines)
