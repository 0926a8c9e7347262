import { expect } from 'chai'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { CatalogueRows } from '../../../src/quality/listings/catalogue-rows.ts'
import { integer, text } from '../../../src/quality/listings/columns.ts'
import { listing, listingOf } from '../../../src/quality/listings/listing.ts'
import { readOptions } from '../../../src/quality/listings/options.ts'
import { readPage } from '../../../src/quality/listings/page.ts'
import { encodePage } from '../../../src/quality/listings/standard-response.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { listingSuite } from './listing-suite.ts'

describe('a listing of the catalogue', () => {
  let catalogue: Catalogue
  let tables = 0
  before(async () => {
    catalogue = await openCatalogue(await temporaryFolder(), MIGRATIONS, recordingLogger().logger)
  })
  after(() => catalogue.close())

  const makeTable = async (rows: readonly Record<string, unknown>[]) => {
    const name = `things_${++tables}`
    await catalogue.knex.schema.createTable(name, (table) => {
      table.integer('id')
      table.text('part')
      table.double('amount')
      table.text('label')
      table.boolean('open')
      table.text('seen')
      table.text('tags')
    })
    if (rows.length > 0) await catalogue.knex.batchInsert(name, [...rows], 20)
    return name
  }

  it('reads and sends a page of 10,000 rows in pieces that do not delay other requests', async () => {
    const rows = Array.from({ length: 12_000 }, (_, i) => ({
      id: i,
      part: 'a',
      label: `label ${i}`.repeat(4),
    }))
    const table = await makeTable(rows)
    const names = Array.from({ length: 35 }, (_, i) => `c${i}`)
    const wide = listingOf<void>({
      view: 'Wide',
      key: ['id'],
      from: (store) => store(table),
      url: ({ id }) => `/${id}`,
      numbering: undefined,
      columns: new Map([
        ['id', integer('Ref', '', 'id')] as const,
        ...names.map((name) => [name, text(name, '', 'label')] as const),
      ]),
    })
    const { signal } = new AbortController()
    const page = await readPage(
      wide,
      new CatalogueRows(catalogue),
      undefined,
      readOptions({ pageSize: 20_000 }),
      signal,
    )
    const parts: number[] = []
    const rowsInParts = async function* () {
      for await (const part of page.rows) {
        parts.push(part.length)
        yield part
      }
    }
    const pieces: number[] = []
    for await (const piece of encodePage({ ...page, rows: rowsInParts() })) pieces.push(piece.length)
    expect(parts.reduce((sum, count) => sum + count)).to.equal(10_000)
    expect(Math.max(...parts) * 37).to.be.below(25_000)
    expect(Math.max(...pieces)).to.be.below(100_000)
  })

  it('reads several pages of one state in a snapshot, while rows are deleted', async () => {
    const table = await makeTable(Array.from({ length: 40 }, (_, id) => ({ id })))
    const numbers = listing({
      view: 'Numbers',
      key: ['id'],
      from: (store) => store(table),
      columns: { id: integer('Ref', '', 'id') },
    })
    const readers = catalogue.readers(1)
    const { signal } = new AbortController()
    try {
      const found = await new CatalogueRows(readers).snapshot(async (rows) => {
        const values: unknown[] = []
        for (let pageStart = 1; pageStart <= 40; pageStart += 10) {
          const options = readOptions({ pageStart, pageSize: 10 })
          const page = await readPage(numbers, rows, undefined, options, signal)
          expect(page.total).to.equal(40)
          for await (const part of page.rows) values.push(...part.map(({ v0 }) => v0))
          await catalogue
            .knex(table)
            .where('id', '<', pageStart + 4)
            .delete()
        }
        return values
      })
      expect(found).to.deep.equal(Array.from({ length: 40 }, (_, id) => id))
    } finally {
      await readers.close()
    }
  })

  it('is not read any further once its client has gone away', async () => {
    const table = await makeTable([{ id: 1 }])
    const one = listing({
      view: 'One',
      key: ['id'],
      from: (store) => store(table),
      columns: { id: integer('Ref', '', 'id') },
    })
    const reading = readPage(one, new CatalogueRows(catalogue), undefined, readOptions(), AbortSignal.abort())
    expect(
      await reading.then(
        () => undefined,
        (error: Error) => error.name,
      ),
    ).to.equal('AbortError')
  })

  listingSuite(() => new CatalogueRows(catalogue), makeTable)
})
