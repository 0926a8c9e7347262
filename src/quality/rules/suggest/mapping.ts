import type { Knex } from 'knex'
import type { ServedLoad } from '../../listings/served-load.ts'
import { rowsTable } from '../../model/warehouse/load-tables.ts'
import { randomRows } from '../trial.ts'
import { allFilled, type Candidate } from './candidate.ts'
import type { ColumnFacts } from './column-facts.ts'
import { hasFewValues, rowsOf } from './evidence.ts'
import { isNamedAsCode } from './name-words.ts'
import { SAMPLE_ROWS } from './pairs.ts'
import { literalOf } from './value-set.ts'

const MAX_COLUMNS = 8
/** Values of a column that may determine another. */
const MAX_VALUES = 50
/** Values of a column of integers that are no quantity. */
const MAX_INTEGERS = 10
/** Pairs of values of two columns that are read. More of them are no function. */
const MAX_COMBINATIONS = 300
/** Pairs of columns that are read from all rows. */
const MAX_FUNCTIONS = 10
/** Share of the rows for which the determined value is the usual one. */
const MIN_SUPPORT = 0.98
/** Share of the rows without the most frequent determined value that the function must explain. */
const MIN_EXPLAINED = 0.9
const MAX_EXPRESSION = 3000

/** Two columns; the first may determine the second. */
interface Pair {
  readonly from: ColumnFacts
  readonly to: ColumnFacts
}

/** Rows with a value of the first and a value of the second column. */
interface Combination {
  readonly from: string
  readonly to: string
  readonly rows: number
}

/** Rules that the value of a column follows from the value of another, for columns with few values. */
export async function mappingCandidates(
  load: ServedLoad,
  columns: readonly ColumnFacts[],
  signal: AbortSignal,
): Promise<Candidate[]> {
  const some = columns.filter(isCategory).slice(0, MAX_COLUMNS)
  const pairs = some.flatMap((from, i) => some.slice(i + 1).map((to): Pair => ({ from, to })))
  if (pairs.length === 0) return []
  const sample = randomRows(load, SAMPLE_ROWS, load.entity.generation)
  const sampled = await combinationsOf(load, pairs, sample, signal)
  const functions = pairs.flatMap((pair, i) => directionOf(pair, sampled[i]!) ?? []).slice(0, MAX_FUNCTIONS)
  if (functions.length === 0) return []
  const all = load.warehouse.knex(rowsTable(load.entity.id, load.entity.generation))
  const found = await combinationsOf(load, functions, all, signal)
  return functions.flatMap((pair, i) => candidateOf(pair, found[i]!) ?? [])
}

/** True if the values name classes. Quantities with few values follow from each other by coincidence. */
const isCategory = (facts: ColumnFacts): boolean =>
  hasFewValues(facts) &&
  facts.profile.distinct <= MAX_VALUES &&
  (facts.type !== 'integer' || isNamedAsCode(facts.words) || facts.profile.distinct <= MAX_INTEGERS)

/** The combinations of the values of each pair. */
async function combinationsOf(
  load: ServedLoad,
  pairs: readonly Pair[],
  rows: Knex.QueryBuilder,
  signal: AbortSignal,
): Promise<Combination[][]> {
  const { knex, dialect } = load.warehouse
  const ids = new Set(pairs.flatMap(({ from, to }) => [from.attributeId, to.attributeId]))
  const parts = pairs.map(({ from, to }, i) => {
    const [a, b] = [`c${from.attributeId}`, `c${to.attributeId}`]
    const part = knex('source')
      .whereNotNull(a)
      .whereNotNull(b)
      .groupBy(a, b)
      .select({ pair: knex.raw(dialect.cast('?', 'small integer'), [i]), a, b })
      .count({ held: '*' })
      .orderBy([{ column: 'held', order: 'desc' }, 'a', 'b'])
      .limit(MAX_COMBINATIONS + 1)
    return knex.select('*').from(part.as('part'))
  })
  const query = knex
    .withMaterialized('source', rows.clone().select([...ids].map((id) => `c${id}`)))
    .from(knex.unionAll(parts).as('parts'))
    .select('*')
  const found = pairs.map((): Combination[] => [])
  for (const { pair, a, b, held } of await rowsOf(load, query, signal))
    found[Number(pair)]!.push({ from: a as string, to: b as string, rows: Number(held) })
  return found
}

/** The pair in the direction in which it is a function; undefined if it is none. */
function directionOf(pair: Pair, combinations: readonly Combination[]): Pair | undefined {
  if (combinations.length > MAX_COMBINATIONS) return undefined
  const turned = combinations.map(({ from, to, rows }) => ({ from: to, to: from, rows }))
  if (isFunction(combinations)) return pair
  return isFunction(turned) ? { from: pair.to, to: pair.from } : undefined
}

/** The usual value of the second column for each value of the first. */
function usualValues(combinations: readonly Combination[]): Map<string, Combination> {
  const usual = new Map<string, Combination>()
  for (const one of combinations) {
    const known = usual.get(one.from)
    if (!known || one.rows > known.rows) usual.set(one.from, one)
  }
  return usual
}

function isFunction(combinations: readonly Combination[]): boolean {
  const sum = (some: Iterable<Combination>): number => [...some].reduce((total, { rows }) => total + rows, 0)
  const total = sum(combinations)
  const usual = usualValues(combinations)
  const explained = sum(usual.values())
  const byResult = new Map<string, number>()
  for (const { to, rows } of combinations) byResult.set(to, (byResult.get(to) ?? 0) + rows)
  const most = Math.max(0, ...byResult.values())
  return (
    explained >= MIN_SUPPORT * total && explained > most && explained - most >= MIN_EXPLAINED * (total - most)
  )
}

function candidateOf({ from, to }: Pair, combinations: readonly Combination[]): Candidate | undefined {
  if (combinations.length > MAX_COMBINATIONS || !isFunction(combinations)) return undefined
  const sources = new Map<string, string[]>()
  for (const one of usualValues(combinations).values()) {
    const known = sources.get(one.to)
    if (known) known.push(one.from)
    else sources.set(one.to, [one.from])
  }
  const expression = [...sources]
    .map(([value, keys]) => `${isIn(from, keys)} AND ${isIn(to, [value])}`)
    .join(' OR ')
  if (expression.length > MAX_EXPRESSION || /\p{Cc}/u.test(expression)) return undefined
  return {
    kind: 'dependency',
    columns: [from, to],
    name: `${to.title} follows from ${from.title}`,
    expression,
    filter: allFilled([from, to]),
    reason: `Each value of ${from.title} has one usual value of ${to.title}.`,
    wouldFail: `A row with another value of ${to.title} than its ${from.title} usually has.`,
    priority: 3,
    usefulness: 80,
    minSupport: MIN_SUPPORT,
  }
}

const isIn = (facts: ColumnFacts, values: readonly string[]): string => {
  const literals = values.map((value) => literalOf(facts, value))
  return literals.length === 1
    ? `${facts.written} = ${literals[0]}`
    : `${facts.written} IN (${literals.join(', ')})`
}
