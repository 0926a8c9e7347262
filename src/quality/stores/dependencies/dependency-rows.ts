import type { Knex } from 'knex'
import type {
  CheckedDependency,
  Dependency,
  DependencySides,
  DependencyStatus,
  NullSemantics,
} from '../../model/dependency.ts'
import { attributesOf, attributesText } from '../joins/join-rows.ts'

/** Stands for the right side of a key. */
export const NO_RIGHT_SIDE = -1

/** A dependency as a row of the catalogue. */
export interface DependencyRow {
  id: number
  entity_id: number
  rhs: number
  lhs: string
  status: DependencyStatus
  nulls: NullSemantics
  generation: number
  is_verified: boolean | number
  rows: number | string
  lhs_values: number | string
  removed_rows: number | string
  confirmations: number | string
  conflicting_values: number | string
  conflicting_rows: number | string
}

/** The columns that identify a dependency in its entity. */
export const sideColumns = ({ lhs, rhs }: DependencySides) => ({
  rhs: rhs ?? NO_RIGHT_SIDE,
  lhs: attributesText(lhs),
})

export const sidesOf = (rhs: number, lhs: string): DependencySides => ({
  rhs: rhs === NO_RIGHT_SIDE ? undefined : rhs,
  lhs: lhs === '' ? [] : attributesOf(lhs),
})

/** The columns with the names of both sides. */
export function namesText({ lhs, rhs }: DependencySides, names: ReadonlyMap<number, string>) {
  const nameOf = (id: number): string => names.get(id) ?? `Attribute ${id}`
  return { lhs_names: lhs.map(nameOf).join(', '), rhs_name: rhs === undefined ? '' : nameOf(rhs) }
}

export const figureColumns = ({ definition, figures, generation, isVerified }: CheckedDependency) => ({
  nulls: definition.nulls,
  generation,
  is_verified: isVerified,
  rows: figures.rows,
  lhs_values: figures.lhsValues,
  removed_rows: figures.removedRows,
  confirmations: figures.confirmations,
  conflicting_values: figures.conflictingValues,
  conflicting_rows: figures.conflictingRows,
})

/** The columns of `figureColumns`. */
export const FIGURE_COLUMNS = [
  'nulls',
  'generation',
  'is_verified',
  'rows',
  'lhs_values',
  'removed_rows',
  'confirmations',
  'conflicting_values',
  'conflicting_rows',
] as const satisfies (keyof ReturnType<typeof figureColumns>)[]

export const dependencyOf = (row: DependencyRow): Dependency => ({
  id: row.id,
  entityId: row.entity_id,
  status: row.status,
  definition: { ...sidesOf(row.rhs, row.lhs), nulls: row.nulls },
  generation: row.generation,
  isVerified: Boolean(row.is_verified),
  figures: {
    rows: Number(row.rows),
    lhsValues: Number(row.lhs_values),
    removedRows: Number(row.removed_rows),
    confirmations: Number(row.confirmations),
    conflictingValues: Number(row.conflicting_values),
    conflictingRows: Number(row.conflicting_rows),
  },
})

/** Restricts dependencies to those that have an attribute on one of their sides. */
export const ofAttribute = (dependencies: Knex.QueryBuilder, attributeId: number): Knex.QueryBuilder =>
  dependencies.where(
    (either) =>
      void either
        .where('dependencies.rhs', attributeId)
        .orWhereLike('dependencies.lhs', `%${attributesText([attributeId])}%`),
  )
