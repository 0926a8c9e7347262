import { expect } from 'chai'
import type { Catalogue } from '../../../../src/platform/catalogue/catalogue.ts'
import { attributesListing } from '../../../../src/quality/listings/declared/catalogue/attributes-listing.ts'
import { CatalogueRows } from '../../../../src/quality/listings/catalogue-rows.ts'
import { readOptions, type GivenOptions } from '../../../../src/quality/listings/options.ts'
import { readPage } from '../../../../src/quality/listings/page.ts'
import { encodePage } from '../../../../src/quality/listings/standard-response.ts'
import type { AttributeProfile, NumberSummary } from '../../../../src/quality/model/profile.ts'
import { EntityLoads, type LoadedEntity } from '../../../../src/quality/stores/entities/entity-loads.ts'
import { addEntity, newCatalogue } from '../../support/catalogues.ts'
import { NO_TYPES } from '../../support/no-types.ts'
import type { Attribute } from '../../../../src/quality/model/attribute.ts'

const attribute = (id: number, name: string, nullable = true): Attribute => ({
  id,
  name: name.toUpperCase().replaceAll(' ', '_'),
  humanName: name,
  schemaType: undefined,
  schemaLength: undefined,
  nullable,
  inferredType: 'text',
  summary: { types: NO_TYPES, minLength: 0, maxLength: 0 },
})

/** 693 rows with titles such as `Dr`, 3 of them null and 2 blank. */
const TITLE: AttributeProfile = {
  rows: 693,
  nulls: 3,
  blanks: 2,
  distinct: 5,
  types: { ...NO_TYPES, null: 3, blank: 2, text: 688 },
  inferredType: 'text',
  inferredShare: 1,
  mode: { text: 'Dr', rows: 449 },
  min: '  ',
  max: 'Prof',
  shortest: '  ',
  longest: 'Prof',
  minLength: 2,
  maxLength: 4,
  patterns: {
    distinct: 4,
    mode: { text: 'a2', rows: 600 },
    min: '_2',
    max: 'a4',
    shortest: '_2',
    longest: 'a3.',
  },
  masks: 4,
  soundexes: 3,
  metaphones: 3,
  numbers: undefined,
  histogram: { of: 'length', bins: [{ from: 2, to: 4, rows: 690 }] },
  frequencyMean: 138,
  frequencyDeviation: 180.5,
}

const numbers = (figures: Partial<NumberSummary>): NumberSummary => ({
  count: 1,
  mean: 0,
  standardDeviation: 0,
  min: 0,
  lowerQuartile: 0,
  median: 0,
  upperQuartile: 0,
  max: 0,
  ...figures,
})

/** An attribute of numbers, dates or times, with some figures. */
const measured = (
  inferredType: AttributeProfile['inferredType'],
  min: string,
  figures: Partial<NumberSummary>,
): AttributeProfile => ({ ...TITLE, inferredType, min, numbers: numbers(figures) })

const loaded = (attributes: readonly Attribute[]): LoadedEntity => ({
  generation: 1,
  rows: 693,
  values: 690,
  rejected: 0,
  recordMinLength: 1,
  recordMaxLength: 9,
  reading: { otherLineEnds: 0 },
  source: {
    kind: 'delimited',
    source: 'client',
    sourceFile: 'a.csv',
    attr: 'names',
    delimiter: ',',
    encoding: 'utf-8',
    sample: 'all',
  },
  attributes,
  columns: attributes.map(({ id, name, humanName }) => ({
    ...{ id, name, humanName },
    source: { name: humanName, occurrence: 1 },
    aliases: [],
  })),
  loadedBy: 'ada',
  jobId: 1,
})

describe('the listing of attributes', () => {
  let catalogue: Catalogue
  let loads: EntityLoads
  before(async () => {
    ;({ catalogue } = await newCatalogue())
    loads = new EntityLoads(catalogue)
  })

  /** An entity of the given attributes, profiled where profiles are given. */
  async function entityOf(
    name: string,
    attributes: readonly Attribute[],
    profiles?: readonly AttributeProfile[],
  ): Promise<number> {
    const id = await addEntity(catalogue, { name })
    await catalogue.knex.transaction(async (transaction) => {
      await loads.serve(id, loaded(attributes), transaction)
      if (profiles)
        await loads.finishProfile(id, loaded(attributes), { profiles, duplicateRows: 0 }, transaction)
    })
    return id
  }

  const read = async (entityId: number, given: GivenOptions = {}) => {
    const { signal } = new AbortController()
    const scope = { repository: { id: 1, name: 'demo' }, entity: { id: entityId, number: entityId } }
    const rows = new CatalogueRows(catalogue)
    const page = await readPage(attributesListing, rows, scope, readOptions(given), signal)
    let body = ''
    for await (const piece of encodePage(page)) body += piece
    return JSON.parse(body) as {
      columns: { columnisedName: string; humanisedName: string; description: string }[]
      rows: { dataRow: string[]; metadata: { url: string } }[]
    }
  }
  const rowsOf = async (entityId: number, given: GivenOptions) =>
    (await read(entityId, given)).rows.map(({ dataRow }) => dataRow)

  it('has the columns of the source in their order, then the added columns, all with descriptions', async () => {
    const { columns } = await read(await entityOf('Columns', [attribute(1, 'A')]))
    expect(columns.map(({ columnisedName }) => columnisedName).slice(0, 22)).to.deep.equal(
      `_humanised_name ATTRIBUTE_ID _ename _b_rules_compliance value.UNIQUE_COUNT value.UNIQUE_DIST pat.UNIQUE_COUNT
       pat.VALUES pat.MODE pat.SHORTEST pat.LONGEST pat.MIN pat.MAX value.MIN value.MAX value.SHORTEST value.LONGEST
       value.NULL_COUNT value.NULL_DIST value.MODE_COUNT __SCHEMA_NULL_RULE SPACE_COUNT`.split(/\s+/),
    )
    expect(columns).to.have.length(43)
    expect(columns.filter(({ description }) => description === '')).to.deep.equal([])
    expect(new Set(columns.map(({ humanisedName }) => humanisedName)).size).to.equal(columns.length)
  })

  it('shows the figures of a profile, shares with three decimals', async () => {
    const id = await entityOf('Titles', [attribute(1, 'Job title', false)], [TITLE])
    const { rows } = await read(id)
    expect(rows[0]!.dataRow).to.deep.equal([
      ...['Job title', '1', 'Titles', '', '5', '0.725', '4', '690'],
      ...['a2', '_2', 'a3.', '_2', 'a4', '  ', 'Prof', '  ', 'Prof', '3', '0.433', '449', 'NOT NULL', '2'],
      ...['0.289', '690', 'Dr', '64.791', 'text', '100.000', '2', '4', '4', '3', '3'],
      ...['', '', '', '', '', 'JOB_TITLE', 'Real', '', '', ''],
    ])
    expect(rows[0]!.metadata.url).to.equal(`/api/repositories/demo/entities/${id}/attributes/1`)
    expect(JSON.parse((await rowsOf(id, { columns: ['HISTOGRAM'] }))[0]![0]!)).to.deep.equal(TITLE.histogram)
  })

  it('has only names and schema until the entity is profiled', async () => {
    const [row] = await rowsOf(await entityOf('Bare', [attribute(1, 'A')]), {})
    expect(row!.filter((field) => field !== '')).to.deep.equal(['A', '1', 'Bare', 'NULL', 'A', 'Real'])
  })

  it('shows the expression, the description and the length of a virtual attribute', async () => {
    const virtual = { description: 'Net and tax', expression: 'Net + Tax' }
    const id = await entityOf('Sums', [
      attribute(1, 'A'),
      { ...attribute(2, 'B'), schemaLength: 100, virtual },
    ])
    const columns = ['__CREATION_TYPE', '_expression', 'BUSINESS_DESCRIPTION', '__SCHEMA_LENGTH']
    const expected = [
      ['Real', '', '', ''],
      ['Virtual', 'Net + Tax', 'Net and tax', '100'],
    ]
    expect(await rowsOf(id, { columns })).to.deep.equal(expected)
    const [, read] = await loads.attributes({ id, generation: 1 })
    expect(read).to.deep.include({ schemaLength: 100, virtual })
  })

  it('shows the figures of numbers without exponents, of times as times, and their spread as a duration', async () => {
    const profiles = [
      measured('decimal', '1.5', { mean: 2.5, standardDeviation: 0.000123456, median: 1e22 }),
      measured('date', '2024-01-31', { mean: 1_706_659_199.9, standardDeviation: 90_061, median: -1 }),
      measured('time', '09:30', { mean: 34_200, standardDeviation: 61, median: 86_399.9 }),
      measured('timestamp', '9999-12-31', { mean: 253_402_300_799, median: -62_167_219_200 }),
    ]
    const attributes = profiles.map((_, i) => attribute(i + 1, `A${i}`))
    const id = await entityOf('Figures', attributes, profiles)
    const columns = ['num.MEAN', 'num.STD_DEVIATION', 'num.MEDIAN']
    expect(await rowsOf(id, { columns })).to.deep.equal([
      ['2.500', '0.0001235', '10000000000000000000000.000'],
      ['2024/01/30 23:59:59', '1 Days, 01:01:01', '1969/12/31 23:59:59'],
      ['09:30:00', '0 Days, 00:01:01', '23:59:59'],
      ['9999/12/31 23:59:59', '0 Days, 00:00:00', '0000/01/01 00:00:00'],
    ])
  })

  it('is sorted by every column, by counts, figures and extremes of numbers as numbers', async () => {
    const profiles = [
      measured('integer', '9', { min: 9, mean: 9 }),
      measured('integer', '10', { min: 10, mean: 100 }),
      { ...TITLE, distinct: 100, min: '1' },
      measured('integer', '-5', { min: -5, mean: -1 }),
    ]
    const attributes = profiles.map((_, i) => attribute(i + 1, `A${i}`))
    const id = await entityOf('Sorted', attributes, profiles)
    const orderBy = async (sort: string) =>
      (await rowsOf(id, { columns: ['ATTRIBUTE_ID'], sort: [sort] })).flat().join('')
    expect(await orderBy('value.MIN')).to.equal('4123')
    expect(await orderBy('num.MEAN:desc')).to.equal('2143')
    expect(await orderBy('value.UNIQUE_COUNT')).to.equal('1243')
    for (const name of attributesListing.columns.keys()) expect(await orderBy(name), name).to.have.length(4)
  })

  it('shows only the served load, and empty shares without rows', async () => {
    const empty = { ...TITLE, rows: 0, nulls: 0, blanks: 0, distinct: 0, mode: undefined }
    const id = await entityOf('Empty', [attribute(1, 'A')], [empty])
    await catalogue.knex('attributes').insert({
      ...(await catalogue.knex('attributes').where({ entity_id: id }).first<Record<string, unknown>>()),
      generation: 2,
    })
    const columns = ['value.COUNT', 'value.UNIQUE_DIST', 'value.NULL_DIST', 'value.MODE_DIST', 'value.MODE']
    expect(await rowsOf(id, { columns })).to.deep.equal([['0', '', '', '', '']])
  })
})
