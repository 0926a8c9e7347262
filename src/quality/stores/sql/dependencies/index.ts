import type { DependencyStore } from '../../../model/warehouse/dependency-store.ts'
import type { Warehouse } from '../../../model/warehouse/warehouse.ts'
import { queriesOf } from '../engine-queries.ts'
import type { EngineSql } from '../engine-sql.ts'
import { conflictsOf, hasConflict, haveConflict, rowsOf } from './conflicts.ts'
import { correctedRowsOf } from './corrected-rows.ts'
import { correctionsOf } from './corrections.ts'
import { encode, type NumberReader } from './encode.ts'
import { readFigures } from './figures.ts'

/** The queries of keys and dependencies on a warehouse. */
export function dependencyStore(
  warehouse: Pick<Warehouse, 'knex' | 'dialect' | 'read'>,
  sql: EngineSql,
  readNumbers: NumberReader,
): DependencyStore {
  const queries = queriesOf(warehouse, sql)
  return {
    encode: (load, attributeIds, options) => encode(queries, readNumbers, load, attributeIds, options),
    figures: (load, definition, signal) => readFigures(queries, load, definition, signal),
    conflicts: (load, definition) => conflictsOf(queries, load, definition),
    corrections: (load, dependencies) => correctionsOf(queries, load, dependencies),
    correctedRows: (load, attributeIds, dependencies) =>
      correctedRowsOf(queries, load, attributeIds, dependencies),
    hasConflict: (load, definition, lhs) => hasConflict(queries, load, definition, lhs),
    haveConflict: (load, definition, lefts, signal) => haveConflict(queries, load, definition, lefts, signal),
    rowsOf,
  }
}
