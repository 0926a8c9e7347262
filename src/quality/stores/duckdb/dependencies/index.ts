import type { DependencyStore } from '../../../model/warehouse/dependency-store.ts'
import { conflictsOf, hasConflict, haveConflict, rowsOf } from './conflicts.ts'
import { correctedRowsOf } from './corrected-rows.ts'
import { correctionsOf } from './corrections.ts'
import { encode, type NumberReader } from './encode.ts'
import { readFigures } from './figures.ts'

/** The queries of keys and dependencies on a DuckDB warehouse. */
export const dependencyStore = (warehouse: NumberReader): DependencyStore => ({
  encode: (load, attributeIds, options) => encode(warehouse, load, attributeIds, options),
  figures: (load, definition, signal) => readFigures(warehouse, load, definition, signal),
  conflicts: (load, definition) => conflictsOf(warehouse.knex, load, definition),
  corrections: (load, dependencies) => correctionsOf(warehouse.knex, load, dependencies),
  correctedRows: (load, dependencies) => correctedRowsOf(warehouse.knex, load, dependencies),
  hasConflict: (load, definition, lhs) => hasConflict(warehouse, load, definition, lhs),
  haveConflict: (load, definition, lefts, signal) => haveConflict(warehouse, load, definition, lefts, signal),
  rowsOf,
})
