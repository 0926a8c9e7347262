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
import { entitiesListing } from '../../../src/quality/listings/declared/catalogue/entities-listing.ts'
import { filesListing } from '../../../src/quality/listings/declared/catalogue/files-listing.ts'
import { joinJobsListing } from '../../../src/quality/listings/declared/catalogue/join-jobs-listing.ts'
import { libraryEntitiesListing } from '../../../src/quality/listings/declared/catalogue/library-entities-listing.ts'
import { libraryRulesListing } from '../../../src/quality/listings/declared/catalogue/library-rules-listing.ts'
import { ruleFoldersListing } from '../../../src/quality/listings/declared/catalogue/rule-folders-listing.ts'
import { webhooksListing } from '../../../src/quality/listings/declared/catalogue/webhooks-listing.ts'
import type { Listing } from '../../../src/quality/listings/listing.ts'
import { readOptions } from '../../../src/quality/listings/options.ts'
import { planPage, readPage } from '../../../src/quality/listings/page.ts'
import { isOnPostgres, openCatalogue } from '../../support/catalogue.ts'
import { seedMany } from '../../../scripts/bench/catalogue/seed-many.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'

const MANY = 400
/** Listings whose rows belong to a repository. */
const CONDITIONED = [
  businessRulesListing,
  allJoinsListing,
  schedulerListing,
  entitiesListing,
  filesListing,
  joinJobsListing,
  libraryEntitiesListing,
  libraryRulesListing,
  ruleFoldersListing,
  webhooksListing,
]

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

  it('finds by an equality the rows that the evaluation of all rows finds, in each column', async () => {
    const scope = { ...repository, repository }
    let found = 0
    for (const listing of CONDITIONED as readonly Listing<never>[]) {
      const { signal } = new AbortController()
      const rows = new CatalogueRows(catalogue)
      const options = readOptions({ pageSize: 1, pageStart: 7 })
      const page = await readPage(listing, rows, scope as never, options, signal)
      const values: Record<string, string> = {}
      for await (const part of page.rows)
        page.columns.forEach(({ name }, i) => {
          const value = part[0]?.[`v${i}`] as string | number | boolean | null | undefined
          if (value !== null && value !== undefined) values[name] = String(value)
        })
      for (const [name, { operand }] of listing.columns) {
        if (operand.isStored === undefined) continue
        const constants =
          operand.isStored === 'text'
            ? [JSON.stringify((values[name] ?? 'none').replaceAll('"', '')), '"Rule"', '""', '"\u{1F600}"']
            : [values[name] ?? '1', '0', '-1', '9007199254740993']
        for (const constant of constants) {
          // This process evaluates the second condition for all rows.
          const byEquality = await read(listing, scope as never, {
            pageSize: MANY,
            where: `[${name}] = ${constant}`,
          })
          const one = await read(listing, scope as never, {
            pageSize: MANY,
            where: `not ([${name}] <> ${constant})`,
          })
          expect(byEquality, `${listing.view}: ${name} = ${constant}`).to.deep.equal(one)
          found += one.length
        }
      }
    }
    expect(found).to.be.above(1000)
  })

  it('applies an equality to the rows that the database reads, also within AND but not within OR', async () => {
    const countOf = async (where: string): Promise<number> => {
      const { query } = planPage(
        schedulerListing,
        new CatalogueRows(catalogue),
        repository,
        readOptions({ where }),
      )
      const { rows } = query.scan!
      return ((await rows) as unknown[]).length
    }
    const matching = await read(schedulerListing, repository, {
      pageSize: MANY,
      where: 'job_status = "Failed"',
    })
    expect(matching.length).to.be.within(1, MANY - 1)
    expect(await countOf('job_status = "Failed"')).to.equal(matching.length)
    expect(await countOf('"Failed" = job_status and job_id > 3')).to.equal(matching.length)
    for (const where of ['job_status = "Failed" or job_id = 3', 'not (job_status = "Failed")'])
      expect(await countOf(where)).to.equal(MANY)
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
