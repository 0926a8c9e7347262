/** Equal symbols that follow each other. */
export interface Run {
  /** One character; CR is C and DB is D. */
  readonly symbol: string
  readonly count: number
}

/**
 * The forms of numeric edited pictures, after insertion symbols (B 0 / ,) were removed. One character stands for a run;
 * a run of two or more signs or currency symbols, which floats, is p for +, m for - and c for $. The digits after the
 * point are either all suppressed, or none of them is.
 */
const FORMS: readonly RegExp[] = [
  // Zero suppression before the point only, or none: +ZZ9.99, $**9, 9(5)-, Z(6)VZZ without the Zs after V, ZZP.
  /^[+-]?\$?(?:(?:[Z*]9?|9)(?:PV?|[V.]9?)?|[V.]9)[+\-CD]?$/,
  // Zero suppression on both sides of the point: ZZ.ZZ.
  /^[+-]?\$?(?:Z?[V.]Z|\*?[V.]\*)[+\-CD]?$/,
  // Digits that are scaled to the right of the point: VPP99-.
  /^[+-]?\$?V?P9[+\-CD]?$/,
  // A floating currency symbol.
  /^[+-]?(?:c9?(?:PV?|[V.]9?)?|c?[V.]c|c[V.]\$)[+\-CD]?$/,
  // A floating sign.
  /^\$?(?:p9?(?:PV?|[V.]9?)?|p?[V.]p|p[V.]\+)$/,
  /^\$?(?:m9?(?:PV?|[V.]9?)?|m?[V.]m|m[V.]-)$/,
  // External floating point: +9.99E+99.
  /^[+-]?(?:9[.]?|9?[.]9)E[+-]9$/,
]

const FLOATING: Readonly<Record<string, string>> = { '+': 'p', '-': 'm', $: 'c' }

/** True if the runs are a picture of a number with editing symbols. */
export function isEditedNumber(runs: readonly Run[]): boolean {
  const isPrefixed =
    /[B0/,]/.test(runs[0]?.symbol ?? '') && /[+\-$]/.test(runs.find(isNoInsertion)?.symbol ?? '')
  if (isPrefixed || !runs.every(hasPossibleCount)) return false
  const form = withoutInsertions(runs)
    .map(({ symbol, count }) => (count > 1 ? (FLOATING[symbol] ?? symbol) : symbol))
    .join('')
  // A single sign at both ends is one sign too many.
  if (/^[+-].*[+\-CD]$/.test(form)) return false
  return /[9Z*pmc]/.test(form) && FORMS.some((pattern) => pattern.test(form))
}

/**
 * True if nothing is printed but digits, a point and signs: no insertion, currency symbol, check protection or
 * exponent.
 */
export const isPlainNumber = (runs: readonly Run[]): boolean =>
  runs.every(({ symbol }) => /[9Z.+\-CD]/.test(symbol))

/** True if all digits are suppressed, so that zero is printed as blanks. */
export const isBlankZero = (runs: readonly Run[]): boolean => !runs.some(({ symbol }) => /[9*]/.test(symbol))

const isNoInsertion = ({ symbol }: Run) => !/[B0/,]/.test(symbol)

/** V, the point, CR, DB and E occur once. */
const hasPossibleCount = ({ symbol, count }: Run) => count === 1 || !/[VCDE.]/.test(symbol)

/** Runs that become neighbours are put together, as those of `$$$,$$9`. */
function withoutInsertions(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs.filter(isNoInsertion)) {
    const last = result.at(-1)
    if (last?.symbol === run.symbol) result[result.length - 1] = { ...run, count: last.count + run.count }
    else result.push(run)
  }
  return result
}
