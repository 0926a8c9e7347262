import type { Argument, SizedArgument } from './declaration.ts'
import type { TextSize } from './scope.ts'
import type { Typed } from './typed.ts'

/** How much of an engine's memory the texts that it makes for a condition may take. */
export interface Memory {
  readonly bytes: number
  /** Of how many rows it has the texts at the same time. */
  readonly rowsAtOnce: number
}

/** Most bytes of a character (code point) in UTF-8. */
export const CHARACTER_BYTES = 4

/** Most bytes of a number, date, time or truth value as text. */
export const SHOWN_BYTES = 32

/** An argument before its size is asked for. */
export interface Measured {
  readonly argument: Argument
  readonly size: TextSize
}

/** Bytes that the engine has for a value in a row, without what a long text has elsewhere. */
const VALUE_BYTES = 16

const NO_TEXT: TextSize = { longest: 0, mean: 0 }

/** Bytes of the texts that a part gives, of those that its arguments give. */
export function sizeOf(typed: Typed, args: readonly Measured[], rowsAtOnce: number): TextSize {
  if (typed.type !== 'text') return NO_TEXT
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

/** Bytes of text that the engine makes on average for a row of a part, without those of the part's arguments. */
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

/** Bytes of all texts together. */
export const sumOf = (args: readonly SizedArgument[]): number =>
  args.reduce((sum, { bytes }) => sum + bytes, 0)

/** Bytes of the longest of the texts, for what gives one of them. */
export const oneOf = (args: readonly SizedArgument[]): number =>
  Math.min(sumOf(args), Math.max(...args.map(({ longest }) => longest)))

/** Bytes of the first text, for what gives it or a part of it. */
export const firstOf = ([text]: readonly (SizedArgument | undefined)[]): number => text?.bytes ?? 0

/** So many times the bytes of the first text. */
export const firstTimes =
  (times: number) =>
  (args: readonly (SizedArgument | undefined)[]): number =>
    times * firstOf(args)

/** So many times the bytes of all texts. */
export const sumTimes =
  (times: number) =>
  (args: readonly SizedArgument[]): number =>
    times * sumOf(args)

/** The same number of bytes, however long the texts are. */
export const always = (bytes: number) => (): number => bytes
