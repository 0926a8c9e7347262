"""Reads each file of a folder, which is in UTF-8, as pandas and the sniffer of Python's csv module guess its layout.

Prints for each file a line of JSON: its name, and the rows of each reader, or null if it fails.
"""

import csv
import io
import json
import os
import sys
import warnings

import pandas

# What csv.Sniffer examines. Its documentation reads 1024 characters.
SAMPLE = 64 * 1024


def by_pandas(path):
    table = pandas.read_csv(
        path, sep=None, engine="python", dtype=str, keep_default_na=False, encoding="utf-8"
    )
    # A record that is too short has NaN, which is not equal to itself.
    return [[value if value == value else None for value in row] for row in table.values.tolist()]


def by_sniffer(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    sniffer = csv.Sniffer()
    rows = list(csv.reader(io.StringIO(text, newline=""), sniffer.sniff(text[:SAMPLE])))
    return rows[1:] if sniffer.has_header(text[:SAMPLE]) else rows


def attempt(read, path):
    try:
        return read(path)
    # Each kind of failure of a reader means that it cannot read the file.
    except Exception:
        return None


warnings.simplefilter("ignore")
folder = sys.argv[1]
for name in sorted(os.listdir(folder)):
    path = os.path.join(folder, name)
    found = {"pandas": attempt(by_pandas, path), "sniffer": attempt(by_sniffer, path)}
    print(json.dumps({"name": name, **found}))
