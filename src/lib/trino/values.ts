import { exact } from '../exact-json.ts'

/** A type of a column, as the protocol describes it. */
export interface TypeSignature {
  readonly rawType: string
  readonly arguments?: readonly TypeArgument[]
}

type TypeArgument =
  | { readonly kind: 'TYPE'; readonly value: TypeSignature }
  | { readonly kind: 'LONG'; readonly value: number }
  | {
      readonly kind: 'NAMED_TYPE'
      readonly value: {
        readonly fieldName?: { readonly name: string }
        readonly typeSignature: TypeSignature
      }
    }
  | { readonly kind: string; readonly value: unknown }

type Decoder = (value: unknown) => unknown

/**
 * The function that reads the values of a type, as rows of the warehouses have them: whole numbers are numbers, or
 * bigints if a double cannot represent them; other decimals, dates and times are texts without trailing zeros of
 * fractions of seconds; bytes are Buffers; rows are objects. Other values stay as they come.
 */
export function decoderOf(type: TypeSignature): Decoder {
  const decode = decoderOfValue(type)
  return (value) => (value === null || value === undefined ? null : decode(value))
}

function decoderOfValue(type: TypeSignature): Decoder {
  const { rawType, arguments: given = [] } = type
  switch (rawType) {
    case 'bigint':
      return exact
    case 'double':
    case 'real':
      return Number
    case 'decimal':
      return given[1]?.value === 0 ? wholeNumber : String
    case 'varbinary':
      return (value) => Buffer.from(value as string, 'base64')
    case 'date':
    case 'timestamp':
      return (value) => withYear(withoutZeros(value as string))
    case 'time':
      return (value) => withoutZeros(value as string)
    case 'array':
      return arrayOf(given[0]!.value as TypeSignature)
    case 'row':
      return rowOf(given)
    case 'map':
      return mapOf(given[1]!.value as TypeSignature)
    default:
      return (value) => value
  }
}

function wholeNumber(value: unknown): number | bigint {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : BigInt(value as string)
}

const withoutZeros = (text: string): string => text.replace(/(?:\.0+|(\.\d*[1-9])0+)$/, '$1')

/** Trino counts years with a year 0 and writes signs. Years before 1 get the suffix that DuckDB writes. */
function withYear(text: string): string {
  const [, sign, years = '', rest = ''] = /^([+-]?)(\d+)(.*)$/s.exec(text) ?? []
  if (sign !== '-' && Number(years) > 0) return years + rest
  const year = String(Number(years) + 1).padStart(4, '0')
  return `${year}${rest.slice(0, 6)} (BC)${rest.slice(6)}`
}

function arrayOf(type: TypeSignature): Decoder {
  const decode = decoderOf(type)
  return (value) => (value as readonly unknown[]).map(decode)
}

function rowOf(fields: readonly TypeArgument[]): Decoder {
  const decoders = fields.map(({ value }, at) => {
    const field = value as { fieldName?: { name: string }; typeSignature: TypeSignature }
    return [field.fieldName?.name ?? `field${at}`, decoderOf(field.typeSignature)] as const
  })
  return (value) =>
    Object.fromEntries(
      decoders.map(([name, decode], at) => [name, decode((value as readonly unknown[])[at])]),
    )
}

function mapOf(type: TypeSignature): Decoder {
  const decode = decoderOf(type)
  return (value) =>
    Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, decode(entry)]))
}
