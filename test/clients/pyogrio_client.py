"""A program of somebody who reads features by pyogrio, which brings a current GDAL along; prints JSON.

Arguments: address of the landing page. Credentials come by GDAL_HTTP_HEADER_FILE.
"""

import json
import struct
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
        "crs": meta["crs"],
        "first": point_of(next(geometry for geometry in geometries if geometry is not None)),
    }


def point_of(wkb):
    """x and y of a point in little-endian WKB, in the order of GDAL: always the easting or the longitude first."""
    return list(struct.unpack_from("<dd", wkb, 5)) if wkb[:5] == b"\x01\x01\x00\x00\x00" else None


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
            # In the system of the file, which is that of the layer.
            "projected": read("mercator/us_states", bbox=(-13914936, 3763310, -12245144, 5311971)),
            "utm": read("boundaries/us_states", bbox=(0, 3540000, 1000000, 4900000), CRS="EPSG:26911"),
            "latitudes": read("odd/events", CRS="EPSG:4258"),
            "metres": read("odd/events", CRS="EPSG:3395"),
        }
    )
)
