"""Prints the rules of the corpus with the figures that they should have.

Usage: expected.py FOLDER, where FOLDER has the files of the demo data. The output is rules.tsv.
"""

import pathlib
import sys

import customer_amounts
import customer_codes
import customer_nulls
import customer_texts
import demo_rules
from corpus import table

RULES = (
    customer_texts.RULES + customer_codes.RULES + customer_amounts.RULES + customer_nulls.RULES + demo_rules.RULES
)


def main(folder):
    here, demo = pathlib.Path(__file__).parent, pathlib.Path(folder)
    files = {
        "Customers": (here / "customers.csv", 1),
        "Airports": (demo / "airports.csv", 1),
        "Bird Strikes": (demo / "birdstrikes.csv", 1),
        # The whole file takes long to load.
        "Zip Codes": (demo / "zipcodes.csv", 5),
        "Seattle Weather": (demo / "seattle-weather.csv", 1),
    }
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.write(table(RULES, files))


if __name__ == "__main__":
    main(sys.argv[1])
