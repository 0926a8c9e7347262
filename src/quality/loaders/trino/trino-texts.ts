import { identifier, literal } from '../../../lib/sql-quotes.ts'
import type { TypeSignature } from '../../../lib/trino/values.ts'

/**
 * Texts of values as SQL of Trino, in the forms that values of Parquet files have (docs/sources/trino.md). The cluster
 * makes the texts, so that a value has the same text whether its row is read by the server or stays in the cluster.
 */

/**
 * Declarations of the functions that the expressions call, for the beginning of a statement. Their names differ from those
 * of the routines of warehouses, which a statement must not declare too.
 */
export const TEXT_FUNCTIONS = `function source_float(t varchar) returns varchar returns null on null input deterministic begin
  declare sign varchar default '';
  declare digits varchar;
  declare power integer;
  declare mark integer default cast(position('E' in t) as integer);
  if t = '"NaN"' then return 'nan'; end if;
  if t = '"Infinity"' then return 'inf'; end if;
  if t = '"-Infinity"' then return '-inf'; end if;
  if mark = 0 then return t; end if;
  set power = cast(substr(t, mark + 1) as integer);
  set digits = substr(t, 1, mark - 1);
  if substr(digits, 1, 1) = '-' then set sign = '-'; set digits = substr(digits, 2); end if;
  set digits = trim(trailing '0' from replace(digits, '.', ''));
  if power >= 16 or power < -4 then
    return sign || substr(digits, 1, 1)
      || case when length(digits) > 1 then '.' || substr(digits, 2) else '' end
      || case when power < 0 then 'e-' else 'e+' end
      || case when abs(power) < 10 then '0' else '' end || cast(abs(power) as varchar);
  end if;
  if power < 0 then return sign || '0.' || substr('000', 1, -power - 1) || digits; end if;
  return sign || substr(digits || '0000000000000000', 1, power + 1) || '.'
    || case when length(digits) > power + 1 then substr(digits, power + 2) else '0' end;
end,
function source_date(t varchar) returns varchar returns null on null input deterministic begin
  declare days varchar default trim(leading '+' from split_part(t, ' ', 1));
  declare years varchar;
  if substr(days, 1, 1) <> '-' and substr(days, 1, 5) <> '0000-' then return days; end if;
  set days = trim(leading '-' from days);
  set years = cast(1 + cast(split_part(days, '-', 1) as integer) as varchar);
  return substr('000', 1, 4 - length(years)) || years || substr(days, position('-' in days)) || ' (BC)';
end,
function source_clock(t varchar) returns varchar returns null on null input deterministic
  return case when position('.' in t) = 0 then t else trim(trailing '.' from trim(trailing '0' from t)) end,
function source_json(s varchar) returns varchar returns null on null input deterministic
  return '"' || regexp_replace(s, '(["\\\\\\x00-\\x1f])', m ->
    substr(json_format(cast(m[1] as json)), 2, length(json_format(cast(m[1] as json))) - 2)) || '"'
`

const asText = (value: string): string => `cast(${value} as varchar)`
const floatText = (value: string): string => `source_float(json_format(cast(${value} as json)))`
const clockText = (value: string): string => `source_clock(${asText(value)})`
const hexText = (value: string): string => `to_hex(${value})`
const sketchText = (value: string): string => `to_hex(cast(${value} as varbinary))`

type TextOf = (value: string, type: TypeSignature) => string

/** The precision of a type of time, in digits of a second. */
const precisionOf = ({ arguments: [precision] = [] }: TypeSignature): number =>
  typeof precision?.value === 'number' ? precision.value : 3

// Its cast to a time is a second wrong before 1970, so that its text is divided.
const timestampText = (value: string): string =>
  `source_date(${asText(value)}) || ' ' || source_clock(split_part(${asText(value)}, ' ', 2))`

/** Texts by the name of the type. Arrays, maps and rows are not here. */
const TEXTS: Readonly<Record<string, TextOf>> = {
  varchar: (value) => value,
  char: asText,
  boolean: asText,
  tinyint: asText,
  smallint: asText,
  integer: asText,
  bigint: asText,
  decimal: asText,
  number: asText,
  real: floatText,
  double: floatText,
  date: (value) => `source_date(${asText(value)})`,
  time: clockText,
  // The time of its own zone, and the zone.
  'time with time zone': (value, type) =>
    `${clockText(`cast(${value} as time(${precisionOf(type)}))`)} || substr(${asText(value)}, -6)`,
  timestamp: timestampText,
  'timestamp with time zone': (value, type) =>
    `${timestampText(`cast(at_timezone(${value}, 'UTC') as timestamp(${precisionOf(type)}))`)} || '+00'`,
  'interval day to second': asText,
  'interval year to month': asText,
  varbinary: hexText,
  json: (value) => `json_format(${value})`,
  uuid: asText,
  ipaddress: asText,
  HyperLogLog: sketchText,
  P4HyperLogLog: sketchText,
  SetDigest: sketchText,
  tdigest: sketchText,
  qdigest: sketchText,
  unknown: asText,
}

/** Types whose texts are JSON as they are. */
const JSON_TYPES: ReadonlySet<string> = new Set([
  ...['boolean', 'tinyint', 'smallint', 'integer', 'bigint', 'decimal', 'number', 'json', 'unknown'],
])

/**
 * The text of a value as an expression of Trino; null for null.
 * @param value an expression
 * @param depth of the value, so that names of parameters differ
 * @returns undefined if values of the type have no text
 */
export const textOf = (value: string, type: TypeSignature, depth = 0): string | undefined =>
  TEXTS[type.rawType]?.(value, type) ?? nested(value, type, depth)

interface Part {
  readonly name: string
  readonly type: TypeSignature
}

/** The types of elements, of keys and values, or of fields. Fields without a name have a number. */
const partsOf = ({ arguments: parts = [] }: TypeSignature): Part[] =>
  parts.map(({ value }, index) => {
    const { fieldName, typeSignature } = value as {
      readonly fieldName?: { readonly name: string } | null
      readonly typeSignature?: TypeSignature
    }
    return { name: fieldName?.name ?? String(index + 1), type: typeSignature ?? (value as TypeSignature) }
  })

/** A value of a type with parts as JSON. @param depth of the value, so that names of parameters differ */
function nested(value: string, type: TypeSignature, depth: number): string | undefined {
  const { rawType } = type
  const parts = partsOf(type)
  const part = (index: number, expression: string): string | undefined => {
    const of = parts[index]?.type
    return of && jsonOf(expression, of, depth + 1)
  }
  const item = `e${depth}`
  if (rawType === 'array') {
    const text = part(0, item)
    return text && `'[' || array_join(transform(${value}, ${item} -> ${text}), ',') || ']'`
  }
  if (rawType === 'map') {
    const key = parts[0] && textOf(`${item}[1]`, parts[0].type, depth + 1)
    const text = part(1, `${item}[2]`)
    return key && text
      ? `'{' || array_join(transform(map_entries(${value}), ${item} -> source_json(${key}) || ':' || ${text}), ',') || '}'`
      : undefined
  }
  if (rawType !== 'row') return undefined
  const fields = parts.map(({ name }, index) => {
    const text = part(index, `${value}[${index + 1}]`)
    return text && `${index === 0 ? '' : `',' || `}${literal(JSON.stringify(name))} || ':' || ${text}`
  })
  if (fields.includes(undefined)) return undefined
  return `case when ${value} is not null then '{' || ${fields.join(' || ')} || '}' end`
}

/** A value as JSON; the text `null` for null. */
function jsonOf(value: string, type: TypeSignature, depth: number): string | undefined {
  const text = textOf(value, type, depth)
  if (text === undefined) return undefined
  const { rawType } = type
  if (!Object.hasOwn(TEXTS, rawType) || JSON_TYPES.has(rawType)) return `coalesce(${text}, 'null')`
  if (rawType === 'real' || rawType === 'double')
    return `coalesce(case when is_finite(${value}) then ${text} else source_json(${text}) end, 'null')`
  return `coalesce(source_json(${text}), 'null')`
}

/** The text of a column as an expression of Trino; undefined if its type has no texts. */
export const columnText = (name: string, type: TypeSignature): string | undefined =>
  textOf(identifier(name), type)
