"""A program of somebody who installed the Python SDK: reads a whole collection, page by page, and prints the ids
of its features as JSON.

Arguments: address, token, group, name, limit.
"""

import json
import sys
from urllib.parse import parse_qs, urlsplit

from groundtruth_spatial import ApiClient, Configuration, FeaturesApi

host, access_token, group, name, limit = sys.argv[1:]
features = FeaturesApi(ApiClient(Configuration(host=host, access_token=access_token)))


def cursor_of(page):
    """The link `next` of a page holds the cursor that the following one starts at."""
    following = next((link.href for link in page.links if link.rel == 'next'), None)
    return following and parse_qs(urlsplit(following).query)['cursor'][0]


def pages_of(**request):
    cursor = None
    while True:
        page = features.get_items(**request, cursor=cursor)
        yield page
        cursor = cursor_of(page)
        if cursor is None:
            return


pages = pages_of(group=group, name=name, limit=int(limit))
print(json.dumps([[feature.id.actual_instance for feature in page.features] for page in pages]))
