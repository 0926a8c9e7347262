import { expect } from 'chai'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Catalogue, Migration } from '../../../src/platform/catalogue/catalogue.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'

/** An implementation of the port, and what a test has to do to its database from outside. */
export interface CatalogueKind {
  readonly name: string
  readonly open: (dataDir: string, migrations: readonly Migration[]) => Promise<Catalogue>
  /** Opens the copy of a catalogue in a folder. */
  readonly openCopy: (folder: string, file: string) => Promise<Knex>
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
      table.primary(['shelf', 'number'])
    })
  },
  down: async (knex) => {
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
          expect(await readers('shelves').pluck('name')).to.deep.equal([])
        })
        expect(await readers('shelves').pluck('name')).to.deep.equal(['a'])
        await failureOf(() => readers('shelves').insert(shelf('b')))
        expect(await mine.knex('shelves').pluck('name')).to.deep.equal(['a'])
      } finally {
        await readers.destroy()
      }
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
      const name = 'SQLITE_CONSTRAINT: UNIQUE constraint failed: shelves.room, shelves.name'
      const error = await failureOf(() => mine.knex('books').insert({ shelf: 99, number: name }))
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
      const { file, prepared } = await mine.backup(folder, async (copy) => {
        const names = await copy('shelves').where({ room: 'hall' }).pluck<string[]>('name')
        await copy('shelves').where({ room: 'hall' }).whereNot({ name: 'first 0' }).delete()
        return names.length
      })
      stop.abort()
      await writing
      expect(prepared).to.equal(500)
      expect(mine.files).to.include(file)
      const copy = await kind.openCopy(folder, file)
      try {
        const count = async (room: string) => (await copy('shelves').where({ room }).pluck('id')).length
        expect(await count('hall')).to.equal(1)
        expect(await count('left')).to.equal(await count('right'))
      } finally {
        await copy.destroy()
      }
      const rows = await mine.knex('shelves').where({ room: 'left' }).pluck<number[]>('id')
      expect(rows).to.have.length(written)
      expect((await mine.knex('shelves').where({ room: 'hall' }).pluck('id')).length).to.equal(500)
    })
  })
}

/** A logger whose lines nobody reads. */
export const SILENT = recordingLogger().logger
