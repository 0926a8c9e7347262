import { expect } from 'chai'
import { problemOf } from '../bad-input/problems.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const LATER = '2099-11-21 23:30:00'

/** Characters that separate or count parts of the text that stands for a row, a null, blanks and usual values. */
const VALUES = [
  '',
  '1:a',
  'a',
  ':',
  '::',
  '1',
  ' ',
  '\u00a0\t',
  '\u3000',
  '\u200b',
  'É',
  '2024-01-31',
  'x'.repeat(40),
]
const ROWS = 300

/** Rows of three columns, of which many are equal. The third one depends on the others in part. */
const SOURCE: readonly (readonly string[])[] = Array.from({ length: ROWS }, (_, i) => {
  const at = (i * i * 7 + i) % 83
  return [
    VALUES[at % VALUES.length]!,
    VALUES[(at * 5) % VALUES.length]!,
    at % 9 === 0 ? String(i) : String(at % 4),
  ]
})
const quoted = (value: string): string => (value === '' ? '' : `"${value}"`)
const FILE = ['a,b,c', ...SOURCE.map((row) => row.map(quoted).join(','))].join('\n')

/** The numbers of equal rows, from 1, by the order of the first rows. */
const GROUPS: readonly (readonly number[])[] = [
  ...SOURCE.reduce((groups, row, i) => {
    const key = JSON.stringify(row)
    return groups.set(key, [...(groups.get(key) ?? []), i + 1])
  }, new Map<string, number[]>()).values(),
]
const SIZES = [...new Set(GROUPS.map(({ length }) => length))].sort((a, b) => a - b)
const rowsOf = (copies: number): number[] => GROUPS.filter(({ length }) => length === copies).flat()

interface Listed {
  readonly columns: readonly { readonly columnisedName: string }[]
  readonly rows: '' | readonly { readonly dataRow: string[]; readonly metadata?: { readonly url: string } }[]
  readonly metadata: { readonly viewName: string; readonly totalCount: string }
}

describe('whole rows', () => {
  let server: QualityServer
  let path: string

  before(async () => {
    server = await startQualityServer()
    // The virtual column is different in each row, and is not compared.
    const options = { columns: ['{PLUS PLUS {} {} {c || "+"} 9}'] }
    ;({ path } = await server.load('Copies', FILE, { options }))
  })
  after(() => server.stop())

  const get = async (at: string): Promise<Listed> => {
    const answer = await server.ask(at)
    const text = await answer.text()
    expect(answer.status, `${at} ${text.slice(0, 400)}`).to.equal(200)
    return JSON.parse(text) as Listed
  }
  const cells = ({ rows }: Listed): string[][] => (rows === '' ? [] : rows.map(({ dataRow }) => dataRow))
  const exported = async (at: string, data: object, options: object = {}): Promise<string> => {
    const { status, body } = await server.command(at, { command: 'export', data, options })
    expect(status, JSON.stringify(body)).to.equal(200)
    const { job, file } = body as unknown as { job: string; file: string }
    expect(await server.ended(job)).to.include({ State: 'Completed' })
    return (await server.ask(file.slice(file.indexOf('/download')))).text()
  }
  const problem = async (at: string) => problemOf(await server.ask(at), server)
  const indicator = () => `${path}/duplicatesindicator`
  const duplicates = (copies: number) => `${indicator()}/${copies}/duplicates`

  it('are counted by how often they occur', async () => {
    expect(SIZES.length, 'sizes of groups in the test').to.be.above(2)
    const expected = SIZES.map((copies) => {
      const { length } = rowsOf(copies)
      return [String(copies), String(length), ((100 * length) / ROWS).toFixed(3)]
    })
    const listed = await get(indicator())
    expect(listed.columns.map(({ columnisedName }) => columnisedName)).to.deep.equal([
      '_col0',
      '_col1',
      '_col2',
    ])
    expect(cells(listed)).to.deep.equal(expected)
    expect(listed.metadata).to.include({ viewName: 'Duplicates Indicator', totalCount: String(SIZES.length) })
    for (const { dataRow, metadata } of listed.rows || []) {
      const { totalCount } = (await get(metadata!.url.replace('/api/repositories/test', ''))).metadata
      expect(totalCount).to.equal(dataRow[1])
    }
    const second = await get(`${indicator()}?pageStart=2&pageSize=1`)
    expect(cells(second)).to.deep.equal([expected[1]])
    expect(second.metadata.totalCount).to.equal(String(SIZES.length))
    expect(cells(await get(`${indicator()}?pageStart=99`))).to.deep.equal([])
    expect(cells(await get(`${indicator()}?sort=_col0:desc`))).to.deep.equal(expected.toReversed())
    const some = await get(
      `${indicator()}?${new URLSearchParams({ where: '_col0 > 1 AND _col2 < 100' }).toString()}`,
    )
    expect(cells(some)).to.deep.equal(expected.filter(([copies]) => copies !== '1'))
    expect(some.metadata.totalCount).to.equal(String(cells(some).length))
    const { body } = await server.command(indicator(), {
      command: 'get',
      options: { keypatternlist: ['1', '999'] },
    })
    expect(cells(body as unknown as Listed)).to.deep.equal(expected.slice(0, 1))
    expect(await exported(indicator(), { filename: 'indicator.csv' })).to.equal(
      ['Value,Frequency,Dist %', ...expected.map((row) => row.join(','))].join('\n') + '\n',
    )
  })

  it('that occur equally often are listed, equal rows together', async () => {
    for (const copies of SIZES) {
      const expected = rowsOf(copies).map((row) => [
        String(row),
        ...SOURCE[row - 1]!,
        `${SOURCE[row - 1]![2]!}+`,
      ])
      const listed = await get(`${duplicates(copies)}?pageSize=1000`)
      expect(cells(listed), String(copies)).to.deep.equal(expected)
      expect(listed.metadata).to.include({ viewName: 'Duplicates', totalCount: String(expected.length) })
      const paged: string[][] = []
      for (let start = 1; start <= expected.length; start += 7) {
        const page = await get(`${duplicates(copies)}?pageStart=${start}&pageSize=7`)
        expect(page.metadata.totalCount).to.equal(String(expected.length))
        paged.push(...cells(page))
      }
      expect(paged).to.deep.equal(expected)
      const beyond = await get(`${duplicates(copies)}?pageStart=${expected.length + 1}`)
      expect(beyond).to.deep.include({ rows: '' })
    }
    for (const copies of [SIZES.at(-1)! + 1, ROWS, ROWS + 1, Number.MAX_SAFE_INTEGER]) {
      const { rows, metadata } = await get(duplicates(copies))
      expect({ rows, ...metadata }).to.include({ rows: '', totalCount: '0' })
    }
  })

  it('that occur equally often are selected, sorted and exported', async () => {
    const pairs = SIZES[1]!
    const numbers = rowsOf(pairs)
    const where = new URLSearchParams({ where: 'PLUS = "1+"' }).toString()
    const chosen = numbers.filter((row) => SOURCE[row - 1]![2] === '1')
    const found = await get(`${duplicates(pairs)}?${where}&columns=_rowid&pageSize=3`)
    expect(cells(found)).to.deep.equal(chosen.slice(0, 3).map((row) => [String(row)]))
    expect(found.metadata.totalCount).to.equal(String(chosen.length))
    const sorted = await get(`${duplicates(pairs)}?sort=_rowid:desc&columns=_rowid&pageSize=5&pageStart=2`)
    const downwards = numbers.toSorted((a, b) => b - a).slice(1, 6)
    expect(cells(sorted)).to.deep.equal(downwards.map((row) => [String(row)]))
    const keypatternlist = [String(numbers[2]), String(rowsOf(1)[0])]
    const { body } = await server.command(duplicates(pairs), { command: 'get', options: { keypatternlist } })
    expect(cells(body as unknown as Listed).map(([row]) => row)).to.deep.equal(keypatternlist.slice(0, 1))
    const placed = cells(await get(`${duplicates(pairs)}?columns=_place&pageSize=1000`)).map(([at]) =>
      Number(at),
    )
    expect(placed).to.deep.equal(placed.toSorted((a, b) => a - b))
    const file = await exported(duplicates(pairs), { filename: 'pairs.csv' }, { columns: ['C', '_rowid'] })
    expect(file).to.equal(
      ['c,Row', ...numbers.map((row) => `${SOURCE[row - 1]![2]!},${row}`)].join('\n') + '\n',
    )
    expect((await exported(duplicates(pairs), { filename: 'all.csv' })).split('\n')[0]).to.equal('a,b,c,PLUS')
  })

  it('with a blank value are those that the profile counts', async () => {
    const isBlank = (value: string): boolean => /^\p{White_Space}+$/u.test(value)
    const attributes = await server.rows(`${path}/attributes`)
    for (const attribute of [1, 2, 3, 4]) {
      const at = `${path}/attributes/${attribute}/values/spaces`
      const expected = SOURCE.flatMap((row, i) =>
        isBlank(row[attribute - 1] ?? 'PLUS') ? [String(i + 1)] : [],
      )
      const listed = await get(`${at}?pageSize=1000`)
      expect(cells(listed).map(([row]) => row)).to.deep.equal(expected)
      expect(listed.metadata).to.include({
        viewName: 'Spaces',
        totalCount: attributes[attribute - 1]!['Blanks'],
      })
      expect(listed.metadata.totalCount).to.equal(String(expected.length))
      const page = await get(`${at}?pageStart=3&pageSize=2&columns=_rowid`)
      expect(cells(page)).to.deep.equal(expected.slice(2, 4).map((row) => [row]))
      const where = new URLSearchParams({ where: '_rowid > 100', columns: '_rowid' }).toString()
      expect(cells(await get(`${at}?${where}`)).flat()).to.deep.equal(
        expected.filter((row) => Number(row) > 100).slice(0, 65),
      )
    }
    const { status, body } = await server.command(`${path}/attributes/1/values/spaces`, { command: 'get' })
    expect({ status, ...body.metadata }).to.include({ status: 200, viewName: 'Spaces' })
    const file = await exported(`${path}/attributes/1/values/spaces`, { filename: 'spaces.csv' })
    expect(file.split('\n')[0]).to.equal('a,b,c,PLUS')
    expect(file.match(/\n/g)).to.have.length(1 + SOURCE.filter(([value]) => isBlank(value!)).length)
  })

  it('have details as the profile tells them', async () => {
    const attributes = await server.rows(`${path}/attributes`)
    for (const row of [1, 2, 9, ROWS]) {
      const values = [...SOURCE[row - 1]!, `${SOURCE[row - 1]![2]!}+`]
      const listed = await get(`${path}/rows/${row}/details`)
      expect(listed.metadata).to.include({ viewName: 'Row Details', totalCount: '4' })
      const expected = await Promise.all(
        values.map(async (value, i) => {
          const where = new URLSearchParams({ where: `VALUE = "${value}"`, pageSize: '1' }).toString()
          const [found] = await server.rows(`${path}/attributes/${i + 1}/values?${where}`)
          const frequency = found?.['Frequency'] ?? attributes[i]!['Nulls']!
          const percent = ((100 * Number(frequency)) / ROWS).toFixed(3)
          const { Name: name = '', 'Inferred Type': type = '' } = attributes[i]!
          return [
            ...[String(i + 1), name, value, type, frequency, percent],
            ...[found?.['Pattern'] ?? '', found?.['Mask'] ?? ''],
          ]
        }),
      )
      expect(cells(listed), `row ${row}`).to.deep.equal(expected)
      for (const { dataRow, metadata } of listed.rows || []) {
        const { totalCount } = (await get(metadata!.url.replace('/api/repositories/test', ''))).metadata
        expect(totalCount, metadata!.url).to.equal(dataRow[4])
      }
    }
    const at = `${path}/rows/5/details`
    const all = cells(await get(at))
    expect(cells(await get(`${at}?pageStart=2&pageSize=2`))).to.deep.equal(all.slice(1, 3))
    expect(cells(await get(`${at}?sort=ATTRIBUTE_ID:desc`))).to.deep.equal(all.toReversed())
    const some = await get(`${at}?${new URLSearchParams({ where: '_humanised_name = "c"' }).toString()}`)
    expect(cells(some)).to.deep.equal([all[2]])
    expect(some.metadata.totalCount).to.equal('1')
  })

  it('that do not exist are not found', async () => {
    for (const [at, status, detail] of [
      ['/entities/999/duplicatesindicator', 404, 'There is no entity 999 in this repository.'],
      ['/entities/999/duplicatesindicator/2/duplicates', 404, 'There is no entity 999 in this repository.'],
      ['/entities/999/rows/1/details', 404, 'There is no entity 999 in this repository.'],
      [
        `${path}/rows/${ROWS + 1}/details`,
        404,
        `There is no row ${ROWS + 1} in this entity; it has ${ROWS} rows.`,
      ],
      [`${path}/attributes/9/values/spaces`, 404, 'There is no attribute 9 in this entity; it has 4.'],
      [`${path}/rows/0/details`, 400, undefined],
      [`${path}/rows/x/details`, 400, undefined],
      [`${indicator()}/0/duplicates`, 400, undefined],
      [`${indicator()}/1.5/duplicates`, 400, undefined],
      [`${indicator()}?where=_col1%20%3D`, 400, undefined],
      [`${duplicates(2)}?columns=NO_SUCH`, 404, undefined],
      [`${path}/rows/1/details?sort=NO_SUCH`, 404, undefined],
    ] as const) {
      const found = await problem(at)
      expect(found.status, at).to.equal(status)
      if (detail !== undefined) expect(found.detail).to.equal(detail)
    }
  })

  it('do not exist before the first load ends, or for an empty file', async () => {
    const sourceFile = await server.upload('later.csv', 'a\n1\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const data = { entityName: 'Later', source: 'client', connectInfo, scheduleTime: LATER }
    const { entityId } = (await server.command('/entities', { command: 'create', data })).body
    const later = `/entities/${entityId}`
    for (const at of ['duplicatesindicator', 'duplicatesindicator/2/duplicates'])
      expect(cells(await get(`${later}/${at}`))).to.deep.equal([])
    for (const at of [
      'duplicatesindicator/2/duplicates?columns=A',
      'rows/1/details',
      'attributes/1/values/spaces',
    ])
      expect((await problem(`${later}/${at}`)).status, at).to.equal(409)
    const scheduled = { command: 'export', data: { filename: 'later.csv' } }
    for (const at of ['duplicatesindicator', 'duplicatesindicator/1/duplicates'])
      expect((await server.command(`${later}/${at}`, scheduled)).status, at).to.equal(409)
    const empty = (await server.load('Empty', 'a,b\n')).path
    for (const at of [
      'duplicatesindicator',
      'duplicatesindicator/1/duplicates',
      'attributes/2/values/spaces',
    ])
      expect(cells(await get(`${empty}/${at}`)), at).to.deep.equal([])
    expect((await problem(`${empty}/rows/1/details`)).detail).to.equal(
      'There is no row 1 in this entity; it has 0 rows.',
    )
  })

  it('are compared with names of the source that the listing uses itself', async () => {
    const named = (await server.load('Named', '_place,Row,Place\n1,x,p\n1,x,p\n2,x,p\n')).path
    const listed = await get(`${named}/duplicatesindicator/2/duplicates?external=1`)
    expect(listed.rows).to.deep.equal([
      { 'Row (2)': '1', _place: '1', Row: 'x', Place: 'p' },
      { 'Row (2)': '2', _place: '1', Row: 'x', Place: 'p' },
    ])
  })
})
