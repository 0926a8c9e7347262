/**
 * Shares in percent, rounded for listings, files and events. A share that is neither 0 nor 100 is never rounded to 0 or
 * 100, so that three failing rows among two million are visible. Thresholds compare counts, not shares.
 */
import { scaledOf } from './exact-number.ts'

/** Decimals of a share, unless a column has others. */
export const SHARE_DECIMALS = 3

/** The share of a part in a whole, in percent; undefined if the whole is 0. */
export const shareOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : (100 * part) / whole

/**
 * Rounds a share, half up.
 * @param share in percent, from 0 to 100
 */
export function roundedShare(share: number, decimals = SHARE_DECIMALS): number {
  if (share <= 0) return 0
  if (share >= 100) return 100
  const steps = 10 ** decimals
  return Math.min(100 * steps - 1, Math.max(1, Math.round(share * steps))) / steps
}

/** `64.791`. `99.999` and `0.001` also stand for shares that are closer to 100 and to 0, but not equal. */
export const shareText = (share: number, decimals = SHARE_DECIMALS): string =>
  roundedShare(share, decimals).toFixed(decimals)

/**
 * True if a part of a whole reaches a threshold. Compares whole numbers, because 99.9 * 41000 is more than 4095900 in
 * doubles.
 * @param threshold in percent
 */
export function reachesThreshold(part: number, whole: number, threshold: number): boolean {
  const { digits, scale } = scaledOf(threshold)
  return 100n * BigInt(part) * 10n ** BigInt(scale) >= digits * BigInt(whole)
}
