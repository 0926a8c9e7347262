/** What bytes are valid in a field, as regular expressions over their hexadecimal digits. */
import { type Field, type Source, textOf } from './encoder.ts'

export function isValid({ format, length }: Field, bytes: Buffer, source: Source): boolean {
  const hex = bytes.toString('hex')
  const isSpace = isUnset(bytes, source)
  switch (format.kind) {
    case 'zoned': {
      const [digit, plus, minus] = source.isEbcdic ? ['f\\d', '4e', '60'] : ['3\\d', '2b', '2d']
      const over = source.isEbcdic ? '[cdf]\\d' : '3\\d|7[0-9bd]|4[1-9a-f]|5[0-2]'
      const point = source.isEbcdic ? '4b' : '2e'
      const all = `(?:${digit})*`
      const forms = {
        none: all,
        leading: `(?:${over})${all}`,
        trailing: `${all}(?:${over})`,
        'separate leading': `(?:${plus}|${minus})${all}`,
        'separate trailing': `${all}(?:${plus}|${minus})`,
      }
      const at = 2 * (length - 1 - format.scale - (format.sign === 'separate trailing' ? 1 : 0))
      const isPointed = format.hasPoint !== true || hex.slice(at, at + 2) === point
      const rest = format.hasPoint === true ? hex.slice(0, at) + hex.slice(at + 2) : hex
      return isSpace || (isPointed && new RegExp(`^${forms[format.sign]}$`).test(rest))
    }
    case 'packed': {
      const sign = format.hasSign ? (format.isSigned ? '[a-f]' : '[acef]') : ''
      const spare = 2 * length - format.digits - (format.hasSign ? 1 : 0)
      return (isSpace && format.hasSign) || new RegExp(`^0{${spare}}\\d{${format.digits}}${sign}$`).test(hex)
    }
    case 'binary': {
      const ordered = source.byteOrder === 'big' ? hex : Buffer.from(bytes).reverse().toString('hex')
      const unsigned = BigInt(`0x${ordered}`)
      const value = format.isSigned ? BigInt.asIntN(8 * length, unsigned) : unsigned
      return (
        format.isNative || (value < 10n ** BigInt(format.digits) && value > -(10n ** BigInt(format.digits)))
      )
    }
    case 'float': {
      const view = new DataView(Uint8Array.from(bytes).buffer)
      return Number.isFinite(view.getFloat64(0, source.byteOrder === 'little'))
    }
    case 'edited': {
      if (format.decimals === undefined) return true
      const text = textOf(bytes, source).replace(/^[ \0]+|[ \0]+$/g, '')
      const number = format.decimals === 0 ? '\\d+' : `\\d*\\.\\d{${format.decimals}}`
      return text === '' || new RegExp(`^(?:[+-]? *${number}|${number} *(?:[+-]|CR|DB))$`).test(text)
    }
    case 'date':
      return isDate(format, bytes, source)
    default:
      // All bytes are characters of the encodings of these tests.
      return true
  }
}

const isUnset = (bytes: Buffer, { isEbcdic }: Source): boolean =>
  isFilledWith(bytes, isEbcdic ? 0x40 : 0x20) || isFilledWith(bytes, 0)

const isFilledWith = (bytes: Buffer, byte: number): boolean => bytes.every((each) => each === byte)

function isDate(
  { picture, storage }: Extract<Field['format'], { kind: 'date' }>,
  bytes: Buffer,
  source: Source,
): boolean {
  let text: string
  if (storage === 'packed') {
    const hex = bytes.toString('hex')
    // Without a sign, NULs are digits.
    if (hex.length > picture.length && isUnset(bytes, source)) return true
    const found = /^(\d*)([acef]?)$/.exec(hex)
    if (!found || hex.length > picture.length !== (found[2] !== '')) return false
    if (!/^0*$/.test(found[1]!.slice(0, -picture.length))) return false
    text = found[1]!.slice(-picture.length)
  } else if (storage === 'binary') {
    text = (source.byteOrder === 'big' ? bytes.readBigInt64BE() : bytes.readBigInt64LE())
      .toString()
      .padStart(picture.length, '0')
  } else {
    if (isUnset(bytes, source)) return true
    const slash = source.isEbcdic ? 0x61 : 0x2f
    const minus = source.isEbcdic ? 0x60 : 0x2d
    const zero = source.isEbcdic ? 0xf0 : 0x30
    text = Array.from(bytes, (byte) =>
      byte === slash
        ? '/'
        : byte === minus
          ? '-'
          : byte >= zero && byte < zero + 10
            ? String(byte - zero)
            : '?',
    ).join('')
  }
  const form = picture.replace(/Y+|M+|D+/g, (part) => `(?<${part[0]!}>\\d{${part.length}})`)
  const parts = new RegExp(`^${form}$`).exec(text)?.groups
  if (!parts) return false
  const { Y = '', M, D = '' } = parts
  if (/^0*$/.test(Y + (M ?? '') + D)) return true
  const year = Y.length === 4 ? Number(Y) : (Number(Y) < 69 ? 2000 : 1900) + Number(Y)
  if (year === 0) return false
  const date = new Date(0)
  date.setUTCFullYear(year, M === undefined ? 0 : Number(M) - 1, Number(D))
  if (date.getUTCFullYear() !== year) return false
  return M === undefined
    ? Number(D) > 0
    : date.getUTCMonth() === Number(M) - 1 && date.getUTCDate() === Number(D)
}
