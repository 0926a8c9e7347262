import { expect } from 'chai'
import type { Catalogue } from '../../../../src/platform/catalogue/catalogue.ts'
import { CatalogueRows } from '../../../../src/quality/listings/catalogue-rows.ts'
import { entitiesListing } from '../../../../src/quality/listings/declared/catalogue/entities-listing.ts'
import { readOptions, type GivenOptions } from '../../../../src/quality/listings/options.ts'
import { readPage } from '../../../../src/quality/listings/page.ts'
import { encodePage } from '../../../../src/quality/listings/standard-response.ts'
import { addEntity, newCatalogue, NOW } from '../../support/catalogues.ts'

/** Name and human name, as the source lists them, and ours behind. */
const COLUMNS =
  `_humanised_name = Name; ENTITY_ID = Ref; SCHEMA_NAME = Schema Name; _is_in_project = In a Project;
_display_attributes = Attributes; LOADED_ROWS = Rows; LOADED_VALUES = Values; RECORD_MIN_LEN = Row min len;
RECORD_MAX_LEN = Row max len; _business_rules = Business Rules; _b_rules_enabled = Enabled; _b_rules_passed = Passing;
_b_rules_failed = Failing; __DATA_SOURCE = Data Source; __CONNECTION_DATA = Connection Data; __ENCODING = Encoding;
__SCHEMA = Schema; KEYS_PERMANENT = Permanent Keys; KEYS_DISCOVERED = Discovered Keys;
DEPENDENCIES_PERMANENT = Permanent Deps; DEPENDENCIES_DISCOVERED = Discovered Deps; _joins_permanent = Permanent Joins;
_joins_discovered = Discovered Joins; _b_rules_compliance = BR Compliance %; BUSINESS_DESCRIPTION = Business Description;
_source_type = Source Type; FIELD_DELIMITER = Delimiter; QUOTE_CHAR = Quote char; __CREATION_TYPE = Entity Type;
__STATE = Entity State; note.COUNT = Notes; _loaded_date = Loaded Date; _loaded_by_user = Loaded by user;
REJECTED_ROWS = Rejected Rows`
    .split(/;\s+/)
    .map((column) => column.split(' = '))

describe('the listing of entities', () => {
  let catalogue: Catalogue
  before(async () => {
    ;({ catalogue } = await newCatalogue())
    const [row] = await catalogue
      .knex('files')
      .insert({
        repository_id: 1,
        name: 'a.csv',
        size: 1,
        sha256: '',
        created_at: NOW,
        created_by: 'ada',
        used_at: NOW,
      })
      .returning<{ id: number }[]>('id')
    const loaded = await addEntity(catalogue, {
      name: 'Airports',
      description: 'Airports of the United States',
      state: 'Loaded',
      source: JSON.stringify({
        source: 'client',
        sourceFile: 'airports.csv',
        attr: 'names',
        delimiter: ',',
        quote: '"',
        encoding: 'cp1252',
        sample: 'SAMPLE all',
      }),
      file_id: row!.id,
      generation: 2,
      last_generation: 2,
      loaded_rows: 3376,
      loaded_values: 23_632,
      rejected_rows: 4,
      record_min_len: 31,
      record_max_len: 86,
      loaded_at: '2026-11-21T09:30:05.123Z',
      loaded_by: 'admin',
    })
    for (const [generation, attribute_id] of [
      [1, 1],
      [2, 1],
      [2, 2],
    ]) {
      await catalogue.knex('attributes').insert({
        entity_id: loaded,
        generation,
        attribute_id,
        name: 'A',
        human_name: 'A',
        inferred_type: 'text',
        summary: '{}',
      })
    }
    await addEntity(catalogue, {
      name: 'Harbours',
      state: 'Load Failed',
      failure: 'Too many records were rejected.',
      source: JSON.stringify({
        source: 'server',
        connectionId: 2,
        sourceFile: 'sea/harbours.txt',
        schemaFile: 'sea/harbours.ddl',
        attr: 'ddl',
        delimiter: '\0',
        encoding: 'utf-8',
        sample: 'SAMPLE all',
      }),
    })
    await addEntity(catalogue, { repository_id: 2, name: 'Elsewhere' })
  })

  const read = async (given: GivenOptions = {}) => {
    const { signal } = new AbortController()
    const rows = new CatalogueRows(catalogue)
    const page = await readPage(entitiesListing, rows, { id: 1, name: 'demo' }, readOptions(given), signal)
    let body = ''
    for await (const piece of encodePage(page)) body += piece
    return JSON.parse(body) as {
      columns: { columnisedName: string; humanisedName: string; description: string }[]
      rows: { dataRow: string[]; metadata: { url: string } }[]
    }
  }

  it('has the columns of the source in their order, and the number of rejected rows after them', async () => {
    const { columns } = await read()
    expect(columns.map(({ columnisedName, humanisedName }) => [columnisedName, humanisedName])).to.deep.equal(
      COLUMNS,
    )
    expect(COLUMNS).to.have.length(34)
    expect(columns.filter(({ description }) => description === '')).to.deep.equal([])
  })

  it('shows the figures of each entity, and zeros for figures that do not exist yet', async () => {
    const { rows } = await read()
    const none = Array.from({ length: 6 }, () => '0')
    expect(rows.map(({ dataRow }) => dataRow)).to.deep.equal([
      [
        ...['Airports', '1', 'Airports', 'N', '2', '3376', '23632', '31', '86', '0', '0', '0', '0'],
        ...['airports.csv', '', 'cp1252', '', ...none, '', 'Airports of the United States'],
        ...['delimited', 'comma', 'double quote', 'Real', 'Loaded', '0', '2026/11/21 09:30:05', 'admin', '4'],
      ],
      [
        ...['Harbours', '2', 'Harbours', 'N', '0', '0', '0', '0', '0', '0', '0', '0', '0'],
        ...['sea/harbours.txt', 'Connection 2', 'utf-8', 'sea/harbours.ddl', ...none, '', ''],
        ...['delimited', 'NUL', 'NUL', 'Real', 'Load Failed', '0', '', '', '0'],
      ],
    ])
    expect(rows.map(({ metadata }) => metadata.url)).to.deep.equal([
      '/api/repositories/demo/entities/1',
      '/api/repositories/demo/entities/2',
    ])
  })

  it('can be sorted by every column, and shows the failure of the last load on request', async () => {
    for (const [name] of [...COLUMNS, ['_failure']]) {
      expect((await read({ sort: [`${name}:desc`] })).rows, name).to.have.length(2)
    }
    const { rows } = await read({ columns: ['_failure'], sort: ['_humanised_name:desc'] })
    expect(rows.map(({ dataRow }) => dataRow)).to.deep.equal([['Too many records were rejected.'], ['']])
  })

  it('can be restricted to some entities of the repository', async () => {
    const { rows } = await read({ keypatternlist: ['2', '3', '17', '02'], columns: ['ENTITY_ID'] })
    expect(rows.map(({ dataRow }) => dataRow)).to.deep.equal([['2']])
  })
})
