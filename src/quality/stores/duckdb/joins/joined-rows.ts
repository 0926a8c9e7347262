import type { Knex } from 'knex'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import type {
  JoinedAttributes,
  JoinedRows,
  KeyedPair,
  KeyedSide,
  RowSegment,
} from '../../../model/warehouse/join-store.ts'
import { keyedRows } from './compared-keys.ts'
import type { JoinSources } from './join-sources.ts'
import { areEqual, keysOf, list } from './key-sql.ts'

const MAX_BIGINT = 2n ** 62n

/**
 * `pair` numbers the rows of a join: by the number of the left row, then by that of the right row. A missing left row
 * is after all others, a missing right row before.
 */
function pairNumbers({ left, right }: KeyedPair) {
  const [noLeft, times] = [BigInt(left.loadedRows) + 1n, BigInt(right.loadedRows) + 1n]
  const type = (noLeft + 1n) * times < MAX_BIGINT ? 'BIGINT' : 'HUGEINT'
  return {
    of: (left: string, right: string): string =>
      `coalesce(${left}, ${noLeft})::${type} * ${times} + coalesce(${right}, 0)`,
    leftOf: (pair: string): string => `nullif((${pair} // ${times})::BIGINT, ${noLeft})`,
    rightOf: (pair: string): string => `nullif((${pair} % ${times})::BIGINT, 0)`,
  }
}

/** A part of a query with its bindings. */
interface Part {
  readonly text: string
  readonly bindings: readonly Knex.RawBinding[]
}

export interface RowSources {
  readonly pair: KeyedPair
  readonly sources: JoinSources
  /** True if the right rows are spread over several tables. */
  readonly isRightSpread: boolean
}

/** The rows of a join, read from its sources. */
export class PairRows implements JoinedRows {
  readonly #knex: Knex
  readonly #pair: KeyedPair
  readonly #sources: JoinSources
  readonly #segment: RowSegment
  readonly #shown: JoinedAttributes
  readonly #isRightSpread: boolean
  readonly #numbers: ReturnType<typeof pairNumbers>

  constructor(
    knex: Knex,
    { pair, sources, isRightSpread }: RowSources,
    segment: RowSegment,
    shown: JoinedAttributes,
  ) {
    this.#knex = knex
    this.#pair = pair
    this.#sources = sources
    this.#segment = segment
    this.#shown = shown
    this.#isRightSpread = isRightSpread
    this.#numbers = pairNumbers(pair)
  }

  all(): Knex.QueryBuilder {
    const { left, right } = this.#pair
    const { unmatchedLeft, unmatchedRight } = this.#segment
    const kind = unmatchedLeft ? (unmatchedRight ? 'FULL' : 'LEFT') : unmatchedRight ? 'RIGHT' : 'INNER'
    const rows = (side: KeyedSide, name: 'l' | 'r', ids: readonly number[]): Knex.Raw =>
      keyedRows(this.#knex, side, [`s._rowid AS ${name}row`, ...ids.map((id) => `s.c${id} AS ${name}${id}`)])
    return this.#relation({
      text: `SELECT ${this.#columns()} FROM (?) AS l ${kind} JOIN (?) AS r ON ${areEqual(keysOf(left), 'l', 'r')}`,
      bindings: [rows(left, 'l', this.#shown.left), rows(right, 'r', this.#shown.right)],
    })
  }

  at(first: number, last: number): Knex.QueryBuilder {
    const { unmatchedRight, mainRows } = this.#segment
    const [from, to] = [BigInt(first), BigInt(last)]
    const parts = [
      ...(from <= mainRows ? [this.#mainRows(from - 1n, to)] : []),
      ...(unmatchedRight && to > mainRows ? [this.#rest(from - mainRows, to - mainRows)] : []),
      ...(from > mainRows && !unmatchedRight ? [NO_ROWS] : []),
    ]
    return this.#withNumbers({
      text: parts.map(({ text }) => text).join(' UNION ALL '),
      bindings: parts.flatMap(({ bindings }) => bindings),
    })
  }

  withPairs(pairs: Knex.QueryBuilder): Knex.QueryBuilder {
    const { leftOf, rightOf } = this.#numbers
    return this.#withNumbers({
      text: `SELECT ${leftOf('pair')} AS lrow, ${rightOf('pair')} AS rrow FROM (?) AS pairs`,
      bindings: [pairs],
    })
  }

  /** The rows with a left row after the first `skipped` and up to `last`. Only their left and right rows are read. */
  #mainRows(skipped: bigint, last: bigint): Part {
    const { link } = this.#sources
    const { unmatchedLeft } = this.#segment
    const before = unmatchedLeft ? 'inner_before + unmatched_before' : 'inner_before'
    const length = unmatchedLeft ? 'greatest(matches, 1)' : 'matches'
    const page = `SELECT row, ${list(link)},
        greatest(${skipped} - (${before}), 0)::BIGINT AS start, least(${last} - (${before}), ${length})::BIGINT AS stop
      FROM (?) WHERE ${before} < ${last} AND ${before} + ${length} > ${skipped}`
    return {
      text: `(WITH page AS MATERIALIZED (${page}),
        wanted AS (SELECT row, ${list(link)}, unnest(range(start, stop)) + 1 AS i FROM page)
        SELECT l.row AS lrow, r.row AS rrow FROM wanted AS l LEFT JOIN (?) AS r ON ${areEqual([...link, 'i'], 'l', 'r')})`,
      bindings: [this.#sources.leftRows({ skipped, last, unmatchedLeft }), this.#sources.rightRows('page')],
    }
  }

  /** The right rows that join nothing, by their positions among themselves. */
  #rest(first: bigint, last: bigint): Part {
    return {
      text: 'SELECT NULL::BIGINT AS lrow, row AS rrow FROM (?)',
      bindings: [this.#sources.unmatchedRightAt(first, last)],
    }
  }

  /** The rows whose numbers a query selects as `lrow` and `rrow`. */
  #withNumbers({ text, bindings }: Part): Knex.QueryBuilder {
    const { left, right } = this.#pair
    // The condition makes the engine skip the groups of rows without a wanted row.
    const wanted = (name: 'l' | 'r'): string => `_rowid IN (SELECT ${name}row FROM p)`
    const loaded = (
      side: KeyedSide,
      name: 'l' | 'r',
      ids: readonly number[],
      condition: string,
    ): Knex.Raw => {
      const table = rowsTable(side.entityId, side.generation)
      const columns = list([`_rowid AS ${name}row`, ...ids.map((id) => `c${id} AS ${name}${id}`)])
      return this.#knex.raw(`SELECT ${columns} FROM ?? WHERE ${condition}`, [table])
    }
    // The right rows of neighbouring left rows are scattered. By its own ids, the engine fetches single rows. With such ids
    // for both sides, it would read the left side completely.
    const wantedRight = this.#isRightSpread
      ? wanted('r')
      : `rowid IN (SELECT rowid FROM ${rowsTable(right.entityId, right.generation)} WHERE ${wanted('r')})`
    return this.#relation({
      text: `WITH p AS MATERIALIZED (${text}) SELECT ${this.#columns()} FROM p
        LEFT JOIN (?) AS l ON l.lrow = p.lrow LEFT JOIN (?) AS r ON r.rrow = p.rrow`,
      bindings: [
        ...bindings,
        loaded(left, 'l', this.#shown.left, wanted('l')),
        loaded(right, 'r', this.#shown.right, wantedRight),
      ],
    })
  }

  #columns(): string {
    const named = (name: 'l' | 'r'): string[] =>
      this.#shown[name === 'l' ? 'left' : 'right'].map((id) => `${name}.${name}${id}`)
    const pair = `${this.#numbers.of('l.lrow', 'r.rrow')} AS pair`
    return list([pair, 'l.lrow', 'r.rrow', ...named('l'), ...named('r')])
  }

  #relation({ text, bindings }: Part): Knex.QueryBuilder {
    return this.#knex.from(this.#knex.raw(`(${text}) AS joined`, [...bindings]))
  }
}

const NO_ROWS: Part = { text: 'SELECT NULL::BIGINT AS lrow, NULL::BIGINT AS rrow LIMIT 0', bindings: [] }
