"""Answers SQL over a GeoPackage as GeoJSON, with SpatiaLite: `python by-hand.py <path>`.

Each line of the input has the JSON of a question: the condition `where`, its `values`, and the `limit`. Each line of
the output has the seconds that the answer took, the ids of the features and the bytes of the text.
"""

import json
import sqlite3
import sys
import time

# SQLite and SpatiaLite write the whole text, so that Python does nothing for a feature.
PAGE = """
select '{{"type":"FeatureCollection","features":[' || coalesce(group_concat(feature), '') || ']}}' from (
  select '{{"type":"Feature","id":' || fid || ',"geometry":' || AsGeoJSON(GeomFromGPB(geom), 7) || ',"properties":' ||
    json_object(
      'name', name, 'code', code, 'category', category, 'note', note, 'population', population, 'floors', floors,
      'height', height, 'active', json(iif(active, 'true', 'false')), 'built', built, 'changed', changed
    ) || '}}' as feature
  from features where {where} order by fid limit {limit}
)"""

database = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
database.enable_load_extension(True)
database.load_extension("mod_spatialite")
database.text_factory = bytes

for line in sys.stdin:
    question = json.loads(line)
    sql = PAGE.format(where=question["where"], limit=int(question["limit"]))
    started = time.perf_counter()
    (text,) = database.execute(sql, question["values"]).fetchone()
    seconds = time.perf_counter() - started
    ids = [feature["id"] for feature in json.loads(text)["features"]]
    print(json.dumps({"seconds": seconds, "ids": ids, "bytes": len(text)}), flush=True)
