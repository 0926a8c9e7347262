/**
 * Names of the tables of one load of an entity. Generations are never reused, so the remains of an interrupted load
 * cannot be mistaken for another load.
 */
import { FORMS_COLUMNS, FREQUENCIES_COLUMNS, VALUES_COLUMNS } from './tables.ts'
import type { TableColumn, TableLayout } from './warehouse.ts'

/**
 * The generation of a load. The rows that the filter of a rule admits get tables of their own, whose generation is the
 * result of `admittedRows`.
 */
export type Generation = number | string

/** The generation of the rows that a filter admits, for one analysis of rules. */
export const admittedRows = (generation: number, analysis: number): Generation => `${generation}_s${analysis}`

/** The loaded rows: `_rowid` and a column for each attribute. */
export const rowsTable = (entityId: number, generation: Generation): string => `e${entityId}_g${generation}`
/** The rejected records. */
export const rejectsTable = (entityId: number, generation: Generation): string =>
  `r${entityId}_g${generation}`
/** The distinct values of all attributes (see `tables.ts`). */
export const valuesTable = (entityId: number, generation: Generation): string => `v${entityId}_g${generation}`
/** The masks, patterns, soundexes and metaphones of all attributes. */
export const formsTable = (entityId: number, generation: Generation): string => `f${entityId}_g${generation}`
/** Number of values of an attribute by their frequency. */
export const frequenciesTable = (entityId: number, generation: Generation): string =>
  `q${entityId}_g${generation}`
/** Where a profile temporarily keeps the order of long texts. */
export const orderTables = (entityId: number, generation: Generation): readonly [string, string] => [
  `o${entityId}_g${generation}`,
  `p${entityId}_g${generation}`,
]

/** Where a profile temporarily keeps values of some attributes. */
export const partOfValues = (entityId: number, generation: Generation, part: number | string): string =>
  `t${entityId}_g${generation}_${part}`

/** A name of `partOfValues`. */
const PART_OF_VALUES = /^t(\d+_g\d+(?:_s\d+)?)_/

/**
 * The results of a part of an expression that the engine cannot compute (`expressions/evaluated-parts.ts`), for all
 * combinations of the values of its columns. It exists as long as the rows.
 * @param part its own name
 */
export const evaluatedTable = (entityId: number, generation: number, part: string): string =>
  `z${entityId}_g${generation}_${part}`

/** A name of `evaluatedTable`. */
const EVALUATED = /^z(\d+_g\d+)_/

/**
 * The name of the table with which a table is needed: that of the values for a part of them, that of the rows for what
 * is evaluated of them, else its own.
 */
export function neededWith(table: string): string {
  const [, values] = PART_OF_VALUES.exec(table) ?? []
  if (values !== undefined) return `v${values}`
  const [, rows] = EVALUATED.exec(table) ?? []
  return rows === undefined ? table : `e${rows}`
}

/** The verdicts of the rules of an analysis on each row. It exists during the analysis. */
export const verdictsTable = (entityId: number, generation: number, analysis: number): string =>
  `w${entityId}_g${generation}_${analysis}`
/** The numbers of rows that an analysis keeps. */
export const keptRowsTable = (entityId: number, generation: number, analysis: number): string =>
  `x${entityId}_g${generation}_${analysis}`
/** The groups that an analysis keeps. */
export const groupsTable = (entityId: number, generation: number, analysis: number): string =>
  `y${entityId}_g${generation}_${analysis}`

/** The tables of the index of a join. They are named after the load of its left side. */
export interface JoinIndexTables {
  /** The distinct values of both sides. */
  readonly values: string
  /** The rows of the left side by value. */
  readonly left: string
  /** The rows of the right side by value. */
  readonly right: string
  /** The rows of the right side that do not join. */
  readonly rightNoMatch: string
}

export function joinIndexTables(
  leftEntityId: number,
  leftGeneration: number,
  indexId: number,
): JoinIndexTables {
  const name = (kind: string): string => `${kind}${leftEntityId}_g${leftGeneration}_${indexId}`
  return { values: name('j'), left: name('k'), right: name('l'), rightNoMatch: name('m') }
}

/** The kinds of tables: the first characters of their names. */
const KINDS = ['e', 'r', 'v', 'f', 'q', 'o', 'p', 't', 'w', 'x', 'y', 'j', 'k', 'l', 'm', 'z']

/** True if a table belongs to any load of an entity, or to the index of a join with the entity on its left side. */
export const isTableOf = (table: string, entityId: number): boolean =>
  KINDS.some((kind) => table.startsWith(`${kind}${entityId}_g`))

const ROWID: TableColumn = ['_rowid', 'integer']

/**
 * The loaded rows. All columns are text. An empty field is null; empty strings of databases and JSON are not.
 * @param attributeIds in the order of the source
 */
export const rowsLayout = (
  entityId: number,
  generation: Generation,
  attributeIds: readonly number[],
): TableLayout => ({
  name: rowsTable(entityId, generation),
  columns: [ROWID, ...attributeIds.map((id): TableColumn => [`c${id}`, 'text'])],
  number: '_rowid',
})

export const rejectsLayout = (entityId: number, generation: Generation): TableLayout => ({
  name: rejectsTable(entityId, generation),
  columns: [
    ROWID,
    ['line', 'integer'],
    ['reason', 'text'],
    ['detail', 'text'],
    ['offset', 'integer'],
    ['length', 'integer'],
    ['raw', 'bytes'],
  ],
  number: '_rowid',
})

export const valuesLayout = (entityId: number, generation: Generation): TableLayout => ({
  name: valuesTable(entityId, generation),
  columns: VALUES_COLUMNS,
  number: 'n',
  numberWithin: ['attribute'],
})

/** The table of forms, computed when all values have been loaded. */
export const formsLayout = (entityId: number, generation: Generation): TableLayout => ({
  name: formsTable(entityId, generation),
  columns: FORMS_COLUMNS,
  number: 'n',
  numberWithin: ['attribute', 'kind'],
})

export const frequenciesLayout = (
  entityId: number,
  generation: Generation,
): Pick<TableLayout, 'name' | 'columns'> => ({
  name: frequenciesTable(entityId, generation),
  columns: FREQUENCIES_COLUMNS,
})
