"""Describes the columns of a CSV file by ydata-profiling and prints its figures as JSON.

    describe.py <csv> <settings as JSON> <most frequent values of a column> [page to write]

The file is read and the columns are described as ydata-profiling's own command does; a page is made of it where one is
named. Text that stands for a number is given as Python writes it.
"""

import json
import resource
import sys
import time
import warnings

warnings.filterwarnings("ignore")

import pandas  # noqa: E402
from ydata_profiling import ProfileReport  # noqa: E402

FIGURES = {
    "type": "type",
    "missing": "n_missing",
    "distinct": "n_distinct",
    "min": "min",
    "max": "max",
    "mean": "mean",
    "standardDeviation": "std",
    "lowerQuartile": "25%",
    "median": "50%",
    "upperQuartile": "75%",
    "minLength": "min_length",
    "maxLength": "max_length",
}


def plain(figure):
    """A figure as JSON has it: numbers of NumPy as Python's, all else but text as text."""
    if hasattr(figure, "item"):
        figure = figure.item()
    return figure if isinstance(figure, (str, int, float)) else str(figure)


def main(path, settings, most, page=None):
    started = time.perf_counter()
    # In one go, so that a column has one type.
    table = pandas.read_csv(path, low_memory=False)
    read = time.perf_counter()
    report = ProfileReport(table, progress_bar=False, **settings)
    variables = report.get_description().variables
    described = time.perf_counter()
    if page is not None:
        report.to_file(page)
    paged = time.perf_counter()
    columns = {}
    for name, figures in variables.items():
        columns[name] = {ours: plain(figures[theirs]) for ours, theirs in FIGURES.items() if theirs in figures}
        counts = figures["value_counts_without_nan"].head(most)
        columns[name]["mostFrequent"] = [[str(value), int(count)] for value, count in counts.items()]
    answer = {
        "rows": len(table),
        "readSeconds": read - started,
        "describeSeconds": described - read,
        "pageSeconds": paged - described,
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
        "columns": columns,
    }
    json.dump(answer, sys.stdout)


main(sys.argv[1], json.loads(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
