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
      table.increments('row')
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

  for (const rowId of [undefined, 'row'])
    it(`reads and sends a page of 10,000 rows in pieces that do not delay other requests, ${rowId === undefined ? 'by their places' : 'by their ids'}`, async () => {
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
        ...(rowId !== undefined && { rowId }),
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
      const ids: number[] = []
      const rowsInParts = async function* () {
        for await (const part of page.rows) {
          parts.push(part.length)
          for (const { k0 } of part) ids.push(Number(k0))
          yield part
        }
      }
      const pieces: number[] = []
      for await (const piece of encodePage({ ...page, rows: rowsInParts() })) pieces.push(piece.length)
      expect(ids).to.deep.equal(Array.from({ length: 10_000 }, (_, i) => i))
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

  describe('without ids', () => listingSuite(() => new CatalogueRows(catalogue), makeTable))
  describe('whose pages are found by ids', () =>
    listingSuite(() => new CatalogueRows(catalogue), makeTable, 'row'))

  it('finds the rows of a condition by their ids, in their order', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => ({
      id: 5000 - i,
      amount: i % 3,
      label: `label ${i}`,
    }))
    const table = await makeTable(rows)
    const things = listing({
      view: 'Things',
      key: ['id'],
      rowId: 'row',
      from: (store) => store(table),
      columns: {
        id: integer('Ref', '', 'id'),
        amount: integer('Amount', '', 'cast(amount as integer)'),
        label: text('Label', '', 'label'),
      },
    })
    const { signal } = new AbortController()
    const options = readOptions({
      where: 'amount = 1',
      pageStart: 101,
      pageSize: 50,
      sort: [{ column: 'id', direction: 'desc' }],
    })
    const page = await readPage(things, new CatalogueRows(catalogue), undefined, options, signal)
    const ids: number[] = []
    for await (const part of page.rows) ids.push(...part.map(({ v0 }) => Number(v0)))
    const all = rows.filter(({ amount }) => amount === 1).map(({ id }) => id)
    expect(page.total).to.equal(all.length)
    expect(ids).to.deep.equal(all.slice(100, 150))
  })
})
