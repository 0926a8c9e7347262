import { expect } from 'chai'
import type { Knex } from 'knex'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { CatalogueRows } from '../../../src/quality/listings/catalogue-rows.ts'
import {
  businessRulesListing,
  entityBusinessRulesListing,
  type RulesScope,
} from '../../../src/quality/listings/declared/catalogue/business-rules-listing.ts'
import {
  allJoinsListing,
  type JoinsScope,
} from '../../../src/quality/listings/declared/catalogue/joins-listing.ts'
import { schedulerListing } from '../../../src/quality/listings/declared/catalogue/scheduler-listing.ts'
import type { Listing } from '../../../src/quality/listings/listing.ts'
import { readOptions } from '../../../src/quality/listings/options.ts'
import { planPage, readPage } from '../../../src/quality/listings/page.ts'
import { isOnPostgres, openCatalogue } from '../../support/catalogue.ts'
import { seedMany } from '../../../scripts/bench/catalogue/seed-many.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'

const MANY = 400

describe('A long listing', () => {
  let catalogue: Catalogue
  let repository: { id: number; name: string }
  let firstEntity: number
  before(async () => {
    catalogue = await openCatalogue(await temporaryFolder(), MIGRATIONS, recordingLogger().logger)
    // The ids of the second repository are not its numbers.
    await seedMany(catalogue.knex, 'other', 100)
    await seedMany(catalogue.knex, 'many', MANY)
    repository = await catalogue.knex('repositories').where({ name: 'many' }).first('id', 'name')
    const entity = await catalogue
      .knex('entities')
      .where({ repository_id: repository.id, number: 1 })
      .first<{ id: number }>('id')
    firstEntity = entity.id
  })
  after(() => catalogue.close())

  /** The plan of a query, if the database has no quicker way than an index because there are few rows. */
  const planOf = (query: Knex.QueryBuilder): Promise<string> =>
    catalogue.knex.transaction(async (transaction) => {
      const { sql, bindings } = query.toSQL()
      if (!isOnPostgres()) {
        const steps = await transaction.raw<{ detail: string }[]>(`explain query plan ${sql}`, bindings)
        return steps.map(({ detail }) => detail).join('\n')
      }
      for (const way of ['sort', 'incremental_sort', 'seqscan', 'bitmapscan'])
        await transaction.raw(`set local enable_${way} = off`)
      const { rows } = await transaction.raw<{ rows: { 'QUERY PLAN': string }[] }>(`explain ${sql}`, bindings)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })

  const read = async <Scope>(listing: Listing<Scope>, scope: Scope, given: object): Promise<string[]> => {
    const { signal } = new AbortController()
    const page = await readPage(listing, new CatalogueRows(catalogue), scope, readOptions(given), signal)
    const keys: string[] = []
    for await (const part of page.rows)
      keys.push(...part.map((row) => listing.key.map((_, i) => String(row[`k${i}`])).join(' ')))
    return keys
  }

  const listings: readonly { what: string; listing: Listing<never>; scope: () => unknown }[] = [
    {
      what: 'of the rules of a repository',
      listing: businessRulesListing,
      scope: (): RulesScope => ({ repository }),
    },
    {
      what: 'of the rules of an entity',
      listing: entityBusinessRulesListing,
      scope: (): RulesScope => ({ repository, entityId: firstEntity }),
    },
    { what: 'of joins', listing: allJoinsListing, scope: (): JoinsScope => ({ repository }) },
    { what: 'of jobs', listing: schedulerListing, scope: () => repository },
  ]
  for (const { what, listing, scope } of listings)
    describe(what, () => {
      // SQLite does not see that all rules have one value of an expression, and sorts those of an entity.
      const isSorted = listing === entityBusinessRulesListing && !isOnPostgres()
      if (!isSorted)
        it('finds a page by an index in its order, from either end', async () => {
          const { query } = planPage(
            listing,
            new CatalogueRows(catalogue),
            scope() as never,
            readOptions({ pageSize: 50 }),
          )
          for (const ids of [query.byId!.ids, query.byId!.idsBackward]) {
            const plan = await planOf(ids.clone().limit(50).offset(100))
            expect(plan).not.to.match(/\bSort\b|TEMP B-TREE/)
          }
        })

      it('has each row once over its pages, in the order of its keys', async () => {
        const all = await read(listing, scope() as never, { pageSize: 10_000 })
        expect(all.length).to.be.above(100)
        const paged: string[] = []
        for (let pageStart = 1; pageStart <= all.length; pageStart += 70)
          paged.push(...(await read(listing, scope() as never, { pageStart, pageSize: 70 })))
        expect(paged).to.deep.equal(all)
        expect(all).to.deep.equal([...all].sort(byKey))
      })
    })

  it('leaves out the rules and joins of entities in deletion', async () => {
    const before = await read(businessRulesListing, { repository }, { pageSize: 10_000 })
    const joins = await read(allJoinsListing, { repository }, { pageSize: 10_000 })
    const held = catalogue.knex('entities').where({ id: firstEntity })
    await held.clone().update({ held_name: null })
    try {
      const rules = await read(businessRulesListing, { repository }, { pageSize: 10_000 })
      expect(rules).to.deep.equal(before.filter((key) => !key.startsWith('1 ')))
      const kept = joins.filter((key) => !/^1 | 1 \S+ \d+$/.test(key))
      expect(kept.length).to.be.within(1, joins.length - 1)
      expect(await read(allJoinsListing, { repository }, { pageSize: 10_000 })).to.deep.equal(kept)
    } finally {
      await held.clone().update({ held_name: 'entity 1' })
    }
  })
})

/** Keys of numbers part by part; null first. */
function byKey(left: string, right: string): number {
  const [a, b] = [left, right].map((key) =>
    key.split(' ').map((part) => (part === 'null' ? 0 : Number(part))),
  )
  const at = a!.findIndex((part, i) => part !== b![i])
  return at === -1 ? 0 : a![at]! - b![at]!
}
