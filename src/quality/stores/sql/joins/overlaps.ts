import type { Knex } from 'knex'
import type {
  ComparedAttributes,
  CountedOverlap,
  LoadedAttribute,
  Overlap,
  Sampled,
  ValueCounts,
} from '../../../model/warehouse/join-discovery-store.ts'
import { collect, type EngineQueries, type ReadQueries } from '../engine-queries.ts'
import { portionsOf } from './portions.ts'
import { AttributeCodes, type Part, valueSource } from './value-source.ts'

/** A row of the comparison: the codes of a pair's attributes, and their common values. */
interface PairRow extends Overlap {
  /** Null in rows with the counts of an attribute of one side. */
  readonly left: number | null
  readonly right: number | null
}

/** The common values of a pair, and the rows of each side that hold them. `l` and `r` are the values of both sides. */
const OVERLAP = {
  values: 'count(*)',
  leftRows: 'sum(l.held)',
  rightRows: 'sum(r.held)',
} as const

/** What the classes of the values follow from. The product of two numbers of rows may exceed 64 bits. */
const counted = ({ sql }: EngineQueries) => ({
  ...OVERLAP,
  onceLeft: 'count(*) FILTER (WHERE l.held = 1)',
  onceRight: 'count(*) FILTER (WHERE r.held = 1)',
  onceBoth: 'count(*) FILTER (WHERE l.held = 1 AND r.held = 1)',
  rightRowsOfOnceLeft: 'coalesce(sum(r.held) FILTER (WHERE l.held = 1), 0)',
  leftRowsOfOnceRight: 'coalesce(sum(l.held) FILTER (WHERE r.held = 1), 0)',
  productOfMany: `coalesce(sum(${sql.largeProduct('l.held', 'r.held')}) FILTER (WHERE l.held > 1 AND r.held > 1), 0)`,
})

/**
 * Compares the attributes of pairs in a part of their values. The values of each attribute are counted in the same
 * statement, so that the tables are read once.
 */
export async function sampleOverlaps(
  queries: ReadQueries,
  asked: ComparedAttributes,
  parts: number,
  signal: AbortSignal,
): Promise<Sampled> {
  const codes = new AttributeCodes(asked.lefts, asked.rights)
  const countsOf = (side: string, left: string, right: string): string =>
    `SELECT ${left} AS "left", ${right} AS "right", count(*) AS "values", sum(held) AS "leftRows", 0 AS "rightRows" FROM ${side} GROUP BY code`
  const sides = `(${countsOf('lefts', 'code', 'NULL')}) UNION ALL (${countsOf('rights', 'NULL', 'code')})`
  const rows: PairRow[] = []
  for (const some of portionsOf(asked, queries.sql.limits)) {
    const { relations, query } = overlaps(queries, some, codes, OVERLAP, { of: parts })
    const all = queries.knex.raw(`? (?) UNION ALL ${sides}`, [relations, query])
    rows.push(...(await collect<PairRow>(queries, all, signal)))
  }
  const found = byCodes(rows)
  const counts = (key: string): ValueCounts => {
    const { values, leftRows } = found.get(key) ?? NO_OVERLAP
    return { values, rows: leftRows }
  }
  return {
    lefts: asked.lefts.map((attribute) => counts(`${codes.of(attribute)} null`)),
    rights: asked.rights.map((attribute) => counts(`null ${codes.of(attribute)}`)),
    pairs: pairsIn(asked, codes).map((key) => found.get(key) ?? NO_OVERLAP),
  }
}

const NO_OVERLAP: Overlap = { values: 0, leftRows: 0, rightRows: 0 }

/** Compares the attributes of pairs by all their values. */
export async function countOverlaps(
  queries: ReadQueries,
  asked: ComparedAttributes,
  signal: AbortSignal,
): Promise<(CountedOverlap | undefined)[]> {
  const codes = new AttributeCodes(asked.lefts, asked.rights)
  const rows: (PairRow & CountedOverlap)[] = []
  for (const some of portionsOf(asked, queries.sql.limits)) {
    const { relations, query } = overlaps(queries, some, codes, counted(queries), undefined)
    const all = queries.knex.raw('? ?', [relations, query])
    rows.push(...(await collect<PairRow & CountedOverlap>(queries, all, signal)))
  }
  const found = byCodes(rows)
  return pairsIn(asked, codes).map((key) => {
    const row = found.get(key)
    return row && { ...row, productOfMany: BigInt(row.productOfMany) }
  })
}

const byCodes = <T extends { readonly left: number | null; readonly right: number | null }>(
  rows: readonly T[],
): ReadonlyMap<string, T> => new Map(rows.map((row) => [`${row.left} ${row.right}`, row]))

const pairsIn = ({ lefts, rights, pairs }: ComparedAttributes, codes: AttributeCodes): string[] =>
  pairs.map(([left, right]) => `${codes.of(lefts[left]!)} ${codes.of(rights[right]!)}`)

/** No pair has these codes. */
const NO_CODES = '-1'

/** The values of both sides as relations, and a query that joins them and counts by pairs, over those alone. */
function overlaps(
  queries: ReadQueries,
  { lefts, rights, pairs, compared }: ComparedAttributes,
  codes: AttributeCodes,
  counts: Readonly<Record<string, string>>,
  part: Part | undefined,
): { readonly relations: Knex.Raw; readonly query: Knex.Raw } {
  const { knex, sql } = queries
  const isOneGroup = lefts === rights
  const source = (attributes: readonly LoadedAttribute[]): Knex.Raw =>
    valueSource(queries, attributes, codes, compared, part)
  const columns = Object.entries(counts).map(([name, sql]) => `${sql} AS "${name}"`)
  const wanted = pairs.map(([left, right]) => codes.of(lefts[left]!) * codes.count + codes.of(rights[right]!))
  // A part of the values is read twice, so it is kept. Of all values only a side that is compared with itself is.
  const kept = part === undefined ? '' : sql.keptOnce
  return {
    relations: knex.raw(
      `WITH lefts AS ${sql.keptOnce} ?, rights AS ${isOneGroup ? '(SELECT * FROM lefts)' : `${kept} ?`},
        wanted AS ${sql.numbersIn('?')}`,
      [source(lefts), ...(isOneGroup ? [] : [source(rights)]), wanted.join(' ') || NO_CODES],
    ),
    query: knex.raw(
      `SELECT l.code AS "left", r.code AS "right", ${columns.join(', ')}
      FROM lefts AS l JOIN rights AS r ON l.key = r.key AND l.code < r.code
      WHERE l.code * CAST(${codes.count} AS ${sql.types.integer}) + r.code IN (SELECT number FROM wanted)
      GROUP BY l.code, r.code`,
    ),
  }
}
