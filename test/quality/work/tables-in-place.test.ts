import { expect } from 'chai'
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TrinoTable } from '../../../src/quality/model/entity-source.ts'
import type { Sample } from '../../../src/quality/model/reading.ts'
import { rejectsLayout, rowsLayout } from '../../../src/quality/model/warehouse/load-tables.ts'
import type { Warehouse, Warehouses } from '../../../src/quality/model/warehouse/warehouse.ts'
import { matchColumns } from '../../../src/quality/loaders/match-columns.ts'
import { readLimits } from '../../../src/quality/loaders/read-limits.ts'
import type { TrinoConnection } from '../../../src/quality/loaders/trino/trino-connection.ts'
import { placeRows, readRows, type Step } from '../../../src/quality/work/load-steps.ts'
import { type TestSchema, testSchema } from '../loaders/trino/reading.ts'
import * as trinoEngine from '../stores/trino/trino-engine.ts'

const ALL: Sample = { kind: 'all' }
const SOURCE: TrinoTable = {
  ...{ kind: 'trino', source: 'server', sourceFile: 'things', encoding: 'utf-8', sample: 'all' },
  sqlwhere: undefined,
}

describe('A table in the cluster of its repository', function () {
  this.timeout(180_000)
  let trino: TestSchema
  let folder: string
  let warehouses: Warehouses
  let warehouse: Warehouse

  before(async function () {
    trino = await testSchema(this)
    folder = await mkdtemp(join(tmpdir(), 'in-place-'))
    warehouses = await trinoEngine.start(folder)
    warehouse = await warehouses.open(1)
    await trino.run(`create table things as select n as "Id", if(n % 7 = 0, null, 'N' || chr(10) || '😀,"' || cast(n % 5 as varchar)) name,
      if(n % 3 = 0, '', if(n % 3 = 1, '  ', '31.12.1999')) odd, n * 1e7 / 3 d, cast(n as decimal(12,2)) / 8 price,
      timestamp '1969-12-31 23:59:59.5' + n * interval '1' hour at, n % 2 = 0 even, array[n, null] list, X'00ff' bytes,
      cast(null as varchar) nothing from unnest(sequence(1, 3000)) t(n)`)
  })
  after(async () => {
    await warehouses?.close()
    if (folder !== undefined) await trinoEngine.clean(folder)
    if (folder !== undefined) await rm(folder, { recursive: true })
    await trino?.drop()
  })

  interface Wishes {
    readonly source?: Partial<TrinoTable>
    readonly connection?: TrinoConnection
    readonly sample?: Sample
    readonly signal?: AbortSignal
    readonly recordBytes?: number
  }

  let entity = 0
  const prepared = async ({
    source,
    connection = trino.connection,
    sample = ALL,
    signal,
    recordBytes,
  }: Wishes = {}) => {
    const id = ++entity
    const pieces = join(folder, `pieces-${id}`)
    await mkdir(pieces)
    const table = { ...SOURCE, ...source }
    const limits = readLimits(1)
    const steps: [number, string][] = []
    const request = {
      ...{ source: table, declaration: undefined, sample, folder: pieces },
      limits: recordBytes === undefined ? limits : { ...limits, recordBytes },
      location: { kind: 'trino', connection, table: table.sourceFile } as const,
    }
    const step: Step = {
      warehouse,
      progress: (share, sentence) => void steps.push([share, sentence]),
      signal: signal ?? new AbortController().signal,
      target: (names, count) => {
        const columns = matchColumns({ known: [], lastId: 0 }, names, count, [])
        const ids = columns.map((column) => column.id)
        return { columns, rows: rowsLayout(id, 1, ids), rejects: rejectsLayout(id, 1) }
      },
    }
    return { id, request, step, steps }
  }

  const rowsOf = async (id: number): Promise<Record<string, unknown>[]> =>
    (await warehouse.knex(`e${id}_g1`).select('*')) as Record<string, unknown>[]

  const sorted = (rows: readonly Record<string, unknown>[]) =>
    rows.map(({ _rowid, ...values }) => JSON.stringify(values)).toSorted()

  it('has the rows, the texts and the counts that it has if its rows pass through the server', async () => {
    const placed = await prepared()
    const inPlace = await placeRows(placed.request, placed.step)
    const read = await prepared()
    const through = await readRows(read.request, { ...read.step, from: 0 })
    const rows = await rowsOf(placed.id)
    expect(rows.map(({ _rowid }) => _rowid).toSorted((a, b) => Number(a) - Number(b))).to.deep.equal(
      Array.from({ length: 3000 }, (_, index) => index + 1),
    )
    expect(sorted(rows)).to.deep.equal(sorted(await rowsOf(read.id)))
    expect(inPlace!.columns).to.deep.equal(through.columns)
    const ofFiles = { parts: undefined, encodingJudgement: undefined }
    expect({ ...ofFiles, ...inPlace!.summary }).to.deep.equal(through.summary)
    expect(await warehouse.tables()).to.include.members([`e${placed.id}_g1`, `r${placed.id}_g1`])
    expect(placed.steps.at(-1)![1]).to.equal(
      'About 3,000 rows of the table are taken over within the cluster.',
    )
  })

  it('is filtered and sampled by the cluster', async () => {
    const some = await prepared({
      source: { sqlwhere: '"Id" > 1000' },
      sample: { kind: 'random', percent: 10, skip: 0, seed: 1 },
    })
    const { summary } = (await placeRows(some.request, some.step))!
    expect(summary.rows).to.be.within(120, 280)
    expect((await rowsOf(some.id)).every(({ c1 }) => Number(c1) > 1000)).to.equal(true)
    const first = await prepared({ sample: { kind: 'first', rows: 5, skip: 0 } })
    expect((await placeRows(first.request, first.step))!.summary.rows).to.equal(5)
    const none = await prepared({ source: { sqlwhere: 'false' } })
    const empty = (await placeRows(none.request, none.step))!.summary
    expect([empty.rows, empty.recordMinLength, empty.recordMaxLength]).to.deep.equal([0, 0, 0])
    expect(empty.columns[0]).to.include({ minLength: 0, maxLength: 0 })
  })

  it('passes through the server if the cluster cannot take it over as the user of the connection', async () => {
    const { connection } = trino
    const isPlaced = async (wishes: Wishes) => {
      const { request, step, id } = await prepared(wishes)
      const placed = await placeRows(request, step)
      if (placed === undefined) expect(await warehouse.tables()).to.not.include(`e${id}_g1`)
      return placed !== undefined
    }
    const other = { ...connection, login: { ...connection.login, user: 'somebody' } }
    expect(await isPlaced({ connection: other })).to.equal(false)
    const elsewhere = { ...connection, cluster: { ...connection.cluster, host: 'localhost' } }
    expect(await isPlaced({ connection: elsewhere })).to.equal(false)
    expect(await isPlaced({ sample: { kind: 'first', rows: 5, skip: 1 } })).to.equal(false)
    const virtualColumns = [{ name: 'V', description: '', expression: '1', schemaLength: 1 }]
    expect(await isPlaced({ source: { virtualColumns } })).to.equal(false)
    expect(await isPlaced({ recordBytes: 100 })).to.equal(false)
    expect((await trino.run('show tables')).flat()).to.deep.equal(['things'])
  })

  it('leaves nothing if taking it over fails or is cancelled', async () => {
    const left = async () =>
      (
        await trino.run(
          "select table_schema, table_name from information_schema.tables where table_name like 'making%'",
        )
      ).filter(([schema]) => String(schema).startsWith('source_t'))
    const failing = await prepared({ source: { sqlwhere: '1 / (n_fail("Id")) = 1' } })
    await placeRows(failing.request, failing.step).then(
      () => expect.fail('It did not fail.'),
      (error: Error) => expect(error.message).to.match(/FUNCTION_NOT_FOUND/),
    )
    const dividing = await prepared({ source: { sqlwhere: '1 / ("Id" - 5) > -5' } })
    await placeRows(dividing.request, dividing.step).then(
      () => expect.fail('It did not fail.'),
      (error: Error) => expect(error.name).to.equal('QueryFailed'),
    )
    const stop = new AbortController()
    const cancelled = await prepared({ signal: stop.signal })
    const stopping: Step = { ...cancelled.step, progress: () => stop.abort() }
    await placeRows(cancelled.request, stopping).then(
      () => expect.fail('It was not cancelled.'),
      (error: Error) => expect(error.name).to.equal('QueryCancelled'),
    )
    expect(await left()).to.deep.equal([])
    expect(await warehouse.tables()).to.not.include(`e${cancelled.id}_g1`)
  })
})
