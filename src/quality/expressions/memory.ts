import type { Argument, SizedArgument } from './declaration.ts'
import type { TextSize } from './scope.ts'
import type { Typed } from './typed.ts'

/** The memory of an engine for the texts that it creates for a condition. */
export interface Memory {
  readonly bytes: number
  /** The number of rows whose texts are in memory together. */
  readonly rowsAtOnce: number
}

/** The maximum number of bytes of a character (code point) in UTF-8. */
export const CHARACTER_BYTES = 4

/** The maximum number of bytes of a number, date, time or logical value as text. */
export const SHOWN_BYTES = 32

/** An argument with the size of its text. */
export interface Measured {
  readonly argument: Argument
  readonly size: TextSize
}

/** Bytes of a value in a row. The engine stores long texts elsewhere. */
const VALUE_BYTES = 16

const NO_TEXT: TextSize = { longest: 0, mean: 0 }

/** The bytes of the texts of a part, including the digits of exact numbers, computed from the texts of its arguments. */
export function sizeOf(typed: Typed, args: readonly Measured[], rowsAtOnce: number): TextSize {
  if (typed.type !== 'text' && typed.type !== 'exact') return NO_TEXT
  switch (typed.kind) {
    case 'constant': {
      const bytes = typeof typed.value === 'string' ? Buffer.byteLength(typed.value) : 0
      return { longest: bytes, mean: bytes }
    }
    case 'column':
      return typed.column.sizeAmong?.(rowsAtOnce) ?? NO_TEXT
    case 'call': {
      const bytesOf = typed.overload.longest ?? sumOf
      const longest = bytesOf(longestOf(args))
      return { longest, mean: Math.min(longest, bytesOf(meanOf(args))) }
    }
  }
}

/** The mean bytes of text that the engine creates for a row of a part, without those of its arguments. */
export function madeBy(typed: Typed, size: TextSize, args: readonly Measured[]): number {
  if (typed.kind !== 'call') return 0
  const { makes } = typed.overload
  const texts = makes === undefined ? size.mean : Math.min(makes(meanOf(args)), makes(longestOf(args)))
  return texts + VALUE_BYTES * (args.length + 1)
}

const longestOf = (args: readonly Measured[]): SizedArgument[] =>
  args.map(({ argument, size: { longest } }) => ({ ...argument, bytes: longest, longest }))

const meanOf = (args: readonly Measured[]): SizedArgument[] =>
  args.map(({ argument, size: { longest, mean } }) => ({ ...argument, bytes: mean, longest }))

/** The sum of the bytes of all texts. */
export const sumOf = (args: readonly SizedArgument[]): number =>
  args.reduce((sum, { bytes }) => sum + bytes, 0)

/** The bytes of the longest text, for functions that return one of their arguments. */
export const oneOf = (args: readonly SizedArgument[]): number =>
  Math.min(sumOf(args), Math.max(...args.map(({ longest }) => longest)))

/** The bytes of the first text, for functions that return it or a part of it. */
export const firstOf = ([text]: readonly (SizedArgument | undefined)[]): number => text?.bytes ?? 0

/** A multiple of the bytes of the first text. */
export const firstTimes =
  (times: number) =>
  (args: readonly (SizedArgument | undefined)[]): number =>
    times * firstOf(args)

/** A multiple of the bytes of all texts. */
export const sumTimes =
  (times: number) =>
  (args: readonly SizedArgument[]): number =>
    times * sumOf(args)

/** A constant number of bytes. */
export const always = (bytes: number) => (): number => bytes
