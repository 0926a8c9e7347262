"""A program of somebody who installed the Python SDK of the quality service and wants to know what is in a file: loads
it, pages through its profile, and prints what it got as JSON.

Arguments: address, name, password, repository.
"""

import json
import re
import sys
import time
from urllib.parse import parse_qs, urlsplit

from groundtruth_quality import (
    ApiClient,
    AttributesApi,
    Configuration,
    ConnectInfo,
    EntitiesApi,
    EntitiesCommand,
    EntitiesCreate,
    EntityInput,
    FilesApi,
    LibraryApi,
    LibraryAttributeInput,
    LibraryEntitiesCommand,
    LibraryEntitiesCreate,
    LibraryEntityInput,
    ListOptions,
    PatternsCommand,
    PatternsGet,
    PatternsGetData,
    PatternStyle,
    PrioritiesApi,
    PrioritiesCommand,
    PriorityChange,
    PriorityCommand,
    PriorityInput,
    ProfileCommand,
    ProfileGet,
    SchedulerApi,
    UnmaskRequest,
    UnmaskRequestData,
)

host, username, password, repository = sys.argv[1:]
client = ApiClient(Configuration(host=host, username=username, password=password))
entities, attributes = EntitiesApi(client), AttributesApi(client)
priorities, library = PrioritiesApi(client), LibraryApi(client)


def cells(page):
    return [row.data_row for row in page.rows]


def load(text):
    source_file = FilesApi(client).upload_file(repository, ('people.csv', text.encode())).path
    connect_info = ConnectInfo(type='delimited', attr='names', source_file=source_file)
    data = EntityInput(entity_name='People', source='client', connect_info=connect_info)
    created = entities.run_entities_command(
        repository, EntitiesCommand(EntitiesCreate(command='create', data=data))
    ).actual_instance
    job = int(created.job.rsplit('/', 1)[1])
    while cells(SchedulerApi(client).get_job(repository, job, columns=['job_status'])) != [['Completed']]:
        time.sleep(0.02)
    return int(created.entity_id)


entity_id = load('name,phone\nAda,555-0100\nAlan,555-0101\nÅsa,(555) 0102\nJane Roe,\n')
name, phone = (repository, entity_id, 1), (repository, entity_id, 2)
columns = ['_humanised_name', 'value.UNIQUE_COUNT', 'value.NULL_COUNT', 'pat.MODE']
forms = ['_value', 'FREQUENCY_COUNT']

masks = attributes.list_masks(*phone, columns=['VALUE', '_mask_stat', 'FREQUENCY_COUNT'])
holding = parse_qs(urlsplit(masks.rows[0].metadata.url).query)['holding'][0]
priority = PriorityInput(priority=2, name='High', description='Today')
priorities.run_priorities_command(repository, PrioritiesCommand(command='add', data=priority))
change = PriorityCommand(command='edit', data=PriorityChange(priority=1))
priorities.run_priority_command(repository, 2, change)
listed = priorities.list_priorities(repository)
priorities.delete_priority(repository, 1)
contact = LibraryEntityInput(
    entity_name='Contact',
    attributes=[LibraryAttributeInput(name='Phone', description='With its area code')],
)
template = library.run_library_entities_command(
    repository, LibraryEntitiesCommand(LibraryEntitiesCreate(command='create', data=contact))
).actual_instance
library_id = int(template.entity_id)
of_template = library.list_library_attributes(repository, library_id, external='1')
templates = library.list_library_entities(repository, columns=['name'])
library.delete_library_entity(repository, library_id)
unmasked = attributes.unmask_value(
    repository, UnmaskRequest(data=UnmaskRequestData(value='"555 0100"', mask='NNN-NNNN'))
)
style = PatternsGetData(style=PatternStyle.LONG)
long = PatternsCommand(PatternsGet(command='get', data=style, options=ListOptions(columns=['VALUE'])))
soundexes = ProfileCommand(ProfileGet(command='get', options=ListOptions(columns=forms, page_size=2)))
report = entities.get_report(repository, entity_id)

print(
    json.dumps(
        {
            'attributes': cells(attributes.list_attributes(repository, entity_id, columns=columns)),
            'attribute': cells(attributes.get_attribute(*phone, columns=columns)),
            'values': cells(attributes.list_values(*name, columns=['VALUE', '_length'], sort=['VALUE'])),
            'masks': cells(masks),
            'behind': cells(entities.list_rows(repository, entity_id, holding=holding)),
            'without': cells(entities.list_rows(repository, entity_id, holding='2:null:')),
            'patterns': cells(attributes.list_patterns(*phone, columns=['VALUE'])),
            'rich': cells(attributes.list_patterns(*name, style=PatternStyle.RICH, columns=['VALUE'])),
            'long': cells(attributes.run_patterns_command(*name, long).actual_instance),
            'soundexes': cells(attributes.run_soundexes_command(*name, soundexes).actual_instance),
            'metaphones': cells(attributes.list_metaphones(*name, columns=forms, page_size=2)),
            'priorities': listed,
            'left': priorities.list_priorities(repository),
            'library': [cells(templates), [row.to_dict()['Name'] for row in of_template.rows]],
            'unmasked': unmasked.value,
            'report': re.search('<title>(.*?)</title>', report).group(1),
        }
    )
)
