"""Reads names as a JSON list and writes [soundex, metaphone] of each, as jellyfish has them."""

import json
import sys

import jellyfish

json.dump([[jellyfish.soundex(name), jellyfish.metaphone(name)] for name in json.load(sys.stdin)], sys.stdout)
