"""Reads files with pandas, openpyxl and pyarrow.

The standard input is a JSON list of files: `path`, the name of a reader below, and its options, which are those of
pandas. For each file a line of JSON is printed: `names` of the columns and `rows`, or the `error`.

A value is null, a text, {"n": number as Python writes it}, {"b": boolean}, or {"j": a list or an object}.
"""

import datetime
import decimal
import json
import math
import sys
import warnings

import numpy
import openpyxl
import pandas
import pyarrow.feather
import pyarrow.ipc
import pyarrow.parquet

# Without these options pandas changes texts: it takes NA and None for null, and 007 for 7.
AS_TEXT = {"dtype": str, "keep_default_na": False}


def csv(path, na_values=(), **options):
    return frame(pandas.read_csv(path, na_values=["", *na_values], **AS_TEXT, **options))


def fixed_width(path, **options):
    return frame(pandas.read_fwf(path, na_values=[""], **AS_TEXT, **options))


def xml(path, **options):
    return frame(pandas.read_xml(path, parser="etree", dtype=str, **options))


def jsons(path, records=None, lines=False, encoding="utf-8"):
    # pandas.read_json makes doubles of all numbers.
    exact = {"parse_int": Number, "parse_float": Number}
    with open(path, encoding=encoding) as file:
        data = [json.loads(line, **exact) for line in file] if lines else json.load(file, **exact)
    for name in records or []:
        data = data[name]
    return frame(pandas.DataFrame(data))


def workbook(path, sheet=0, skiprows=0, nrows=None, columns=None):
    # Only this mode reads workbooks that name missing drawings.
    book = openpyxl.load_workbook(path, data_only=True, read_only=True)
    cells = book.worksheets[sheet]
    cells.reset_dimensions()
    names, *rows = [[value_of(cell) for cell in row] for row in list(cells.iter_rows())[skiprows:]]
    width = max(len(row) for row in [names, *rows])
    filled = [[*row, *[None] * (width - len(row))] for row in [names, *rows]]
    names, *rows = [row if columns is None else row[slice(*columns)] for row in filled]
    return [f"Column {index + 1}" if name is None else name for index, name in enumerate(names)], rows[:nrows]


def value_of(cell):
    """The value of a cell; an error is null, and a date without a time in its format has none."""
    if cell.data_type == "e":
        return None
    return at_midnight(cell.value) if cell.is_date and "h" not in cell.number_format.lower() else cell.value


def old_workbook(path, **options):
    names, rows = frame(
        pandas.read_excel(path, engine="calamine", dtype=object, keep_default_na=False, **options)
    )
    return names, [[at_midnight(value) for value in row] for row in rows]


def at_midnight(value):
    """The date of a moment at midnight, since peers make moments of dates."""
    is_date = isinstance(value, datetime.datetime) and value.time() == datetime.time()
    return value.date() if is_date else value


def parquet(path):
    return table(pyarrow.parquet.read_table(path))


def feather(path):
    return table(pyarrow.feather.read_table(path))


def table(found):
    return found.column_names, list(zip(*(column.to_pylist() for column in found.columns)))


def frame(found):
    """The names and rows of a frame. pandas numbers columns without names, and makes an index of the names of rows."""
    if not isinstance(found.index, pandas.RangeIndex):
        found = found.reset_index(names="Column 1")
    names = [name if isinstance(name, str) else f"Column {name + 1}" for name in found.columns]
    return names, found.astype(object).values.tolist()


class Number(str):
    """A number as it stands in the file."""


def plain(value):
    if value is None or value is pandas.NaT or value is pandas.NA:
        return None
    if isinstance(value, (bool, numpy.bool_)):
        return {"b": bool(value)}
    if isinstance(value, (float, numpy.floating)) and math.isnan(value):
        return None
    if isinstance(value, (int, float, decimal.Decimal, Number, numpy.number)):
        return {"n": str(value)}
    if isinstance(value, (datetime.datetime, datetime.date, datetime.time)):
        return value.isoformat(*([" "] if isinstance(value, datetime.datetime) else []))
    if isinstance(value, (list, dict)):
        return {"j": nested(value)}
    return str(value)


def nested(value):
    """A list or an object with numbers as JSON has them."""
    if isinstance(value, Number):
        return json.loads(value)
    if isinstance(value, list):
        return [nested(one) for one in value]
    return {name: nested(one) for name, one in value.items()} if isinstance(value, dict) else value


READERS = {
    "csv": csv,
    "fixed width": fixed_width,
    "xml": xml,
    "json": jsons,
    "workbook": workbook,
    "old workbook": old_workbook,
    "parquet": parquet,
    "feather": feather,
}

warnings.simplefilter("ignore")
for request in json.load(sys.stdin):
    try:
        names, rows = READERS[request["reader"]](request["path"], **request["options"])
        found = {"names": [plain(name) for name in names], "rows": [[plain(value) for value in row] for row in rows]}
    # Each kind of failure of a reader means that it cannot read the file.
    except Exception as error:
        found = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(found))
