import type { ServedLoad } from '../../listings/served-load.ts'
import { doublesOf } from '../../model/profile.ts'
import type { RuleScope } from '../rule-scope.ts'
import { randomRows } from '../trial.ts'
import { allFilled, type Candidate } from './candidate.ts'
import type { ColumnFacts } from './column-facts.ts'
import { isNumericCode } from './keys.ts'
import { measure, type Measured, type Measurement } from './measure.ts'
import { shareWord } from './name-words.ts'

/** Columns of dates, and columns of numbers, that are compared with each other. */
const MAX_DATES = 8
const MAX_NUMBERS = 12
/** Columns of numbers that are added and multiplied. */
const MAX_TERMS = 6
/** Rows that the candidates are chosen by. */
export const SAMPLE_ROWS = 20_000
/** Rows of the sample that speak for a candidate. */
const MIN_ROWS = 20
/** Share of the rows of the sample for which a candidate must be true. */
const MIN_SUPPORT = 0.98
/** Share of the rows in which the smaller column must really be smaller. */
const MIN_DIFFERENT = 0.02
const MIN_DISTINCT = 5

type Pair = readonly [ColumnFacts, ColumnFacts]

/** Rules that compare columns of dates or numbers: the order of two, and one that is computed from two others. */
export async function pairCandidates(
  load: ServedLoad,
  scope: RuleScope,
  columns: readonly ColumnFacts[],
  signal: AbortSignal,
): Promise<Candidate[]> {
  const dates = columns.filter(isTemporal).slice(0, MAX_DATES)
  const numbers = columns.filter(isQuantity)
  const pairs = [
    ...pairsOf(dates),
    ...pairsOf(numbers.slice(0, MAX_NUMBERS)).filter(([one, other]) => shareWord(one.words, other.words)),
  ].filter(([one, other]) => overlap(one, other))
  const triples = triplesOf(numbers.slice(0, MAX_TERMS))
  const asked: Measured[] = [
    ...pairs.flatMap((pair) => comparisons(pair)),
    ...triples.map(({ condition, filter }) => ({ expression: condition, filter })),
  ]
  if (asked.length === 0) return []
  const sample = randomRows(load, SAMPLE_ROWS, load.entity.generation)
  const found = await measure(load, scope, asked, signal, sample)
  const orders = pairs.flatMap((pair, i) => {
    const [less, greater, equal] = found.slice(3 * i, 3 * i + 3)
    return orderCandidates(pair, less, greater, equal)
  })
  const computed = triples.filter((_, i) => speaksFor(found[3 * pairs.length + i]))
  // A column that is the sum of others is usually not smaller than its parts.
  const sums = new Set<ColumnFacts | undefined>(
    computed.filter(({ word }) => word === 'sum').map(({ result }) => result),
  )
  return [
    ...computed.map(computedCandidate),
    ...withoutImplied(orders).filter(({ columns: [, greater] }) => !sums.has(greater)),
  ]
}

const isTemporal = ({ type, filled, profile }: ColumnFacts): boolean =>
  (type === 'date' || type === 'timestamp') && filled >= MIN_ROWS && profile.distinct >= MIN_DISTINCT

const isQuantity = (facts: ColumnFacts): boolean =>
  (facts.type === 'integer' || facts.type === 'decimal') &&
  facts.filled >= MIN_ROWS &&
  facts.profile.distinct >= MIN_DISTINCT &&
  !isNumericCode(facts)

function pairsOf(columns: readonly ColumnFacts[]): Pair[] {
  return columns.flatMap((one, i) => columns.slice(i + 1).map((other): Pair => [one, other]))
}

/** True if the usual values of both columns overlap. Otherwise they differ in what they mean, not only in their order. */
function overlap({ profile: one }: ColumnFacts, { profile: other }: ColumnFacts): boolean {
  const [a, b] = [one.numbers && doublesOf(one.numbers), other.numbers && doublesOf(other.numbers)]
  return (
    a !== undefined &&
    b !== undefined &&
    a.upperQuartile >= b.lowerQuartile &&
    b.upperQuartile >= a.lowerQuartile
  )
}

/** The comparisons of a pair: how often the first is smaller and greater, and how often both are equal but not 0. */
function comparisons(pair: Pair): Measured[] {
  const [a, b] = pair.map(({ written }) => written) as [string, string]
  const filter = allFilled(pair)
  // Zeros are equal by coincidence.
  const isNotZero = isTemporal(pair[0]) ? [] : [`(${a} <> 0 OR ${b} <> 0)`]
  const notTrivial = [...isNotZero, ...(filter === undefined ? [] : [filter])].join(' AND ')
  return [
    { expression: `${a} < ${b}`, filter },
    { expression: `${a} > ${b}`, filter },
    { expression: `${a} = ${b}`, filter: notTrivial === '' ? undefined : notTrivial },
  ]
}

function orderCandidates(
  [one, other]: Pair,
  less: Measurement | undefined,
  greater: Measurement | undefined,
  equal: Measurement | undefined,
): Candidate[] {
  if (!less || !greater || !equal) return []
  const compared = equal.passing + equal.failing
  if (compared < MIN_ROWS) return []
  if (equal.passing >= MIN_SUPPORT * compared) return [equality(one, other)]
  const rows = less.passing + less.failing
  const different = less.passing + greater.passing
  return [
    { from: one, to: other, ordered: less.passing },
    { from: other, to: one, ordered: greater.passing },
  ].flatMap(({ from, to, ordered }) => {
    const isOrdered =
      ordered >= MIN_SUPPORT * different && ordered >= Math.max(MIN_ROWS, MIN_DIFFERENT * rows)
    return isOrdered ? [order(from, to)] : []
  })
}

const order = (from: ColumnFacts, to: ColumnFacts): Candidate => {
  const isTime = isTemporal(from)
  return {
    kind: 'order',
    columns: [from, to],
    name: isTime ? `${from.title} is not after ${to.title}` : `${from.title} is at most ${to.title}`,
    expression: `${from.written} <= ${to.written}`,
    filter: allFilled([from, to]),
    reason: `In nearly all rows that were compared, ${from.title} is ${isTime ? 'before' : 'smaller than'} ${to.title} or equal to it, although their values are similar.`,
    wouldFail: `A row in which ${from.title} is ${isTime ? 'after' : 'greater than'} ${to.title}.`,
    priority: 2,
    usefulness: isTime ? 93 : 88,
    minSupport: MIN_SUPPORT,
  }
}

const equality = (one: ColumnFacts, other: ColumnFacts): Candidate => ({
  kind: 'dependency',
  columns: [other, one],
  name: `${other.title} equals ${one.title}`,
  expression: `${other.written} = ${one.written}`,
  filter: allFilled([one, other]),
  reason: `${one.title} and ${other.title} are equal in nearly all rows that were compared.`,
  wouldFail: 'A row in which only one of the two columns was changed.',
  priority: 3,
  usefulness: 86,
  minSupport: MIN_SUPPORT,
})

/** Leaves out `a <= c` if there are `a <= b` and `b <= c`. */
function withoutImplied(candidates: readonly Candidate[]): Candidate[] {
  const orders = candidates.filter(({ kind }) => kind === 'order')
  const has = (from: ColumnFacts | undefined, to: ColumnFacts | undefined): boolean =>
    orders.some(({ columns }) => columns[0] === from && columns[1] === to)
  return candidates.filter(
    ({ kind, columns: [from, to] }) =>
      kind !== 'order' || !orders.some(({ columns: [first, middle] }) => first === from && has(middle, to)),
  )
}

/** A column that may be the sum or the product of two others. */
interface Triple {
  readonly result: ColumnFacts
  readonly parts: Pair
  readonly condition: string
  /** Selects the rows in which a coincidence is not likely. */
  readonly filter: string
  readonly word: string
}

/** The means of a sum are the sum of the means. Exceptions in a few rows move them. */
const SUM_TOLERANCE = 0.25
/** The mean of a product differs from the product of the means if the factors are correlated. */
const PRODUCT_TOLERANCE = 3

const meanOf = ({ profile: { numbers } }: ColumnFacts): number => Number(numbers?.mean ?? NaN)

function mayBeSum(result: ColumnFacts, [a, b]: Pair): boolean {
  const difference = Math.abs(meanOf(result) - meanOf(a) - meanOf(b))
  return difference <= SUM_TOLERANCE * (Math.abs(meanOf(a)) + Math.abs(meanOf(b)))
}

function mayBeProduct(result: ColumnFacts, [a, b]: Pair): boolean {
  const ratio = meanOf(result) / (meanOf(a) * meanOf(b))
  return ratio <= PRODUCT_TOLERANCE && ratio >= 1 / PRODUCT_TOLERANCE
}

/** The sums and products that the means of the profiles allow. */
function triplesOf(columns: readonly ColumnFacts[]): Triple[] {
  return pairsOf(columns).flatMap((parts) =>
    columns
      .filter((result) => !parts.includes(result))
      .flatMap((result) => [
        ...(mayBeSum(result, parts) ? [tripleOf(result, parts, '+')] : []),
        ...(mayBeProduct(result, parts) ? [tripleOf(result, parts, '*')] : []),
      ]),
  )
}

function tripleOf(result: ColumnFacts, parts: Pair, operator: '+' | '*'): Triple {
  const [a, b] = parts.map(({ written }) => written) as [string, string]
  const isSum = operator === '+'
  const trivial = isSum ? [0] : [0, 1]
  const conditions = trivial.flatMap((number) => [`${a} <> ${number}`, `${b} <> ${number}`])
  const isFilled = allFilled([result, ...parts])
  return {
    result,
    parts,
    condition: `${result.written} = ${a} ${operator} ${b}`,
    filter: [...conditions, ...(isFilled === undefined ? [] : [isFilled])].join(' AND '),
    word: isSum ? 'sum' : 'product',
  }
}

const speaksFor = (found: Measurement | undefined): boolean => {
  if (!found) return false
  const rows = found.passing + found.failing
  return rows >= MIN_ROWS && found.passing >= MIN_SUPPORT * rows
}

const computedCandidate = ({ result, parts, condition, word }: Triple): Candidate => ({
  kind: 'dependency',
  columns: [result, ...parts],
  name: `${result.title} is the ${word} of ${parts[0].title} and ${parts[1].title}`,
  expression: condition,
  filter: allFilled([result, ...parts]),
  reason: `In nearly all rows that were compared, ${result.title} is the ${word} of ${parts[0].title} and ${parts[1].title}.`,
  wouldFail: `A row in which ${result.title} differs from the ${word}.`,
  priority: 2,
  usefulness: 92,
  minSupport: MIN_SUPPORT,
})
