import { printable } from '../../../lib/text.ts'
import { SourceBroken } from '../errors.ts'
import { type AvroField, type AvroRecord, type AvroType, type Meaning, PRIMITIVES } from './avro-type.ts'

const MAX_LEVELS = 200
/** Digits of a decimal. */
const MAX_DIGITS = 10_000
const MAX_FIXED_BYTES = 1 << 24

type Json = Readonly<Record<string, unknown>>

/**
 * Reads the schema of a file (Avro 1.12, "Schema Declaration").
 * @throws SourceBroken
 */
export function parseSchema(text: string): AvroType {
  let schema: unknown
  try {
    schema = JSON.parse(text)
  } catch (error) {
    throw wrong('is not JSON', error)
  }
  return new SchemaParser().parse(schema, '', 0)
}

const wrong = (what: string, cause?: unknown) =>
  new SourceBroken(`The schema of the Avro file ${what}; write the file again.`, { cause })

const PLAIN: Meaning = { kind: 'plain' }

class SchemaParser {
  readonly #named = new Map<string, AvroType>()

  /** @param namespace of the enclosing type */
  parse(schema: unknown, namespace: string, level: number): AvroType {
    if (level > MAX_LEVELS) throw wrong(`is nested deeper than ${MAX_LEVELS} levels`)
    if (typeof schema === 'string') return this.#find(schema, namespace)
    if (Array.isArray(schema)) return this.#union(schema, namespace, level)
    if (typeof schema !== 'object' || schema === null) throw wrong('has a type that is no name and no object')
    const json = schema as Json
    switch (json['type']) {
      case 'record':
      case 'error':
        return this.#record(json, namespace, level)
      case 'enum':
        return this.#name(json, namespace, { kind: 'enum', symbols: symbolsOf(json) })
      case 'fixed': {
        const size = sizeOf(json)
        return this.#name(json, namespace, { kind: 'fixed', size, meaning: meaningOfFixed(json, size) })
      }
      case 'array':
        return { kind: 'array', items: this.parse(json['items'], namespace, level + 1) }
      case 'map':
        return { kind: 'map', values: this.parse(json['values'], namespace, level + 1) }
      default: {
        const type = this.parse(json['type'], namespace, level + 1)
        return 'meaning' in type && type.kind !== 'fixed'
          ? { kind: type.kind, meaning: meaningOf(json, type.kind) }
          : type
      }
    }
  }

  #find(name: string, namespace: string): AvroType {
    const primitive = PRIMITIVES.find((kind) => kind === name)
    if (primitive !== undefined) return { kind: primitive, meaning: PLAIN }
    const found = this.#named.get(fullName(name, namespace)) ?? this.#named.get(name)
    if (found === undefined) throw wrong(`uses the type ${printable(name)}, which it does not define`)
    return found
  }

  #union(schemas: readonly unknown[], namespace: string, level: number): AvroType {
    const branches = schemas.map((schema) => this.parse(schema, namespace, level + 1))
    if (branches.some(({ kind }) => kind === 'union')) throw wrong('has a union in a union')
    if (branches.length === 0) throw wrong('has a union without types')
    return { kind: 'union', branches }
  }

  #record(json: Json, namespace: string, level: number): AvroType {
    const record: AvroRecord = { kind: 'record', fields: [] }
    this.#name(json, namespace, record)
    const fields = json['fields']
    if (!Array.isArray(fields)) throw wrong('has a record without fields')
    const inner = namespaceOf(json, namespace)
    record.fields = fields.map((field: Json | null): AvroField => {
      const name = field?.['name']
      if (typeof name !== 'string') throw wrong('has a field without a name')
      return { name, type: this.parse(field!['type'], inner, level + 1) }
    })
    return record
  }

  #name(json: Json, namespace: string, type: AvroType): AvroType {
    const name = json['name']
    if (typeof name !== 'string') throw wrong('has a record, an enum or a fixed type without a name')
    const full = fullName(name, typeof json['namespace'] === 'string' ? json['namespace'] : namespace)
    if (this.#named.has(full)) throw wrong(`defines the type ${printable(full)} twice`)
    this.#named.set(full, type)
    return type
  }
}

const fullName = (name: string, namespace: string): string =>
  name.includes('.') || namespace === '' ? name : `${namespace}.${name}`

/** The namespace of the types within a named type. */
function namespaceOf(json: Json, enclosing: string): string {
  const name = json['name'] as string
  const dot = name.lastIndexOf('.')
  if (dot >= 0) return name.slice(0, dot)
  return typeof json['namespace'] === 'string' ? json['namespace'] : enclosing
}

function symbolsOf({ symbols }: Json): readonly Buffer[] {
  if (!Array.isArray(symbols) || symbols.some((symbol) => typeof symbol !== 'string'))
    throw wrong('has an enum without symbols')
  return symbols.map((symbol: string) => Buffer.from(symbol))
}

function sizeOf({ size }: Json): number {
  if (!Number.isInteger(size) || (size as number) < 0) throw wrong('has a fixed type without a size')
  if ((size as number) > MAX_FIXED_BYTES)
    throw wrong(`has a fixed type of ${size as number} bytes, and ${MAX_FIXED_BYTES} are the most`)
  return size as number
}

/** A logical type that is unknown, or does not fit, is ignored ("Logical Types"). */
function meaningOf(json: Json, kind: (typeof PRIMITIVES)[number]): Meaning {
  const logical = json['logicalType']
  if (kind === 'bytes' && logical === 'decimal') return decimalOf(json)
  if (kind === 'string' && logical === 'uuid') return { kind: 'uuid' }
  if (kind === 'int' && logical === 'date') return { kind: 'date' }
  const [, base, unit] =
    /^(time|timestamp|local-timestamp)-(millis|micros|nanos)$/.exec(String(logical)) ?? []
  const digits = unit === 'millis' ? 3 : unit === 'micros' ? 6 : 9
  if (base === 'time' && kind === (digits === 3 ? 'int' : 'long')) return { kind: 'time', digits }
  if (base !== undefined && base !== 'time' && kind === 'long')
    return { kind: 'timestamp', digits, isUtc: base === 'timestamp' }
  return PLAIN
}

function meaningOfFixed(json: Json, size: number): Meaning {
  const logical = json['logicalType']
  if (logical === 'decimal') return decimalOf(json)
  if (logical === 'uuid' && size === 16) return { kind: 'uuid' }
  if (logical === 'duration' && size === 12) return { kind: 'duration' }
  return PLAIN
}

function decimalOf({ precision, scale = 0 }: Json): Meaning {
  if (!Number.isInteger(precision) || (precision as number) < 1) return PLAIN
  if (!Number.isInteger(scale) || (scale as number) < 0 || (scale as number) > (precision as number))
    return PLAIN
  if ((precision as number) > MAX_DIGITS) throw wrong(`has decimals of more than ${MAX_DIGITS} digits`)
  return { kind: 'decimal', scale: scale as number }
}
