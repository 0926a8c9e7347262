import type { Knex } from 'knex'
import type {
  Fences,
  KeyedValue,
  KeyFences,
  OutlierTables,
  ValueCount,
} from '../../../model/warehouse/report-tables.ts'
import type { EngineSql } from '../engine-sql.ts'
import { type Selected, type ValueRow, valueColumns, valueCounts } from './value-rows.ts'

/** Reads numbers that are far from the others from the table of the values of a load. */
export class SqlOutlierTables implements OutlierTables {
  readonly #knex: Knex
  readonly #sql: EngineSql
  readonly #values: string
  /** The number of a value, in conditions. */
  readonly #x: string

  /** @param values name of the table */
  constructor(knex: Knex, sql: EngineSql, values: string) {
    this.#knex = knex
    this.#sql = sql
    this.#values = values
    this.#x = sql.storedDouble('x')
  }

  async beyond(attribute: number, [lower, upper]: Fences) {
    const [sums] = await this.#knex(this.#values)
      .where({ attribute })
      .whereRaw(`${this.#x} IS NOT NULL`)
      .select<{ below: number; above: number; least: number; greatest: number }[]>(
        this.#raw(`${this.#rowsWhere(`${this.#x} < ?`)} AS below`, [lower]),
        this.#raw(`${this.#rowsWhere(`${this.#x} > ?`)} AS above`, [upper]),
        this.#raw(`min(x) FILTER (WHERE ${this.#x} >= ?) AS least`, [lower]),
        this.#raw(`max(x) FILTER (WHERE ${this.#x} <= ?) AS greatest`, [upper]),
      )
    return sums!
  }

  async furthest(attribute: number, fences: Fences, most: number): Promise<ValueCount[]> {
    return valueCounts(
      await this.#valuesOf(attribute, most)
        .whereRaw(`(${this.#x} < ? OR ${this.#x} > ?)`, [...fences])
        .orderByRaw('greatest(? - x, x - ?) DESC, n', [...fences]),
    )
  }

  async bins(attribute: number, from: number, to: number, count: number): Promise<number[]> {
    const rows = await this.#knex(this.#values)
      .where({ attribute })
      .whereRaw(`${this.#x} BETWEEN ? AND ?`, [from, to])
      .groupByRaw('1')
      .select<{ bin: number; rows: number }[]>(
        this.#raw(`CAST(least(floor((x - ?) / ?), ?) AS ${this.#sql.types['small integer']}) AS bin`, [
          from,
          (to - from) / count,
          count - 1,
        ]),
        this.#raw(`${this.#rows} AS rows`),
      )
    return countsByBin(rows, count)
  }

  async beyondKeys(attribute: number, [from, before]: KeyFences) {
    const [sums] = await this.#knex(this.#values)
      .where({ attribute })
      .whereNotNull('key')
      .select<{ below: number; above: number; least: string; greatest: string }[]>(
        this.#raw(`${this.#rowsWhere('"key" < ?')} AS below`, [from]),
        this.#raw(`${this.#rowsWhere('"key" >= ?')} AS above`, [before]),
        this.#raw('min("key") FILTER (WHERE "key" >= ?) AS least', [from]),
        this.#raw('max("key") FILTER (WHERE "key" < ?) AS greatest', [before]),
      )
    return sums!
  }

  async outermost(attribute: number, [from, before]: KeyFences, most: number): Promise<KeyedValue[]> {
    const keyed = () => this.#valuesOf(attribute, most).select<(ValueRow & { key: string })[]>('v.key')
    const below = await keyed().where('v.key', '<', from).orderBy(['v.key', 'v.n'])
    const above = await keyed()
      .where('v.key', '>=', before)
      .orderBy([{ column: 'v.key', order: 'desc' }, { column: 'v.n' }])
    return [...below, ...above].map(({ text, length, rows, key }) => ({ text, length, rows, key }))
  }

  async keyBins(attribute: number, [from, before]: KeyFences, edges: readonly string[]): Promise<number[]> {
    const bin = ['0', ...edges.map(() => 'CASE WHEN "key" >= ? THEN 1 ELSE 0 END')].join(' + ')
    const rows = await this.#knex(this.#values)
      .where({ attribute })
      .where('key', '>=', from)
      .where('key', '<', before)
      .groupByRaw('1')
      .select<{ bin: number; rows: number }[]>(
        this.#raw(`${bin} AS bin`, edges),
        this.#raw(`${this.#rows} AS rows`),
      )
    return countsByBin(rows, edges.length + 1)
  }

  /** SQL: the number of rows with the values of a group. */
  get #rows(): string {
    return `CAST(sum(frequency) AS ${this.#sql.types.integer})`
  }

  /** SQL: the number of rows with the values that meet a condition. */
  #rowsWhere(condition: string): string {
    return `CAST(coalesce(sum(frequency) FILTER (WHERE ${condition}), 0) AS ${this.#sql.types.integer})`
  }

  #valuesOf(attribute: number, most: number): Selected<ValueRow> {
    return this.#knex<ValueRow>({ v: this.#values })
      .where('v.attribute', attribute)
      .limit(most)
      .select<ValueRow[]>(valueColumns(this.#knex))
  }

  #raw(sql: string, bindings: readonly (number | string)[] = []): Knex.Raw {
    return this.#knex.raw(sql, bindings)
  }
}

function countsByBin(rows: readonly { bin: number; rows: number }[], count: number): number[] {
  const byBin = new Map(rows.map(({ bin, rows }) => [bin, rows]))
  return Array.from({ length: count }, (_, bin) => byBin.get(bin) ?? 0)
}
