import { expect } from 'chai'
import fc from 'fast-check'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseCanonical } from '../../../src/quality/loaders/records/canonical-csv.ts'
import {
  PieceDamaged,
  QueryCancelled,
  QueryFailed,
  type TableLayout,
  type Warehouse,
  type Warehouses,
} from '../../../src/quality/model/warehouse/warehouse.ts'
import type { CsvFile, SortedRows } from '../../../src/quality/model/warehouse/written-files.ts'
import { inFull } from '../../support/full.ts'
import { READ } from '../work/export/read-file.ts'
import { itUnless, type Lack } from './lacks.ts'
import { csvOf, loadEntity, piecesOf, writePiece } from './pieces.ts'
import { writeSorted } from '../../../src/quality/stores/write-csv.ts'
import type { EngineModule } from './warehouse-suite.ts'

const rejection = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('It went well.'),
    (error: unknown) => error,
  )

const BY_FREQUENCY = {
  columns: ['value', 'frequency'],
  order: [
    { column: 'frequency', order: 'desc' },
    { column: 'value', order: 'asc' },
  ],
} as const

/**
 * What any engine of warehouses must pass, of the files that it writes and of tables that are numbered in groups.
 * @param engine URL of an EngineModule
 */
export const warehouseCsvSuite = (name: string, engine: string, lacks: readonly Lack[] = []): void => {
  const itUnlessLacking = itUnless(lacks)
  describe(name, () => {
    let folder: string
    let warehouses: Warehouses
    let warehouse: Warehouse
    let numbers: EngineModule['numbers']
    let clean: EngineModule['clean']
    let runs: EngineModule['runs']
    let tables = 0

    before(async () => {
      const { start, ...module } = (await import(engine)) as EngineModule
      ;({ numbers, clean, runs } = module)
      folder = await mkdtemp(join(tmpdir(), 'warehouse-'))
      warehouses = await start(folder)
      warehouse = await warehouses.open(1)
    })
    after(async () => {
      await warehouses.close()
      await clean?.(folder)
      await rm(folder, { recursive: true })
    })

    type Writer = (rows: SortedRows, file: CsvFile, signal?: AbortSignal) => Promise<number>
    const writers: Readonly<Record<string, Writer>> = {
      'writing CSV': (rows, file, signal) => writeSorted(warehouse, rows, file, false, signal),
      'writing CSV of an engine that writes no files': (rows, file, signal) =>
        writeSorted({ read: (...query) => warehouse.read(...query) }, rows, file, false, signal),
      ...(!lacks.includes('largeResults') && {
        'writing CSV by the nodes of a cluster': (rows, file, signal) =>
          writeSorted(warehouse, rows, file, true, signal),
      }),
    }
    const byValue: SortedRows['order'] = [{ column: 'value', order: 'asc' }]
    for (const [title, write] of Object.entries(writers))
      describe(title, () => {
        const fileOf = (): { path: string; quoted: string[] } => ({
          path: join(folder, '1', `written-${++tables}.csv`),
          quoted: ['value'],
        })

        it('writes every value exactly and in the order of the query, whatever characters it has', async () => {
          const character = fc.oneof(
            fc.constantFrom(
              ',',
              '"',
              '\n',
              '\r',
              '\r\n',
              '\0',
              '\\',
              "'",
              ' ',
              '\t',
              '\ufeff',
              '#',
              'é',
              '😀',
            ),
            fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
          )
          const value = fc.array(character, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
          await fc.assert(
            fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 200 }), async (values) => {
              const target = { rows: `e${++tables}`, rejects: `r${tables}`, columns: 1 }
              const records = values.map((value) => [value])
              await loadEntity(
                warehouse,
                target,
                piecesOf(writePiece(folder, csvOf(records), records.length)),
              )
              const query = warehouse
                .knex(target.rows)
                .select({ value: 'c1' })
                .count('* as frequency')
                .groupBy(1)
              const file = fileOf()
              const written = await write({ query, ...BY_FREQUENCY }, file)
              const expected = [...new Set(values)]
                .map((value) => [value, values.filter((other) => other === value).length] as const)
                .sort(([a, many], [b, more]) => more - many || Buffer.compare(Buffer.from(a), Buffer.from(b)))
              expect(written).to.equal(expected.length)
              const bytes = await readFile(file.path)
              expect(parseCanonical(bytes)).to.deep.equal(
                expected.map(([value, count]) => [value, `${count}`]),
              )
              expect(bytes[0]).to.equal(0x22)
              await warehouse.drop([target.rows, target.rejects])
            }),
            { numRuns: runs ?? inFull(15, 6) },
          )
        })

        it('keeps the order of hundreds of thousands of rows', async () => {
          const { knex } = warehouse
          const query = knex
            .select({
              value: knex.raw(`'v' || lpad(CAST((i * 7919) % 300007 AS VARCHAR), 6, '0')`),
              frequency: knex.raw('i % 3'),
            })
            .from(knex.raw(numbers(300_007)))
          const file = fileOf()
          expect(await write({ query, ...BY_FREQUENCY }, file)).to.equal(300_007)
          let last = ['', '3'] as (string | null)[]
          for (const [value, frequency] of parseCanonical(await readFile(file.path))) {
            const isLater = frequency! < last[1]! || (frequency === last[1] && value! > last[0]!)
            if (!isLater) expect.fail(`${value} ${frequency} comes after ${last.join(' ')}.`)
            last = [value!, frequency!]
          }
        })

        it('takes the values that are bound to the query, writes nothing for null, and no row into an empty file', async () => {
          const file = fileOf()
          const { knex } = warehouse
          const select = (where: string): SortedRows => ({
            query: knex
              .select({ value: knex.raw('?', ['it\'s "so"']), one: knex.raw('1') })
              .select({ nothing: knex.raw('CAST(NULL AS VARCHAR)') })
              .whereRaw(where),
            columns: ['value', 'one', 'nothing'],
            order: byValue,
          })
          expect(await write(select('true'), file)).to.equal(1)
          expect(await readFile(file.path, 'utf8')).to.equal('"it\'s ""so""",1,\n')
          const empty = fileOf()
          expect(await write(select('false'), empty)).to.equal(0)
          expect(await readFile(empty.path, 'utf8')).to.equal('')
        })

        it('leaves no file of a query that fails, or is cancelled', async () => {
          const failing = fileOf()
          const { knex } = warehouse
          const valuesOf = (value: string, count: number): SortedRows => ({
            query: knex.select({ value: knex.raw(value) }).from(knex.raw(numbers(count))),
            columns: ['value'],
            order: byValue,
          })
          const late = valuesOf(
            "CASE WHEN i = 900000 THEN CAST('x' || CAST(i AS VARCHAR) AS BIGINT) ELSE i END",
            1e6,
          )
          expect(await rejection(write(late, failing))).to.be.instanceOf(QueryFailed)
          expect(existsSync(failing.path)).to.equal(false)

          const cancelled = fileOf()
          const controller = new AbortController()
          const writing = rejection(write(valuesOf('i', 1e10), cancelled, controller.signal))
          await setTimeout(100)
          controller.abort()
          expect(await writing).to.be.instanceOf(QueryCancelled)
          expect(existsSync(cancelled.path)).to.equal(false)
        })
      })

    itUnlessLacking('largeResults', 'finds the columns with many values, in some of the rows', async () => {
      const target = { rows: `e${++tables}`, rejects: `r${tables}`, columns: 3 }
      const records = Array.from({ length: 20_000 }, (_, i) => [String(i), String(i % 40), null])
      await loadEntity(warehouse, target, piecesOf(writePiece(folder, csvOf(records), records.length)))
      const { signal } = new AbortController()
      const found = await warehouse.largeResults!.manyValued(target.rows, ['c1', 'c2', 'c3'], signal)
      expect(found).to.deep.equal(['c1'])
      await warehouse.drop([target.rows, target.rejects])
    })

    describe('writing files by the engine', () => {
      itUnlessLacking('files', 'leaves no file outside of the folder of the warehouses', async () => {
        const files = warehouse.files!
        const outside = { path: join(tmpdir(), `outside-${process.pid}.csv`), quoted: ['value'] }
        const one = warehouse.knex.raw('SELECT 1 AS value')
        expect(await rejection(files.writeCsv(one, outside))).to.be.instanceOf(Error)
        expect(existsSync(outside.path)).to.equal(false)
      })

      itUnlessLacking(
        'files',
        'keeps the order of hundreds of thousands of rows in Parquet, with names of any characters',
        async () => {
          const { knex } = warehouse
          const files = warehouse.files!
          const query = knex
            .select([knex.raw('(i * 7919) % 300007 AS v0'), knex.raw('? AS v1', ["it's ?"])])
            .from(knex.raw(numbers(300_007)))
            .orderByRaw('1 DESC')
          const path = join(folder, '1', `written-${++tables}.parquet`)
          const names = ['Value?', '"$1" \\? ?']
          expect(await files.writeParquet(query, names, path)).to.equal(300_007)
          const [found, ...records] = await READ['parquet']!(await readFile(path))
          expect(found).to.deep.equal(names)
          const misplaced = records.findIndex(
            ([value, text], i) => value !== String(300_006 - i) || text !== "it's ?",
          )
          expect(misplaced).to.equal(-1)
        },
      )
    })

    describe('loading a table that is numbered within each value of a column', () => {
      const layout = (): TableLayout => ({
        name: `v${++tables}`,
        columns: [
          ['attribute', 'small integer'],
          ['n', 'integer'],
          ['word', 'text'],
          ['bytes', 'bytes'],
        ],
        number: 'n',
        numberWithin: ['attribute'],
      })
      const load = async (table: TableLayout, content: string): Promise<void> => {
        const path = join(folder, '1', `${table.name}.csv`)
        await writeFile(path, content)
        const piece = { table: table.name, path, rows: content.split('\n').length - 1 }
        await warehouse.load([table], piecesOf(piece))
      }

      it('takes numbers from 1 for each', async () => {
        const table = layout()
        await load(table, '7,1,a,00ff\n7,2,b,\n9,1,,41\n')
        expect(await warehouse.knex(table.name).orderBy(['attribute', 'n'])).to.deep.equal([
          { attribute: 7, n: 1, word: 'a', bytes: Buffer.from([0, 255]) },
          { attribute: 7, n: 2, word: 'b', bytes: Buffer.alloc(0) },
          { attribute: 9, n: 1, word: null, bytes: Buffer.from('A') },
        ])
      })

      it('refuses a gap or a number twice in one of them', async () => {
        for (const content of ['7,1,a,\n7,3,b,\n9,1,c,\n', '7,1,a,\n9,1,b,\n9,1,c,\n']) {
          expect(await rejection(load(layout(), content))).to.be.instanceOf(PieceDamaged)
        }
      })

      it('refuses a piece of another table', async () => {
        const table = layout()
        const piece = { table: 'another', path: join(folder, '1', 'none.csv'), rows: 1 }
        expect(await rejection(warehouse.load([table], piecesOf(piece)))).to.be.instanceOf(TypeError)
        expect(await warehouse.tables()).to.not.include(table.name)
      })
    })
  })
}
