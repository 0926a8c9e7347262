import type { Knex } from 'knex'
import type { FractionParts } from '../../../model/warehouse/fraction-parts.ts'
import type { NumberBin, Rank, ScaledAttribute } from '../../../model/warehouse/profile-store.ts'
import type { Row } from '../../../model/warehouse/warehouse.ts'
import { inParts, partSums, sumOf } from './fraction-sums.ts'
import { scaledPosition } from './number-position.ts'
import { collect, given, type ProfileSource } from './profile-query.ts'

/** Number of bins of equal width in which the numbers are counted. */
const BINS = 2048

const SCALED = {
  attribute: 'small integer',
  start: 'small integer',
  least: 'large integer',
  scale: 'decimal',
  shift: 'decimal',
} as const

const binOf = ({ sql }: ProfileSource): string => `CAST(floor(y * ${BINS}) AS ${sql.types['small integer']})`

/**
 * The values with numbers, and their `y`.
 * @param more columns of the attributes to select
 */
const numbersOf = (
  source: ProfileSource,
  attributes: Knex.Raw,
  more: readonly string[] = [],
): Knex.QueryBuilder => {
  const { warehouse, values, sql } = source
  const { knex } = warehouse
  return knex(values)
    .joinRaw('JOIN ? AS scaled USING (attribute)', [attributes])
    .whereRaw(`${sql.storedDouble('x')} IS NOT NULL`)
    .select('attribute', 'frequency', 'x', 'key', ...more, { y: knex.raw(scaledPosition(sql)) })
}

/** The bins that have rows, in order for each attribute. */
export async function readBins(
  source: ProfileSource,
  attributes: readonly ScaledAttribute[],
  parts: FractionParts,
): Promise<NumberBin[]> {
  const { warehouse, sql } = source
  const { knex } = warehouse
  const numbers = numbersOf(source, given(source, SCALED, attributes))
  const columns = { attribute: 'attribute', frequency: 'frequency', bin: binOf(source) }
  const query = knex
    .from(inParts(source, numbers, { fraction: 'y', columns }, parts).as('parts'))
    .select('attribute', 'bin')
    .select({ rows: knex.raw(`CAST(sum(frequency) AS ${sql.types.integer})`) })
    .select(partSums(source, parts))
    .groupBy('attribute', 'bin')
    .orderBy(['attribute', 'bin'])
  const rows = await collect<Row & Omit<NumberBin, 'sum'>>(source, query)
  return rows.map((row) => ({
    attribute: row.attribute,
    bin: row.bin,
    rows: row.rows,
    sum: sumOf(row, parts),
  }))
}

/** The sum of the squared differences between `y` and `centre` over the rows. */
export async function readSquares(
  source: ProfileSource,
  attributes: readonly (ScaledAttribute & { readonly centre: number })[],
  parts: FractionParts,
): Promise<ReadonlyMap<number, bigint>> {
  const { knex } = source.warehouse
  const numbers = numbersOf(source, given(source, { ...SCALED, centre: 'decimal' }, attributes), ['centre'])
  const columns = { attribute: 'attribute', frequency: 'frequency' }
  const fraction = '(y - centre) * (y - centre)'
  const query = knex
    .from(inParts(source, numbers, { fraction, columns }, parts).as('parts'))
    .select('attribute')
    .select(partSums(source, parts))
    .groupBy('attribute')
  const rows = await collect<Row & { readonly attribute: number }>(source, query)
  return new Map(rows.map((row) => [row.attribute, sumOf(row, parts)]))
}

/** The numbers at some ranks. Only the distinct numbers of the ranks' bins are sorted. */
export const readRanks = (
  source: ProfileSource,
  attributes: readonly ScaledAttribute[],
  ranks: readonly Rank[],
): Promise<(Rank & { readonly x: number; readonly key: string | null })[]> => {
  const { knex } = source.warehouse
  const wanted = (rows: readonly Rank[]): Knex.Raw =>
    given(source, { attribute: 'small integer', bin: 'small integer', rank: 'integer' }, rows)
  const numbers = numbersOf(source, given(source, SCALED, attributes))
  const binned = knex
    .from(numbers.as('numbers'))
    .select('attribute', 'frequency', 'x', 'key', { bin: knex.raw(binOf(source)) })
  const inBins = knex
    .from(binned.as('binned'))
    .joinRaw('JOIN ? AS bins USING (attribute, bin)', [wanted(firstOfBins(ranks))])
    .select('attribute', 'bin', 'x', 'key')
    .sum({ rows: 'frequency' })
    .groupBy('attribute', 'bin', 'x', 'key')
  const running = knex.from(inBins.as('in_bins')).select('attribute', 'bin', 'x', 'key', {
    upTo: knex.raw('sum("rows") OVER (PARTITION BY attribute, bin ORDER BY x, "key")'),
  })
  const query = knex
    .from(running.as('running'))
    .joinRaw('JOIN ? AS wanted USING (attribute, bin)', [wanted(ranks)])
    .whereRaw('"upTo" >= "rank"')
    .select('attribute', 'bin', 'rank')
    .min({ x: 'x', key: 'key' })
    .groupBy('attribute', 'bin', 'rank')
  return collect(source, query)
}

/** One rank for each bin. */
const firstOfBins = (ranks: readonly Rank[]): Rank[] => [
  ...new Map(ranks.map((rank) => [`${rank.attribute} ${rank.bin}`, rank])).values(),
]
