import type { JoinSets, JoinStore, KeyedPair } from '../../../model/warehouse/join-store.ts'
import type { Warehouse } from '../../../model/warehouse/warehouse.ts'
import { queriesOf, type ReadQueries } from '../engine-queries.ts'
import type { EngineSql } from '../engine-sql.ts'
import { createIndex } from './create-index.ts'
import { readFigures } from './figures.ts'
import { computedSources, indexedSources } from './join-sources.ts'
import { PairRows, type RowSources } from './joined-rows.ts'
import type { JoinPages } from './join-pages.ts'
import { readExamples } from './value-examples.ts'

/** The queries of joins on a warehouse. */
export function joinStore(
  warehouse: Pick<Warehouse, 'knex' | 'dialect' | 'read' | 'createAs'>,
  sql: EngineSql,
  pagesOf: (pair: KeyedPair) => Promise<JoinPages>,
): JoinStore {
  const queries = queriesOf(warehouse, sql)
  return {
    figures: (pair, signal) => readFigures(queries, pair, signal),
    createIndex: (pair, indexId, signal) => createIndex(queries, warehouse, pair, indexId, signal),
    sets: async (pair, indexId) => {
      const sources =
        indexId === undefined ? computedSources(queries, pair) : indexedSources(queries, pair, indexId)
      return setsOf(queries, { pair, sources, pages: await pagesOf(pair) })
    },
  }
}

function setsOf(queries: ReadQueries, of: RowSources): JoinSets {
  const { knex } = queries
  return {
    values: (region) => knex.from(knex.raw('(?) AS joined', [of.sources.values(region)])),
    examples: (region, most, signal) =>
      readExamples(queries, of.sources.values(region), of.pair.left.attributeIds.length, most, signal),
    rows: (segment, shown) => new PairRows(queries, of, segment, shown),
    unmatched: (side) =>
      knex.from(
        knex.raw('(?) AS unmatched', [
          side === 'left' ? of.sources.unmatchedLeft() : of.sources.unmatchedRight(),
        ]),
      ),
  }
}
