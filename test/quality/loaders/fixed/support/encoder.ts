/** An encoder of fields after the definitions of their clauses. It shares nothing with the decoder. */
import fc from 'fast-check'
import type { ItemFormat, LayoutItem } from '../../../../../src/quality/loaders/fixed/layout.ts'

export interface Source {
  readonly byteOrder: 'big' | 'little'
  readonly isEbcdic: boolean
}

/** A field with bytes, and the text that they mean. */
export interface Field {
  readonly format: ItemFormat
  readonly length: number
  readonly bytes: Buffer
  readonly text: string | null
  readonly more?: Partial<LayoutItem>
}

const EBCDIC: ReadonlyMap<string, number> = new Map([
  ...range('a', 0x81, 9),
  ...range('j', 0x91, 9),
  ...range('s', 0xa2, 8),
  ...range('A', 0xc1, 9),
  ...range('J', 0xd1, 9),
  ...range('S', 0xe2, 8),
  ...range('0', 0xf0, 10),
  ...([
    [' ', 0x40],
    ['.', 0x4b],
    ['+', 0x4e],
    ['-', 0x60],
    [',', 0x6b],
    ['"', 0x7f],
    ['/', 0x61],
  ] as const),
  ...([
    ['é', 0x51],
    ['{', 0xfb],
    ['\0', 0],
  ] as const),
])

const CHARACTERS_OF = new Map([...EBCDIC].map(([character, byte]) => [byte, character]))

/** The characters of bytes. A question mark stands for a byte that no test writes. */
export const textOf = (bytes: Buffer, { isEbcdic }: Source): string =>
  isEbcdic ? Array.from(bytes, (byte) => CHARACTERS_OF.get(byte) ?? '?').join('') : bytes.toString('latin1')

function range(first: string, code: number, count: number): [string, number][] {
  const start = first.charCodeAt(0)
  return Array.from({ length: count }, (_, index) => [String.fromCharCode(start + index), code + index])
}

const CHARACTERS = [...EBCDIC.keys()]

export function characters(text: string, { isEbcdic }: Source): Buffer {
  return isEbcdic
    ? Buffer.from([...text].map((character) => EBCDIC.get(character)!))
    : Buffer.from(text, 'latin1')
}

/** The text of integer × 10^-scale. */
export function decimalText(integer: bigint, scale: number): string {
  const sign = integer < 0n ? '-' : ''
  const digits = (integer < 0n ? -integer : integer).toString()
  if (scale <= 0) return integer === 0n ? '0' : sign + digits + '0'.repeat(-scale)
  const padded = digits.padStart(scale + 1, '0')
  return `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`
}

const scales = (digits: number) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: digits }), fc.integer({ min: -3, max: digits + 3 }))

const integers = (digits: number, isSigned: boolean) => {
  const max = 10n ** BigInt(digits) - 1n
  const min = isSigned ? -max : 0n
  return fc.oneof(
    fc.bigInt({ min, max }),
    fc.constantFrom(min, max, 0n),
    fc.bigInt({ min: isSigned ? -9n : 0n, max: 9n }),
  )
}

const numeric = fc.tuple(fc.integer({ min: 1, max: 31 }), fc.boolean()).chain(([digits, isSigned]) =>
  fc.record({
    digits: fc.constant(digits),
    isSigned: fc.constant(isSigned),
    scale: scales(digits),
    integer: integers(digits, isSigned),
  }),
)

const absolute = (integer: bigint) => (integer < 0n ? -integer : integer)

const zonedField = (source: Source): fc.Arbitrary<Field> =>
  fc
    .tuple(
      numeric,
      fc.constantFrom('leading', 'trailing', 'separate leading', 'separate trailing'),
      fc.nat(2),
      fc.boolean(),
    )
    .map(([{ digits, isSigned, scale, integer }, place, convention, isPointed]) => {
      const sign = isSigned ? place : 'none'
      const hasPoint = isPointed && scale > 0 && scale <= digits
      const format: ItemFormat = { kind: 'zoned', sign, digits, scale, ...(hasPoint && { hasPoint }) }
      const plain = absolute(integer).toString().padStart(digits, '0')
      let bytes = characters(plain, source)
      if (sign === 'leading' || sign === 'trailing') {
        const at = sign === 'leading' ? 0 : digits - 1
        bytes[at] = overpunched(Number(plain[at]), integer < 0n, convention, source)
      }
      if (hasPoint) {
        const [whole, fraction] = [bytes.subarray(0, digits - scale), bytes.subarray(digits - scale)]
        bytes = Buffer.concat([whole, characters('.', source), fraction])
      }
      const mark = characters(integer < 0n ? '-' : '+', source)
      if (sign === 'separate leading') bytes = Buffer.concat([mark, bytes])
      if (sign === 'separate trailing') bytes = Buffer.concat([bytes, mark])
      return { format, length: bytes.length, bytes, text: decimalText(integer, scale) }
    })

function overpunched(digit: number, isNegative: boolean, convention: number, { isEbcdic }: Source): number {
  if (isEbcdic) return (isNegative ? 0xd0 : convention === 0 ? 0xf0 : 0xc0) + digit
  if (convention === 0) return (isNegative ? 'pqrstuvwxy' : '0123456789').charCodeAt(digit)
  return (isNegative ? '}JKLMNOPQR' : '{ABCDEFGHI').charCodeAt(digit)
}

const packedField: fc.Arbitrary<Field> = fc
  .tuple(numeric, fc.boolean(), fc.nat(2))
  .map(([{ digits, isSigned, scale, integer }, hasSign, choice]) => {
    const isPositive = !hasSign || !isSigned || integer >= 0n
    const value = isPositive ? absolute(integer) : integer
    const sign = hasSign ? (isPositive ? 'cfae'[choice]! : 'db'[choice % 2]!) : ''
    const hex = absolute(value).toString().padStart(digits, '0') + sign
    const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
    const format = { kind: 'packed', isSigned: hasSign && isSigned, hasSign, digits, scale } as const
    return { format, length: bytes.length, bytes, text: decimalText(value, scale) }
  })

const binaryField = ({ byteOrder }: Source): fc.Arbitrary<Field> =>
  fc
    .tuple(
      fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 8 }) }, fc.integer({ min: 9, max: 16 })),
      fc.boolean(),
      fc.boolean(),
    )
    .chain(([length, isSigned, isNative]) => {
      const bits = BigInt(8 * length)
      const [least, greatest] = isSigned
        ? [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]
        : [0n, 2n ** bits - 1n]
      const digits = greatest.toString().length - 1 || 1
      const most = 10n ** BigInt(digits) - 1n
      const [min, max] = isNative ? [least, greatest] : [isSigned ? -most : 0n, most]
      const integer = fc.oneof(
        fc.bigInt({ min, max }),
        fc.constantFrom(min, max, 0n),
        fc.bigInt({ min: isSigned ? -99n : 0n, max: 99n }),
      )
      return fc.tuple(integer, scales(digits)).map(([value, scale]) => {
        const hex = BigInt.asUintN(8 * length, value)
          .toString(16)
          .padStart(2 * length, '0')
        const bytes = Buffer.from(hex, 'hex')
        if (byteOrder === 'little') bytes.reverse()
        const format = { kind: 'binary', isSigned, isNative, digits, scale } as const
        return { format, length, bytes, text: decimalText(value, scale) }
      })
    })

const float64Field = ({ byteOrder }: Source): fc.Arbitrary<Field> =>
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => {
    const view = new DataView(new ArrayBuffer(8))
    view.setFloat64(0, value, byteOrder === 'little')
    return { format: { kind: 'float' }, length: 8, bytes: Buffer.from(view.buffer), text: String(value) }
  })

const textField = (source: Source): fc.Arbitrary<Field> =>
  fc
    .record({
      text: fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 12 }),
      padding: fc.nat(5),
      padCharacter: fc.constantFrom(' ', ' ', '\0'),
      isRightJustified: fc.boolean(),
    })
    .filter(({ text, padding }) => text.length + padding > 0)
    .map(({ text, padding, padCharacter, isRightJustified }) => {
      const pad = padCharacter.repeat(padding)
      const value = text.replace(isRightJustified ? /^[ \0]+/ : /[ \0]+$/, '')
      const bytes = characters(isRightJustified ? pad + text : text + pad, source)
      return {
        format: { kind: 'text', isNational: false, isRightJustified },
        length: bytes.length,
        bytes,
        text: value || null,
      }
    })

const editedField = (source: Source): fc.Arbitrary<Field> =>
  fc
    .tuple(fc.constantFrom('1,234.50-', '+0.5', '12/31', '-1'), fc.nat(3), fc.nat(3))
    .map(([text, before, after]) => {
      const bytes = characters(' '.repeat(before) + text + ' '.repeat(after), source)
      return { format: { kind: 'edited' }, length: bytes.length, bytes, text }
    })

/** A number as `+Z(n)`, `-(n)9.99`, `9(n)CR` and the like print it. */
const printedField = (source: Source): fc.Arbitrary<Field> =>
  fc
    .record({
      digits: fc.integer({ min: 1, max: 20 }),
      decimals: fc.integer({ min: 0, max: 4 }),
      place: fc.constantFrom('none', 'first', 'floating', 'last', 'CR', 'DB'),
      isSuppressed: fc.boolean(),
    })
    .chain((picture) => fc.tuple(fc.constant(picture), integers(picture.digits + picture.decimals, true)))
    .map(([{ digits, decimals, place, isSuppressed }, integer]) => {
      const value = place === 'none' ? absolute(integer) : integer
      const padded = absolute(value)
        .toString()
        .padStart(digits + decimals, '0')
      const whole = isSuppressed
        ? padded.slice(0, digits).replace(/^0+/, '').padStart(digits)
        : padded.slice(0, digits)
      const fraction = decimals === 0 ? '' : `.${padded.slice(digits)}`
      // Without a digit nothing would be printed.
      const number = decimals === 0 && whole.trim() === '' ? `${whole.slice(1)}0` : whole + fraction
      const [sign, pair] = value < 0n ? ['-', place] : ['+', '  ']
      const printed =
        place === 'first'
          ? sign + number
          : place === 'floating'
            ? number
                .trimStart()
                .replace(/^/, sign)
                .padStart(number.length + 1)
            : place === 'last'
              ? number + sign
              : place === 'none'
                ? number
                : number + pair
      const bytes = characters(printed, source)
      const text = decimalText(value, decimals)
      return { format: { kind: 'edited', decimals }, length: bytes.length, bytes, text }
    })

/** A packed number that no program has set. */
const unsetField = (source: Source): fc.Arbitrary<Field> =>
  fc
    .record({
      digits: fc.integer({ min: 1, max: 31 }),
      isSigned: fc.boolean(),
      scale: fc.nat(3),
      character: fc.constantFrom(' ', '\0'),
    })
    .map(({ digits, isSigned, scale, character }) => {
      const length = Math.floor(digits / 2) + 1
      const format = { kind: 'packed', isSigned, hasSign: true, digits, scale } as const
      return { format, length, bytes: characters(character.repeat(length), source), text: null }
    })

const blankField = (source: Source): fc.Arbitrary<Field> =>
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 2 }), fc.boolean())
    .map(([digits, scale, isBlankWhenZero]) => {
      const hasPoint = scale > 0 && scale <= digits
      const length = digits + (hasPoint ? 1 : 0)
      return {
        format: { kind: 'zoned', sign: 'none', digits, scale, ...(hasPoint && { hasPoint }) },
        length,
        bytes: characters(' '.repeat(length), source),
        text: isBlankWhenZero ? decimalText(0n, scale) : null,
        more: { isBlankWhenZero },
      }
    })

const bytesField: fc.Arbitrary<Field> = fc.uint8Array({ minLength: 1, maxLength: 8 }).map((array) => ({
  format: { kind: 'bytes' },
  length: array.length,
  bytes: Buffer.from(array),
  text: Array.from(array, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase(),
}))

const dateField = (source: Source): fc.Arbitrary<Field> =>
  fc
    .record({
      date: fc.date({
        min: new Date('1969-01-01'),
        max: new Date('2068-12-31T23:00:00Z'),
        noInvalidDate: true,
      }),
      picture: fc.constantFrom('YYYYMMDD', 'DDMMYYYY', 'YYMMDD', 'MMDDYY', 'YYYYDDD', 'YYDDD'),
      separator: fc.constantFrom('', '-', '/'),
      storage: fc.constantFrom('text', 'zoned', 'packed', 'unsigned packed', 'binary'),
    })
    .map(({ date, picture, separator, storage }) => {
      const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
      const dayOfYear = (Date.UTC(+year, +month - 1, +day) - Date.UTC(+year, 0, 1)) / 86_400_000 + 1
      const fields: Readonly<Record<string, string>> = {
        YYYY: year,
        YY: year.slice(2),
        MM: month,
        DD: day,
        DDD: String(dayOfYear).padStart(3, '0'),
      }
      const parts = picture.match(/Y+|M+|D+/g)!
      const join = storage === 'text' ? separator : ''
      const digits = parts.map((part) => fields[part]!).join(join)
      const common = { text: `${year}-${month}-${day}` }
      const whole = { kind: 'date', picture: parts.join(join) } as const
      if (storage === 'text' || storage === 'zoned') {
        return {
          ...common,
          format: { ...whole, storage },
          length: digits.length,
          bytes: characters(digits, source),
        }
      }
      if (storage === 'binary') {
        const bytes = Buffer.alloc(8)
        if (source.byteOrder === 'big') bytes.writeBigInt64BE(BigInt(digits))
        else bytes.writeBigInt64LE(BigInt(digits))
        return { ...common, format: { ...whole, storage }, length: 8, bytes }
      }
      const hex = storage === 'packed' || digits.length % 2 === 1 ? `${digits}f` : digits
      const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
      return { ...common, format: { ...whole, storage: 'packed' }, length: bytes.length, bytes }
    })

export const anyField = (source: Source): fc.Arbitrary<Field> =>
  fc.oneof(
    zonedField(source),
    packedField,
    binaryField(source),
    float64Field(source),
    textField(source),
    editedField(source),
    printedField(source),
    blankField(source),
    unsetField(source),
    bytesField,
    dateField(source),
  )

export const anySource: fc.Arbitrary<Source> = fc.record({
  byteOrder: fc.constantFrom('big', 'little'),
  isEbcdic: fc.boolean(),
})
