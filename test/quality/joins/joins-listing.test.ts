import { expect } from 'chai'
import { saveJoins, type SavedSide } from '../support/saved-joins.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const ORDERS = [
  ['c1', '10'],
  ['c1', '20'],
  ['c2', '5'],
  ['c9', '1'],
  [null, '3'],
  ['C3 ', '7'],
]
const CUSTOMERS = [
  ['c1', 'Ann'],
  ['c2', 'Bob'],
  ['c2', 'Bea'],
  ['c3', 'Cid'],
]
const csv = (header: string, rows: readonly (readonly (string | null)[])[]): string =>
  [header, ...rows.map((row) => row.map((field) => field ?? '').join(','))].join('\n') + '\n'

const orders = (...attributes: number[]): SavedSide => ({ entity: 1, attributes, rows: ORDERS })
const customers = (...attributes: number[]): SavedSide => ({ entity: 2, attributes, rows: CUSTOMERS })

/** The source's columns in its order. */
const COLUMNS =
  'LEFT_ENTITY_ID LEFT_ATTRIBUTE_LIST RIGHT_ENTITY_ID RIGHT_ATTRIBUTE_LIST SEQUENCE _status _left_ename _left_expr _right_ename _right_expr COMMON_VALUES INNER_PRODUCT _full_outer_product LEFT_NOT_MATCH_VALUES LEFT_NOT_MATCH_ROWS _left_outer_product RIGHT_NOT_MATCH_VALUES RIGHT_NOT_MATCH_ROWS _right_outer_product _left_loaded_rows _left_select _left_rows _right_loaded_rows _right_select _right_rows _join_type ACTUAL_CARDINALITY INFERRED_CARDINALITY EXACT_CARDINALITY MATCH_BEST MATCH_VALUES MATCH_LHROWS MATCH_RHROWS LEFT_JOIN_ROWS LEFT_JOIN_CARDINALITY RIGHT_JOIN_ROWS RIGHT_JOIN_CARDINALITY JOIN_CARD_ONE_ONE JOIN_CARD_ONE_MANY JOIN_ROWS_ONE_MANY JOIN_CARD_MANY_ONE JOIN_ROWS_MANY_ONE JOIN_CARD_MANY_MANY JOIN_ROWS_MANY_MANY _analysed_date ANALYSED_BY CREATED_BY _created_date PERFORMED_BY _performed_date EDITED_BY _edited_date note.COUNT JOIN_JOB JOB_ID JOIN_INDEX __JOIN_RESULT_SEGMENT __DOC_LEFT_NO_MATCH_OPTION __DOC_RIGHT_NO_MATCH_OPTION _join_key'.split(
    ' ',
  )

interface Page {
  readonly columns: readonly { columnisedName: string; humanisedName: string; description: string }[]
  readonly rows: '' | readonly { dataRow: string[]; metadata: { url: string } }[]
  readonly metadata: Readonly<Record<string, string>>
}

describe('the listings of joins', () => {
  let server: QualityServer
  let jobs: { created: number; discovered: number }

  before(async () => {
    server = await startQualityServer()
    await server.load('Orders', csv('customer,amount', ORDERS))
    await server.load('Customers', csv('code,name', CUSTOMERS))
    const isCheap = (row: readonly unknown[]): boolean => Number(row[1]) < 15
    const created = await saveJoins(
      server.dataDir,
      'Permanent',
      [
        { left: orders(1), right: customers(1) },
        { left: { ...orders(1, 2), filter: 'amount < 15', admits: isCheap }, right: customers(1, 2) },
      ],
      { name: 'Created' },
    )
    const discovered = await saveJoins(
      server.dataDir,
      'Discovered',
      [
        { left: orders(1), right: customers(1), function: 'standardize - String' },
        { left: customers(1), right: customers(2), function: 'pattern', pattern: 'Rich' },
        // Known already: it stays permanent.
        { left: orders(1), right: customers(1) },
      ],
      { name: 'Found' },
    )
    jobs = { created, discovered }
  })
  after(() => server.stop())

  const page = async (path: string, query: Readonly<Record<string, string>> = {}): Promise<Page> => {
    const answer = await server.ask(`${path}?${new URLSearchParams(query).toString()}`)
    const text = await answer.text()
    expect(answer.status, text).to.equal(200)
    return JSON.parse(text) as Page
  }
  const idsOf = async (path: string, query: Readonly<Record<string, string>> = {}) =>
    ((await page(path, query)).rows || []).map(({ metadata: { url } }) => url.slice(url.lastIndexOf('/') + 1))

  const ALL = ['1-1-2-1-1', '1-1-2-1-2', '1-1_2-2-1_2-1', '2-1-2-2-1']

  it('have the columns of the source in its order, each with a short description', async () => {
    const { columns } = await page('/joins')
    expect(columns.map(({ columnisedName }) => columnisedName)).to.deep.equal([
      ...COLUMNS,
      '_pattern_style',
      '_is_current',
    ])
    expect(new Set(columns.map(({ humanisedName }) => humanisedName)).size).to.equal(columns.length)
    for (const { description } of columns) expect(description).to.match(/^\S.{5,120}[^.]$/)
    expect(columns.slice(0, 19).map(({ humanisedName }) => humanisedName)).to.deep.equal([
      ...['Left Entity ID', 'Left Attribute List', 'Right Entity ID', 'Right Attribute List', 'Sequence'],
      ...['Status', 'Left Entity', 'Left Expression', 'Right Entity', 'Right Expression', 'Matching Values'],
      ...['Inner joined rows', 'Outer joined rows', 'Left Non-Matching Values', 'Left Non-Matching Rows'],
      ...['Left outer joined rows', 'Right Non-Matching Values', 'Right Non-Matching Rows'],
      'Right outer joined rows',
    ])
  })

  it('show the figures of a join, and what follows from them', async () => {
    const [row] = await server.rows('/joins/1-1-2-1-1')
    const times = ['Date Analyzed', 'Date Created', 'Date Performed']
    for (const name of times) expect(row![name]).to.match(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/)
    expect(Object.fromEntries(Object.entries(row!).filter(([name]) => !times.includes(name)))).to.deep.equal({
      ...{ 'Left Entity ID': '1', 'Left Attribute List': '1', 'Right Entity ID': '2' },
      ...{ 'Right Attribute List': '1', Sequence: '1', Status: 'Permanent' },
      ...{ 'Left Entity': 'Orders', 'Left Expression': 'customer' },
      ...{ 'Right Entity': 'Customers', 'Right Expression': 'code' },
      ...{ 'Matching Values': '2', 'Inner joined rows': '4', 'Outer joined rows': '8' },
      ...{ 'Left Non-Matching Values': '2', 'Left Non-Matching Rows': '3', 'Left outer joined rows': '7' },
      ...{ 'Right Non-Matching Values': '1', 'Right Non-Matching Rows': '1', 'Right outer joined rows': '5' },
      ...{ 'Left Loaded Rows': '6', 'Left Filter': '', 'Left Rows': '6' },
      ...{ 'Right Loaded Rows': '4', 'Right Filter': '', 'Right Rows': '4', 'Join Type': 'value' },
      ...{ 'Actual Cardinality': 'M:M', 'Inferred Cardinality': 'M:M', 'Exact Cardinality': '1:1.000' },
      ...{ 'Best Match %': '75.000', 'Match Values %': '66.667' },
      ...{ 'Left Match Rows %': '50.000', 'Right Match Rows %': '75.000' },
      ...{ 'Left Joined Rows': '3', 'Left Join Cardinality': '1.500' },
      ...{ 'Right Joined Rows': '3', 'Right Join Cardinality': '1.500' },
      ...{ '1:1 Values': '0', '1:M Values': '1', '1:M Rows': '2', 'M:1 Values': '1', 'M:1 Rows': '2' },
      ...{ 'M:M Values': '0', 'M:M Rows': '0' },
      ...{ 'Analyzed By': 'admin', 'Created By': 'admin', 'Performed By': 'admin' },
      ...{ 'Edited By': '', 'Date Changed': '', Notes: '0', Job: 'Created', Ref: String(jobs.created) },
      ...{ Index: 'N', 'Result Segment': 'inner', 'Left No Match Option': '', 'Right No Match Option': '' },
      ...{ 'Join Key': '1 1 2 1 1', 'Pattern Style': '', Current: 'Y' },
    })
  })

  it('name the attributes of a side in their function, its filter, and the key as a Tcl list', async () => {
    const columns = '_left_expr,_right_expr,_left_select,_left_rows,_join_type,_pattern_style,_join_key'
    const { rows } = await page('/joins', { columns })
    expect((rows || []).map(({ dataRow }) => dataRow)).to.deep.equal([
      ['customer', 'code', '', '6', 'value', '', '1 1 2 1 1'],
      [
        ...['standardize - String(customer)', 'standardize - String(code)', '', '6'],
        ...['standardize - String', '', '1 1 2 1 2'],
      ],
      ['customer, amount', 'code, name', 'amount < 15', '5', 'value', '', '1 {1 2} 2 {1 2} 1'],
      ['pattern(code)', 'pattern(name)', '', '4', 'pattern', 'Rich', '2 1 2 2 1'],
    ])
  })

  it('have the joins of the repository or of either side, by status', async () => {
    const discovered = ['1-1-2-1-2', '2-1-2-2-1']
    const permanent = ['1-1-2-1-1', '1-1_2-2-1_2-1']
    expect(await idsOf('/joins')).to.deep.equal(ALL)
    expect(await idsOf('/joins/permanent')).to.deep.equal(permanent)
    expect(await idsOf('/joins/discovered')).to.deep.equal(discovered)
    expect(await idsOf('/entities/1/joins')).to.deep.equal(['1-1-2-1-2'])
    expect(await idsOf('/entities/2/joins')).to.deep.equal(discovered)
    expect(await idsOf('/entities/1/joins/permanent')).to.deep.equal(permanent)
    expect(await idsOf('/entities/1/joins/discovered')).to.deep.equal(['1-1-2-1-2'])
    for (const [path, expected] of [
      ['/entities/1/joins', ALL.slice(0, 3)],
      ['/entities/2/joins', ALL],
      ['/entities/2/joins/permanent', permanent],
      ['/joins', ALL],
      ['/joins/discovered', discovered],
    ] as const) {
      const { body } = await server.command(path, { command: 'get' })
      const urls = (body.rows || []).map(
        (row) => (row as unknown as { metadata: { url: string } }).metadata.url,
      )
      expect(urls, path).to.deep.equal(expected.map((id) => `/api/repositories/test/joins/${id}`))
    }
    expect((await server.ask('/entities/3/joins')).status).to.equal(404)
  })

  it('find joins by their ids, with and without the sequence', async () => {
    const { body } = await server.command('/joins', {
      command: 'get',
      options: { keypatternlist: ['2-1-2-2', '1-1_2-2-1_2-1', '9-1-2-1-1'], columns: ['_join_key'] },
    })
    expect((body.rows || []).map(({ dataRow }) => dataRow)).to.deep.equal([
      ['1 {1 2} 2 {1 2} 1'],
      ['2 1 2 2 1'],
    ])
    expect((await server.rows('/joins/2-1-2-2'))[0]).to.include({ Sequence: '1', Status: 'Discovered' })
    expect((await server.ask('/joins/2-1-2-2-7')).status).to.equal(404)
    expect((await server.ask('/joins/2-1-2')).status).to.equal(400)
  })

  it('sort by every column, both ways', async () => {
    for (const name of COLUMNS) {
      const up = await idsOf('/joins', { sort: name })
      const down = await idsOf('/joins', { sort: `${name}:desc` })
      expect(up, name).to.have.members(ALL)
      expect(down, name).to.have.members(ALL)
    }
    expect(await idsOf('/joins', { sort: '_left_rows,_join_key:desc' })).to.deep.equal([
      ...['2-1-2-2-1', '1-1_2-2-1_2-1', '1-1-2-1-2', '1-1-2-1-1'],
    ])
  })

  it('are counted, for the repository and for each entity; a join of an entity with itself counts once', async () => {
    expect(await (await server.ask('/joins/count')).json()).to.deep.equal({ count: '4' })
    const columns = '_joins_permanent,_joins_discovered'
    const { rows } = await page('/entities', { columns })
    expect((rows || []).map(({ dataRow }) => dataRow)).to.deep.equal([
      ['2', '1'],
      ['2', '2'],
    ])
  })

  it('have the jobs that created joins, with the present statuses of these joins', async () => {
    const { columns, rows } = await page('/joins/joinjobs')
    expect(columns.map(({ columnisedName }) => columnisedName).join(' ')).to.equal(
      'JOB_ID _job_name JOB_CREATE_USER _entities ORIGINAL DISCOVERED DELETED PERMANENT _pc_reviewed _created_date',
    )
    const shown = (rows || []).map(({ dataRow, metadata: { url } }) => [...dataRow.slice(0, 9), url])
    const url = (job: number): string => `/api/repositories/test/scheduler/${job}`
    expect(shown).to.deep.equal([
      [String(jobs.created), 'Created', 'admin', '2', '2', '0', '0', '2', '100.0%', url(jobs.created)],
      [String(jobs.discovered), 'Found', 'admin', '2', '2', '2', '0', '0', '0.0%', url(jobs.discovered)],
    ])
    expect(await idsOf('/joins/joinjobs', { where: 'Reviewed > 50' })).to.deep.equal([String(jobs.created)])
    expect(await (await server.ask('/joins/joinjobs/count')).json()).to.deep.equal({ count: '2' })
  })

  it('draw a Venn diagram of a join', async () => {
    const { columns, rows } = await page('/joins/1-1-2-1-1/venndiagram')
    expect(columns.map(({ columnisedName }) => columnisedName).join(' ')).to.equal(
      '_LhsJoinLabel _LhsNullText _left_not_match_values _left_not_match_rows _LhsCardinality _RhsJoinLabel _RhsNullText _right_not_match_values _right_not_match_rows _RhsCardinality _common_values _inner_product _TotalRows',
    )
    expect((rows || []).map(({ dataRow }) => dataRow)).to.deep.equal([
      [
        ...['Orders (customer)', '1 row of Orders has a null value and does not join.', '2', '3', '1.500'],
        ...['Customers (code)', '', '1', '1', '1.500', '2', '4', '8'],
      ],
    ])
    const { status, body } = await server.command('/joins/2-1-2-2/venndiagram', {
      command: 'get',
      options: { columns: ['_LhsJoinLabel'], where: '_common_values = 0' },
    })
    expect(status).to.equal(200)
    expect((body.rows || []).map(({ dataRow }) => dataRow)).to.deep.equal([['Customers (code)']])
    expect((await server.ask('/joins/2-1-2-2-2/venndiagram')).status).to.equal(404)
  })

  it('are exported whole', async () => {
    for (const [path, lines] of [
      ['/joins', 5],
      ['/entities/1/joins', 4],
      ['/entities/1/joins/discovered', 2],
      ['/joins/permanent', 3],
      ['/joins/joinjobs', 3],
      ['/joins/1-1-2-1-1/venndiagram', 2],
    ] as const) {
      const { status, body } = await server.command(path, {
        command: 'export',
        data: { filename: 'joins.csv' },
      })
      expect(status, path).to.equal(200)
      expect(await server.ended(body.job)).to.include({ State: 'Completed' })
      const { file } = body as unknown as { file: string }
      const text = await (await server.ask(file.slice(file.indexOf('/download')))).text()
      expect(text.trim().split(/\r?\n/), path).to.have.length(lines)
    }
  })

  describe('with more rows than 64 bits count', () => {
    const HUGE = 10n ** 30n
    const side = { loadedRows: 9, rows: 9, values: 3, joinRows: 6, nullRows: 0, isUnique: false }
    const none = { values: 0, rows: 0n }
    const figures = (rows: bigint) => ({
      ...{ left: side, right: side, commonValues: 2 },
      ...{ oneOne: none, oneMany: none, manyOne: none, manyMany: { values: 2, rows } },
    })

    before(async () => {
      const joins = [HUGE, 5n, HUGE + 1n].map((rows, i) => ({
        left: { ...orders(2), filter: `amount > ${i}` },
        right: customers(2),
        figures: figures(rows),
      }))
      await saveJoins(server.dataDir, 'Permanent', joins)
    })

    const products = async (query: Readonly<Record<string, string>>) =>
      ((await page('/joins/permanent', { columns: 'INNER_PRODUCT', ...query })).rows || []).map(
        ({ dataRow: [product] }) => product,
      )

    it('shows them whole, and sorts them as numbers', async () => {
      expect(await products({ sort: 'INNER_PRODUCT:desc', pageSize: '4' })).to.deep.equal([
        ...[`${HUGE + 1n}`, `${HUGE}`, '5', '4'],
      ])
    })

    it('compares them as numbers in conditions', async () => {
      for (const [where, count] of [
        [`INNER_PRODUCT > 9223372036854775807`, 2],
        [`[M:M Rows] > 4 AND INNER_PRODUCT < 10`, 1],
        [`INNER_PRODUCT > 1e29`, 2],
        [`INNER_PRODUCT > ${HUGE * 10n}`, 0],
        [`_full_outer_product > INNER_PRODUCT AND INNER_PRODUCT > 100`, 2],
      ] as const)
        expect(await products({ where }), where).to.have.length(count)
    })
  })
})
