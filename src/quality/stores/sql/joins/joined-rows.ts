import type { Knex } from 'knex'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import type {
  JoinedAttributes,
  JoinedRows,
  KeyedPair,
  KeyedSide,
  RowSegment,
} from '../../../model/warehouse/join-store.ts'
import type { EngineQueries } from '../engine-queries.ts'
import { keyedRows } from './compared-keys.ts'
import type { FetchedSide, JoinPages, QueryText } from './join-pages.ts'
import type { JoinSources } from './join-sources.ts'
import { areEqual, keysOf, list } from './key-sql.ts'

const MAX_BIGINT = 2n ** 62n

/**
 * `pair` numbers the rows of a join: by the number of the left row, then by that of the right row. A missing left row
 * is after all others, a missing right row before.
 */
function pairNumbers({ sql }: EngineQueries, { left, right }: KeyedPair) {
  const [noLeft, times] = [BigInt(left.loadedRows) + 1n, BigInt(right.loadedRows) + 1n]
  const type = (noLeft + 1n) * times < MAX_BIGINT ? 'integer' : 'large integer'
  const { types, quotient } = sql
  const rest = (pair: string): string => `(${pair} % ${times})`
  return {
    of: (left: string, right: string): string =>
      `CAST(coalesce(${left}, ${noLeft}) AS ${types[type]}) * ${times} + coalesce(${right}, 0)`,
    leftOf: (pair: string): string =>
      `nullif(CAST(${quotient(`${pair} - ${rest(pair)}`, String(times))} AS ${types.integer}), ${noLeft})`,
    rightOf: (pair: string): string => `nullif(CAST(${rest(pair)} AS ${types.integer}), 0)`,
  }
}

export interface RowSources {
  readonly pair: KeyedPair
  readonly sources: JoinSources
  readonly pages: JoinPages
}

/** The rows of a join, read from its sources. */
export class PairRows implements JoinedRows {
  readonly #queries: EngineQueries
  readonly #pair: KeyedPair
  readonly #sources: JoinSources
  readonly #segment: RowSegment
  readonly #shown: JoinedAttributes
  readonly #pages: JoinPages
  readonly #numbers: ReturnType<typeof pairNumbers>

  constructor(
    queries: EngineQueries,
    { pair, sources, pages }: RowSources,
    segment: RowSegment,
    shown: JoinedAttributes,
  ) {
    this.#queries = queries
    this.#pair = pair
    this.#sources = sources
    this.#segment = segment
    this.#shown = shown
    this.#pages = pages
    this.#numbers = pairNumbers(queries, pair)
  }

  all(): Knex.QueryBuilder {
    const { left, right } = this.#pair
    const { unmatchedLeft, unmatchedRight } = this.#segment
    const kind = unmatchedLeft ? (unmatchedRight ? 'FULL' : 'LEFT') : unmatchedRight ? 'RIGHT' : 'INNER'
    const rows = (side: KeyedSide, name: 'l' | 'r', ids: readonly number[]): Knex.Raw =>
      keyedRows(this.#queries, side, [
        `s._rowid AS ${name}row`,
        ...ids.map((id) => `s.c${id} AS ${name}${id}`),
      ])
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
      ...(from > mainRows && !unmatchedRight ? [this.#noRows()] : []),
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
  #mainRows(skipped: bigint, last: bigint): QueryText {
    const { link } = this.#sources
    const { unmatchedLeft } = this.#segment
    const before = unmatchedLeft ? 'inner_before + unmatched_before' : 'inner_before'
    const length = unmatchedLeft ? 'greatest(matches, 1)' : 'matches'
    const { integer } = this.#queries.sql.types
    const page = `SELECT row, ${list(link)},
        CAST(greatest(${skipped} - (${before}), 0) AS ${integer}) AS start,
        CAST(least(${last} - (${before}), ${length}) AS ${integer}) AS stop
      FROM (?) WHERE ${before} < ${last} AND ${before} + ${length} > ${skipped} AND ${length} > 0`
    const bindings = [this.#sources.leftRows({ skipped, last, unmatchedLeft })]
    return this.#pages.pairs({ text: page, bindings }, last, this.#sources)
  }

  /** The right rows that join nothing, by their positions among themselves. */
  #rest(first: bigint, last: bigint): QueryText {
    return {
      text: `SELECT ${this.#noRow()} AS lrow, row AS rrow FROM (?)`,
      bindings: [this.#sources.unmatchedRightAt(first, last)],
    }
  }

  /** The rows whose numbers a query selects as `lrow` and `rrow`. */
  #withNumbers(numbers: QueryText): Knex.QueryBuilder {
    const { left, right } = this.#pair
    const side = (
      { entityId, generation }: KeyedSide,
      name: 'l' | 'r',
      ids: readonly number[],
    ): FetchedSide => ({
      table: rowsTable(entityId, generation),
      columns: list([`_rowid AS ${name}row`, ...ids.map((id) => `c${id} AS ${name}${id}`)]),
    })
    return this.#relation(
      this.#pages.values({
        columns: this.#columns(),
        numbers,
        left: side(left, 'l', this.#shown.left),
        right: side(right, 'r', this.#shown.right),
      }),
    )
  }

  #noRow(): string {
    return `CAST(NULL AS ${this.#queries.sql.types.integer})`
  }

  #noRows(): QueryText {
    return { text: `SELECT ${this.#noRow()} AS lrow, ${this.#noRow()} AS rrow WHERE false`, bindings: [] }
  }

  #columns(): string {
    const named = (name: 'l' | 'r'): string[] =>
      this.#shown[name === 'l' ? 'left' : 'right'].map((id) => `${name}.${name}${id}`)
    const pair = `${this.#numbers.of('l.lrow', 'r.rrow')} AS pair`
    return list([pair, 'l.lrow', 'r.rrow', ...named('l'), ...named('r')])
  }

  #relation({ text, bindings }: QueryText): Knex.QueryBuilder {
    const { knex } = this.#queries
    return knex.from(knex.raw(`(${text}) AS joined`, [...bindings]))
  }
}
