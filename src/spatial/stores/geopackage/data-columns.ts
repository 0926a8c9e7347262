import type { Knex } from 'knex'
import type { Column } from '../../model/column.ts'
import type { ColumnFacts } from './columns.ts'

/** A column's entry in the extension "schema" (12-128r19, F.9): texts for people and a constraint. */
export interface ColumnNotes {
  /** True if the texts are JSON. */
  readonly isJson?: boolean
  readonly title?: string
  readonly description?: string
  readonly constraint?: Constraint
}

type Constraint =
  | {
      readonly kind: 'enum'
      readonly values: readonly { readonly value: string; readonly meaning?: string }[]
    }
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'glob'; readonly pattern: string }

interface DataColumnRow {
  column_name: string
  name: string | null
  title: string | null
  description: string | null
  mime_type?: string | null
  constraint_name: string | null
}

/** Version 1.0 of the standard spelled the names of the two bounds differently. */
interface ConstraintRow {
  constraint_type: string
  value: string | null
  min: number | null
  max: number | null
  min_is_inclusive?: number | null
  max_is_inclusive?: number | null
  minIsInclusive?: number | null
  maxIsInclusive?: number | null
  description: string | null
}

/** GDAL and other programs mark columns of JSON by this MIME type. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i

/** The notes on the columns of a table, by column names in lower case; empty if the file has none. */
export async function readColumnNotes(db: Knex, table: string): Promise<ReadonlyMap<string, ColumnNotes>> {
  const tables: { name: string }[] = await db('sqlite_master')
    .whereIn('name', ['gpkg_data_columns', 'gpkg_data_column_constraints'])
    .select('name')
  const has = (name: string): boolean => tables.some((found) => found.name === name)
  if (!has('gpkg_data_columns')) return new Map()
  const rows: DataColumnRow[] = await db('gpkg_data_columns').whereRaw('table_name = ? collate nocase', [
    table,
  ])
  const notes = new Map<string, ColumnNotes>()
  for (const { column_name, name, title, description, mime_type, constraint_name } of rows) {
    const found =
      constraint_name !== null && has('gpkg_data_column_constraints')
        ? readConstraint(
            await db('gpkg_data_column_constraints').whereRaw('constraint_name = ? collate nocase', [
              constraint_name,
            ]),
          )
        : undefined
    const heading = title || name
    notes.set(column_name.toLowerCase(), {
      ...(heading && { title: heading }),
      ...(description && { description }),
      ...(found && { constraint: found }),
      ...(JSON_TYPE.test(mime_type ?? '') && { isJson: true }),
    })
  }
  return notes
}

function readConstraint(rows: readonly ConstraintRow[]): Constraint | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  if (first.constraint_type === 'enum') {
    const values = rows.flatMap(({ value, description }) =>
      value === null ? [] : [{ value, ...(description && { meaning: description }) }],
    )
    return { kind: 'enum', values }
  }
  if (first.constraint_type === 'glob' && first.value !== null) return { kind: 'glob', pattern: first.value }
  const { min, max } = first
  const isClosed =
    (first.min_is_inclusive ?? first.minIsInclusive) === 1 &&
    (first.max_is_inclusive ?? first.maxIsInclusive) === 1
  // For an open bound the values themselves give a better range.
  return first.constraint_type === 'range' && isClosed && typeof min === 'number' && typeof max === 'number'
    ? { kind: 'range', min, max }
    : undefined
}

/**
 * A column with the notes of its file. A constraint is published only if every value satisfies it, since
 * SQLite does not enforce it.
 */
export function annotate(column: Column, facts: ColumnFacts, notes: ColumnNotes | undefined): Column {
  if (notes === undefined) return column
  const { title, constraint } = notes
  const description = describe(notes)
  return {
    ...column,
    ...(title && { title }),
    ...(description && { description }),
    ...(constraint?.kind === 'enum' && allowed(column, facts, constraint.values)),
    ...(constraint?.kind === 'range' &&
      holds(constraint, column) && { range: [constraint.min, constraint.max] }),
  }
}

function describe({ description, constraint }: ColumnNotes): string | undefined {
  const meanings =
    constraint?.kind === 'enum'
      ? constraint.values.flatMap(({ value, meaning }) => (meaning ? [`${value}: ${meaning}`] : []))
      : []
  const parts = [
    ...(description ? [description] : []),
    ...(meanings.length > 0 ? [meanings.join('; ')] : []),
    ...(constraint?.kind === 'glob'
      ? [`Values follow the pattern ${constraint.pattern} (* any text, ? any character).`]
      : []),
  ]
  return parts.length > 0 ? parts.join('\n') : undefined
}

function allowed(
  { type }: Column,
  { count, values }: ColumnFacts,
  declared: readonly { readonly value: string }[],
): Pick<Column, 'values'> | undefined {
  if (type !== 'text' && type !== 'integer') return undefined
  const typed = declared.map(({ value }) => (type === 'text' ? value : Number(value)))
  if (type === 'integer' && !typed.every(Number.isSafeInteger)) return undefined
  const isKept = count === 0 || values?.every((value) => typed.includes(value))
  return isKept ? { values: typed } : undefined
}

const holds = ({ min, max }: { min: number; max: number }, { type, range }: Column): boolean =>
  (type === 'integer' || type === 'number') && (range === undefined || (range[0] >= min && range[1] <= max))
