import type { ColumnType, ElementType } from '../../model/column.ts'
import type { Value } from '../../model/collection-store.ts'

/** How the values of a PostgreSQL type are read, compared and sorted. In SQL, `{c}` stands for the column. */
export interface ColumnKind {
  readonly name: KindName
  readonly type: ColumnType
  /** What is read. */
  readonly select: string
  /** The value of a text that PostgreSQL wrote. */
  readonly read: (text: string) => Value
  /** What rows are sorted by, in PostgreSQL's order of the type. Texts are sorted by code point. */
  readonly sorted: string
  /** The type of the values that `sorted` is compared with. */
  readonly cast: string
}

export type KindName =
  | 'integer'
  | 'oid'
  | 'double'
  | 'real'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'timestamptz'
  | 'text'
  | 'uuid'
  | 'other'
  | 'array'
  | 'json'
  | 'composite'

/** In an array of numbers, PostgreSQL writes NaN and the infinities as texts. They are null, as they are alone. */
const readNumbers = (text: string): Value => text.replace(/"(?:NaN|-?Infinity)"/g, 'null')

const asText = (text: string): string => text

function readInteger(text: string): Value {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

/** NaN is null: JSON and filters have no such number. */
function readDouble(text: string): Value {
  const number = Number(text)
  return Number.isNaN(number) ? null : number
}

/** All digits, as a text. */
function readNumeric(text: string): Value {
  if (text === 'NaN') return null
  return text.endsWith('Infinity') ? Number(text) : text
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)(?:\+00)?$/

/** A timestamp in RFC 3339. Without a zone it is UTC. Infinity, and years without four digits, stay as they are. */
const readTimestamp = (text: string): Value => text.replace(TIMESTAMP, '$1T$2Z')

/** By code point, as `collate "C"` orders texts in UTF-8. */
const BY_CODE_POINT = 'collate pg_catalog."C"'

const kind = (
  name: KindName,
  type: ColumnType,
  read: ColumnKind['read'],
  { select = '{c}', sorted = '{c}', cast = 'text' }: Partial<ColumnKind> = {},
): ColumnKind => ({ name, type, read, select, sorted, cast })

const castToText = `cast({c} as text) ${BY_CODE_POINT}`

const KINDS: Readonly<Record<KindName, ColumnKind>> = {
  integer: kind('integer', 'integer', readInteger, { cast: 'int8' }),
  oid: kind('oid', 'integer', readInteger, { sorted: 'cast({c} as int8)', cast: 'int8' }),
  double: kind('double', 'number', readDouble, { cast: 'float8' }),
  real: kind('real', 'number', readDouble, { cast: 'float4' }),
  numeric: kind('numeric', 'number', readNumeric, { cast: 'numeric' }),
  boolean: kind('boolean', 'boolean', (text) => (text === 't' ? 1 : 0), { cast: 'bool' }),
  date: kind('date', 'date', asText, { cast: 'date' }),
  timestamp: kind('timestamp', 'datetime', readTimestamp, { cast: 'timestamp' }),
  timestamptz: kind('timestamptz', 'datetime', readTimestamp, { cast: 'timestamptz' }),
  text: kind('text', 'text', asText, { sorted: `{c} ${BY_CODE_POINT}` }),
  uuid: kind('uuid', 'text', asText, { cast: 'uuid' }),
  other: kind('other', 'text', asText, { select: 'cast({c} as text)', sorted: castToText }),
  array: kind('array', 'array', asText, { select: 'to_json({c})', sorted: castToText }),
  json: kind('json', 'json', asText, { sorted: castToText }),
  composite: kind('composite', 'json', asText, { select: 'to_json({c})', sorted: castToText }),
}

const ARRAY_OF_NUMBERS: ColumnKind = { ...KINDS.array, read: readNumbers }

/** By the names of PostgreSQL's own types. */
const BY_TYPE: Readonly<Record<string, KindName>> = {
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  oid: 'oid',
  float4: 'real',
  float8: 'double',
  numeric: 'numeric',
  bool: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
  timestamptz: 'timestamptz',
  text: 'text',
  varchar: 'text',
  uuid: 'uuid',
  json: 'json',
  jsonb: 'json',
}

/** Types that are not published. */
const HIDDEN: ReadonlySet<string> = new Set(['bytea', 'geometry', 'geography', 'raster'])

/** The facts about a type of `pg_type` that decide how its values are read. Of a domain they are those of its base. */
export interface TypeFacts {
  readonly name: string
  /** `typtype`: `b` base, `c` composite, `e` enum, `r` range, … */
  readonly kind: string
  /** True if it is an array. */
  readonly isArray: boolean
  /** False if it has a collation in which different texts may be equal. */
  readonly isDeterministic: boolean
}

/** The kind of a type; undefined if its values are not published. */
export function kindOf(type: TypeFacts): ColumnKind | undefined {
  const { name, kind: typeKind, isArray, isDeterministic } = type
  if (isArray) return elementTypeOf({ ...type, isArray: false }) === 'number' ? ARRAY_OF_NUMBERS : KINDS.array
  if (typeKind === 'c') return KINDS.composite
  if (typeKind !== 'b') return KINDS.other
  if (HIDDEN.has(name)) return undefined
  const found = KINDS[BY_TYPE[name] ?? 'other']
  return found.name === 'text' && !isDeterministic ? KINDS.other : found
}

/** The type of the elements of an array in JSON. */
export function elementTypeOf(type: TypeFacts): ElementType | undefined {
  switch (kindOf(type)?.type) {
    case 'integer':
      return 'integer'
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'text':
    case 'date':
    case 'datetime':
      return 'text'
    default:
      return undefined
  }
}
