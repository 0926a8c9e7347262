import type { Knex } from 'knex'
import type {
  ComparedAttributes,
  CountedOverlap,
  LoadedAttribute,
  Overlap,
  Sampled,
} from '../../../model/join-discovery-store.ts'
import { collect, type ReadWarehouse } from './collect.ts'
import { AttributeCodes, type Part, valueSource } from './value-source.ts'

/** A row of the comparison: the codes of a pair's attributes, and their common values. */
interface PairRow extends Overlap {
  readonly left: number
  readonly right: number
}

/** The common values of a pair, and the rows of each side that hold them. `l` and `r` are the values of both sides. */
const OVERLAP = {
  values: 'count(*)',
  leftRows: 'sum(l.held)',
  rightRows: 'sum(r.held)',
} as const

/** What the classes of the values follow from. The product of two numbers of rows may exceed 64 bits. */
const COUNTED = {
  ...OVERLAP,
  onceLeft: 'count(*) FILTER (l.held = 1)',
  onceRight: 'count(*) FILTER (r.held = 1)',
  onceBoth: 'count(*) FILTER (l.held = 1 AND r.held = 1)',
  rightRowsOfOnceLeft: 'coalesce(sum(r.held) FILTER (l.held = 1), 0)',
  leftRowsOfOnceRight: 'coalesce(sum(l.held) FILTER (r.held = 1), 0)',
  productOfMany: 'coalesce(sum(CAST(l.held AS HUGEINT) * r.held) FILTER (l.held > 1 AND r.held > 1), 0)',
} as const

/** Compares the attributes of pairs in a part of their values. */
export async function sampleOverlaps(
  warehouse: ReadWarehouse,
  asked: ComparedAttributes,
  parts: number,
  signal: AbortSignal,
): Promise<Sampled> {
  const part = { of: parts }
  const codes = new AttributeCodes(asked.lefts, asked.rights)
  const rows = await collect<PairRow>(warehouse, overlaps(warehouse, asked, codes, OVERLAP, part), signal)
  const found = byCodes(rows)
  const counts = await partCounts(warehouse, asked, codes, part, signal)
  const countsOf = (attributes: readonly LoadedAttribute[]) =>
    attributes.map((attribute) => counts.get(codes.of(attribute)) ?? { values: 0, rows: 0 })
  return {
    lefts: countsOf(asked.lefts),
    rights: countsOf(asked.rights),
    pairs: pairsIn(asked, codes).map((key) => found.get(key) ?? { values: 0, leftRows: 0, rightRows: 0 }),
  }
}

/** Compares the attributes of pairs by all their values. */
export async function countOverlaps(
  warehouse: ReadWarehouse,
  asked: ComparedAttributes,
  signal: AbortSignal,
): Promise<(CountedOverlap | undefined)[]> {
  const codes = new AttributeCodes(asked.lefts, asked.rights)
  const query = overlaps(warehouse, asked, codes, COUNTED, undefined)
  const rows = await collect<PairRow & CountedOverlap>(warehouse, query, signal)
  const found = byCodes(rows)
  return pairsIn(asked, codes).map((key) => {
    const row = found.get(key)
    return row && { ...row, productOfMany: BigInt(row.productOfMany) }
  })
}

const byCodes = <T extends PairRow>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [`${row.left} ${row.right}`, row]))

const pairsIn = ({ lefts, rights, pairs }: ComparedAttributes, codes: AttributeCodes): string[] =>
  pairs.map(([left, right]) => `${codes.of(lefts[left]!)} ${codes.of(rights[right]!)}`)

/** Joins the values of both sides, and counts by pairs. Only the asked pairs are counted. */
function overlaps(
  warehouse: ReadWarehouse,
  asked: ComparedAttributes,
  codes: AttributeCodes,
  counts: Readonly<Record<string, string>>,
  part: Part | undefined,
): Knex.Raw {
  const { lefts, rights, compared } = asked
  const isOneGroup = lefts === rights
  const source = (attributes: readonly LoadedAttribute[]): Knex.Raw =>
    valueSource(warehouse.knex, attributes, codes, compared, part)
  const counted = Object.entries(counts).map(([name, sql]) => `${sql} AS "${name}"`)
  const wanted = asked.pairs.map(
    ([left, right]) => codes.of(lefts[left]!) * codes.count + codes.of(rights[right]!),
  )
  return warehouse.knex.raw(
    `WITH lefts AS MATERIALIZED ?, rights AS ${isOneGroup ? '(FROM lefts)' : '?'},
      wanted AS (SELECT unnest(CAST(string_split(?, ' ') AS BIGINT[])) AS pair)
    SELECT l.code AS "left", r.code AS "right", ${counted.join(', ')}
    FROM lefts AS l JOIN rights AS r ON l.key = r.key AND l.code < r.code
    WHERE l.code * CAST(${codes.count} AS BIGINT) + r.code IN (FROM wanted)
    GROUP BY l.code, r.code`,
    [source(lefts), ...(isOneGroup ? [] : [source(rights)]), wanted.join(' ')],
  )
}

/** The values of each attribute in a part, by its code. */
async function partCounts(
  warehouse: ReadWarehouse,
  { lefts, rights, compared }: ComparedAttributes,
  codes: AttributeCodes,
  part: Part,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, { readonly values: number; readonly rows: number }>> {
  const attributes = lefts === rights ? lefts : [...lefts, ...rights]
  const query = warehouse.knex.raw(
    `SELECT code, count(*) AS "values", sum(held) AS "rows" FROM ? GROUP BY code`,
    [valueSource(warehouse.knex, attributes, codes, compared, part)],
  )
  const rows = await collect<{ code: number; values: number; rows: number }>(warehouse, query, signal)
  return new Map(rows.map(({ code, ...counts }) => [code, counts]))
}
