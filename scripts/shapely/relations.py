"""Relations of geometries by GEOS.

Reads a JSON text from standard input: a list of `{"features": [geometry], "literals": [geometry]}`. Writes for each of
them which features are valid, and for each literal whether it is valid and the indices of the features that have each
relation to it.
"""

import json
import sys

import numpy
import shapely

RELATIONS = {
    "s_contains": shapely.contains,
    "s_crosses": shapely.crosses,
    "s_disjoint": shapely.disjoint,
    "s_equals": shapely.equals,
    "s_intersects": shapely.intersects,
    "s_overlaps": shapely.overlaps,
    "s_touches": shapely.touches,
    "s_within": shapely.within,
}


def read(geometries):
    return shapely.from_geojson([json.dumps(geometry) for geometry in geometries])


def answer(features, literals):
    features = read(features)
    literals = read(literals)
    valid = shapely.is_valid(features)
    shapely.prepare(literals)
    return {
        "valid": valid.tolist(),
        "literals": [
            {
                "valid": bool(shapely.is_valid(literal)),
                "relations": {
                    # GEOS can fail for geometries that are not valid.
                    name: numpy.flatnonzero(valid)[relate(features[valid], literal)].tolist()
                    for name, relate in RELATIONS.items()
                }
                if shapely.is_valid(literal)
                else {},
            }
            for literal in literals
        ],
    }


json.dump([answer(**question) for question in json.load(sys.stdin)], sys.stdout)
