import {
  PART_CHARACTERS,
  type BinRows,
  type KeyBins,
  type KeyPart,
} from '../../../model/warehouse/profile-store.ts'
import { collect, given, type ProfileSource } from './profile-query.ts'

/** Edges between the bins of an attribute. */
const MAX_EDGES = 19
/** Sorts after every key, since keys have digits only. */
const AFTER_ALL = '~'

const EDGES = Array.from({ length: MAX_EDGES }, (_, at) => `edge${at}`)

/** The number of rows between keys, without empty bins. */
export const readKeyHistograms = (
  source: ProfileSource,
  attributes: readonly KeyBins[],
): Promise<BinRows[]> => {
  const { warehouse, values, sql } = source
  const columns = Object.fromEntries(EDGES.map((edge) => [edge, 'text' as const]))
  const binned = given(
    source,
    { attribute: 'small integer', ...columns },
    attributes.map(({ attribute, edges }) => ({
      attribute,
      ...Object.fromEntries(EDGES.map((edge, at) => [edge, edges[at] ?? AFTER_ALL])),
    })),
  )
  const bin = EDGES.map((edge) => `CAST("key" >= ${edge} AS INTEGER)`).join(' + ')
  const query = warehouse
    .knex(values)
    .joinRaw('JOIN ? AS binned USING (attribute)', [binned])
    .whereNotNull('key')
    .select('attribute', {
      bin: warehouse.knex.raw(bin),
      rows: warehouse.knex.raw(`CAST(sum(frequency) AS ${sql.types.integer})`),
    })
    .groupByRaw('1, 2')
  return collect(source, query)
}

/** The sums of parts of the keys over the rows. */
export const readKeySums = (
  source: ProfileSource,
  parts: readonly KeyPart[],
): Promise<(KeyPart & { readonly sum: number | bigint })[]> => {
  const { warehouse, values, sql } = source
  const wanted = given(source, { attribute: 'small integer', start: 'small integer' }, parts)
  const part = `CAST(substr("key", "start", ${PART_CHARACTERS}) AS ${sql.types.integer})`
  const query = warehouse
    .knex(values)
    .joinRaw('JOIN ? AS wanted USING (attribute)', [wanted])
    .whereNotNull('key')
    .select('attribute', 'start', {
      sum: warehouse.knex.raw(`sum(${sql.largeProduct(part, 'frequency')})`),
    })
    .groupByRaw('1, 2')
  return collect(source, query)
}
