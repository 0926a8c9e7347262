import { expect } from 'chai'
import fc from 'fast-check'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import {
  MAX_COLUMNS,
  PieceDamaged,
  QueryCancelled,
  QueryFailed,
  type Row,
  type Warehouse,
  WarehouseError,
  type Warehouses,
  WarehouseUnavailable,
} from '../../../src/quality/model/warehouse/warehouse.ts'
import { expectLacks, itUnless, type Lack } from './lacks.ts'
import { csvOf, type EntityPiece, type Field, loadEntity, numbered, piecesOf, writePiece } from './pieces.ts'
import { inFull } from '../../support/full.ts'
import { compiled } from '../../support/programs.ts'

/** What the suites need of an engine. The module of the engine exports it. */
export interface EngineModule {
  /** Opens the warehouses below a folder of their own. */
  readonly start: (folder: string) => Promise<Warehouses>
  /** SQL of a relation of whole numbers from 0 to `count` - 1, in the column `i`. No statement stores them. */
  readonly numbers: (count: number) => string
  /** Removes what is outside of the folder, when its warehouses are closed. */
  readonly clean?: (folder: string) => Promise<void>
  /** Runs of a property that makes tables. The default is for an engine that makes one in milliseconds. */
  readonly runs?: number
}

const rejection = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('It went well.')
}

const collect = async (parts: AsyncIterable<Row[]>): Promise<Row[]> => {
  const rows: Row[] = []
  for await (const part of parts) rows.push(...part)
  return rows
}

/**
 * What any engine of warehouses must pass.
 * @param engine URL of an EngineModule; it is also loaded by child processes
 */
export const warehouseSuite = (name: string, engine: string, lacks: readonly Lack[] = []): void => {
  const itUnlessLacking = itUnless(lacks)
  describe(name, () => {
    let start: EngineModule['start']
    let numbers: EngineModule['numbers']
    let clean: EngineModule['clean']
    let runs: EngineModule['runs']
    let folder: string
    let warehouses: Warehouses
    let warehouse: Warehouse
    let tables = 0

    const removeFolder = async (of: string): Promise<void> => {
      await clean?.(of)
      await rm(of, { recursive: true })
    }

    before(async () => {
      ;({ start, numbers, clean, runs } = (await import(engine)) as EngineModule)
      folder = await mkdtemp(join(tmpdir(), 'warehouse-'))
      warehouses = await start(folder)
      warehouse = await warehouses.open(1)
      expectLacks(lacks, warehouses, warehouse)
    })
    after(async () => {
      await warehouses.close()
      await removeFolder(folder)
    })

    const newTarget = (columns: number) => {
      tables++
      return { rows: `e${tables}_g1`, rejects: `r${tables}_g1`, columns }
    }

    /** Loads records and hands back the values as they are read again, in order. */
    const there = async (records: readonly (readonly Field[])[]): Promise<unknown[][]> => {
      const target = newTarget(records[0]!.length)
      await loadEntity(warehouse, target, piecesOf(writePiece(folder, csvOf(records), records.length)))
      const rows = await collect(warehouse.read(warehouse.knex(target.rows).orderBy('_rowid')))
      await warehouse.drop([target.rows, target.rejects])
      return rows.map(({ _rowid, ...fields }) => Object.values(fields))
    }

    /** A table of numbered rows in several pieces. */
    const numberedTable = async (count: number, perPiece: number): Promise<string> => {
      const target = newTarget(2)
      const pieces = Array.from({ length: count / perPiece }, (_, at) =>
        numbered(folder, at * perPiece + 1, perPiece),
      )
      await loadEntity(warehouse, target, piecesOf(...pieces))
      return target.rows
    }

    describe('loading', () => {
      it('keeps every value exactly, whatever characters it has', async () => {
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
            'NULL',
            '😀',
            '£',
          ),
          fc.string({ unit: 'binary', minLength: 0, maxLength: 3 }),
        )
        const field = fc.option(
          fc
            .array(character, { minLength: 1, maxLength: 8 })
            .map((parts) => parts.join(''))
            .filter((text) => text !== ''),
        )
        const records = fc.integer({ min: 1, max: 5 }).chain((columns) =>
          fc.array(fc.array(field, { minLength: columns, maxLength: columns }), {
            minLength: 1,
            maxLength: 60,
          }),
        )
        await fc.assert(
          fc.asyncProperty(records, async (given) => {
            expect(await there(given)).to.deep.equal(given)
          }),
          { numRuns: runs ?? inFull(40, 15) },
        )
      })

      it('keeps values of 16 MB, also of nothing but quotes', async () => {
        const given = [
          ['x'.repeat(16_000_000), null],
          ['short', '"'.repeat(16_000_000)],
          ['ends', `a\n"${'é,'.repeat(5_000_000)}`],
        ]
        expect(await there(given)).to.deep.equal(given)
      })

      it('has a table of long rows under its own name, in any piece, after a copy, and until it is dropped', async () => {
        const own = await warehouses.open(4)
        const target = { rows: 'e1_g1', rejects: 'r1_g1', columns: 2 }
        const given = Array.from({ length: 12 }, (_, at) => [`${at} ${'long '.repeat(1_000_000)}`, 'x'])
        const pieces = given.map((record, at) => writePiece(folder, csvOf([record], at + 1), 1))
        await loadEntity(own, target, piecesOf(...pieces, numbered(folder, 13, 3000)))
        const seen = async () =>
          collect(
            own.read(
              own
                .knex(target.rows)
                .count({ rows: '*' })
                .sum({ numbers: '_rowid' })
                .select({ text: own.knex.raw('sum(case when _rowid <= 12 then length(c1) end)') }),
            ),
          )
        const all = [{ rows: 3012, numbers: (3012 * 3013) / 2, text: 12 * 5_000_000 + 26 }]
        expect(await seen()).to.deep.equal(all)
        expect(await own.tables()).to.deep.equal(['e1_g1', 'r1_g1'])
        await own.disk?.compact()
        expect(await seen()).to.deep.equal(all)
        await own.drop(['e1_g1', 'r1_g1', 'e1_g2'])
        expect(await own.tables()).to.deep.equal([])
        await warehouses.remove(4)
      })

      it('keeps a quoted value that crosses the bounds by which an engine might cut a piece', async () => {
        const given = Array.from({ length: 40 }, (_, at): Field[] => [
          `${at}`,
          `"\n1,2\n`.repeat(100_000),
          null,
        ])
        expect(await there(given)).to.deep.equal(given)
      })

      it('takes rows and rejected records in any order of pieces, and deletes each piece', async () => {
        const target = newTarget(2)
        const pieces = await Promise.all([
          numbered(folder, 1, 10),
          writePiece(
            folder,
            '1,3,ragged,"Too few, by one.",20,3,612c0a\n2,5,undecodable,x,30,1,ff\n',
            2,
            'rejects',
          ),
          numbered(folder, 11, 5),
          writePiece(folder, '3,9,over-long,y,40,0,\n', 1, 'rejects'),
        ])
        await loadEntity(warehouse, target, piecesOf(...pieces))
        expect(await warehouse.knex(target.rows).max('_rowid as n').first()).to.deep.equal({ n: 15 })
        expect(await warehouse.knex(target.rejects).orderBy('_rowid')).to.deep.equal([
          {
            _rowid: 1,
            line: 3,
            reason: 'ragged',
            detail: 'Too few, by one.',
            offset: 20,
            length: 3,
            raw: Buffer.from('a,\n'),
          },
          {
            _rowid: 2,
            line: 5,
            reason: 'undecodable',
            detail: 'x',
            offset: 30,
            length: 1,
            raw: Buffer.from([0xff]),
          },
          {
            _rowid: 3,
            line: 9,
            reason: 'over-long',
            detail: 'y',
            offset: 40,
            length: 0,
            raw: Buffer.alloc(0),
          },
        ])
        expect(pieces.filter(({ path }) => existsSync(path))).to.be.empty
      })

      it('makes empty tables of no piece at all', async () => {
        const target = newTarget(3)
        await loadEntity(warehouse, target, piecesOf())
        expect(await warehouse.knex(target.rows)).to.deep.equal([])
        expect(await warehouse.tables()).to.include.members([target.rows, target.rejects])
      })

      it(`takes ${MAX_COLUMNS} columns`, async () => {
        const given = Array.from({ length: 30 }, (_, row) =>
          Array.from({ length: MAX_COLUMNS }, (_, column) => (column % 7 === 0 ? null : `${row}/${column}`)),
        )
        expect(await there(given)).to.deep.equal(given)
      }).timeout(60_000)

      const failing: [string, () => Promise<EntityPiece>][] = [
        ['has fewer records than promised', async () => ({ ...(await numbered(folder, 51, 10)), rows: 11 })],
        ['has more records than promised', async () => ({ ...(await numbered(folder, 51, 10)), rows: 9 })],
        ['leaves a number out', () => numbered(folder, 52, 10)],
        ['repeats a number', () => numbered(folder, 50, 10)],
        ['has a record too short', () => writePiece(folder, '51,a\n', 1)],
        ['has a record too long', () => writePiece(folder, '51,a,b,c\n', 1)],
        ['has a quote without end', () => writePiece(folder, '51,"a,b\n', 1)],
        [
          'is not UTF-8',
          () => writePiece(folder, Buffer.from([0x35, 0x31, 0x2c, 0xff, 0x2c, 0x0a]).toString('latin1'), 2),
        ],
        ['is not there', () => Promise.resolve({ kind: 'rows', path: join(folder, '1', 'no.csv'), rows: 1 })],
      ]
      for (const [how, piece] of failing) {
        it(`keeps nothing of a load of which a piece ${how}`, async () => {
          const target = newTarget(2)
          await rejection(loadEntity(warehouse, target, piecesOf(numbered(folder, 1, 50), piece())))
          expect(await warehouse.tables()).to.not.include.members([target.rows])
        })
      }

      it('says that a piece is damaged', async () => {
        const wrong = { ...(await numbered(folder, 1, 10)), rows: 11 }
        expect(await rejection(loadEntity(warehouse, newTarget(2), piecesOf(wrong)))).to.be.instanceOf(
          PieceDamaged,
        )
      })

      it('keeps nothing of a load whose reader fails, and throws what it threw', async () => {
        const target = newTarget(2)
        const fault = new Error('unreadable')
        async function* broken(): AsyncGenerator<EntityPiece> {
          for (let first = 1; first < 50; first += 10) yield await numbered(folder, first, 10)
          throw fault
        }
        expect(await rejection(loadEntity(warehouse, target, broken()))).to.equal(fault)
        expect(await warehouse.tables()).to.not.include(target.rows)
      })

      it('keeps nothing of a cancelled load', async () => {
        const target = newTarget(2)
        const controller = new AbortController()
        async function* cancelledInTheMiddle(): AsyncGenerator<EntityPiece> {
          for (let first = 1; first <= 300_000; first += 30_000) {
            yield await numbered(folder, first, 30_000)
            if (first > 100_000) controller.abort()
          }
        }
        const error = await rejection(
          loadEntity(warehouse, target, cancelledInTheMiddle(), controller.signal),
        )
        expect(error).to.be.instanceOf(QueryCancelled)
        expect(await warehouse.tables()).to.not.include.members([target.rows])
      })

      it('keeps exactly what was acknowledged when its process is killed, and lets one process in if it is exclusive', async () => {
        const place = await mkdtemp(join(tmpdir(), 'warehouse-'))
        const child = spawn(
          process.execPath,
          [compiled('test/quality/stores/loading-child.ts'), engine, place],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        )
        await once(child.stdout, 'data')
        const anew = await start(place)
        if (anew.exclusive !== undefined) {
          const refusal = await rejection(anew.open(1))
          expect(refusal).to.be.instanceOf(WarehouseUnavailable)
          expect((refusal as Error).message).to.contain('in use by another process')
        }
        child.kill('SIGKILL')
        await once(child, 'exit')
        const opened = await anew.open(1)
        expect(await opened.tables()).to.deep.equal(['kept', 'kept_r'])
        expect(await opened.knex('kept').count('* as n').first()).to.deep.equal({ n: 5000 })
        await anew.close()
        await removeFolder(place)
      })
    })

    describe('reading', () => {
      let rows: string
      const COUNT = 60_000
      before(async () => {
        rows = await numberedTable(COUNT, 10_000)
      })

      it('hands out every row once, in the order that is asked for', async () => {
        const read = await collect(warehouse.read(warehouse.knex(rows).orderBy('_rowid', 'desc')))
        expect(read.map(({ _rowid }) => _rowid)).to.deep.equal(
          Array.from({ length: COUNT }, (_, at) => COUNT - at),
        )
      })

      it('draws rows by scrambled numbers, from the whole table, and the same ones for the same seed', async () => {
        const drawn = async (seed: number) => {
          const order = warehouse.dialect.scrambled('_rowid', seed)
          const found = await collect(
            warehouse.read(warehouse.knex(rows).select('_rowid').orderByRaw(order).limit(1000)),
          )
          return found.map(({ _rowid }) => Number(_rowid)).sort((a, b) => a - b)
        }
        const first = await drawn(7)
        expect(await drawn(7)).to.deep.equal(first)
        // Each tenth of the table is expected to have 100 of the rows.
        for (let tenth = 0; tenth < 10; tenth++)
          expect(first.filter((row) => Math.floor(((row - 1) * 10) / COUNT) === tenth).length).to.be.within(
            50,
            150,
          )
        const others = new Set(await drawn(8))
        expect(first.filter((row) => others.has(row)).length).to.be.below(100)
      })

      it('holds pages by number at the start, in the middle and at the end', async () => {
        for (const from of [0, 31_234, COUNT - 50]) {
          const page = await warehouse
            .knex(rows)
            .where('_rowid', '>', from)
            .where('_rowid', '<=', from + 65)
            .orderBy('_rowid')
          const length = Math.min(65, COUNT - from)
          expect(page.map(({ c1 }: Row) => c1)).to.deep.equal(
            Array.from({ length }, (_, at) => `row ${from + at + 1}`),
          )
        }
      })

      it('neither repeats nor loses a row between pages of equal keys', async () => {
        const seen = new Set<unknown>()
        for (let offset = 0; offset < COUNT; offset += 9000) {
          const page = warehouse
            .knex(rows)
            .select('_rowid')
            .orderBy([{ column: 'c2', nulls: 'last' }, '_rowid'])
          for (const { _rowid } of await collect(warehouse.read(page.offset(offset).limit(9000))))
            seen.add(_rowid)
        }
        expect(seen.size).to.equal(COUNT)
      })

      it('orders text by code points', async () => {
        const target = newTarget(1)
        const words = ['b', 'B', 'a', 'ä', 'Z', 'é', '\ue000', '😀', 'zz', ' ', '10', '9']
        await loadEntity(
          warehouse,
          target,
          piecesOf(writePiece(folder, csvOf(words.map((word) => [word])), words.length)),
        )
        const ordered = await warehouse.knex(target.rows).orderBy('c1').pluck('c1')
        const bytes = (text: string): Buffer => Buffer.from(text)
        expect(ordered).to.deep.equal(words.sort((left, right) => Buffer.compare(bytes(left), bytes(right))))
      })

      it('reads no further than its reader takes', async () => {
        const endless = warehouse.knex.raw(`select i from ${numbers(1e10)}`)
        let seen = 0
        const before = process.memoryUsage().rss
        for await (const part of warehouse.read(endless)) {
          seen += part.length
          if (seen > 200_000) break
        }
        expect(process.memoryUsage().rss - before).to.be.below(300e6)
      })

      it('gives the event loop its turn while it reads wide rows', async () => {
        const target = newTarget(2000)
        const record = Array.from({ length: 2000 }, (_, at) => `${at}`)
        await loadEntity(
          warehouse,
          target,
          piecesOf(writePiece(folder, csvOf(Array.from({ length: 500 }, () => record)), 500)),
        )
        let turns = 0
        let reading = true
        const counted = (async () => {
          for (; reading; turns++) await setImmediate()
        })()
        await collect(warehouse.read(warehouse.knex(target.rows)))
        reading = false
        await counted
        expect(turns).to.be.above(40)
      })

      it('sees the state of its beginning, whatever is loaded and dropped meanwhile', async () => {
        const doomed = await numberedTable(30_000, 15_000)
        const parts = warehouse.read(warehouse.knex(doomed))
        const first = await parts[Symbol.asyncIterator]().next()
        let seen = (first.value as Row[]).length
        await warehouse.drop([doomed])
        await numberedTable(30_000, 15_000)
        for await (const part of parts) seen += part.length
        expect(seen).to.equal(30_000)
        expect(await warehouse.tables()).to.not.include(doomed)
      })

      it('throws where a value breaks the query off, however late', async () => {
        const late = warehouse
          .knex(rows)
          .select(warehouse.knex.raw(`case when c1 = ? then cast(c1 as bigint) end`, [`row ${COUNT}`]))
        const error = await rejection(collect(warehouse.read(late)))
        expect(error).to.be.instanceOf(QueryFailed)
        expect((error as Error).message).to.not.match(/select|row|c1/i)
      })

      const long = (): string => `select count(*) from ${numbers(1e11)}`

      it('is cancelled while the engine computes', async () => {
        const controller = new AbortController()
        const reading = rejection(collect(warehouse.read(warehouse.knex.raw(long()), controller.signal)))
        await setTimeout(50)
        const cancelledAt = performance.now()
        controller.abort()
        expect(await reading).to.be.instanceOf(QueryCancelled)
        expect(performance.now() - cancelledAt).to.be.below(2000)
      })

      it('leaves the next query alone when one is cancelled', async () => {
        for (let round = 0; round < 10; round++) {
          const controller = new AbortController()
          const reading = rejection(collect(warehouse.read(warehouse.knex.raw(long()), controller.signal)))
          await setTimeout(20)
          controller.abort()
          await reading
          const next = warehouse.knex.raw<{ rows: Row[] }>(`select count(*) as n from ${numbers(30_000_000)}`)
          expect((await next).rows).to.deep.equal([{ n: 30_000_000 }])
        }
      })

      it('is cancelled between two parts, and before the first', async () => {
        const controller = new AbortController()
        const parts = warehouse.read(warehouse.knex(rows), controller.signal)
        await parts[Symbol.asyncIterator]().next()
        controller.abort()
        expect(await rejection(collect(parts))).to.be.instanceOf(QueryCancelled)
        const again = warehouse.read(warehouse.knex(rows), controller.signal)
        expect(await rejection(collect(again))).to.be.instanceOf(QueryCancelled)
      })
    })

    describe('through Knex', () => {
      it('brings every kind of value there and back', async () => {
        const values = [
          2 ** 31, -(2 ** 53) + 1, 2n ** 63n - 1n, 10n ** 30n, 0.1, -1e300, true, null,
          'a\0b', '\ufeff😀"\'\\?', Buffer.from([0, 255, 39]),
        ] // prettier-ignore
        const sql = `select ${values.map((_, at) => `? as v${at}`).join(', ')}`
        const { rows } = await warehouse.knex.raw<{ rows: Row[] }>(sql, values as never)
        expect(Object.values(rows[0]!)).to.deep.equal(values)
      })

      it('hands out exact numbers, dates and times as text', async () => {
        const moment = warehouse.dialect.cast(`'2026-01-01 00:00:00.123456'`, 'timestamp')
        const { rows } = await warehouse.knex.raw<{ rows: Row[] }>(
          `select cast('12345678901234567890.123' as decimal(38,3)) as exact, cast('0044-03-15' as date) as ides,
                  ${moment} as moment`,
        )
        expect(rows[0]).to.deep.equal({
          exact: '12345678901234567890.123',
          ides: '0044-03-15',
          moment: '2026-01-01 00:00:00.123456',
        })
      })

      it('takes any name of a column for a name', async () => {
        for (const column of [
          'Two Words',
          'a[1]',
          'say "x"',
          'select',
          'ÄÖ😀',
          '?',
          'a\\?',
          "it's ?",
          '$1',
          ':a',
        ]) {
          const query = warehouse.knex.select({ [column]: warehouse.knex.raw('?', [1]) }).as('inner')
          expect(await warehouse.knex.select(column).from(query)).to.deep.equal([{ [column]: 1 }])
        }
      })

      itUnlessLacking('changes', 'inserts, returns, updates and deletes', async () => {
        const { knex } = warehouse
        await knex.schema.createTable('notes', (table) => {
          table.bigInteger('id')
          table.text('note')
        })
        const added = await knex('notes').insert([{ id: 1, note: 'a' }, { id: 2, note: 'b' }]).returning('id') // prettier-ignore
        expect(added).to.deep.equal([{ id: 1 }, { id: 2 }])
        expect(await knex('notes').update({ note: 'c' }).where('id', 2)).to.equal(1)
        expect(await knex('notes').pluck('note').orderBy('id')).to.deep.equal(['a', 'c'])
        expect(await knex('notes').delete()).to.equal(2)
        await warehouse.drop(['notes', 'no such table'])
      })

      itUnlessLacking(
        'changes',
        'undoes a transaction that fails, and one whose failure was passed over',
        async () => {
          const { knex } = warehouse
          await knex.schema.createTable('tried', (table) => void table.bigInteger('id'))
          const thrown = new Error('no')
          expect(
            await rejection(
              knex.transaction(async (transaction) => {
                await transaction('tried').insert({ id: 1 })
                throw thrown
              }),
            ),
          ).to.equal(thrown)
          const passedOver = knex.transaction(async (transaction) => {
            await transaction('tried').insert({ id: 1 })
            await rejection(transaction.raw(`select cast('x' as bigint)`).then())
          })
          expect(await rejection(passedOver)).to.be.instanceOf(TypeError)
          expect(await knex('tried')).to.deep.equal([])
          await warehouse.drop(['tried'])
        },
      )

      it('streams rows, gives the connection back, and lets a reader go early', async () => {
        for (let round = 0; round < 40; round++) {
          const stream = warehouse.knex.raw(`select i from ${numbers(100_000)}`).stream()
          const rows = stream[Symbol.asyncIterator]() as AsyncIterator<Row>
          expect(await rows.next()).to.deep.equal({ done: false, value: { i: 0 } })
          await rows.return!()
        }
        let sum = 0
        for await (const { i } of warehouse.knex
          .raw(`select i from ${numbers(5000)}`)
          .stream() as AsyncIterable<{ i: number }>)
          sum += i
        expect(sum).to.equal((5000 * 4999) / 2)
      })

      it('throws where a stream breaks off', async () => {
        const stream = warehouse.knex
          .raw(
            `select case when i = 90000 then cast('x' || cast(i as varchar) as bigint) else i end from ${numbers(100_000)}`,
          )
          .stream()
        expect(await rejection(stream.toArray())).to.be.instanceOf(QueryFailed)
      })

      it('stops a query that takes longer than it may', async () => {
        const query = warehouse.knex.raw(`select count(*) from ${numbers(1e11)}`)
        expect(await rejection(query.timeout(50, { cancel: true }).then())).to.be.instanceOf(Error)
      })

      it('shows neither statement nor values in its messages', async () => {
        const failures = [
          warehouse.knex('no_such_table').where('secret', 'x'),
          warehouse.knex.raw('selec ?', ['secret']),
          warehouse.knex.raw(`select cast(? as bigint)`, ['secret']),
          warehouse.knex.raw('select ? from read_csv(?)', [1, '/etc/passwd']),
        ]
        for (const failing of failures) {
          const error = await rejection(Promise.resolve(failing))
          expect(error).to.be.instanceOf(WarehouseError)
          expect((error as Error).message)
            .to.match(/^[A-Z][^/]*\.$/)
            .and.not.match(/secret|select|passwd/)
        }
      })
    })

    describe('the files', () => {
      itUnlessLacking('copies', 'copies the state of a moment while a load goes on', async () => {
        const copies = warehouses.copies!
        const source = await numberedTable(30_000, 10_000)
        const target = newTarget(2)
        const path = join(await mkdtemp(join(tmpdir(), 'warehouse-')), 'copy')
        const whileCopying = async function* (): AsyncGenerator<EntityPiece> {
          for (let first = 1; first < 60_000; first += 10_000) {
            yield await numbered(folder, first, 10_000)
            if (first === 20_001) await copies.copyTo(1, path)
          }
        }
        await loadEntity(warehouse, target, whileCopying())
        const place = await mkdtemp(join(tmpdir(), 'warehouse-'))
        const file = join(place, copies.fileOf(1))
        await mkdir(dirname(file))
        await copyFile(path, file)
        const elsewhere = await start(place)
        const copy = await elsewhere.open(1)
        expect(await copy.tables())
          .to.include(source)
          .and.not.include(target.rows)
        const sum = (of: Warehouse) => of.knex(source).sum('_rowid as n').first()
        expect(await sum(copy)).to.deep.equal(await sum(warehouse))
        await elsewhere.close()
        await removeFolder(place)
      })

      itUnlessLacking('disk', 'gives freed space back, while queries wait and none fails', async () => {
        const other = await warehouses.open(7)
        const disk = other.disk!
        const fill = async (rows: string, count: number): Promise<void> =>
          loadEntity(other, { rows, rejects: `${rows}_r`, columns: 2 }, piecesOf(numbered(folder, 1, count)))
        await fill('kept', 10)
        await fill('freed', 200_000)
        const full = await disk.usage()
        await other.drop(['freed', 'freed_r'])
        expect((await disk.usage()).freeBytes).to.be.above(full.bytes / 2)
        const compacted = disk.compact()
        const asked = Array.from({ length: 50 }, () => other.knex('kept').count('* as n').first())
        await compacted
        for (const answer of await Promise.all(asked)) expect(answer).to.deep.equal({ n: 10 })
        expect((await disk.usage()).bytes).to.be.below(full.bytes / 2)
        await fill('more', 10)
      })

      itUnlessLacking('disk', 'waits with compacting for whoever still reads', async () => {
        const disk = warehouse.disk!
        const source = await numberedTable(30_000, 10_000)
        const parts = warehouse.read(warehouse.knex(source))
        await parts[Symbol.asyncIterator]().next()
        let compacted = false
        const compacting = disk.compact().then(() => {
          compacted = true
        })
        await setTimeout(100)
        expect(compacted).to.be.false
        await collect(parts)
        await compacting
        const stopped = new AbortController()
        const reading = warehouse.read(warehouse.knex(source))
        await reading[Symbol.asyncIterator]().next()
        const given = rejection(disk.compact(stopped.signal))
        stopped.abort(new QueryCancelled())
        expect(await given).to.be.instanceOf(QueryCancelled)
        await collect(reading)
      })

      it('keeps repositories apart', async () => {
        const other = await warehouses.open(2)
        await loadEntity(
          other,
          { rows: 'own', rejects: 'own_r', columns: 2 },
          piecesOf(numbered(folder, 1, 10)),
        )
        expect(await other.tables()).to.deep.equal(['own', 'own_r'])
        expect(await warehouse.tables()).to.not.include('own')
      })

      it('removes a repository while it is read, and makes an empty one anew', async () => {
        const doomed = await warehouses.open(3)
        await loadEntity(
          doomed,
          { rows: 'own', rejects: 'own_r', columns: 2 },
          piecesOf(numbered(folder, 1, 50_000)),
        )
        const parts = doomed.read(doomed.knex('own'))
        await parts[Symbol.asyncIterator]().next()
        const computing = rejection(Promise.resolve(doomed.knex.raw(`select count(*) from ${numbers(1e11)}`)))
        await setTimeout(50)
        await warehouses.remove(3)
        expect(await computing).to.be.instanceOf(WarehouseError)
        expect(await rejection(collect(parts))).to.be.instanceOf(WarehouseError)
        expect(await rejection(Promise.resolve(doomed.knex('own')))).to.be.instanceOf(WarehouseUnavailable)
        expect(await (await warehouses.open(3)).tables()).to.deep.equal([])
        await warehouses.remove(99)
      })

      it('keeps everything over a close, which waits for nobody', async () => {
        const place = await mkdtemp(join(tmpdir(), 'warehouse-'))
        const first = await start(place)
        const opened = await first.open(1)
        await loadEntity(
          opened,
          { rows: 'own', rejects: 'own_r', columns: 2 },
          piecesOf(numbered(place, 1, 50_000)),
        )
        await opened.read(opened.knex('own'))[Symbol.asyncIterator]().next()
        await first.close()
        expect(await rejection(first.open(1))).to.be.instanceOf(WarehouseUnavailable)
        const second = await start(place)
        expect(await (await second.open(1)).knex('own').count('* as n').first()).to.deep.equal({ n: 50_000 })
        if (second.exclusive !== undefined)
          expect(await rejection(start(place))).to.be.instanceOf(WarehouseUnavailable)
        await second.close()
        await removeFolder(place)
      })
    })
  })
}
