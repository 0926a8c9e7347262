import { InvalidCopybook, shown } from './invalid-copybook.ts'
import { MAX_DIGITS, MAX_PICTURE_CHARACTERS, MAX_RECORD_BYTES } from './limits.ts'
import { isBlankZero, isEditedNumber, isPlainNumber, type Run } from './edited-picture.ts'
import type { Token } from './tokens.ts'

/**
 * `numeric with point` is `S9(3).99`: a zoned number whose point is stored. IBM and GnuCOBOL reject a point after S,
 * other compilers and converters of files write it.
 */
export type PictureCategory =
  | 'alphabetic'
  | 'alphanumeric'
  | 'alphanumeric edited'
  | 'numeric'
  | 'numeric with point'
  | 'numeric edited'
  | 'national'
  | 'national edited'
  | 'double-byte'

/** A picture. */
export interface Picture {
  /** As in the source. */
  readonly text: string
  readonly category: PictureCategory
  /** Character positions, without those of S, V and P, with that of a point. */
  readonly size: number
  readonly isSigned: boolean
  /** Digit positions, without those of P. 0 for text. */
  readonly digits: number
  /**
   * Numeric: the value is the integer of the stored digits times 10^-scale. Numeric edited: the value is the printed
   * number times 10^-scale, which is not 0 with V or P only.
   */
  readonly scale: number
  /** Only if it is a numeric edited picture of digits, a point and signs: the number of digits after the point. */
  readonly decimals?: number
  /** True if it is a numeric edited picture that prints zero as blanks. */
  readonly isBlankZero?: true
}

const RUN = /(?<symbol>CR|DB|[ABGNXSVPEZ90/,.+\-*$£€¥])(?:\(0*(?<count>\d{1,9})\))?/y

/**
 * Analyzes a picture.
 * @param token the word after PICTURE
 * @throws InvalidCopybook
 */
export function pictureOf(token: Token): Picture {
  const runs = runsOf(token)
  const symbols = runs.map(({ symbol }) => symbol).join('')
  const category = categoryOf(symbols, runs)
  if (category === undefined)
    throw new InvalidCopybook(
      token,
      `The picture ${shown(token.text)} is not valid. Correct the order and the number of its symbols.`,
    )
  const size = runs.reduce((sum, { symbol, count }) => sum + count * widthOf(symbol), 0)
  if (size > MAX_RECORD_BYTES)
    throw new InvalidCopybook(
      token,
      `The picture ${shown(token.text)} has ${size} characters. At most ${MAX_RECORD_BYTES} are supported.`,
    )
  const isNumber = category.startsWith('numeric')
  const picture = {
    text: token.text,
    category,
    size,
    isSigned: symbols.startsWith('S'),
    digits: isNumber ? digitsOf(runs) : 0,
    scale: isNumber ? scaleOf(runs) : 0,
    ...(category === 'numeric edited' && isPlainNumber(runs) && { decimals: decimalsOf(runs) }),
    ...(category === 'numeric edited' && isBlankZero(runs) && { isBlankZero: true as const }),
  }
  if (picture.digits > MAX_DIGITS || Math.abs(picture.scale) > MAX_DIGITS)
    throw new InvalidCopybook(
      token,
      `The picture ${shown(token.text)} has more than ${MAX_DIGITS} digits. Use PIC X for longer texts of digits.`,
    )
  return picture
}

/** Reads the symbols and their repetitions. Equal runs beside each other become one run. */
function runsOf(token: Token): Run[] {
  const { keyword } = token
  if (keyword.length > MAX_PICTURE_CHARACTERS)
    throw new InvalidCopybook(
      token,
      `The picture ${shown(token.text)} is longer than ${MAX_PICTURE_CHARACTERS} characters. Repeat symbols by a number in parentheses.`,
    )
  const runs: Run[] = []
  RUN.lastIndex = 0
  for (let at = 0; at < keyword.length; at = RUN.lastIndex) {
    const match = RUN.exec(keyword)
    const count = Number(match?.groups!['count'] ?? 1)
    if (match === null || count === 0)
      throw new InvalidCopybook(
        { ...token, column: token.column + at },
        match === null
          ? `The picture ${shown(token.text)} has ${shown(token.text.slice(at))}, which is not a symbol or a repetition. Write for example S9(7)V99 or X(10).`
          : `The picture ${shown(token.text)} repeats a symbol 0 times. Write a number greater than 0.`,
      )
    const text = match.groups!['symbol']!
    const symbol = text === 'CR' ? 'C' : text === 'DB' ? 'D' : /[£€¥]/.test(text) ? '$' : text
    const last = runs.at(-1)
    if (last?.symbol === symbol) runs[runs.length - 1] = { symbol, count: last.count + count }
    else runs.push({ symbol, count })
  }
  return runs
}

/** @param symbols one character for each run */
function categoryOf(symbols: string, runs: readonly Run[]): PictureCategory | undefined {
  const has = (symbol: string) => symbols.includes(symbol)
  if (/^[AB]+$/.test(symbols) && has('A')) return 'alphabetic'
  if (/^[XA9]+$/.test(symbols) && (has('X') || has('A'))) return 'alphanumeric'
  if (/^[XA9B0/]+$/.test(symbols) && (has('X') || has('A'))) return 'alphanumeric edited'
  if (symbols === 'N') return 'national'
  if (/^[NB0/]+$/.test(symbols) && has('N')) return 'national edited'
  if (/^[GB]+$/.test(symbols) && has('G')) return 'double-byte'
  if (isNumber(symbols, runs)) return 'numeric'
  if (/^S9?\.9$/.test(symbols) && runs.every(isSingleMark)) return 'numeric with point'
  return isEditedNumber(runs) ? 'numeric edited' : undefined
}

const isNumber = (symbols: string, runs: readonly Run[]) =>
  /^S?(?:9V?|9?V9|9PV?|V?P9)$/.test(symbols) && runs.every(isSingleMark)

/** True unless S, V or the point is repeated. */
const isSingleMark = ({ symbol, count }: Run) => count === 1 || !/[SV.]/.test(symbol)

function widthOf(symbol: string): number {
  if (symbol === 'C' || symbol === 'D') return 2
  return symbol === 'S' || symbol === 'V' || symbol === 'P' ? 0 : 1
}

function digitsOf(runs: readonly Run[]): number {
  let digits = 0
  for (const run of runs) if (isDigit(run)) digits += run.count
  // The first symbol of a floating string holds no digit.
  for (const float of '+-$') {
    const count = runs.reduce((sum, run) => sum + (run.symbol === float ? run.count : 0), 0)
    if (count > 1) digits += count - 1
  }
  return digits
}

/** `VPP9(3)` has the scale 5, `9(3)PP` has -2. */
function scaleOf(runs: readonly Run[]): number {
  const scaling = runs.findIndex(({ symbol }) => symbol === 'P')
  if (scaling >= 0) {
    const { count } = runs[scaling]!
    return scaling < runs.findIndex(isDigit) ? count + digitsOf(runs) : -count
  }
  // The value of an edited number is as printed, so its point does not scale it.
  const isEdited = !runs.some(({ symbol }) => symbol === 'S')
  const point = runs.findIndex(({ symbol }) => symbol === 'V' || (symbol === '.' && !isEdited))
  return point < 0 ? 0 : fractionOf(runs.slice(0, point), runs.slice(point + 1))
}

/** The digits that an edited number prints after its point. */
function decimalsOf(runs: readonly Run[]): number {
  const point = runs.findIndex(({ symbol }) => symbol === '.')
  return point < 0 ? 0 : fractionOf(runs.slice(0, point), runs.slice(point + 1))
}

/** The digits after the point. A sign is a digit if it continues a floating string. */
function fractionOf(before: readonly Run[], after: readonly Run[]): number {
  const isFloating = ({ symbol, count }: Run) =>
    /[+\-$]/.test(symbol) && (count > 1 || before.some((run) => run.symbol === symbol && run.count > 1))
  return after.filter((run) => isDigit(run) || isFloating(run)).reduce((sum, { count }) => sum + count, 0)
}

const isDigit = ({ symbol }: Run) => /[9Z*]/.test(symbol)
