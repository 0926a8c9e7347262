import { expect } from 'chai'
import knex from 'knex'
import type { JoinedPair } from '../../../../src/quality/listings/declared/warehouse/joined-pair.ts'
import { joinedRowsListing } from '../../../../src/quality/listings/declared/warehouse/joined-rows-listing.ts'
import { readOptions } from '../../../../src/quality/listings/options.ts'
import { planPage } from '../../../../src/quality/listings/page.ts'
import { encodePage } from '../../../../src/quality/listings/standard-response.ts'
import type { JoinFigures, SideFigures } from '../../../../src/quality/model/join.ts'
import { DUCKDB_DIALECT } from '../../../../src/quality/stores/duckdb/dialect.ts'

const side: SideFigures = {
  loadedRows: 9e9,
  rows: 9e9,
  values: 1,
  joinRows: 9e9,
  nullRows: 0,
  isUnique: false,
}
const none = { values: 0, rows: 0n }
const figures: JoinFigures = {
  left: side,
  right: side,
  commonValues: 1,
  oneOne: none,
  oneMany: none,
  manyOne: none,
  manyMany: { values: 1, rows: 81_000_000_000_000_000_001n },
}

describe('The rows of a join of more than 2^63 rows', () => {
  it('have their exact number in each page', async () => {
    const builder = knex({ client: 'sqlite3', useNullAsDefault: true })
    const rows = { all: () => builder('all'), at: () => builder('page'), withPairs: () => builder('pairs') }
    const load = {
      entity: { number: 1, name: 'Left' },
      warehouse: { dialect: DUCKDB_DIALECT },
      attributes: () => Promise.resolve([]),
      profilesOf: () => Promise.resolve(new Map()),
    }
    const pair = {
      join: { figures, indexId: undefined },
      left: load,
      right: load,
      sets: { rows: () => rows },
    } as unknown as JoinedPair
    const listing = await joinedRowsListing('inner', pair, undefined)
    const plan = planPage(listing, { knex: builder, evaluatedBy: DUCKDB_DIALECT }, undefined, readOptions({}))
    const page = plan.pageOf({
      total: Number(figures.manyMany.rows),
      rows: (async function* () {})(),
    })
    let text = ''
    for await (const piece of encodePage(page)) text += piece
    expect((JSON.parse(text) as { metadata: { totalCount: string } }).metadata.totalCount).to.equal(
      '81000000000000000001',
    )
  })
})
