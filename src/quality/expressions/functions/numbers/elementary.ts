/**
 * Exponential functions and logarithms from basic operations of IEEE 754, in the evaluator and in DuckDB's SQL. The
 * libraries of both differ in the last digits of these functions. The basic operations have one result everywhere, so
 * the two forms of each function agree in every bit. Both forms must therefore have the same operations in the same
 * order.
 *
 * A logarithm is the sum of two doubles, because a power multiplies its error by the exponent.
 */
import { ELEMENTARY } from '../../../values/elementary-constants.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'

const {
  ln2High: LN2_HIGH,
  ln2Low: LN2_LOW,
  log10eHigh: LOG10E_HIGH,
  log10eLow: LOG10E_LOW,
  split: SPLIT,
  lnSeries: LN_SERIES,
  expSeries: EXP_SERIES,
  maxLogarithm: MAX_LOGARITHM,
  maxPower: MAX_POWER,
} = ELEMENTARY

/** A sum of two doubles; the second is at most a rounding error of the first. */
type Sum = readonly [high: number, low: number]

/** The first 26 bits of a number. */
function upperHalf(x: number): number {
  const product = SPLIT * x
  return product - (product - x)
}

const horner = (series: readonly number[], x: number): number =>
  series.reduceRight((sum, coefficient) => coefficient + x * sum)

/** @param x positive */
function logarithm(x: number): Sum {
  // x = m 2^e, with m between the square roots of 1/2 and 2.
  const n = Math.floor(Math.log2(x))
  const half = Math.floor(n / -2)
  const unscaled = x * 2 ** half * 2 ** (-n - half)
  const isLarge = unscaled >= Math.SQRT2
  const e = isLarge ? n + 1 : n
  const m = isLarge ? unscaled * 0.5 : unscaled
  const f = m - 1
  const t = m + 1
  const s = f / t
  const z = s * s
  const s1 = upperHalf(s)
  const t1 = upperHalf(t)
  const s2 = (f - s1 * t1 - s1 * (m - (t1 - 1))) / t
  const a = e * LN2_HIGH
  const b = 2 * s1
  const rest = 2 * (s2 + s * (z * horner(LN_SERIES, z))) + e * LN2_LOW
  const sum = a + b
  const low = b - (sum - a) + rest
  const high = sum + low
  return [high, low - (high - sum)]
}

/** Null if the result is infinite. */
function exponential(high: number, low: number): number | null {
  if (Math.abs(high) > MAX_LOGARITHM) return high < 0 ? 0 : null
  const k = Math.floor(high * Math.LOG2E + 0.5)
  const r = high - k * LN2_HIGH - (k * LN2_LOW - low)
  const half = Math.floor(k / 2)
  const result = (1 + (r + r * r * horner(EXP_SERIES, r))) * 2 ** half * 2 ** (k - half)
  return Number.isFinite(result) ? result : null
}

export const exp = (x: number): number | null => exponential(x, 0)

/** @param x positive */
export const ln = (x: number): number => logarithm(x)[0]

/** @param x positive */
export function log10(x: number): number {
  const [h, l] = logarithm(x)
  const h1 = upperHalf(h)
  return h1 * LOG10E_HIGH + (h1 * LOG10E_LOW + (h - h1 + l) * Math.LOG10E)
}

/** @param base positive, not 1 @param x positive */
export function log(base: number, x: number): number {
  const [h, l] = logarithm(x)
  const [g, k] = logarithm(base)
  const q = upperHalf(h / g)
  const g1 = upperHalf(g)
  return q + (h - q * g1 - q * (g - g1) + (l - q * k)) / g
}

/** @param x positive */
export function power(x: number, exponent: number): number | null {
  const [h, l] = logarithm(x)
  const y = Math.min(Math.max(exponent, -MAX_POWER), MAX_POWER)
  const h1 = upperHalf(h)
  const y1 = upperHalf(y)
  return exponential(y1 * h1, (y - y1) * h1 + y * (h - h1 + l))
}

/** Named values in SQL: each has the SQL of a double, in which `v.name` is a value of the step before. */
type Step = Readonly<Record<string, string>>

const number = (x: number): string => x.toExponential()
const upperHalfSql = (x: string): string => `(${number(SPLIT)} * ${x} - (${number(SPLIT)} * ${x} - ${x}))`
const hornerSql = (series: readonly number[], x: string): string =>
  series.reduceRight<string>(
    (sum, coefficient) => (sum === '' ? number(coefficient) : `(${number(coefficient)} + ${x} * ${sum})`),
    '',
  )

const keep = (names: readonly string[]): Step => Object.fromEntries(names.map((name) => [name, `v.${name}`]))

/** The steps of logarithm(): from `x` to `h` and `l`. @param kept names of other values */
const logarithmSteps = (...kept: readonly string[]): Step[] =>
  (
    [
      { x: 'v.x', n: 'floor(log2(v.x))' },
      { n: 'v.n', u: 'v.x * pow(2, floor(v.n / -2)) * pow(2, -v.n - floor(v.n / -2))' },
      {
        e: `case when v.u >= ${number(Math.SQRT2)} then v.n + 1 else v.n end`,
        m: `case when v.u >= ${number(Math.SQRT2)} then v.u * 5e-1 else v.u end`,
      },
      { e: 'v.e', m: 'v.m', f: 'v.m - 1', t: 'v.m + 1', s: '(v.m - 1) / (v.m + 1)' },
      {
        ...keep(['e', 'm', 'f', 't', 's']),
        z: 'v.s * v.s',
        s1: upperHalfSql('v.s'),
        t1: upperHalfSql('v.t'),
      },
      {
        a: `v.e * ${number(LN2_HIGH)}`,
        b: '2 * v.s1',
        sum: `v.e * ${number(LN2_HIGH)} + 2 * v.s1`,
        rest: `2 * ((v.f - v.s1 * v.t1 - v.s1 * (v.m - (v.t1 - 1))) / v.t + v.s * (v.z * ${hornerSql(LN_SERIES, 'v.z')})) + v.e * ${number(LN2_LOW)}`,
      },
      { sum: 'v.sum', low: 'v.b - (v.sum - v.a) + v.rest' },
      { h: 'v.sum + v.low', l: 'v.low - (v.sum + v.low - v.sum)' },
    ] satisfies Step[]
  ).map((step) => ({ ...step, ...keep(kept) }))

/** The steps of exponential(): from `high` and `low`. */
const EXPONENTIAL_STEPS: readonly Step[] = [
  {
    high: 'v.high',
    low: 'v.low',
    k: `case when abs(v.high) <= ${MAX_LOGARITHM} then floor(v.high * ${number(Math.LOG2E)} + 5e-1) end`,
  },
  {
    high: 'v.high',
    k: 'v.k',
    r: `v.high - v.k * ${number(LN2_HIGH)} - (v.k * ${number(LN2_LOW)} - v.low)`,
  },
  {
    high: 'v.high',
    result: `(1 + (v.r + v.r * v.r * ${hornerSql(EXP_SERIES, 'v.r')})) * pow(2, floor(v.k / 2)) * pow(2, v.k - floor(v.k / 2))`,
  },
]
const EXPONENTIAL = `case when v.high < -${MAX_LOGARITHM} then 0e0 when isfinite(v.result) then v.result end`

/** Computes steps from values, and then the result. */
function computed(values: Readonly<Record<string, Sql>>, steps: readonly Step[], result: string): Sql {
  const fields = Object.entries(values).map(([name, value]) => sql`${verbatim(`${name}: `)}${value}`)
  const start = fields.reduce((all, field) => sql`${all}, ${field}`)
  const last = [...steps.map((step) => structOf(step)), result]
  return last.reduce(
    (list, body) => sql`list_transform(${list}, lambda v: ${verbatim(body)})`,
    sql`[{${start}}]`,
  )
}

const structOf = (step: Step): string =>
  `{${Object.entries(step)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')}}`

const first = (list: Sql): Sql => sql`${list}[1]`

/** exp() */
export const expSql = (x: Sql): Sql =>
  first(computed({ high: x, low: sql`0e0` }, EXPONENTIAL_STEPS, EXPONENTIAL))

/** ln(). @param x positive or null */
export const lnSql = (x: Sql): Sql => first(computed({ x }, logarithmSteps(), 'v.h'))

/** log10(). @param x positive or null */
export const log10Sql = (x: Sql): Sql =>
  first(
    computed(
      { x },
      [...logarithmSteps(), { h: 'v.h', l: 'v.l', h1: upperHalfSql('v.h') }],
      `v.h1 * ${number(LOG10E_HIGH)} + (v.h1 * ${number(LOG10E_LOW)} + (v.h - v.h1 + v.l) * ${number(Math.LOG10E)})`,
    ),
  )

/** log(). @param base positive and not 1, or null @param x positive or null */
export const logSql = (base: Sql, x: Sql): Sql =>
  first(
    computed(
      { x: base, other: x },
      [
        ...logarithmSteps('other'),
        { x: 'v.other', g: 'v.h', g2: 'v.l' },
        ...logarithmSteps('g', 'g2'),
        {
          ...keep(['h', 'l', 'g', 'g2']),
          q: upperHalfSql('(v.h / v.g)'),
          g1: upperHalfSql('v.g'),
        },
      ],
      'v.q + (v.h - v.q * v.g1 - v.q * (v.g - v.g1) + (v.l - v.q * v.g2)) / v.g',
    ),
  )

/** power(). @param x positive or null */
export function powerSql(x: Sql, exponent: Sql): Sql {
  const limit = verbatim(number(MAX_POWER))
  return first(
    computed(
      {
        x,
        y: sql`case when abs(${exponent}) > ${limit} then sign(${exponent}) * ${limit} else ${exponent} end`,
      },
      [
        ...logarithmSteps('y'),
        { ...keep(['h', 'l', 'y']), h1: upperHalfSql('v.h'), y1: upperHalfSql('v.y') },
        { high: 'v.y1 * v.h1', low: '(v.y - v.y1) * v.h1 + v.y * (v.h - v.h1 + v.l)' },
        ...EXPONENTIAL_STEPS,
      ],
      EXPONENTIAL,
    ),
  )
}
