const LOG10E_HIGH = Math.floor(Math.LOG10E * 2 ** 27) / 2 ** 27

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** The constants of exponential functions and logarithms. Each engine computes with the same ones. */
export const ELEMENTARY = {
  /** ln 2 as a sum. The first part has 32 bits, so its products with exponents are exact. */
  ln2High: 2977044471 / 2 ** 32,
  ln2Low: 1.9082149292705877e-10,
  /** 1 / ln 10 as a sum. The first part has 26 bits. */
  log10eHigh: LOG10E_HIGH,
  log10eLow: Math.LOG10E - LOG10E_HIGH + 1.0983196502167651e-17,
  /** Dekker's constant, which splits a double into two halves of 26 bits. */
  split: 2 ** 27 + 1,
  /** ln((1 + s) / (1 - s)) = 2 s (1 + z / 3 + z² / 5 + …) for z = s². */
  lnSeries: Array.from({ length: 12 }, (_, i) => 1 / (2 * i + 3)),
  /** exp(r) = 1 + r + r² (1 / 2! + r / 3! + …). */
  expSeries: Array.from({ length: 14 }, (_, i) => 1 / factorial(i + 2)),
  /** Beyond this limit, exp() is infinite or 0. */
  maxLogarithm: 800,
  /** A larger exponent is even and has the same result, except for the base 1. */
  maxPower: 1e30,
} as const
