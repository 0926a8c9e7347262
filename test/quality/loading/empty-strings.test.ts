import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { exported } from '../work/export/exported.ts'
import { READ } from '../work/export/read-file.ts'
import { rowsOfWorkbook } from '../work/export/read-workbook.ts'

/** Null, the empty string, white space and texts, in a column of texts and in a column of numbers; all empty strings. */
const RECORDS = [
  { v: null, n: '5', w: '', e: '' },
  { v: '', n: '', w: '', e: '' },
  { v: ' ', n: '7', w: 'b', e: '' },
  { v: 'x', n: '8', w: 'b', e: '' },
  { v: 'Dr', n: '9', w: '', e: '' },
  { v: '', n: null, w: null, e: '' },
  { v: null, n: '5', w: '', e: '' },
]
const V = RECORDS.map(({ v }) => v)
const linesOf = (records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('')

describe('Empty strings of a source', function () {
  this.timeout(60_000)
  let server: QualityServer
  let path: string
  let entityId: string
  before(async () => {
    server = await startQualityServer()
    const columns = ['{BARE BARE {} {} {TRIM(v)} 10}', '{KIND KIND {} {} {TYPE(v)} 10}']
    const loaded = await server.load('Sparse', linesOf(RECORDS), {
      connectInfo: { type: 'json', attr: undefined },
      options: { columns },
    })
    ;({ path, entityId } = loaded)
    expect(loaded.job, loaded.job['Reason']).to.include({ State: 'Completed' })
  })
  after(async () => {
    expect(server.log.filter(({ level }) => Number(level) >= 40)).to.deep.equal([])
    await server.stop()
  })

  const attribute = async (name: string) =>
    (await server.rows(`${path}/attributes`)).find(({ Name }) => Name === name)!
  const listed = (of: string) => server.rows(`${path}/attributes/1/${of}`)
  const numbersOf = (rows: Record<string, string>[]) => rows.map(({ Row }) => Number(Row))
  const rowsWhere = async (condition: string) =>
    numbersOf(await server.rows(`${path}/rows?where=${encodeURIComponent(condition)}`))

  it('are values that the profile counts, as blank ones', async () => {
    expect(await attribute('v')).to.include({
      ...{ Nulls: '2', Values: '5', Blanks: '3', 'Blank %': '42.857', 'Unique Values': '4' },
      ...{ 'Most Frequent Value': '', 'Mode Rows': '2', 'Min Value': '', 'Max Value': 'x' },
      ...{ 'Min Length': '0', 'Max Length': '2', 'Shortest Value': '', 'Longest Value': 'Dr' },
      ...{ 'Unique Masks': '4', 'Unique Patterns': '4', 'Unique Soundexes': '2' },
      ...{ 'Inferred Type': 'text', 'Inferred Type %': '100.000' },
    })
    expect(await attribute('n')).to.include({
      ...{ Nulls: '1', Values: '6', Blanks: '1', 'Inferred Type': 'integer', 'Inferred Type %': '100.000' },
      ...{ 'Min Value': '5', 'Max Value': '9', Mean: '6.800', 'Min Length': '0' },
    })
    expect(await attribute('e')).to.include({
      ...{ Nulls: '0', Values: '7', Blanks: '7', 'Unique Values': '1', 'Inferred Type': 'blank' },
      ...{ 'Min Length': '0', 'Max Length': '0', 'Unique Patterns': '1', 'Unique Soundexes': '0' },
    })
    expect(await attribute('BARE')).to.include({ Nulls: '2', Values: '5', Blanks: '3', 'Unique Values': '3' })
    const [entity] = await server.rows('/entities')
    expect(entity).to.include({ Rows: '7', Values: String(7 * 6 - 2 - 1 - 1 - 2) })
  })

  it('are listed with their frequency and their empty forms, each with the address of its rows', async () => {
    const [value] = await listed('values')
    expect(value).to.include({ Value: '', Frequency: '2', Distribution: '28.571', Length: '0', Mask: '' })
    for (const form of ['masks', 'patterns', 'patterns?style=Rich', 'patterns?style=Long']) {
      const [first, ...others] = await listed(form)
      expect(first, form).to.include({ Values: '1', Frequency: '2' })
      expect(Object.values(first!)[0], form).to.equal('')
      expect(others, form).to.have.length(3)
    }
    for (const sound of ['soundexes', 'metaphones']) {
      const { body } = await server.command(`${path}/attributes/1/${sound}`, { command: 'get' })
      expect(body.rows, sound).to.have.length(2)
    }
    for (const kind of ['value', 'mask', 'pattern', 'rich', 'long'])
      expect(numbersOf(await server.rows(`${path}/rows?holding=1:${kind}:`)), kind).to.deep.equal([2, 6])
    expect(numbersOf(await server.rows(`${path}/rows?holding=1:null:`))).to.deep.equal([1, 7])
    expect(numbersOf(await listed('values/spaces'))).to.deep.equal([2, 3, 6])
    // Of the numbers, one is null and one is empty; each has one row.
    for (const [row, frequency] of [
      [6, '1'],
      [2, '1'],
      [1, '2'],
    ] as const) {
      const [, number] = await server.rows(`${path}/rows/${row}/details`)
      expect(number!['Frequency'], `row ${row}`).to.equal(frequency)
    }
  })

  it('differ from null in conditions, in virtual columns and in the order', async () => {
    for (const [condition, rows] of [
      ['IS_NULL(v)', [1, 7]],
      ['IS_EMPTY(v)', [1, 2, 3, 6, 7]],
      ['IS_BLANK(v)', [2, 3, 6]],
      ['v = ""', [2, 6]],
      ['v <> ""', [3, 4, 5]],
      ['v IN ("", "x")', [2, 4, 6]],
      ['LENGTH(v) = 0', [2, 6]],
      ['TYPE(v) = "blank"', [2, 3, 6]],
      ['KIND = "null"', [1, 7]],
      ['BARE = ""', [2, 3, 6]],
      ['COALESCE(v, "other") = "other"', [1, 7]],
      ['MASK(v) = ""', [2, 6]],
      ['FREQUENCY(v) = 2', [2, 6]],
      ['n > 5', [3, 4, 5]],
      ['NOT n > 5', [1, 7]],
    ] as const)
      expect(await rowsWhere(condition), condition).to.deep.equal(rows)
    expect(numbersOf(await server.rows(`${path}/rows?sort=V:desc`))).to.deep.equal([4, 5, 3, 2, 6, 1, 7])
  })

  it('pass and fail rules as values', async () => {
    const figures = async (NAME: string, rule: Record<string, string>, of = path) => {
      const added = await server.command(`${of}/businessrules`, {
        command: 'add',
        data: { NAME, THRESHOLD: '100', ...rule },
      })
      expect(added.status, JSON.stringify(added.body)).to.equal(200)
      const url = added.body.url.slice(added.body.url.indexOf('/entities'))
      const run = await server.command(url, { command: 'run' })
      expect(await server.ended(run.body.url)).to.include({ State: 'Completed' })
      const [found] = await server.rows(url)
      return { url, figures: ['Passing Rows', 'Failing Rows'].map((name) => Number(found![name])) }
    }
    const filled = await figures('Known', { EXPRESSION: 'NOT IS_NULL(v)' })
    expect(filled.figures).to.deep.equal([5, 2])
    expect(numbersOf(await server.rows(`${filled.url}/failingrows`))).to.deep.equal([1, 7])
    const empty = await figures('Empty', { EXPRESSION: 'v = ""', GROUP_EXPRESSION: 'v' })
    expect(empty.figures).to.deep.equal([2, 5])
    const groups = await server.rows(`${empty.url}/groups?columns=value,_is_null,_pass_count,fail_count`)
    expect(groups.slice(0, 2)).to.have.deep.members([
      { Value: '', Null: 'N', 'Passing Rows': '2', 'Failing Rows': '0' },
      { Value: '', Null: 'Y', 'Passing Rows': '0', 'Failing Rows': '2' },
    ])
    expect(groups.slice(2).map(({ Value }) => Value)).to.deep.equal([' ', 'Dr', 'x'])
    // The group of null has the name null, because the empty name is that of the empty text.
    const ofGroup = async (listing: string, groupName: string | null) => {
      const answer = await server.command(`${empty.url}/${listing}`, { command: 'get', data: { groupName } })
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200)
      const { rows } = answer.body
      return rows === '' ? [] : rows.map(({ dataRow }) => dataRow)
    }
    expect((await ofGroup('groups', '')).map(([, passing]) => passing)).to.deep.equal(['2'])
    expect((await ofGroup('groups', null)).map(([, passing]) => passing)).to.deep.equal(['0'])
    expect(await ofGroup('groups/passingrows', '')).to.have.length(2)
    expect(await ofGroup('groups/failingrows', '')).to.have.length(0)
    expect(await ofGroup('groups/failingrows', null)).to.have.length(2)
    const ofValues = { EXPRESSION: 'LENGTH(v) > 0', THRESHOLD_OF: 'values' }
    const counted = await figures('Values', ofValues, `${path}/attributes/1`)
    expect((await server.rows(counted.url))[0]).to.include({ 'Passing Fraction': '75.000' })
    const report = await (await server.ask(`${path}/report`)).text()
    expect(report).to.include('empty string').and.to.not.include('null or empty')
  })

  it('stay apart from null in exports of every type', async () => {
    const read = async (of: string, filetype: string, columns?: readonly string[]) =>
      READ[filetype]!((await exported(server, `${path}/${of}`, { filetype }, { columns })).bytes)
    const pairs = RECORDS.map(({ v, n }) => [v, n])
    for (const filetype of ['csv', 'json', 'ndjson', 'parquet']) {
      expect((await read('rows', filetype, ['V', 'N'])).slice(1), filetype).to.deep.equal(pairs)
      const [, value] = await read('attributes/1/values', filetype, ['VALUE', '_distribution', '_soundex'])
      expect([value![0], value![2]], filetype).to.deep.equal(['', null])
    }
    for (const filetype of ['json', 'parquet'])
      expect((await read('rows', filetype, ['V'])).slice(1), filetype).to.deep.equal(V.map((v) => [v]))
    // A line without characters would not be a record.
    expect((await read('rows', 'csv', ['V'])).slice(1)).to.deep.equal(V.map((v) => [v ?? '']))
    const data = { filetype: 'csv', encoding: 'iso8859-1' }
    const { bytes } = await exported(server, `${path}/rows`, data, { columns: ['V', 'W'] })
    expect(bytes.toString()).to.equal('v,w\n,""\n"",""\n ,b\nx,b\nDr,""\n"",\n,""\n')
    const workbook = await exported(server, `${path}/rows`, { filetype: 'xlsx' }, { columns: ['V', 'N'] })
    const [, first, second] = await rowsOfWorkbook(workbook.bytes)
    expect([first, second]).to.deep.equal([
      [null, 5],
      ['', ''],
    ])
  })

  it('equal each other and not null in duplicates, keys, dependencies and joins', async () => {
    const twins = await server.load('Twins', linesOf([{ a: null }, { a: '' }, { a: '' }, { a: ' ' }]), {
      connectInfo: { type: 'json', attr: undefined },
    })
    const copies = await server.rows(`${twins.path}/duplicatesindicator`)
    expect(copies.map(({ Value, Frequency }) => [Value, Frequency])).to.deep.equal([
      ['1', '2'],
      ['2', '2'],
    ])
    const discover = await server.command(`${path}/keys`, {
      command: 'discover',
      data: { nulls: 'different', attributes: '1 2 3' },
    })
    expect(await server.ended(discover.body.url)).to.include({ State: 'Completed' })
    const keys = await server.rows(`${path}/keys`)
    // Of the two rows with an empty v, one has a null, which differs from all values.
    expect(keys.map((key) => key['Lh Attrs'])).to.deep.equal(['v, n', 'v, w'])
    await server.ended(
      (
        await server.command(`${path}/dependencies`, {
          command: 'verify',
          data: { attributes: [{ lhs: 3, rhs: 1 }] },
        })
      ).body.uri,
    )
    const behind = async (value: string | null) => {
      const { body } = await server.command(`${path}/rows/conflictdependencies`, {
        ...{ command: 'get', attribute: '1-3', values: [value], options: { columns: ['_rowid'] } },
      })
      return (body.rows || []).map(({ dataRow: [row] }) => Number(row))
    }
    expect(await behind('')).to.deep.equal([1, 2, 5, 7])
    expect(await behind(null)).to.deep.equal([6])
    const conflicts = `${path}/dependencies/1-3/conflicts`
    const resolved = await server.command(conflicts, { command: 'resolve', data: { lhs: [''], rhs: '' } })
    expect(resolved.status, JSON.stringify(resolved.body)).to.equal(204)
    const corrected = { filetype: 'json', corrected: ['1 3'] }
    const { bytes } = await exported(server, `${path}/rows`, corrected, { columns: ['V'] })
    const values = (JSON.parse(bytes.toString()) as { v: string | null }[]).map(({ v }) => v)
    expect(values).to.deep.equal(['', '', ' ', 'x', '', '', ''])
    const sides = {
      LH: { entity: entityId, attributes: '1' },
      RH: { entity: twins.entityId, attributes: '1' },
    }
    const join = await server.command(`${path}/joins`, { command: 'create', data: { params: sides } })
    expect(await server.ended(join.body.url)).to.include({ State: 'Completed' })
    expect((await server.rows('/joins'))[0]).to.include({
      ...{ 'Matching Values': '2', 'Inner joined rows': '5', 'Left Non-Matching Values': '2' },
      ...{ 'Left Non-Matching Rows': '4', 'Right Non-Matching Rows': '1' },
    })
  })
})
