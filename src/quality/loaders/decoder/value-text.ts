import { type DuckDBType, DuckDBTypeId } from '@duckdb/node-api'
import { literal } from '../../../lib/sql-quotes.ts'
import { SourceBroken } from '../errors.ts'
import { doubleText, floatText } from './floating-text.ts'

/** The texts of a type, as SQL of an expression. */
export interface ValueText {
  /** What the other two take: the expression itself, or its text if that is the only way to the size. */
  readonly base: (value: string) => string
  /** Bytes of the text. */
  readonly size: (base: string) => string
  readonly text: (base: string) => string
  /** The first thousand characters of the text. Nothing of bytes that are longer. */
  readonly beginning: (base: string) => string
  /** True if no text is longer than about a hundred bytes. */
  readonly isShort: boolean
}

const BEGINNING_CHARACTERS = 1000

const same = (sql: string): string => sql
const asText = (sql: string): string => `cast(${sql} as varchar)`
const bytesOf = (sql: string): string => `strlen(${sql})`

/** Numbers, dates and the like: the engine's text is exact. */
const SHORT: ValueText = { base: asText, size: bytesOf, text: same, beginning: same, isShort: true }
const TEXT: ValueText = {
  base: asText,
  size: bytesOf,
  text: same,
  beginning: (base) => `left(${base}, ${BEGINNING_CHARACTERS})`,
  isShort: false,
}
/** The size follows from the bytes, so that the digits of a long value are computed only if they are wanted. */
const BYTES: ValueText = {
  base: same,
  size: (base) => `2 * octet_length(${base})`,
  text: (base) => `hex(${base})`,
  // The engine copies a value as a whole to take a part of its bytes.
  beginning: (base) =>
    `case when 2 * octet_length(${base}) <= ${BEGINNING_CHARACTERS} then hex(${base}) else '' end`,
  isShort: false,
}

/** Types whose texts are JSON of their own accord. */
const JSON_TYPES: ReadonlySet<DuckDBTypeId> = new Set([
  ...[DuckDBTypeId.BOOLEAN, DuckDBTypeId.TINYINT, DuckDBTypeId.SMALLINT, DuckDBTypeId.INTEGER],
  ...[DuckDBTypeId.BIGINT, DuckDBTypeId.UTINYINT, DuckDBTypeId.USMALLINT, DuckDBTypeId.UINTEGER],
  ...[DuckDBTypeId.UBIGINT, DuckDBTypeId.HUGEINT, DuckDBTypeId.UHUGEINT, DuckDBTypeId.DECIMAL],
])

const SHORT_TYPES: ReadonlySet<DuckDBTypeId> = new Set([
  ...JSON_TYPES,
  ...[DuckDBTypeId.UUID, DuckDBTypeId.INTERVAL],
  ...[DuckDBTypeId.DATE, DuckDBTypeId.TIME, DuckDBTypeId.TIME_NS, DuckDBTypeId.TIME_TZ],
  ...[DuckDBTypeId.TIMESTAMP, DuckDBTypeId.TIMESTAMP_S, DuckDBTypeId.TIMESTAMP_MS],
  ...[DuckDBTypeId.TIMESTAMP_NS, DuckDBTypeId.TIMESTAMP_TZ],
])

const NESTED: ReadonlySet<DuckDBTypeId> = new Set([
  ...[DuckDBTypeId.LIST, DuckDBTypeId.ARRAY, DuckDBTypeId.STRUCT, DuckDBTypeId.MAP, DuckDBTypeId.VARIANT],
])

/**
 * The texts of a type. Times with time zones are in UTC if the connection is. Bytes are upper-case hexadecimal digits,
 * nested values are JSON.
 */
export function textOf(type: DuckDBType): ValueText {
  if (type.typeId === DuckDBTypeId.BLOB) return BYTES
  if (type.typeId === DuckDBTypeId.FLOAT) return { ...SHORT, base: floatText }
  if (type.typeId === DuckDBTypeId.DOUBLE) return { ...SHORT, base: doubleText }
  if (SHORT_TYPES.has(type.typeId)) return SHORT
  if (!NESTED.has(type.typeId)) return TEXT
  return { ...TEXT, base: (value) => `case when ${value} is not null then ${jsonOf(type, value)} end` }
}

/** Where a value is: the engine takes twice the time for each enclosing list. */
interface Place {
  readonly lists: number
  readonly levels: number
}
const TOP: Place = { lists: 0, levels: 0 }
const MAX_LISTS = 10
const MAX_LEVELS = 50

/**
 * SQL of a value as JSON without white space, never null. The engine's own `to_json` turns decimals into doubles, and
 * widens 4-byte floating-point numbers. So only its strings are used.
 * @throws SourceBroken if the value is nested too deep
 */
function jsonOf(type: DuckDBType, value: string, place: Place = TOP): string {
  const within = { lists: place.lists, levels: place.levels + 1 }
  const inList = { ...within, lists: place.lists + 1 }
  const isInLists = type.typeId !== DuckDBTypeId.STRUCT && inList.lists > MAX_LISTS
  if (NESTED.has(type.typeId) && (isInLists || within.levels > MAX_LEVELS))
    throw new SourceBroken(
      `A column is nested deeper than ${MAX_LEVELS} levels, or in more than ${MAX_LISTS} lists and maps; write it flatter, or as JSON text.`,
    )
  /** A variable that no enclosing list has. */
  const item = `e${place.lists}`
  switch (type.typeId) {
    case DuckDBTypeId.LIST:
    case DuckDBTypeId.ARRAY: {
      const { valueType } = type
      return orNull(value, joined('[', each(value, item, jsonOf(valueType, item, inList)), ']'))
    }
    case DuckDBTypeId.MAP: {
      const { keyType, valueType } = type
      const key = quoted(plainText(keyType, `${item}.key`, inList))
      const member = `concat(${key}, ':', ${jsonOf(valueType, `${item}.value`, inList)})`
      return orNull(value, joined('{', each(`map_entries(${value})`, item, member), '}'))
    }
    case DuckDBTypeId.STRUCT: {
      const { entryNames, entryTypes } = type
      const members = entryTypes.map((entryType, index) => {
        const name = `${index === 0 ? '{' : ','}${JSON.stringify(entryNames[index])}:`
        // By position: an entry may have no name, or differ from another one in letter case only.
        return `${literal(name)}, ${jsonOf(entryType, `struct_extract_at(${value}, ${index + 1})`, within)}`
      })
      return orNull(value, `concat(${members.join(', ')}, '}')`)
    }
    case DuckDBTypeId.VARIANT:
      return orNull(value, plainText(type, value, place))
    case DuckDBTypeId.FLOAT:
    case DuckDBTypeId.DOUBLE: {
      const text = plainText(type, value, place)
      return orNull(value, `case when isfinite(${value}) then ${text} else ${quoted(text)} end`)
    }
    default:
      if (JSON_TYPES.has(type.typeId)) return orNull(value, asText(value))
      return orNull(value, quoted(plainText(type, value, place)))
  }
}

/** The text of a value that is not null. */
function plainText(type: DuckDBType, value: string, place: Place): string {
  if (type.typeId === DuckDBTypeId.VARIANT) return `cast(cast(${value} as json) as varchar)`
  if (NESTED.has(type.typeId)) return jsonOf(type, value, place)
  const { base, text } = textOf(type)
  return text(base(value))
}

const quoted = (text: string): string => `cast(to_json(${asText(text)}) as varchar)`

const orNull = (value: string, json: string): string =>
  `case when ${value} is null then 'null' else ${json} end`

const each = (list: string, variable: string, json: string): string =>
  `list_transform(${list}, lambda ${variable}: ${json})`

const joined = (open: string, list: string, close: string): string =>
  `concat('${open}', array_to_string(${list}, ','), '${close}')`
