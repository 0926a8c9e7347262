import type { Knex } from 'knex'
import {
  KEY_CHARACTERS,
  type NumberBin,
  type Rank,
  type ScaledAttribute,
} from '../../../model/warehouse/profile-store.ts'
import { collect, collectByAttribute, given, type ProfileSource } from './profile-query.ts'

/** Number of bins of equal width in which the numbers are counted. */
const BINS = 2048

const POSITION = `CASE WHEN "start" = 0 THEN x ELSE CAST(CAST(substr("key", "start", ${KEY_CHARACTERS}) AS HUGEINT) - least AS DOUBLE) END`
const Y = '(position * scale - shift)'
const BIN = `CAST(floor(${Y} * ${BINS}) AS INTEGER)`
const SCALED = {
  attribute: 'INTEGER',
  start: 'INTEGER',
  least: 'HUGEINT',
  scale: 'DOUBLE',
  shift: 'DOUBLE',
} as const

const numbersOf = (
  { warehouse: { knex }, values }: ProfileSource,
  attributes: Knex.Raw,
): Knex.QueryBuilder => {
  const numbers = knex(values)
    .joinRaw('JOIN ? AS scaled USING (attribute)', [attributes])
    .whereNotNull('x')
    .select('scaled.*', 'frequency', 'x', 'key', { position: knex.raw(POSITION) })
  return knex.from(numbers.as('numbers'))
}

/** The bins that have rows, in order for each attribute. */
export const readBins = (
  source: ProfileSource,
  attributes: readonly ScaledAttribute[],
): Promise<NumberBin[]> => {
  const { knex } = source.warehouse
  const query = numbersOf(source, given(source.warehouse, SCALED, attributes))
    .select('attribute')
    .select({
      bin: knex.raw(BIN),
      rows: knex.raw('CAST(sum(frequency) AS BIGINT)'),
      sum: knex.raw(`fsum(frequency * ${Y})`),
    })
    .groupByRaw('1, 2')
    .orderByRaw('1, 2')
  return collect(source, query)
}

/** The sum of the squared differences between `y` and `centre` over the rows. */
export const readSquares = (
  source: ProfileSource,
  attributes: readonly (ScaledAttribute & { readonly centre: number })[],
): Promise<ReadonlyMap<number, { readonly attribute: number; readonly sum: number }>> => {
  const { knex } = source.warehouse
  const query = numbersOf(source, given(source.warehouse, { ...SCALED, centre: 'DOUBLE' }, attributes))
    .select('attribute', { sum: knex.raw(`fsum(frequency * (${Y} - centre) * (${Y} - centre))`) })
    .groupBy('attribute')
  return collectByAttribute(source, query)
}

/** The numbers at some ranks. Only the distinct numbers of the ranks' bins are sorted. */
export const readRanks = (
  source: ProfileSource,
  attributes: readonly ScaledAttribute[],
  ranks: readonly Rank[],
): Promise<(Rank & { readonly x: number; readonly key: string | null })[]> => {
  const { warehouse } = source
  const { knex } = warehouse
  const wanted = given(warehouse, { attribute: 'INTEGER', bin: 'INTEGER', rank: 'BIGINT' }, ranks)
  const inBins = numbersOf(source, given(warehouse, SCALED, attributes))
    .whereRaw(`(attribute, ${BIN}) IN (SELECT (attribute, bin) FROM ?)`, [wanted])
    .select('attribute', 'x', 'key', { bin: knex.raw(BIN) })
    .sum({ rows: 'frequency' })
    .groupByRaw('1, 2, 3, 4')
  const running = knex.from(inBins.as('in_bins')).select('attribute', 'bin', 'x', 'key', {
    upTo: knex.raw('sum("rows") OVER (PARTITION BY attribute, bin ORDER BY x, "key")'),
  })
  const query = knex
    .from(running.as('running'))
    .joinRaw('JOIN ? AS wanted USING (attribute, bin)', [wanted])
    .whereRaw('"upTo" >= rank')
    .select('attribute', 'bin', 'rank')
    .min({ x: 'x', key: 'key' })
    .groupByRaw('1, 2, 3')
  return collect(source, query)
}
