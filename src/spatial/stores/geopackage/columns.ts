import type { Knex } from 'knex'
import type { Column, ColumnType, ElementType } from '../../model/column.ts'

/** A column as declared in the table. */
export interface ColumnRow {
  readonly name: string
  readonly type: string
  readonly notnull: number
  readonly pk: number
}

/** A property column as declared in its table, before its values are read. */
export interface DeclaredColumn {
  readonly name: string
  /** The declared type, for messages. */
  readonly declared: string
  /** `json` if the file says that the texts are JSON. */
  readonly type: ColumnType
  readonly required: boolean
  readonly maxLength?: number
}

/**
 * Facts about the values of a column. SQLite allows any value in any column, regardless of the declared type.
 */
export interface ColumnFacts {
  /** Values that are not null. */
  readonly count: number
  /** Storage classes of the smallest and the largest value; numbers sort before texts, texts before blobs. */
  readonly least: StorageClass
  readonly greatest: StorageClass
  /** True if a number is not whole; computed if whole numbers are declared. */
  readonly fractions: boolean
  /** The smallest and the largest number, if the smallest or the largest value is a number. */
  readonly min: number | null
  readonly max: number | null
  /** Number of values that are dates or timestamps; computed if the column declares them. */
  readonly moments: number | null
  /** Characters of the longest text; computed if the column declares a maximum. */
  readonly longest: number | null
  /** Number of values that are JSON, and of those that are arrays and objects; computed if the column declares JSON. */
  readonly documents?: number
  readonly arrays?: number
  readonly objects?: number
  /** The type of all elements, if all values are arrays and their elements have a common type. */
  readonly elements?: ElementType
  /** All values, sorted, if there are few. */
  readonly values?: readonly (string | number)[]
}

export type StorageClass = 'null' | 'integer' | 'real' | 'text' | 'blob'

/** Columns with these types hold geometries and are not properties of a feature. */
const GEOMETRY_TYPES = new Set([
  'POINT',
  'LINESTRING',
  'POLYGON',
  'MULTIPOINT',
  'MULTILINESTRING',
  'MULTIPOLYGON',
  'GEOMCOLLECTION',
  'CURVEPOLYGON',
  'CIRCULARSTRING',
  'COMPOUNDCURVE',
  'MULTICURVE',
  'MULTISURFACE',
  'CURVE',
  'SURFACE',
])

/**
 * The columns of a table or a view, including generated columns and excluding hidden columns of virtual
 * tables.
 */
export const readTable = async (db: Knex, table: string): Promise<ColumnRow[]> =>
  db
    .select('name', 'type', 'notnull', 'pk')
    .from(db.raw('pragma_table_xinfo(?)', [table]))
    .where('hidden', '<>', 1)

/**
 * A declared type (table 1 of the standard; for other types SQLite's rules of affinity).
 *
 * @param isJson true if the file declares that the texts are JSON (the MIME type in `gpkg_data_columns`)
 */
export function declaredColumn(
  { name, type, notnull }: ColumnRow,
  isJson: boolean,
): DeclaredColumn | undefined {
  const declared = type.toUpperCase()
  if (/BLOB|GEOMETRY/.test(declared) || GEOMETRY_TYPES.has(declared)) return undefined
  if ((isJson && columnType(declared) === 'text') || declared === 'JSON') {
    return { name, declared: 'JSON', type: 'json', required: notnull === 1 }
  }
  const maxLength = Number(/^(?:TEXT|(?:VAR)?CHAR(?:ACTER)?)\s*\(\s*(\d+)\s*\)$/.exec(declared)?.[1])
  return {
    name,
    declared: type,
    type: columnType(declared),
    required: notnull === 1,
    ...(maxLength > 0 && { maxLength }),
  }
}

function columnType(declared: string): ColumnType {
  if (/^BOOL/.test(declared)) return 'boolean'
  if (declared === 'DATE') return 'date'
  if (/^(DATETIME|TIMESTAMP)/.test(declared)) return 'datetime'
  if (declared.includes('INT')) return 'integer'
  if (/CHAR|CLOB|TEXT/.test(declared)) return 'text'
  if (/REAL|FLOA|DOUB|NUMERIC|DECIMAL/.test(declared)) return 'number'
  return 'text'
}

/**
 * The published column. It has the declared type if every value has it, otherwise the nearest type that fits
 * all values. Undefined if all values are binary.
 */
export function settleColumn(declared: DeclaredColumn, facts: ColumnFacts): Column | undefined {
  if (facts.least === 'blob') return undefined
  const type = settledType(declared, facts)
  const { name, required, maxLength } = declared
  const { min, max, count, moments, longest, values, elements } = facts
  const isNumeric = type === 'integer' || type === 'number'
  // An enumeration that a person would choose from; not, for example, the names of the few features of a
  // small layer.
  const isEnumeration =
    values !== undefined && values.length * 2 <= count && (type === 'text' || (isExact(min) && isExact(max)))
  return {
    name,
    type,
    ...(required && { required }),
    ...(type === 'text' && maxLength !== undefined && (longest ?? 0) <= maxLength && { maxLength }),
    ...((type === 'date' || type === 'datetime') && (moments ?? 0) < count && { irregular: true }),
    ...(isEnumeration && { values }),
    ...(type === 'json' && count > 0 && facts.objects === count && { isObject: true }),
    ...(type === 'array' && elements !== undefined && { elements }),
    ...(isNumeric && isExact(min) && isExact(max) && { range: [min, max] as const }),
  }
}

/** The driver rounds whole numbers beyond 2^53, and JSON has no infinity. */
const isExact = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))

/** The published columns, in the order of the table. */
export const settleColumns = (
  declared: readonly DeclaredColumn[],
  facts: readonly ColumnFacts[],
): readonly Column[] =>
  declared
    .map((column, position) => settleColumn(column, facts[position] as ColumnFacts))
    .filter((column) => column !== undefined)

export function settledType(
  { type }: Pick<DeclaredColumn, 'type'>,
  { count, least, greatest, fractions, min, max, documents = 0, arrays = 0 }: ColumnFacts,
): ColumnType {
  if (count === 0 || type === 'text') return type
  if (type === 'json') return documents < count ? 'text' : arrays < count ? 'json' : 'array'
  const isNumber = (storage: StorageClass): boolean => storage === 'integer' || storage === 'real'
  if (type === 'date' || type === 'datetime') {
    if (!isNumber(least)) return type
    return isNumber(greatest) ? numberType(fractions) : 'text'
  }
  if (!isNumber(greatest)) return 'text'
  if (type === 'boolean') {
    const isTruth = !fractions && (min ?? 0) >= 0 && (max ?? 1) <= 1
    return isTruth ? 'boolean' : numberType(fractions)
  }
  return type === 'integer' ? numberType(fractions) : type
}

const numberType = (fractions: boolean): ColumnType => (fractions ? 'number' : 'integer')
