import type { Knex } from 'knex'
import type { DependencyDefinition } from '../../../model/dependency.ts'
import type { LoadTables } from '../../../model/warehouse/dependency-store.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'

export const list = (parts: readonly string[]): string => parts.join(', ')

/** The left sides as columns `l0`, `l1` …. A constant text stands for an empty left side. */
export const leftNames = ({ lhs }: DependencyDefinition): string[] =>
  lhs.length === 0 ? ['l0'] : lhs.map((_, i) => `l${i}`)

const leftColumns = ({ lhs }: DependencyDefinition): string[] =>
  lhs.length === 0 ? ["'0' AS l0"] : lhs.map((id, i) => `c${id} AS l${i}`)

/** SQL: true if a left value equals the value of another row. Null if nulls differ from all values and one is null. */
export const isComparable = (definition: DependencyDefinition): string =>
  definition.nulls === 'equal' || definition.lhs.length === 0
    ? 'true'
    : definition.lhs.map((id) => `c${id} IS NOT NULL`).join(' AND ')

/** The rows with a left value that can be equal to another: `l0`, `l1` …, and `r` unless the definition is a key. */
export const sidesOfRows = (knex: Knex, load: LoadTables, definition: DependencyDefinition): Knex.Raw => {
  const { rhs } = definition
  const columns = [...leftColumns(definition), ...(rhs === undefined ? [] : [`c${rhs} AS r`])]
  return knex.raw(`SELECT ${list(columns)} FROM ?? WHERE ${isComparable(definition)}`, [
    rowsTable(load.entityId, load.generation),
  ])
}
