import type { JoinSets, JoinStore, KeyedPair } from '../../../model/join-store.ts'
import type { Warehouse } from '../../../model/warehouse.ts'
import { createIndex } from './create-index.ts'
import { readFigures } from './figures.ts'
import { computedSources, indexedSources, type JoinSources } from './join-sources.ts'
import { PairRows } from './joined-rows.ts'
import { readExamples } from './value-examples.ts'

/** The queries of joins on a DuckDB warehouse. */
export const joinStore = (warehouse: Pick<Warehouse, 'knex' | 'read' | 'createAs'>): JoinStore => ({
  figures: (pair, signal) => readFigures(warehouse, pair, signal),
  createIndex: (pair, indexId, signal) => createIndex(warehouse, pair, indexId, signal),
  sets: (pair, indexId) => {
    const { knex } = warehouse
    const sources = indexId === undefined ? computedSources(knex, pair) : indexedSources(knex, pair, indexId)
    return setsOf(warehouse, pair, sources)
  },
})

const setsOf = (
  warehouse: Pick<Warehouse, 'knex' | 'read'>,
  pair: KeyedPair,
  sources: JoinSources,
  { knex } = warehouse,
): JoinSets => ({
  values: (region) => knex.from(knex.raw('(?) AS joined', [sources.values(region)])),
  examples: (region, most, signal) =>
    readExamples(warehouse, sources.values(region), pair.left.attributeIds.length, most, signal),
  rows: (segment, shown) => new PairRows(knex, pair, sources, segment, shown),
  unmatched: (side) =>
    knex.from(
      knex.raw('(?) AS unmatched', [side === 'left' ? sources.unmatchedLeft() : sources.unmatchedRight()]),
    ),
})
