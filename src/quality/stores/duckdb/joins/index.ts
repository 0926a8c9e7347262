import type { JoinSets, JoinStore } from '../../../model/warehouse/join-store.ts'
import type { Warehouse } from '../../../model/warehouse/warehouse.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import { spreadAmong } from '../spread-tables.ts'
import { createIndex } from './create-index.ts'
import { readFigures } from './figures.ts'
import { computedSources, indexedSources } from './join-sources.ts'
import { PairRows, type RowSources } from './joined-rows.ts'
import { readExamples } from './value-examples.ts'

/** The queries of joins on a DuckDB warehouse. */
export const joinStore = (warehouse: Pick<Warehouse, 'knex' | 'read' | 'createAs'>): JoinStore => ({
  figures: (pair, signal) => readFigures(warehouse, pair, signal),
  createIndex: (pair, indexId, signal) => createIndex(warehouse, pair, indexId, signal),
  sets: async (pair, indexId) => {
    const { knex } = warehouse
    const rightRows = rowsTable(pair.right.entityId, pair.right.generation)
    const isRightSpread = (await spreadAmong(knex, [rightRows])).has(rightRows)
    const sources = indexId === undefined ? computedSources(knex, pair) : indexedSources(knex, pair, indexId)
    return setsOf(warehouse, { pair, sources, isRightSpread })
  },
})

const setsOf = (
  warehouse: Pick<Warehouse, 'knex' | 'read'>,
  of: RowSources,
  { knex } = warehouse,
): JoinSets => ({
  values: (region) => knex.from(knex.raw('(?) AS joined', [of.sources.values(region)])),
  examples: (region, most, signal) =>
    readExamples(warehouse, of.sources.values(region), of.pair.left.attributeIds.length, most, signal),
  rows: (segment, shown) => new PairRows(knex, of, segment, shown),
  unmatched: (side) =>
    knex.from(
      knex.raw('(?) AS unmatched', [
        side === 'left' ? of.sources.unmatchedLeft() : of.sources.unmatchedRight(),
      ]),
    ),
})
