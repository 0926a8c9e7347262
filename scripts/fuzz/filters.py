"""Filters in CQL2 for the queryables of a collection; spatial_hooks.py loads this module.

A condition is a pair: its text, and its tree in CQL2 JSON. Coordinates are from -80 to 80, which every reference
system of the server takes in either order.
"""

import json
import random

COMPARISONS = ["=", "<>", "<", "<=", ">", ">="]
RELATIONS = [f"s_{name}" for name in "intersects equals disjoint touches within overlaps crosses contains".split()]
INSTANT_RELATIONS = [f"t_{name}" for name in "after before disjoint equals intersects".split()]
TEXTS = ["France", "Sao Paulo", "it's", "%_\\%", "ÄÖß", "", "event 7"]
DATES = ["2020-02-03", "2020-02-29", "1970-01-01", "9999-12-31"]
MOMENTS = ["2020-01-01T05:00:00Z", "2020-02-29T23:59:59.999Z", "2024-12-31T12:00:00Z"]
# What a mutation puts in: parts of the language in a wrong place, and characters that need care.
SPLINTERS = ["(", ")", "'", '"', " AND ", " NOT ", ",", "..", "+", "%", "\\", "\t", "é", "😀", "1e999", "[", "{", "null"]


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def call(operator, *pairs):
    """An operator that text writes as a function."""
    text = f"{operator.upper()}({', '.join(text for text, _ in pairs)})"
    return text, {"op": operator, "args": [tree for _, tree in pairs]}


def infix(operator, left, right):
    return f"({left[0]} {operator.upper()} {right[0]})", {"op": operator, "args": [left[1], right[1]]}


def literal(value):
    if isinstance(value, bool):
        return str(value).upper(), value
    return (quoted(value), value) if isinstance(value, str) else (json.dumps(value), value)


class Filters:
    """A filter that is drawn by a seed, always the same one of a seed."""

    def __init__(self, seed, schemas):
        self.dice = random.Random(seed)
        self.schemas = sorted(schemas.items())

    def write(self, language):
        """A valid filter in an encoding."""
        text, tree = self.condition(3)
        return text if language == "cql2-text" else json.dumps(tree)

    def mutate(self, language):
        """A filter with one to three changes, which is hardly valid any more."""
        text = self.write(language)
        for _ in range(self.dice.randint(1, 3)):
            at = self.dice.randint(0, len(text))
            change = self.dice.randint(1, 3)
            if change == 1:
                text = text[:at] + self.dice.choice(SPLINTERS) + text[at:]
            elif change == 2:
                text = text[:at] + text[at + self.dice.randint(1, 5) :]
            else:
                text = text[at:] + text[:at]
        return text

    def condition(self, depth):
        kind = self.dice.randint(1, 6) if depth > 0 else 6
        if kind <= 2:
            return infix(self.dice.choice(["and", "or"]), self.condition(depth - 1), self.condition(depth - 1))
        if kind == 3:
            text, tree = self.condition(depth - 1)
            return f"NOT ({text})", {"op": "not", "args": [tree]}
        return self.predicate()

    def predicate(self):
        name, schema = self.dice.choice(self.schemas)
        column = ('"' + name.replace('"', '""') + '"', {"property": name})
        if self.dice.randint(1, 6) == 1:
            return f"{column[0]} IS NULL", {"op": "isNull", "args": [column[1]]}
        if "type" not in schema:
            return call(self.dice.choice(RELATIONS), column, self.geometry())
        if schema.get("format") in ("date", "date-time"):
            return self.temporal(column)
        kinds = {"string": self.text, "boolean": lambda column: infix("=", column, literal(self.dice.random() < 0.5))}
        return kinds.get(schema["type"], self.numeric)(column)

    def text(self, column):
        kind = self.dice.randint(1, 4)
        value = literal(self.dice.choice(TEXTS))
        if kind == 1:
            fold = self.dice.choice(["casei", "accenti"])
            return infix("like", call(fold, column), call(fold, value))
        if kind == 2:
            values = [literal(text) for text in self.dice.sample(TEXTS, 3)]
            listed = ", ".join(text for text, _ in values)
            return f"{column[0]} IN ({listed})", {"op": "in", "args": [column[1], [tree for _, tree in values]]}
        if kind == 3:
            return infix(self.dice.choice(COMPARISONS), call("length", column), literal(self.dice.randint(0, 20)))
        return infix(self.dice.choice(COMPARISONS), column, value)

    def numeric(self, column):
        low, high = sorted([round(self.dice.uniform(-10, 100), 3), self.dice.randint(0, 10**7)])
        kind = self.dice.randint(1, 3)
        if kind == 1:
            text = f"{column[0]} BETWEEN {low} AND {high}"
            return text, {"op": "between", "args": [column[1], low, high]}
        if kind == 2:
            column = infix(self.dice.choice(["+", "-", "*", "/", "%", "div", "^"]), column, literal(self.dice.randint(0, 3)))
        return infix(self.dice.choice(COMPARISONS), column, literal(high))

    def temporal(self, column):
        kind = self.dice.randint(1, 3)
        date, moment = self.dice.choice(DATES), self.dice.choice(MOMENTS)
        if kind == 1:
            return infix(self.dice.choice(COMPARISONS), column, (f"DATE('{date}')", {"date": date}))
        if kind == 2:
            return call(
                self.dice.choice(INSTANT_RELATIONS), column, (f"TIMESTAMP('{moment}')", {"timestamp": moment})
            )
        bounds = self.dice.choice([["..", date], [date, ".."], ["1970-01-01", "2020-02-10"]])
        interval = (f"INTERVAL('{bounds[0]}', '{bounds[1]}')", {"interval": bounds})
        return call(self.dice.choice(INSTANT_RELATIONS), column, interval)

    def geometry(self):
        x, y = self.dice.randint(-80, 60), self.dice.randint(-80, 60)
        kind = self.dice.randint(1, 4)
        if kind == 1:
            return f"POINT({x} {y})", {"type": "Point", "coordinates": [x, y]}
        if kind == 2:
            positions = [[x, y], [x + 15, y + 5], [x + 20, y + 20]]
            text = ", ".join(f"{px} {py}" for px, py in positions)
            return f"LINESTRING({text})", {"type": "LineString", "coordinates": positions}
        if kind == 3:
            ring = [[x, y], [x + 20, y], [x + 10, y + 20], [x, y]]
            text = ", ".join(f"{px} {py}" for px, py in ring)
            return f"POLYGON(({text}))", {"type": "Polygon", "coordinates": [ring]}
        return f"BBOX({x}, {y}, {x + 20}, {y + 20})", {"bbox": [x, y, x + 20, y + 20]}
