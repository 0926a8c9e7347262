import type { Knex } from 'knex'
import type { SidesPart } from '../../../model/join-discovery-store.ts'
import type { KeyedPair, KeyedSide } from '../../../model/join-store.ts'
import { collect, type ReadWarehouse } from './collect.ts'
import { areEqual, keysOf, list } from './key-sql.ts'
import { sideValues } from './side-values.ts'

/** Pairs of one statement. */
const PAIRS_AT_ONCE = 24

interface Row {
  readonly pair: number
  readonly left_values: number
  readonly left_rows: number
  readonly right_values: number
  readonly right_rows: number
  readonly values: number
  readonly left_joined: number
  readonly right_joined: number
}

/** Compares sides by the rows with some of their values. Equal values are among them on both sides. */
export async function samplePairs(
  warehouse: ReadWarehouse,
  pairs: readonly KeyedPair[],
  parts: number,
  signal: AbortSignal,
): Promise<SidesPart[]> {
  const found: SidesPart[] = []
  for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
    const queries = pairs
      .slice(at, at + PAIRS_AT_ONCE)
      .map((pair, i) => sampleQuery(warehouse.knex, pair, i, parts))
    const union = warehouse.knex.raw(queries.map(() => '?').join(' UNION ALL '), queries)
    const rows = await collect<Row>(warehouse, union, signal)
    found.push(...rows.sort((one, other) => one.pair - other.pair).map(partOf))
  }
  return found
}

function sampleQuery(knex: Knex, { left, right }: KeyedPair, pair: number, parts: number): Knex.Raw {
  const sampled = (side: KeyedSide): Knex.Raw => {
    if (parts === 1) return sideValues(knex, side)
    const columns = side.attributeIds.map((id) => `c${id}`)
    const text = `(hash(${list(columns)}) % ${parts} = 0)`
    return sideValues(knex, { ...side, filter: { text, bindings: [] } })
  }
  return knex.raw(
    `(WITH l AS MATERIALIZED (?), r AS MATERIALIZED (?)
    SELECT ${pair} AS pair, * FROM
      (SELECT count(*) AS left_values, coalesce(sum(f), 0) AS left_rows FROM l),
      (SELECT count(*) AS right_values, coalesce(sum(f), 0) AS right_rows FROM r),
      (SELECT count(*) AS "values", coalesce(sum(l.f), 0) AS left_joined, coalesce(sum(r.f), 0) AS right_joined
        FROM l JOIN r ON ${areEqual(keysOf(left), 'l', 'r')}))`,
    [sampled(left), sampled(right)],
  )
}

const partOf = (row: Row): SidesPart => ({
  left: { values: row.left_values, rows: row.left_rows },
  right: { values: row.right_values, rows: row.right_rows },
  overlap: { values: row.values, leftRows: row.left_joined, rightRows: row.right_joined },
})
