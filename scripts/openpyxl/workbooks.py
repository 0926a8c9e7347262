"""Writes and reads workbooks with openpyxl.

    workbooks.py write <folder> <number> <seed>   writes drawn workbooks
    workbooks.py read <path>...                    prints the cells of workbooks, a line of JSON for each

A cell is null, or a list of its kind and its value: n a number as Python writes it, s a text, b a boolean, d a date with
a time, t a time, p a duration in seconds, e an error. A workbook that openpyxl cannot read has an error instead.
"""

import datetime
import json
import random
import resource
import signal
import sys

import openpyxl
from openpyxl.utils.datetime import CALENDAR_MAC_1904

WORDS = ["Ann", "Jörg", "日本", "😀 a", " blanks  ", "two\nlines", "<&>\"'", "1.10", "TRUE", "=", "#N/A", "", "x" * 300]
FORMATS = {
    "d": ["yyyy-mm-dd", "dd/mm/yy", "mmm yy", '"day "d', "[$-409]d-mmm-yyyy", "[Red]yyyy/mm/dd;@", "[$-F800]dddd"],
    "m": ["yyyy-mm-dd hh:mm:ss", "m/d/yy h:mm", "d.m. h AM/PM"],
    "t": ["h:mm", "h:mm:ss AM/PM", "mm:ss.0", "hh"],
    "p": ["[h]:mm:ss", "[mm]:ss", "[ss]"],
    "n": ["General", "0.00", "#,##0", "0%", '"d"0', "\\d0", "0.00E+00", '0 "months"', "_-* #,##0.00_-", "[>5]0;0.0", "@"],
}


def cell_of(dice):
    """A drawn value and the format of its cell; the value is a serial number for dates."""
    kind = dice.choice("nnnsssbdmtp ")
    if kind == " ":
        return None, None
    if kind == "s":
        return dice.choice(WORDS), None
    if kind == "b":
        return dice.random() < 0.5, None
    code = dice.choice(FORMATS[kind])
    if kind == "d":
        return dice.choice([dice.randint(61, 80_000), 61, 1, 59]), code
    if kind == "m":
        return dice.randint(61, 80_000) + dice.randint(0, 86_399) / 86_400, code
    if kind == "t":
        return dice.choice([dice.randint(0, 86_399) / 86_400, 0.5, 45_000.25]), code
    if kind == "p":
        return dice.randint(0, 10**7) / 86_400, code
    numbers = [0, 1, -1, 1.5, 0.1, 1e-7, 1e300, 123456789012, 2**53, -0.25, dice.random(), dice.randint(-(10**9), 10**9)]
    return dice.choice(numbers), code


def write(folder, number, seed):
    for index in range(number):
        dice = random.Random(seed * 1000 + index)
        book = openpyxl.Workbook()
        if dice.random() < 0.2:
            book.epoch = CALENDAR_MAC_1904
        book.remove(book.active)
        for place in range(dice.randint(1, 4)):
            sheet = book.create_sheet(dice.choice(["Data", "Größe", "2024", "a b'c"]) + str(place))
            if place > 0:
                sheet.sheet_state = dice.choice(["visible", "hidden", "veryHidden"])
            left, top = dice.randint(1, 4), dice.randint(1, 6)
            for row in range(dice.randint(0, 40)):
                for column in range(dice.randint(0, 9)):
                    value, code = cell_of(dice)
                    cell = sheet.cell(top + row * dice.choice([1, 1, 1, 2]), left + column)
                    cell.value = value
                    if isinstance(value, str) and value.startswith("="):
                        cell.data_type = "s"
                    if value == "#N/A":
                        cell.data_type = "e"
                    if code is not None:
                        cell.number_format = code
            if dice.random() < 0.3:
                sheet.merge_cells(start_row=60, start_column=2, end_row=61, end_column=4)
                sheet["B60"] = "merged"
        book.save(f"{folder}/drawn-{index}.xlsx")


def encoded(cell):
    value = cell.value
    if value is None:
        return None
    if cell.data_type == "e":
        return ["e", str(value)]
    if isinstance(value, bool):
        return ["b", value]
    if isinstance(value, (int, float)):
        return ["n", repr(value)]
    if isinstance(value, datetime.datetime):
        return ["d", value.isoformat()]
    if isinstance(value, datetime.time):
        return ["t", value.isoformat()]
    if isinstance(value, datetime.timedelta):
        return ["p", value.total_seconds()]
    return ["s", str(value)]


def cells_of(path):
    book = openpyxl.load_workbook(path, data_only=True)
    return [
        {
            "name": sheet.title,
            "state": sheet.sheet_state,
            "rows": [[encoded(cell) for cell in row] for row in sheet.iter_rows(min_row=1, min_col=1)],
        }
        for sheet in book.worksheets
    ]


def read(paths):
    # Some of the workbooks are bombs.
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
    for path in paths:
        signal.alarm(60)
        try:
            answer = {"sheets": cells_of(path)}
        except BaseException as error:  # noqa: BLE001
            answer = {"error": f"{type(error).__name__}: {error}"[:200]}
        print(json.dumps(answer))


if sys.argv[1] == "write":
    write(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
else:
    read(sys.argv[2:])
