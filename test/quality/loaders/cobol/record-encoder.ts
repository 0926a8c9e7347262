import type { Column } from '../../../../src/quality/loaders/fixed/columns.ts'

/** Letters of EBCDIC. */
const LETTERS = [
  ...range(0x81, 9),
  ...range(0x91, 9),
  ...range(0xc1, 9),
  ...range(0xd1, 9),
  ...range(0xf0, 10),
]
const BLANK = 0x40

function range(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

/** A record in EBCDIC with random values in all columns, as a mainframe stores them. Later views overwrite earlier ones. */
export function encodedRecord(columns: readonly Column[], length: number, random: () => number): Buffer {
  const record = Buffer.alloc(length, BLANK)
  for (const column of columns) fieldOf(column, random).copy(record, column.offset)
  return record
}

function fieldOf({ item: { format, length } }: Column, random: () => number): Buffer {
  const digit = () => Math.floor(random() * 10)
  const isNegative = random() < 0.4
  switch (format.kind) {
    case 'text': {
      const letters = Math.floor(random() * (length + 1))
      const bytes = range(0, length).map((at) =>
        at < letters ? LETTERS[Math.floor(random() * LETTERS.length)]! : BLANK,
      )
      return Buffer.from(bytes)
    }
    case 'zoned': {
      const digits = range(0, format.digits).map(() => 0xf0 + digit())
      const { sign, digits: count, scale, hasPoint } = format
      if (sign === 'leading' || sign === 'trailing')
        digits[sign === 'leading' ? 0 : count - 1]! -= isNegative ? 0x20 : 0x30
      if (hasPoint === true) digits.splice(count - scale, 0, 0x4b)
      if (sign === 'separate leading') digits.unshift(isNegative ? 0x60 : 0x4e)
      if (sign === 'separate trailing') digits.push(isNegative ? 0x60 : 0x4e)
      return Buffer.from(digits)
    }
    case 'packed': {
      const digits = range(0, format.digits).map(digit).join('')
      const sign = format.isSigned ? (isNegative ? 'd' : 'c') : 'f'
      return Buffer.from(`${digits}${sign}`.padStart(2 * length, '0'), 'hex')
    }
    case 'binary': {
      const digits = BigInt(
        range(0, 1 + Math.floor(random() * format.digits))
          .map(digit)
          .join(''),
      )
      const value = BigInt.asUintN(8 * length, format.isSigned && isNegative ? -digits : digits)
      return Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex')
    }
    case 'float': {
      const bytes = Buffer.alloc(length)
      bytes.writeDoubleBE(isNegative ? -random() * 1e6 - 1 : random() + 0.1)
      return bytes
    }
    default:
      throw new Error(`not encoded: ${format.kind}`)
  }
}
