"""A program of somebody who uses OWSLib: reads a server and prints what it got as JSON.

Arguments: address of the landing page, bearer token.
"""

import json
import sys

from owslib.ogcapi.features import Features

landing, token = sys.argv[1:]
service = Features(landing, headers={"Authorization": f"Bearer {token}"})
states, cities, events = "boundaries/us_states", "places/cities", "odd/events"


def ids(document):
    return [feature["id"] for feature in document["features"]]


def next_of(document):
    return next((link["href"] for link in document["links"] if link["rel"] == "next"), None)


def by_offset(collection, limit):
    """OWSLib has no call for the link `next`: its users count."""
    pages = []
    while not pages or len(pages[-1]) == limit:
        pages.append(ids(service.collection_items(collection, limit=limit, offset=limit * len(pages))))
    return pages


def refused(call):
    try:
        call()
    except RuntimeError as error:
        return json.loads(str(error))
    raise AssertionError("The call was not refused.")


definition = service.api()
first = service.collection_items(cities, limit=3)
print(
    json.dumps(
        {
            "rels": [link["rel"] for link in service.links],
            "openapi": definition["openapi"],
            "conformsTo": service.conformance()["conformsTo"],
            "collections": [collection["id"] for collection in service.collections()["collections"]],
            "featureCollections": service.feature_collections(),
            "collection": service.collection(states),
            "schema": service.collection_schema(states),
            "queryables": service.collection_queryables(states),
            "pages": by_offset(states, 20),
            "first": ids(first),
            "matched": first["numberMatched"],
            "next": next_of(first),
            "boxed": [
                feature["properties"]["name"]
                for feature in service.collection_items(states, bbox=[-125, 32, -110, 43], limit=100)["features"]
            ],
            "item": service.collection_item(states, "6"),
            "odd": service.collection("odd/Wege & Straßen 1")["id"],
            "events": service.collection_items(events, limit=100)["numberReturned"],
            "unknownCollection": refused(lambda: service.collection("places/rivers")),
            "unknownParameter": refused(lambda: service.collection_items(cities, colour="red")),
        }
    )
)
