"""A program of somebody who installed the Python SDK of the quality service: reads the rows of an entity in both forms,
and the commands of a file, and prints them as JSON.

Arguments: address, name, password, repository, number of the entity, file of commands.
"""

import json
import sys

import groundtruth_quality as sdk

host, username, password, repository, entity_id, file = sys.argv[1:]
entities = sdk.EntitiesApi(sdk.ApiClient(sdk.Configuration(host=host, username=username, password=password)))

external = entities.list_rows(repository, entity_id, external='1')
plain = entities.list_rows(repository, entity_id)
listed = entities.list_entities(repository, external='1')

with open(file, encoding='utf-8') as stream:
    commands = [(getattr(sdk, name), body) for name, body in json.load(stream)]

print(
    json.dumps(
        {
            'external': [
                list(row.to_dict().items()) if row.data_row is None else 'not external' for row in external.rows
            ],
            'written': [json.dumps(row.to_dict(), separators=(',', ':'), ensure_ascii=False) for row in external.rows],
            'plain': [row.data_row for row in plain.rows],
            'addresses': [row.url for row in listed.rows],
            'commands': [model.from_dict(body).to_dict() for model, body in commands],
            'again': [json.loads(model.from_json(model.from_dict(body).to_json()).to_json()) for model, body in commands],
            'validated': [model.model_validate(body).to_dict() for model, body in commands],
            'constructed': [model(**body).to_dict() for model, body in commands],
        }
    )
)
