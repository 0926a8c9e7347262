import { parquetSchema, type FileMetaData, type ParquetParsers, type SchemaTree } from 'hyparquet'
import type { DeclaredType } from '../../stores/geopackage/writer.ts'
import { parseJson } from '../parse-json.ts'
import { UnfitFeature } from '../record.ts'
import { momentOf } from '../times.ts'

/** A column of properties. */
export interface ParquetColumn {
  readonly name: string
  /** Undefined for nested values and JSON, which decide themselves. */
  readonly type: DeclaredType | undefined
  /** @param value not null */
  readonly read: (value: unknown) => unknown
}

/** A column that cannot be imported, because its values are binary or of a type without a meaning here. */
export interface OmittedColumn {
  readonly name: string
  readonly read: undefined
}

export const columnsOf = (metadata: FileMetaData): (ParquetColumn | OmittedColumn)[] =>
  parquetSchema(metadata).children.map(columnOf)

function columnOf({ element, children }: SchemaTree): ParquetColumn | OmittedColumn {
  const {
    name,
    type,
    converted_type: converted,
    logical_type: logical,
    repetition_type: repetition,
  } = element
  if (children.length > 0 || repetition === 'REPEATED') return { name, type: undefined, read: plain }
  if (converted === 'BSON' || converted === 'INTERVAL') return { name, read: undefined }
  if (converted === 'DATE') return { name, type: 'DATE', read: same }
  if (converted?.startsWith('TIMESTAMP') || logical?.type === 'TIMESTAMP' || type === 'INT96')
    return { name, type: 'DATETIME', read: same }
  if (converted === 'DECIMAL' || logical?.type === 'FLOAT16') return { name, type: 'REAL', read: finite }
  if (converted?.startsWith('TIME_') || logical?.type === 'TIME') {
    const unit = logical?.type === 'TIME' ? logical.unit : converted === 'TIME_MICROS' ? 'MICROS' : 'MILLIS'
    return { name, type: 'TEXT', read: (value) => timeOf(Number(value), unit) }
  }
  if (converted === 'JSON') return { name, type: undefined, read: same }
  switch (type) {
    case 'BOOLEAN':
      return { name, type: 'BOOLEAN', read: same }
    case 'INT32':
    case 'INT64':
      // Numbers beyond 64 bits with a sign; GDAL reads them as floating-point numbers too.
      return isUnsigned(element)
        ? { name, type: 'REAL', read: Number }
        : { name, type: 'INTEGER', read: same }
    case 'FLOAT':
    case 'DOUBLE':
      return { name, type: 'REAL', read: finite }
    default: {
      const isText =
        converted === 'UTF8' ||
        converted === 'ENUM' ||
        ['STRING', 'ENUM', 'UUID'].includes(logical?.type ?? '')
      return isText ? { name, type: 'TEXT', read: textOf } : { name, read: undefined }
    }
  }
}

const isUnsigned = ({ converted_type: converted, logical_type: logical }: SchemaTree['element']): boolean =>
  converted === 'UINT_64' || (logical?.type === 'INTEGER' && logical.bitWidth === 64 && !logical.isSigned)

const same = (value: unknown): unknown => value

const finite = (value: unknown): number | null => (Number.isFinite(value) ? (value as number) : null)

const textOf = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : value

/** A time of the day as `hh:mm:ss`, with milliseconds if they are not zero. */
function timeOf(value: number, unit: 'MILLIS' | 'MICROS' | 'NANOS'): string | null {
  const milliseconds = value / { MILLIS: 1, MICROS: 1e3, NANOS: 1e6 }[unit]
  if (!(milliseconds >= 0 && milliseconds < 86_400_000)) return null
  return new Date(milliseconds).toISOString().slice(11, 23).replace('.000', '')
}

/** A nested value without what JSON does not have. Binary data in it are left out. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
  if (typeof value === 'number') return finite(value)
  if (value instanceof Uint8Array) return null
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]))
}

/** How the package gives values that have no type in JavaScript: as texts of GeoPackage, geometries as bytes. */
export const PARSERS: Partial<ParquetParsers> = {
  timestampFromMilliseconds: (value) => moment(BigInt(value)),
  timestampFromMicroseconds: (value) => moment(value / 1000n),
  timestampFromNanoseconds: (value) => moment(value / 1_000_000n),
  dateFromDays: (days) => moment(BigInt(days) * 86_400_000n)?.slice(0, 10) ?? null,
  jsonFromBytes: (bytes) => {
    try {
      return parseJson(Buffer.from(bytes))
    } catch (error) {
      // What is not JSON stays a text.
      if (!(error instanceof UnfitFeature)) throw error
      return Buffer.from(bytes).toString('utf8')
    }
  },
  geometryFromBytes: (bytes) => bytes,
  geographyFromBytes: (bytes) => bytes,
}

const MAX_TIME = 8_640_000_000_000_000n

function moment(milliseconds: bigint): string | null {
  if (milliseconds > MAX_TIME || milliseconds < -MAX_TIME) return null
  return momentOf(new Date(Number(milliseconds)).toISOString()) ?? null
}
