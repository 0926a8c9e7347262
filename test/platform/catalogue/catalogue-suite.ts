import { expect } from 'chai'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'mocha'
import type { Catalogue, Migration } from '../../../src/platform/catalogue/catalogue.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'

/** An implementation of the port, and what a test has to do to its database from outside. */
export interface CatalogueKind {
  readonly name: string
  /** Starts what the tests need; they are pending where it is missing. */
  readonly start?: (context: Context) => Promise<void>
  readonly stop?: () => Promise<void>
  readonly open: (dataDir: string, migrations: readonly Migration[]) => Promise<Catalogue>
  /** Leaves nothing of the database that could be read. */
  readonly damage: (dataDir: string) => Promise<void>
  /** Keeps everybody else from writing. */
  readonly hold: (dataDir: string) => Promise<{ release: () => Promise<void> }>
  /** Makes an open catalogue give up soon where somebody holds it. */
  readonly hurry: (catalogue: Catalogue) => Promise<void>
}

const schema: Migration = {
  name: '001_suite',
  up: async (knex) => {
    await knex.schema.createTable('shelves', (table) => {
      table.increments('id')
      table.string('room', 64).notNullable()
      table.string('name', 64).notNullable()
      table.unique(['room', 'name'])
    })
    await knex.schema.createTable('books', (table) => {
      table.integer('shelf').notNullable().references('shelves.id')
      table.integer('number').notNullable()
      table.text('title')
      table.primary(['shelf', 'number'])
    })
    await knex.schema.createTable('notes', (table) => {
      table.increments('id')
      table.integer('pages')
      table.text('title')
      table.json('content')
    })
  },
  down: async (knex) => {
    await knex.schema.dropTable('notes')
    await knex.schema.dropTable('books')
    await knex.schema.dropTable('shelves')
  },
}

const SHELF = { table: 'shelves', columns: ['room', 'name'] }
const BOOK = { table: 'books', columns: ['shelf', 'number'] }

/** What every implementation of the port has to do. */
export function catalogueSuite(kind: CatalogueKind): void {
  describe(`the port of the catalogue on ${kind.name}`, () => {
    const opened: Catalogue[] = []
    const open = async (dataDir: string): Promise<Catalogue> => {
      const catalogue = await kind.open(dataDir, [schema])
      opened.push(catalogue)
      return catalogue
    }
    const two = async () => {
      const dataDir = await temporaryFolder()
      return { dataDir, mine: await open(dataDir), other: await open(dataDir) }
    }
    const shelf = (name: string, room = 'hall') => ({ room, name })

    before(async function () {
      this.timeout(30_000)
      await kind.start?.(this)
    })
    after(() => kind.stop?.())
    afterEach(() => Promise.all(opened.splice(0).map((catalogue) => catalogue.close())))

    it('tells by its version that another connection has written', async () => {
      const { mine, other } = await two()
      const before = await mine.changes()
      expect(await mine.changes()).to.equal(before)
      await other.knex('shelves').insert(shelf('a'))
      const after = await mine.changes()
      expect(after).to.not.equal(before)
      await other.knex.transaction(async (transaction) => {
        await transaction('shelves').insert(shelf('b'))
        expect(await mine.changes()).to.equal(after)
      })
      expect(await mine.changes()).to.not.equal(after)
    })

    it('reads by further connections what was committed, and writes nothing by them', async () => {
      const { mine } = await two()
      const readers = mine.readers(2)
      try {
        await mine.knex.transaction(async (transaction) => {
          await transaction('shelves').insert(shelf('a'))
          expect(await readers.knex('shelves').pluck('name')).to.deep.equal([])
        })
        expect(await readers.knex('shelves').pluck('name')).to.deep.equal(['a'])
        await failureOf(() => readers.knex('shelves').insert(shelf('b')))
        expect(await mine.knex('shelves').pluck('name')).to.deep.equal(['a'])
      } finally {
        await readers.close()
      }
    })

    it('reads a page of 2,000 rows whole in a snapshot, while another connection deletes rows', async () => {
      const { mine, other } = await two()
      await other.knex.batchInsert(
        'shelves',
        Array.from({ length: 2000 }, (_, number) => shelf(String(number))),
        100,
      )
      const readers = mine.readers(1)
      try {
        for (const reader of [mine, readers]) {
          const left = (await other.knex('shelves').pluck('id')).length
          const read = await reader.snapshot(async (snapshot) => {
            const ids: number[] = []
            for (let offset = 0; offset < left; offset += 100) {
              const part = snapshot('shelves').orderBy('id').offset(offset).limit(100)
              ids.push(...(await part.pluck<number[]>('id')))
              await other.knex('shelves').whereIn('id', ids.slice(-100, -50)).delete()
            }
            return ids.length
          })
          expect(read).to.equal(left)
          expect(await other.knex('shelves').pluck('id')).to.have.length(left / 2)
        }
      } finally {
        await readers.close()
      }
    })

    it('holds integers up to 2^53 - 1, also as ids', async () => {
      const { mine } = await two()
      const most = Number.MAX_SAFE_INTEGER
      await mine.knex('notes').insert({ id: most, pages: most })
      expect(await mine.knex('notes').where({ id: most, pages: most }).select('id', 'pages')).to.deep.equal([
        { id: most, pages: most },
      ])
      expect(
        await mine
          .knex('notes')
          .where({ id: most - 1 })
          .select('id'),
      ).to.deep.equal([])
    })

    it('gives a free id after a row was inserted with an explicit one', async () => {
      const { mine, other } = await two()
      await mine.knex('notes').insert({ id: 2, title: 'explicit' })
      for (let row = 0; row < 3; row++) await other.knex('notes').insert({ title: 'any' })
      expect(new Set(await mine.knex('notes').pluck('id')).size).to.equal(4)
    })

    it('gives counts and other figures as numbers', async () => {
      const { mine } = await two()
      await mine.knex('notes').insert([{ pages: 3 }, { pages: 4 }])
      const figures = mine.knex.raw(
        'count(*) as rows, sum(pages) as pages, 100.0 * count(*) / nullif(sum(pages) + 1, 0) as share, cast(min(pages) as double precision) as least',
      )
      expect(await mine.knex('notes').select(figures)).to.deep.equal([
        { rows: 2, pages: 7, share: 25, least: 3 },
      ])
    })

    it('gives JSON back as it was written, and its members with every character', async () => {
      const { mine } = await two()
      const texts = ['a\0b', '\0', 'a\u0001b', '\\u0000', '"\\\0', 'é😀', '']
      for (const text of texts) {
        const json = ` {"b": 1.50, "deep": {"text": ${JSON.stringify(text)}}, "a": 12345678901234567890}`
        await mine.knex('notes').insert({ title: text, content: json })
        const rows: Record<string, unknown>[] = await mine
          .knex('notes')
          .orderBy('id', 'desc')
          .limit(1)
          .select({
            title: 'title',
            content: 'content',
            text: mine.knex.raw("content -> 'deep' ->> 'text'"),
            member: mine.knex.raw("cast(content -> 'deep' -> 'text' as text)"),
            number: mine.knex.raw("cast(content ->> 'b' as double precision)"),
            missing: mine.knex.raw("content ->> 'missing'"),
          })
        const { member, ...others } = rows[0]!
        expect(others).to.deep.equal({ title: text, content: json, text, number: 1.5, missing: null })
        expect(JSON.parse(member as string)).to.equal(text)
        expect(
          await mine.knex('notes').whereRaw("content -> 'deep' ->> 'text' = ?", text).pluck('title'),
        ).to.deep.equal([text])
      }
    })

    it('orders texts and members of JSON by code point', async () => {
      const { mine } = await two()
      const inOrder = [
        '',
        '\0',
        '\0a',
        '\u0001',
        '\u0001\0',
        '\u0002',
        ' ',
        '!',
        '"',
        'B',
        'a',
        'a\0',
        'a\u0001',
        'aB',
        'b',
        'é',
        '\uff5e',
        '😀',
      ]
      for (const title of inOrder.toReversed())
        await mine.knex('notes').insert({ title, content: JSON.stringify({ title }) })
      expect(await mine.knex('notes').orderBy('title').pluck('title')).to.deep.equal(inOrder)
      expect(await mine.knex('notes').orderByRaw("content ->> 'title'").pluck('title')).to.deep.equal(inOrder)
      expect(await mine.knex('notes').min({ least: 'title' }).max({ most: 'title' })).to.deep.equal([
        { least: '', most: '😀' },
      ])
    })

    it('names the key that a write clashes with', async () => {
      const { mine, other } = await two()
      await mine.knex('shelves').insert([shelf('a'), shelf('b')])
      await other.knex('books').insert({ shelf: 1, number: 1 })
      for (const [write, key, another] of [
        [() => mine.knex('shelves').insert(shelf('a')), SHELF, BOOK],
        [() => mine.knex('shelves').where(shelf('b')).update({ name: 'a' }), SHELF, BOOK],
        [() => mine.knex('books').insert({ shelf: 1, number: 1 }), BOOK, SHELF],
      ] as const) {
        const error = await failureOf(() => write())
        expect(mine.isUniqueViolation(error, key)).to.equal(true)
        expect(mine.isUniqueViolation(error, another)).to.equal(false)
        expect(mine.isReferenceViolation(error)).to.equal(false)
        expect(mine.isUnreachable(error)).to.equal(false)
      }
    })

    it('does not take a value of a statement for the key', async () => {
      const { mine } = await two()
      const title = 'SQLITE_CONSTRAINT: UNIQUE constraint failed: shelves.room, shelves.name'
      const error = await failureOf(() => mine.knex('books').insert({ shelf: 99, number: 1, title }))
      expect(mine.isUniqueViolation(error, SHELF)).to.equal(false)
      expect(mine.isReferenceViolation(error)).to.equal(true)
    })

    it('knows a row that names another one which is gone, and one that is still named', async () => {
      const { mine, other } = await two()
      await other.knex('shelves').insert(shelf('a'))
      await other.knex('books').insert({ shelf: 1, number: 1 })
      for (const write of [
        () => mine.knex('books').insert({ shelf: 2, number: 1 }),
        () => mine.knex('shelves').where({ id: 1 }).delete(),
      ]) {
        const error = await failureOf(() => write())
        expect(mine.isReferenceViolation(error)).to.equal(true)
        expect(mine.isUniqueViolation(error, BOOK)).to.equal(false)
      }
    })

    it('gives a name to one of those who ask for it at the same time', async () => {
      const { mine, other } = await two()
      for (let round = 0; round < 20; round++) {
        const results = await Promise.allSettled(
          [mine, other].map((catalogue) => catalogue.knex('shelves').insert(shelf(`round ${round}`))),
        )
        const refused = results.filter((result) => result.status === 'rejected')
        expect(refused).to.have.length(1)
        expect(mine.isUniqueViolation(refused[0]?.reason, SHELF)).to.equal(true)
      }
    })

    it('says that it is damaged, and that a wrong statement is not', async () => {
      const { dataDir, mine } = await two()
      const wrong = await failureOf(() => mine.knex.raw('no statement'))
      expect(mine.isUnreachable(wrong)).to.equal(false)
      expect(mine.isUnreachable(new Error('of something else'))).to.equal(false)
      await Promise.all(opened.splice(0).map((catalogue) => catalogue.close()))
      await kind.damage(dataDir)
      const error = await failureOf(() => open(dataDir))
      expect(mine.isUnreachable(error)).to.equal(true)
    })

    it('says that somebody else holds it, until that is over', async () => {
      const { dataDir, mine } = await two()
      await kind.hurry(mine)
      const held = await kind.hold(dataDir)
      const error = await failureOf(() => mine.knex('shelves').insert(shelf('a')))
      expect(mine.isUnreachable(error)).to.equal(true)
      await held.release()
      await mine.knex('shelves').insert(shelf('a'))
    })

    it('is restored from the files of a copy with its ids and its JSON, and goes on from there', async () => {
      const { mine } = await two()
      await mine.knex('shelves').insert([shelf('a'), shelf('b')])
      await mine.knex('books').insert({ shelf: 2, number: 1, title: 'a\0b' })
      await mine.knex('notes').insert({ id: Number.MAX_SAFE_INTEGER - 5, content: '{"text":"a\\u0000b"}' })
      const folder = await temporaryFolder()
      // What is deleted from the copy stays in the catalogue, and is not refused for what names it.
      const { kind, files } = await mine.backup(folder, async (copy) => {
        await copy('shelves').where({ name: 'b' }).delete()
      })
      expect(kind).to.match(/^[a-z]+$/)
      expect((await readdir(folder)).sort()).to.deep.equal([...files].sort())
      expect(await mine.knex('shelves').orderBy('id').pluck('name')).to.deep.equal(['a', 'b'])
      const dataDir = await restored(folder, files)
      for (const copy of [await open(dataDir), await open(dataDir)]) {
        expect(await copy.knex('shelves').pluck('name')).to.deep.equal(['a'])
        expect(await copy.knex('books').select()).to.deep.equal([{ shelf: 2, number: 1, title: 'a\0b' }])
        expect(await copy.knex('notes').select('id', 'content')).to.deep.equal([
          { id: Number.MAX_SAFE_INTEGER - 5, content: '{"text":"a\\u0000b"}' },
        ])
      }
      const copy = await open(dataDir)
      await copy.knex('notes').insert({ title: 'new' })
      expect(await copy.knex('notes').pluck('id')).to.have.length(2)
    })

    it('copies one moment of itself while others write', async () => {
      const { mine, other } = await two()
      await other.knex('shelves').insert(Array.from({ length: 500 }, (_, number) => shelf(`first ${number}`)))
      const folder = join(await temporaryFolder(), 'copy')
      await mkdir(folder)
      const stop = new AbortController()
      let written = 0
      const writing = (async () => {
        for (; !stop.signal.aborted; written++) {
          await other.knex.transaction(async (transaction) => {
            await transaction('shelves').insert(shelf(String(written), 'left'))
            await transaction('shelves').insert(shelf(String(written), 'right'))
          })
          await sleep(1)
        }
      })()
      const { files, prepared } = await mine.backup(folder, async (copy) => {
        const names = await copy('shelves').where({ room: 'hall' }).pluck<string[]>('name')
        await copy('shelves').where({ room: 'hall' }).whereNot({ name: 'first 0' }).delete()
        return names.length
      })
      stop.abort()
      await writing
      expect(prepared).to.equal(500)
      const copy = await open(await restored(folder, files))
      const count = async (room: string) => (await copy.knex('shelves').where({ room }).pluck('id')).length
      expect(await count('hall')).to.equal(1)
      expect(await count('left')).to.equal(await count('right'))
      const rows = await mine.knex('shelves').where({ room: 'left' }).pluck<number[]>('id')
      expect(rows).to.have.length(written)
      expect((await mine.knex('shelves').where({ room: 'hall' }).pluck('id')).length).to.equal(500)
    })
  })
}

/** A data folder that has the files of a copy. */
async function restored(folder: string, files: readonly string[]): Promise<string> {
  const dataDir = await temporaryFolder()
  for (const file of files) await cp(join(folder, file), join(dataDir, file))
  return dataDir
}

/** A logger whose lines nobody reads. */
export const SILENT = recordingLogger().logger
