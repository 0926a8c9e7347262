import type { Knex } from 'knex'
import {
  type SidesPart,
  VALUE_PARTS,
  type ValueCounts,
  type ValuesPart,
} from '../../../model/warehouse/join-discovery-store.ts'
import type { KeyedPair, KeyedSide } from '../../../model/warehouse/join-store.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import { collect, type EngineQueries, type ReadQueries } from '../engine-queries.ts'
import { keysOf, notNull } from './key-sql.ts'
import { sideValues } from './side-values.ts'

/** The counts of a side, or of the values that the sides of a pair have in common. */
interface Row {
  readonly left: number
  /** Null for the counts of a side. */
  readonly right: number | null
  readonly values: number
  readonly leftRows: number
  readonly rightRows: number
}

/**
 * Compares sides by the rows with some of their values. Equal values are among them on both sides. Each side is read once
 * for all of its pairs. Values are compared by hashes of at least 63 bits: after a collision, fewer values are missing on a side.
 */
export async function samplePairs(
  queries: ReadQueries,
  pairs: readonly KeyedPair[],
  part: ValuesPart,
  signal: AbortSignal,
): Promise<SidesPart[]> {
  if (pairs.length === 0) return []
  const { knex, sql } = queries
  const codes = new Map<string, number>()
  const sources: Knex.Raw[] = []
  const codeOf = (side: KeyedSide): number => {
    const key = `${side.entityId}-${side.generation}-${side.attributeIds.join('_')}`
    const known = codes.get(key)
    if (known !== undefined) return known
    sources.push(hashedValues(queries, side, codes.size, part))
    codes.set(key, codes.size)
    return codes.size - 1
  }
  const coded = pairs.map(({ left, right }) => [codeOf(left), codeOf(right)] as const)
  const wanted = coded.map(([left, right]) => left * codes.size + right)
  const query = knex.raw(
    `WITH sides AS ${sql.keptOnce} (
        SELECT code, key, CAST(sum(held) AS ${sql.types.integer}) AS held FROM (${sources.map(() => '?').join(' UNION ALL ')}) GROUP BY code, key),
      wanted AS ${sql.numbersIn('?')}
    SELECT code AS "left", NULL AS "right", count(*) AS "values", sum(held) AS "leftRows", 0 AS "rightRows" FROM sides GROUP BY code
    UNION ALL
    SELECT l.code, r.code, count(*), sum(l.held), sum(r.held) FROM sides AS l JOIN sides AS r ON l.key = r.key
      WHERE CAST(l.code AS ${sql.types.integer}) * ${codes.size} + r.code IN (SELECT number FROM wanted) GROUP BY l.code, r.code`,
    [...sources, wanted.join(' ')],
  )
  const rows = await collect<Row>(queries, query, signal)
  const found = new Map(rows.map((row) => [`${row.left} ${row.right}`, row]))
  const countsOf = (code: number): ValueCounts => {
    const row = found.get(`${code} null`)
    return { values: row?.values ?? 0, rows: row?.leftRows ?? 0 }
  }
  return coded.map(([left, right]) => {
    const { values, leftRows, rightRows } = found.get(`${left} ${right}`) ?? NO_OVERLAP
    return { left: countsOf(left), right: countsOf(right), overlap: { values, leftRows, rightRows } }
  })
}

const NO_OVERLAP = { values: 0, leftRows: 0, rightRows: 0 }

/** Some of the values of a side, as `code`, `key` and `held`. A value can be in several rows. */
function hashedValues(queries: EngineQueries, side: KeyedSide, code: number, part: ValuesPart): Knex.Raw {
  const { knex, sql } = queries
  if (side.compared.kind === 'value') {
    const columns = side.attributeIds.map((id) => `c${id}`)
    const rows = rowsTable(side.entityId, side.generation)
    return knex.raw(
      `SELECT ${code} AS code, ${sql.hash(columns)} AS key, 1 AS held FROM ?? WHERE ${isInPart(sql, columns, part)}`,
      [rows],
    )
  }
  const keys = keysOf(side)
  const values = sideValues(queries, side)
  return knex.raw(
    `SELECT ${code} AS code, ${sql.hash(keys)} AS key, f AS held FROM (?) WHERE ${isInPart(sql, keys, part)}`,
    [values],
  )
}

function isInPart(sql: EngineQueries['sql'], columns: readonly string[], { from, to }: ValuesPart): string {
  const part = `${sql.hash(columns)} % ${VALUE_PARTS}`
  return `${notNull(columns)} AND ${part} >= ${from} AND ${part} < ${to}`
}
