/** Digits after the point that thresholds may have, and a few more. */
const MAX_DIGITS = 12
const DECIMAL = /^(\d+)(?:\.(\d+))?$/

/** How many rows of a trial pass, and what that means for a threshold. */
export interface Consequence {
  readonly isPassed: boolean
  /** Rows that would have to pass in addition; 0 if the rule passes. */
  readonly missing: number
}

/**
 * What a threshold means for counted rows. The comparison is exact, as that of the server is.
 * @param threshold percentage as it is typed
 * @returns undefined if the text is no percentage, or if there are no rows
 */
export function consequenceOf(passing: number, rows: number, threshold: string): Consequence | undefined {
  const match = DECIMAL.exec(threshold.trim())
  if (!match || rows === 0) return undefined
  const [, whole = '', part = ''] = match
  const digits = part.slice(0, MAX_DIGITS)
  const scale = 10n ** BigInt(digits.length)
  const percent = BigInt(whole + digits)
  if (percent > 100n * scale) return undefined
  const needed = percent * BigInt(rows)
  const one = 100n * scale
  const least = (needed + one - 1n) / one
  const missing = least - BigInt(passing)
  return { isPassed: missing <= 0n, missing: missing > 0n ? Number(missing) : 0 }
}
