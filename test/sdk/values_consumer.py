"""A program of somebody who installed the Python SDK: reads a collection and each of its features by its id, and prints
the ids, the coordinates and the properties as JSON.

Arguments: address, token, group, name.
"""

import json
import sys

from groundtruth_spatial import ApiClient, ApiValueError, CollectionsApi, Configuration, FeaturesApi

host, access_token, group, name = sys.argv[1:]
client = ApiClient(Configuration(host=host, access_token=access_token))
features = FeaturesApi(client)
KINDS = {int: 'integer', float: 'number', str: 'string', bool: 'boolean', type(None): 'null'}
TEXTS = {None: 'null', True: 'true', False: 'false'}


def kind_of(value):
    return KINDS[type(value)]


def text_of(value):
    return TEXTS[value] if isinstance(value, (bool, type(None))) else str(value)


page = features.get_items(group, name)
single = [features.get_feature(group, name, feature.id) for feature in page.features]
try:
    features.get_feature(group, name, '..')
    dots = 'taken'
except ApiValueError as error:
    dots = str(error)
properties = CollectionsApi(client).get_schema(group, name).properties
print(
    json.dumps(
        {
            'ids': [[kind_of(f.id.actual_instance), str(f.id.actual_instance)] for f in page.features],
            'single': [str(feature.id.actual_instance) for feature in single],
            'coordinates': [feature.geometry.actual_instance.coordinates for feature in page.features],
            'properties': [
                [column, kind_of(value), text_of(value)] for column, value in page.features[0].properties.items()
            ],
            'dots': dots,
            'described': list(properties),
            'written': json.dumps(
                json.loads(single[0].to_json())['properties'], separators=(',', ':'), ensure_ascii=False
            ),
        }
    )
)
