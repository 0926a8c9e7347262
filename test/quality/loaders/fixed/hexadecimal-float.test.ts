import { expect } from 'chai'
import fc from 'fast-check'
import { hexadecimalFloatField } from '../../../../src/quality/loaders/fixed/decode/hexadecimal-float.ts'
import type { LayoutItem } from '../../../../src/quality/loaders/fixed/layout.ts'
import { inFull } from '../../../support/full.ts'
import { item } from './support/layouts.ts'

/** Decodes the bytes of a number, in hexadecimal digits. */
function textOf(hex: string): string {
  const bytes = Buffer.from(hex, 'hex')
  const field = hexadecimalFloatField(item('F', { kind: 'float' }, bytes.length)(0) as LayoutItem)
  const out = Buffer.alloc(field.maxBytes)
  const end = field.decode(bytes, 0, out, 0)
  return out.toString('latin1', 0, end)
}

/** A fraction of whole numbers. */
interface Exact {
  readonly top: bigint
  readonly bottom: bigint
}

/** The value of a number by its definition: sign, fraction, and a power of 16. */
function valueOf(hex: string): Exact {
  const bytes = Buffer.from(hex, 'hex')
  const exponent = BigInt((bytes[0]! & 0x7f) - 64)
  const digits = BigInt(bytes.length * 2 - 2)
  const fraction = BigInt(`0x${hex.slice(2)}`) * (bytes[0]! > 0x7f ? -1n : 1n)
  const power = exponent - digits
  return power < 0n ? { top: fraction, bottom: 16n ** -power } : { top: fraction * 16n ** power, bottom: 1n }
}

function valueOfText(text: string): Exact {
  const [, sign, whole, fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text)!
  const exponent = Number(power) - fraction.length
  const top = BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n)
  return exponent < 0
    ? { top, bottom: 10n ** BigInt(-exponent) }
    : { top: top * 10n ** BigInt(exponent), bottom: 1n }
}

const distance = (one: Exact, other: Exact): Exact => {
  const top = one.top * other.bottom - other.top * one.bottom
  return { top: top < 0n ? -top : top, bottom: one.bottom * other.bottom }
}
const isLess = (one: Exact, other: Exact): boolean => one.top * other.bottom < other.top * one.bottom

/** The next number above or below in size, for numbers whose fraction begins with a digit. */
function neighbour(hex: string, step: 1n | -1n): string {
  const digits = hex.length - 2
  const [first, fraction] = [parseInt(hex.slice(0, 2), 16), BigInt(`0x${hex.slice(2)}`)]
  const whole = BigInt(first) * 16n ** BigInt(digits) + fraction
  if (step === -1n && fraction === 16n ** BigInt(digits - 1))
    return (first - 1).toString(16).padStart(2, '0') + 'f'.repeat(digits)
  if (step === 1n && fraction === 16n ** BigInt(digits) - 1n)
    return (first + 1).toString(16).padStart(2, '0') + '1'.padEnd(digits, '0')
  return (whole + step).toString(16).padStart(digits + 2, '0')
}

const normalised = (bytes: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 0x7e }),
      fc.boolean(),
      fc.oneof(
        fc.bigInt(16n ** BigInt(bytes * 2 - 3), 16n ** BigInt(bytes * 2 - 2) - 1n),
        fc.constantFrom(16n ** BigInt(bytes * 2 - 3), 16n ** BigInt(bytes * 2 - 2) - 1n),
      ),
    )
    .map(
      ([exponent, isNegative, fraction]) =>
        (exponent + (isNegative ? 0x80 : 0)).toString(16).padStart(2, '0') + fraction.toString(16),
    )

describe('A hexadecimal floating-point number', () => {
  for (const [hex, text] of [
    ['41100000', '1'],
    ['c1100000', '-1'],
    ['4110000000000000', '1'],
    ['00000000', '0'],
    ['80000000', '0'],
    ['7f000000', '0'],
    // The examples of the Principles of Operation.
    ['42640000', '100'],
    ['c276a000', '-118.625'],
    ['4019999a', '0.1'],
    ['401999999999999a', '0.1'],
    // Not normalised: the value counts.
    ['42010000', '1'],
    ['4e00000000000001', '1'],
    // The extremes.
    ['7fffffff', '7.237005e+75'],
    ['7fffffffffffffff', '7.2370055773322621e+75'],
    ['00100000', '5.397606e-79'],
    ['00000001', '5.14756e-85'],
    ['0000000000000001', '1.1985091468012028e-94'],
  ] as const)
    it(`of the bytes ${hex} is ${text}`, () => expect(textOf(hex)).to.equal(text))

  for (const bytes of [4, 8])
    it(`of ${bytes} bytes has the shortest text that identifies it among its neighbours`, () => {
      fc.assert(
        fc.property(normalised(bytes), (hex) => {
          const [text, value] = [textOf(hex), valueOf(hex)]
          const read = valueOfText(text)
          for (const step of [1n, -1n] as const) {
            const other = valueOf(neighbour(hex, step))
            expect(isLess(distance(read, value), distance(read, other)), text).to.equal(true)
          }
          // One digit less, in both directions, is nearer to a neighbour, or as near.
          const digits = text.replace(/e.*|[-.]/g, '').replace(/^0+|0+$/g, '')
          if (digits.length === 1) return

          const size = value.top < 0n ? { top: -value.top, bottom: value.bottom } : value
          const scale = valueOfText(text.replace(/^-/, ''))
          // The text is `digits` times a unit; a shorter text is a multiple of ten units.
          const unit: Exact = { top: scale.top, bottom: scale.bottom * BigInt(digits) }
          const below = BigInt(digits) / 10n
          for (const shorter of [below, below + 1n]) {
            const candidate: Exact = { top: shorter * 10n * unit.top, bottom: unit.bottom }
            const isNearest = ([1n, -1n] as const).every((step) => {
              const other = valueOf(neighbour(hex, step))
              const positive = { top: other.top < 0n ? -other.top : other.top, bottom: other.bottom }
              return isLess(distance(candidate, size), distance(candidate, positive))
            })
            expect(isNearest, `${shorter} of ${text}`).to.equal(false)
          }
        }),
        { numRuns: inFull(20_000, 500) },
      )
    })
})
