"""A program of somebody who installed the Python SDK: reads a server and prints what it got as JSON.

Arguments: address, token, key, secret.
"""

import base64
import json
import sys
from urllib.parse import parse_qs, urlsplit

from groundtruth_spatial import (
    ApiClient,
    ApiException,
    CollectionsApi,
    Configuration,
    CredentialsApi,
    DiscoveryApi,
    FeaturesApi,
)

host, access_token, key, secret = sys.argv[1:]


def client(**credentials):
    return ApiClient(Configuration(host=host, **credentials))


def reads(api_client):
    return len(CollectionsApi(api_client).get_collections_page().collections)


def refused(call):
    try:
        call()
    except ApiException as error:
        return {'status': error.status, 'body': error.data.to_dict()}
    raise AssertionError('The call was not refused.')


bearer = client(access_token=access_token)
discovery, collections, features = DiscoveryApi(bearer), CollectionsApi(bearer), FeaturesApi(bearer)
cities = {'group': 'places', 'name': 'cities'}

functions = discovery.get_functions().functions
page = features.get_items(**cities, limit=2)
following = next((link.href for link in page.links if link.rel == 'next'), '')
cursor = parse_qs(urlsplit(following).query).get('cursor', [''])[0]
next_page = features.get_items(**cities, limit=2, cursor=cursor)
feature = features.get_feature(**cities, feature_id=str(page.features[0].id.actual_instance))
area = features.get_feature(group='boundaries', name='us_states', feature_id='1')
boxed = features.get_items(**cities, bbox=[1.4, 42.4, 1.8, 42.7], limit=1000)

by_authorization = client()
pair = base64.b64encode(f'{key}:{secret}'.encode()).decode()
by_authorization.set_default_header('Authorization', f'Apikey {pair}')
token = CredentialsApi(client(username=key, password=secret)).create_token(grant_type='client_credentials')
wrong = CredentialsApi(client(username=key, password='wrong'))

print(
    json.dumps(
        {
            'title': discovery.get_landing_page().title,
            'openapi': discovery.get_api_definition().openapi,
            'conformsTo': discovery.conformance_declaration().conforms_to,
            'functions': [function.name for function in functions],
            'signature': next((f.to_dict() for f in functions if f.name == 's_intersects'), None),
            'collections': [collection.id for collection in collections.get_collections_page().collections],
            'rels': [link.rel for link in collections.get_collection(**cities).links],
            'roles': [p.x_ogc_role for p in collections.get_schema(**cities).properties.values() if p.x_ogc_role],
            'closed': collections.get_queryables(**cities).additional_properties is False,
            'page': {
                'ids': [f.id.actual_instance for f in page.features],
                'returned': page.number_returned,
                'made': page.time_stamp.isoformat(),
            },
            'nextIds': [f.id.actual_instance for f in next_page.features],
            'feature': {
                'id': feature.id.actual_instance,
                'geometry': feature.geometry.to_dict(),
                'name': feature.properties['name'],
            },
            'area': {'type': area.geometry.actual_instance.type, 'name': area.properties['name']},
            'boxed': [f.geometry.actual_instance.coordinates for f in boxed.features],
            'byKey': reads(client(api_key={'ApiKeyAuth': f'{key}.{secret}'})),
            'byAuthorization': reads(by_authorization),
            'token': {
                'type': token.token_type,
                'lasts': token.expires_in,
                'reads': reads(client(access_token=token.access_token)),
            },
            'badToken': refused(lambda: reads(client(access_token='wrong'))),
            'badClient': refused(lambda: wrong.create_token(grant_type='client_credentials')),
            'unsupported': refused(
                lambda: features.get_items(
                    **cities,
                    bbox=[1.4, 42.4, 1.8, 42.7],
                    queryables={'name': 'Ängelholm & Ab=1', 'no such?': 'x'},
                    x_request_id='sdk-2',
                )
            ),
            'unknown': refused(
                lambda: collections.get_collection(group='places', name='none', x_request_id='sdk-1')
            ),
        }
    )
)
