"""Finds the functional dependencies or the keys of a CSV file, as Desbordante implements it.

Usage: dependencies.py <HyFD|HyUCC|HPIValid|TANE> <threads> <widest left side, 0 for all> <error> <file.csv>
Two empty fields are equal. The error is g3, for TANE only. Prints JSON: {"load": seconds to read the file, "execute":
seconds of the search, "memory": most bytes that the process held, "found": [[[left column, ...], right column], ...] with
indexes of columns; the right column of a key is null}.
"""

import json
import resource
import sys
import time

import desbordante

ALGORITHMS = {
    "HyFD": desbordante.fd.algorithms.HyFD,
    "HyUCC": desbordante.ucc.algorithms.HyUCC,
    "HPIValid": desbordante.ucc.algorithms.HPIValid,
    "TANE": desbordante.afd.algorithms.Tane,
}


def main(name, threads, width, error, path):
    algorithm = ALGORITHMS[name]()
    start = time.perf_counter()
    algorithm.load_data(table=(path, ",", True))
    loaded = time.perf_counter()
    possible = algorithm.get_possible_options()
    options = {"threads": threads, "error": error, "afd_error_measure": "g3"}
    if width > 0:
        options["max_lhs"] = width
    algorithm.execute(**{key: value for key, value in options.items() if key in possible})
    executed = time.perf_counter()
    if name in ("HyUCC", "HPIValid"):
        found = [[key.indices, None] for key in algorithm.get_uccs()]
    else:
        found = [[fd.lhs_indices, fd.rhs_index] for fd in algorithm.get_fds()]
    answer = {
        "load": loaded - start,
        "execute": executed - loaded,
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
        "found": found,
    }
    json.dump(answer, sys.stdout)


main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), sys.argv[5])
