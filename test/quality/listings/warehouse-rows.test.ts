import { expect } from 'chai'
import fc from 'fast-check'
import { readOptions, type GivenOptions } from '../../../src/quality/listings/options.ts'
import { readPage } from '../../../src/quality/listings/page.ts'
import { rejectedListing } from '../../../src/quality/listings/declared/warehouse/rejected-listing.ts'
import { rowsListing } from '../../../src/quality/listings/declared/warehouse/rows-listing.ts'
import { encodePage } from '../../../src/quality/listings/standard-response.ts'
import type { Listing } from '../../../src/quality/listings/listing.ts'
import { DUCKDB_DIALECT } from '../../../src/quality/stores/duckdb/dialect.ts'
import { type RowReader, WarehouseRows } from '../../../src/quality/listings/warehouse-rows.ts'
import { DuckDbWarehouses } from '../../../src/quality/stores/duckdb/duckdb-warehouses.ts'
import type { Warehouse } from '../../../src/quality/model/warehouse/warehouse.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { listingSuite } from './listing-suite.ts'
import type { Attribute } from '../../../src/quality/model/attribute.ts'

const { signal } = new AbortController()
const MEMORY = { bytes: 256e6, threads: 2 }

const attribute = (
  id: number,
  name: string,
  inferredType: Attribute['inferredType'] = 'text',
): Attribute => ({
  id,
  name,
  humanName: name.toUpperCase(),
  schemaType: undefined,
  schemaLength: undefined,
  nullable: true,
  inferredType,
  summary: { types: {} as Attribute['summary']['types'], minLength: 0, maxLength: 0 },
})

interface Answer {
  readonly columns: readonly { readonly columnisedName: string }[]
  readonly rows: readonly { readonly dataRow: readonly string[] }[] | ''
  readonly metadata: { readonly totalCount: string; readonly dataSize: string }
}

describe('a listing of a warehouse', () => {
  let warehouses: DuckDbWarehouses
  let warehouse: Warehouse
  let tables = 0
  before(async () => {
    warehouses = await DuckDbWarehouses.start(
      { folder: await temporaryFolder(), memoryMb: 500, threads: 2 },
      recordingLogger().logger,
    )
    warehouse = await warehouses.open(1)
  })
  after(() => warehouses.close())

  /**
   * The warehouse with a dialect that finds rows by lists of numbers, as Trino does.
   * @param asked receives the statements
   */
  const findingByList = (asked: string[] = []): RowReader => ({
    dialect: { ...warehouse.dialect, findsByList: true },
    knex: warehouse.knex,
    memoryMb: warehouse.memoryMb!,
    read: (query, signal) => {
      for (const one of [query].flat()) asked.push(one.toSQL().toNative().sql)
      return warehouse.read(query, signal)
    },
  })
  const read = async (listing: Listing, given: GivenOptions = {}, reader: RowReader = warehouse) => {
    const page = await readPage(
      listing,
      new WarehouseRows(reader, MEMORY),
      undefined,
      readOptions(given),
      signal,
    )
    let body = ''
    for await (const piece of encodePage(page)) body += piece
    return JSON.parse(body) as Answer
  }
  const valuesOf = ({ rows }: Answer) => (rows === '' ? [] : rows.map(({ dataRow }) => dataRow))

  const makeTable = async (rows: readonly Record<string, unknown>[]) => {
    const name = `things_${++tables}`
    await warehouse.knex.raw(
      'create table ?? (id integer, part varchar, amount double, label varchar, open boolean, seen varchar, tags varchar)',
      [name],
    )
    if (rows.length > 0) await warehouse.knex(name).insert([...rows])
    return name
  }

  listingSuite(() => new WarehouseRows(warehouse, MEMORY), makeTable)

  describe('of the rows of an entity', () => {
    let id = 0
    const makeRows = async (values: readonly (string | null)[]) => {
      const name = `e${++id}_g1`
      await warehouse.knex.raw('create table ?? (_rowid bigint, c1 varchar, c2 varchar)', [name])
      const rows = values.map((c1, i) => ({ _rowid: i + 1, c1, c2: i % 2 === 0 ? 'even' : null }))
      if (rows.length > 0) await warehouse.knex(name).insert(rows)
      return { id, generation: 1, loadedRows: values.length }
    }

    it('has their number, then the attributes, in the order of the source', async () => {
      const entity = await makeRows(['b', null, 'a'])
      const answer = await read(
        rowsListing(DUCKDB_DIALECT, entity, [attribute(1, 'NAME'), attribute(2, '2')]),
      )
      expect(answer.columns.map(({ columnisedName }) => columnisedName)).to.deep.equal([
        '_rowid',
        'NAME',
        '2',
      ])
      expect(valuesOf(answer)).to.deep.equal([
        ['1', 'b', 'even'],
        ['2', '', ''],
        ['3', 'a', 'even'],
      ])
      expect(answer.metadata).to.include({ totalCount: '3', dataSize: '3' })
    })

    it('takes no more of a text from the engine than it shows, on each way to a page', async () => {
      const entity = await makeRows(Array.from({ length: 12 }, (_, i) => `${i} 😀 `.padEnd(5000, 'text ')))
      const known = attribute(1, 'NAME')
      const name = { ...known, summary: { ...known.summary, maxLength: 5000 } }
      const listing = rowsListing(DUCKDB_DIALECT, entity, [name, attribute(2, 'KIND')])
      for (const given of [
        {},
        { pageStart: 4, pageSize: 3 },
        { sort: ['NAME:desc'], pageSize: 5 },
        { where: 'NAME LIKE "1*text*"' },
        { where: 'KIND = "even"', sort: ['NAME'], pageStart: 2, pageSize: 2 },
      ]) {
        for (const plain of [warehouse, findingByList()]) {
          let longest = 0
          const reader: RowReader = {
            dialect: plain.dialect,
            knex: plain.knex,
            memoryMb: plain.memoryMb!,
            read: async function* (query, signal) {
              for await (const rows of plain.read(query, signal)) {
                for (const value of rows.flatMap((row) => Object.values(row)))
                  if (typeof value === 'string') longest = Math.max(longest, value.length)
                yield rows
              }
            },
          }
          const whole = valuesOf(await read(listing, given))
          const cut = valuesOf(await read(listing, { ...given, shorten: 6 }, reader))
          expect(cut).to.deep.equal(
            whole.map(([number, text, ...rest]) => [number, Array.from(text!).slice(0, 6).join(''), ...rest]),
          )
          expect(longest).to.equal('0 😀 te'.length)
        }
      }
    })

    it('shows the same rows by their numbers as it shows in an order', async () => {
      const entity = await makeRows(Array.from({ length: 50 }, (_, i) => `value ${i}`))
      const listing = rowsListing(DUCKDB_DIALECT, entity, [attribute(1, 'NAME'), attribute(2, 'KIND')])
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 60 }),
          fc.integer({ min: 1, max: 60 }),
          async (pageStart, pageSize) => {
            const numbered = await read(listing, { pageStart, pageSize })
            expect(numbered).to.deep.equal(await read(listing, { pageStart, pageSize, sort: ['_rowid'] }))
            expect(valuesOf(numbered)).to.have.length(Math.max(0, Math.min(pageSize, 51 - pageStart)))
          },
        ),
        { numRuns: 25 },
      )
    })

    it('shows the rows of a condition, page by page, whether or not they were counted before', async () => {
      const count = 200
      const entity = await makeRows(Array.from({ length: count }, (_, i) => `${(i * 37) % count}`))
      const listing = rowsListing(DUCKDB_DIALECT, entity, [
        attribute(1, 'AMOUNT', 'integer'),
        attribute(2, 'KIND'),
      ])
      const rows = Array.from({ length: count }, (_, i) => ({ number: i + 1, amount: (i * 37) % count }))
      await fc.assert(
        fc.asyncProperty(
          fc.nat(5),
          fc.integer({ min: 1, max: 80 }),
          fc.integer({ min: 1, max: 80 }),
          fc.constantFrom('_rowid', 'AMOUNT', 'AMOUNT:desc'),
          fc.boolean(),
          async (rest, pageStart, pageSize, sort, isByList) => {
            const wanted = rows.filter(({ amount }) => amount % 6 === rest)
            if (sort !== '_rowid') wanted.sort((one, other) => one.amount - other.amount)
            if (sort === 'AMOUNT:desc') wanted.reverse()
            const options = { where: `MOD(AMOUNT, 6) = ${rest}`, sort: [sort], pageStart, pageSize }
            const reader = isByList ? findingByList() : warehouse
            const answer = await read(listing, options, reader)
            expect(answer.metadata).to.include({ totalCount: String(wanted.length) })
            expect(valuesOf(answer).map(([number]) => Number(number))).to.deep.equal(
              wanted.slice(pageStart - 1, pageStart - 1 + pageSize).map(({ number }) => number),
            )
            expect(await read(listing, options, reader)).to.deep.equal(answer)
          },
        ),
        { numRuns: 80 },
      )
    })

    it('searches a page of a condition among the first rows, and then among all', async () => {
      const rows = 1_200_000
      const name = `e${++id}_g1`
      await warehouse.knex.raw(
        "create table ?? as select range as _rowid, case when range % 100000 = 0 then 'x' end as c1 from range(1, ?)",
        [name, rows + 1],
      )
      const listing = rowsListing(DUCKDB_DIALECT, { id, generation: 1, loadedRows: rows }, [
        attribute(1, 'NAME'),
      ])
      const asked: string[] = []
      const reader = findingByList(asked)
      const kindOf = (sql: string): string =>
        sql.includes('count(')
          ? 'count'
          : sql.includes(' in (')
            ? 'rows'
            : sql.includes('<=')
              ? 'first'
              : 'all'
      for (const [pageStart, numbers, statements] of [
        [1, [100_000, 200_000, 300_000], ['count', 'first', 'rows']],
        [9, [900_000, 1_000_000, 1_100_000], ['first', 'all', 'rows']],
        [12, [1_200_000], ['first', 'all', 'rows']],
        [13, [], ['first', 'all']],
      ] as const) {
        const options = { where: 'NAME = "x"', pageStart, pageSize: 3 }
        const answer = await read(listing, options, reader)
        expect(asked.splice(0).map(kindOf)).to.deep.equal(statements)
        expect(valuesOf(answer).map(([number]) => Number(number))).to.deep.equal(numbers)
        expect(answer.metadata.totalCount).to.equal('12')
      }
    })

    it('counts the rows of a condition once', async () => {
      const entity = await makeRows(Array.from({ length: 100 }, (_, i) => `${i}`))
      const listing = rowsListing(DUCKDB_DIALECT, entity, [attribute(1, 'AMOUNT', 'integer')])
      const asked: string[] = []
      const listened: RowReader = { ...findingByList(asked), dialect: warehouse.dialect }
      const pageOf = async (pageStart: number) => {
        const options = readOptions({ where: 'AMOUNT < 80', pageStart, pageSize: 10 })
        const page = await readPage(listing, new WarehouseRows(listened, MEMORY), undefined, options, signal)
        const shown: unknown[] = []
        for await (const part of page.rows) shown.push(...part)
        return [page.total, shown.length]
      }
      // Behind the end there is no row that could tell of them.
      for (const pageStart of [81, 11, 71]) {
        expect(await pageOf(pageStart)).to.deep.equal([80, pageStart > 80 ? 0 : 10])
      }
      expect(asked.map((sql) => sql.includes('count('))).to.deep.equal([true, true, false, false])
    })

    it('sorts attributes of numbers as numbers, then other values, then empty values', async () => {
      const entity = await makeRows(['10', 'n/a', '9', null, '-1.5', '9', '?'])
      const names = [attribute(1, 'AMOUNT', 'decimal'), attribute(2, 'KIND')]
      const sorted = (sort: string[]) =>
        read(rowsListing(DUCKDB_DIALECT, entity, names), { sort, columns: ['AMOUNT', '_rowid'] })
      expect(valuesOf(await sorted(['AMOUNT']))).to.deep.equal([
        ['-1.5', '5'],
        ['9', '3'],
        ['9', '6'],
        ['10', '1'],
        ['?', '7'],
        ['n/a', '2'],
        ['', '4'],
      ])
      expect(valuesOf(await sorted(['AMOUNT:desc'])).map(([value]) => value)).to.deep.equal([
        '10',
        '9',
        '9',
        '-1.5',
        'n/a',
        '?',
        '',
      ])
      const text = rowsListing(DUCKDB_DIALECT, entity, [attribute(1, 'AMOUNT')])
      expect(valuesOf(await read(text, { sort: ['AMOUNT'] }))[1]).to.deep.equal(['1', '10'])
    })

    it('keeps the number of a row apart from an attribute of the same name', async () => {
      const entity = await makeRows(['a'])
      const answer = await read(
        rowsListing(DUCKDB_DIALECT, entity, [attribute(1, '_rowid'), attribute(2, '__rowid')]),
      )
      expect(answer.columns.map(({ columnisedName }) => columnisedName)).to.deep.equal([
        '___rowid',
        '_rowid',
        '__rowid',
      ])
      expect(valuesOf(answer)).to.deep.equal([['1', 'a', 'even']])
    })

    it('is empty where nothing is loaded', async () => {
      const answer = await read(rowsListing(DUCKDB_DIALECT, await makeRows([]), [attribute(1, 'NAME')]))
      expect(answer.rows).to.equal('')
      expect(answer.metadata).to.include({ totalCount: '0', dataSize: '0' })
    })

    it('sends 3,000 rows of 500 columns in pieces, and lets other work have its turn meanwhile', async function () {
      this.timeout(60_000)
      const columns = Array.from({ length: 500 }, (_, i) => `'value ' || (i + ${i}) as c${i + 1}`)
      await warehouse.knex.raw(
        `create table e900_g1 as select i + 1 as _rowid, ${columns.join(', ')} from range(5000) t(i)`,
      )
      const listing = rowsListing(
        DUCKDB_DIALECT,
        { id: 900, generation: 1, loadedRows: 5000 },
        columns.map((_, i) => attribute(i + 1, `C${i}`)),
      )
      const options = readOptions({ pageStart: 1000, pageSize: 3000 })
      const page = await readPage(listing, new WarehouseRows(warehouse, MEMORY), undefined, options, signal)
      let bytes = 0
      let inTurn = 0
      let mostInTurn = 0
      let turn = setImmediate(function next() {
        inTurn = 0
        turn = setImmediate(next)
      })
      for await (const piece of encodePage(page)) {
        bytes += piece.length
        inTurn += piece.length
        mostInTurn = Math.max(mostInTurn, inTurn)
      }
      clearImmediate(turn)
      expect(bytes).to.be.above(15_000_000)
      // Some 10 ms of work on a slow machine.
      expect(mostInTurn).to.be.below(1_000_000)
    })
  })

  it('of rejected records shows why, where, and the bytes as text and as they are', async () => {
    await warehouse.knex.raw(
      'create table r1_g2 (_rowid bigint, line bigint, reason varchar, detail varchar, "offset" bigint, length bigint, raw blob)',
    )
    const raw = Buffer.from([0x61, 0x2c, 0xa3, 0x81, 0x09, 0x00, 0x0a, 0x7f])
    const record = { _rowid: 1, line: 4, reason: 'ragged', detail: 'Too few.', offset: 181, length: 8, raw }
    await warehouse.knex('r1_g2').insert([record, { ...record, _rowid: 2, raw: Buffer.alloc(0) }])
    const source = { encoding: 'cp1252' } as Parameters<typeof rejectedListing>[0]['source']
    const listing = rejectedListing({ id: 1, generation: 2, rejectedRows: 2, source }, warehouse.dialect)
    expect(valuesOf(await read(listing))).to.deep.equal([
      ['1', '4', 'ragged', 'Too few.', '181', '8', 'a,£\ufffd␉␀␊␡', raw.toString('base64')],
      ['2', '4', 'ragged', 'Too few.', '181', '8', '', ''],
    ])
    for (const { columnisedName } of (await read(listing)).columns) {
      expect(valuesOf(await read(listing, { sort: [`${columnisedName}:desc`] }))).to.have.length(2)
    }
  })
})
