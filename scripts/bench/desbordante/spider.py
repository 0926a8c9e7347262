"""Finds the unary inclusion dependencies of CSV files by SPIDER, as Desbordante implements it.

Usage: spider.py <threads> <file.csv>...
Prints JSON: {"load": seconds to read the files and to sort their values, "execute": seconds of the search, "memory": most
bytes that the process held, "dependencies": [[file, column, file, column], ...] by names}.
"""

import json
import resource
import sys
import time

import desbordante


def side(columns):
    # Its shape is (table name, [column name]).
    table, names = str(columns).strip("()").rsplit(", [", 1)
    return table, names.rstrip("]")


def main(threads, paths):
    algorithm = desbordante.ind.algorithms.Spider()
    start = time.perf_counter()
    algorithm.load_data(tables=[(path, ",", True) for path in paths])
    loaded = time.perf_counter()
    algorithm.execute(error=0, threads=threads)
    executed = time.perf_counter()
    dependencies = []
    for found in algorithm.get_inds():
        left, right = str(found).split(" -> ")
        dependencies.append([*side(left), *side(right)])
    answer = {
        "load": loaded - start,
        "execute": executed - loaded,
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
        "dependencies": dependencies,
    }
    json.dump(answer, sys.stdout)


main(int(sys.argv[1]), sys.argv[2:])
