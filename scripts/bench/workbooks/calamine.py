"""Reads the first sheet of a workbook with python-calamine and prints its figures as JSON: calamine.py <path>"""

import json
import resource
import sys
import time

from python_calamine import CalamineWorkbook

started = time.perf_counter()
rows = sum(1 for _ in CalamineWorkbook.from_path(sys.argv[1]).get_sheet_by_index(0).iter_rows())
seconds = time.perf_counter() - started
used = resource.getrusage(resource.RUSAGE_SELF)
cpu = used.ru_utime + used.ru_stime
print(json.dumps({"records": rows - 1, "seconds": seconds, "cpuSeconds": cpu, "memory": used.ru_maxrss * 1024}))
