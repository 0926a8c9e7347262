"""A program of somebody who reads features by pyogrio, which brings a current GDAL along; prints JSON.

Arguments: address of the landing page. Credentials come by GDAL_HTTP_HEADER_FILE.
"""

import json
import sys

import pyogrio

source = f"OAPIF:{sys.argv[1]}"


def read(layer, **options):
    meta, ids, geometries, columns = pyogrio.raw.read(source, layer=layer, return_fids=True, **options)
    return {
        "ids": ids.tolist(),
        "geometries": sum(geometry is not None for geometry in geometries),
        "types": dict(zip(meta["fields"].tolist(), [str(column.dtype) for column in columns])),
        "geometryType": meta["geometry_type"],
    }


print(
    json.dumps(
        {
            "version": pyogrio.__gdal_version__,
            "layers": pyogrio.list_layers(source)[:, 0].tolist(),
            "states": read("boundaries/us_states"),
            "counties": read("boundaries/us_counties"),
            "events": read("odd/events"),
            "odd": read("odd/Wege & Straßen 1"),
            "boxed": read("boundaries/us_states", bbox=(-125, 32, -110, 43)),
            "projected": read("mercator/us_states", bbox=(-125, 32, -110, 43)),
        }
    )
)
