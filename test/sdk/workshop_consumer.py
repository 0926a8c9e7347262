"""Uses what is hard to generate in the Python SDK of the fixture `workshop`, and prints what it got as JSON.

Argument: the server's address.
"""

import json
import sys

from groundtruth_workshop import (
    ApiClient,
    ApiException,
    Command,
    Configuration,
    DefaultApi,
    Reason,
    Sharpen,
)

with ApiClient(Configuration(host=sys.argv[1], api_key={'key': 'k'})) as client:
    api = DefaultApi(client)
    api.delete_tool(7, reason=Reason(reason='broken', witnesses=['a']))
    sharpened = api.command_tool(7, Command(Sharpen(command='sharpen', angle=20)))
    try:
        api.command_tool(7, Command(Sharpen.model_construct(command='sharpen', angle=90)))
        raise AssertionError('A wrong angle was taken.')
    except ApiException as error:
        refusal = json.loads(error.body)['faults']
    names = api.get_shelf('names').items[0].additional_properties
    print(
        json.dumps(
            {
                'sharpened': sharpened.name,
                'refusal': refusal,
                'hung': api.hang_picture('hall', ('sea.png', b'waves')).to_dict(),
                'time': api.get_clock('hall').time,
                'none': api.get_lamp('hall') is None,
                'places': [item.places for item in api.get_shelf('places').items],
                'names': {'Left': names['Left'], 'Right': names['Right']},
                'empty': len(api.get_shelf('empty').items),
            }
        )
    )
