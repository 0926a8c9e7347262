/**
 * Names of the tables of one load of an entity. Generations are never reused, so the remains of an interrupted load
 * cannot be mistaken for another load.
 */
import { FORMS_COLUMNS, FREQUENCIES_COLUMNS, VALUES_COLUMNS } from './tables.ts'
import type { TableColumn, TableLayout } from './warehouse.ts'

/** The loaded rows: `_rowid` and a column for each attribute. */
export const rowsTable = (entityId: number, generation: number): string => `e${entityId}_g${generation}`
/** The rejected records. */
export const rejectsTable = (entityId: number, generation: number): string => `r${entityId}_g${generation}`
/** The distinct values of all attributes (see `tables.ts`). */
export const valuesTable = (entityId: number, generation: number): string => `v${entityId}_g${generation}`
/** The masks, patterns, soundexes and metaphones of all attributes. */
export const formsTable = (entityId: number, generation: number): string => `f${entityId}_g${generation}`
/** Number of values of an attribute by their frequency. */
export const frequenciesTable = (entityId: number, generation: number): string =>
  `q${entityId}_g${generation}`
/** Where a profile temporarily keeps the order of long texts. */
export const orderTables = (entityId: number, generation: number): readonly [string, string] => [
  `o${entityId}_g${generation}`,
  `p${entityId}_g${generation}`,
]

/** True if a table belongs to any load of an entity. */
export const isTableOf = (table: string, entityId: number): boolean =>
  ['e', 'r', 'v', 'f', 'q', 'o', 'p'].some((kind) => table.startsWith(`${kind}${entityId}_g`))

const ROWID: TableColumn = ['_rowid', 'BIGINT']

/** The loaded rows. All columns are text; an empty field is null. */
export const rowsLayout = (entityId: number, generation: number, columns: number): TableLayout => ({
  name: rowsTable(entityId, generation),
  columns: [ROWID, ...Array.from({ length: columns }, (_, at): TableColumn => [`c${at + 1}`, 'VARCHAR'])],
  number: '_rowid',
})

export const rejectsLayout = (entityId: number, generation: number): TableLayout => ({
  name: rejectsTable(entityId, generation),
  columns: [
    ROWID,
    ['line', 'BIGINT'],
    ['reason', 'VARCHAR'],
    ['detail', 'VARCHAR'],
    ['offset', 'BIGINT'],
    ['length', 'BIGINT'],
    ['raw', 'BLOB'],
  ],
  number: '_rowid',
})

export const valuesLayout = (entityId: number, generation: number): TableLayout => ({
  name: valuesTable(entityId, generation),
  columns: VALUES_COLUMNS,
  number: 'n',
  numberWithin: ['attribute'],
})

/** The table of forms, computed when all values have been loaded. */
export const formsLayout = (entityId: number, generation: number): TableLayout => ({
  name: formsTable(entityId, generation),
  columns: FORMS_COLUMNS,
  number: 'n',
  numberWithin: ['attribute', 'kind'],
})

export const frequenciesLayout = (
  entityId: number,
  generation: number,
): Pick<TableLayout, 'name' | 'columns'> => ({
  name: frequenciesTable(entityId, generation),
  columns: FREQUENCIES_COLUMNS,
})
