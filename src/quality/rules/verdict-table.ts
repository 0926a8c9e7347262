import type { Knex } from 'knex'
import { sql, verbatim } from '../expressions/sql.ts'
import { COUNT_OF_GROUPS, KEPT_ROWS_COLUMNS, GROUPS_COLUMNS } from '../model/tables.ts'
import { DEFAULT_GROUP_LIMIT } from '../model/rule.ts'
import type { Row, Warehouse } from '../model/warehouse.ts'
import {
  countsOf,
  fails,
  figuresOf,
  groupFigures,
  passes,
  rawOf,
  type VerdictCounts,
} from './verdict-figures.ts'
import type { JudgedRule, VerdictColumns } from './verdict-columns.ts'

/** Names of the tables of a pass. */
export interface PassTables {
  readonly rows: string
  readonly verdicts: string
  readonly kept: string
  readonly groups: string
}

/** Rules whose figures one statement computes. */
const RULES_AT_ONCE = 50

/** The table of verdicts of a pass, and the tables that are derived from it. It needs no further scan of the rows. */
export class VerdictTable {
  readonly #warehouse: Warehouse
  readonly #tables: PassTables
  readonly #columns: VerdictColumns
  readonly #signal: AbortSignal

  constructor(warehouse: Warehouse, tables: PassTables, columns: VerdictColumns, signal: AbortSignal) {
    this.#warehouse = warehouse
    this.#tables = tables
    this.#columns = columns
    this.#signal = signal
  }

  /** Judges all rows in one scan. @throws the errors of `Warehouse.createAs` */
  async create(): Promise<void> {
    const { knex } = this.#warehouse
    const { rows, verdicts } = this.#tables
    const { columns } = this.#columns
    const query = knex(rows).select(
      '_rowid',
      ...columns.map(({ column: [name], value }) => rawOf(knex, sql`${value} as ${verbatim(name)}`)),
    )
    const layout = {
      name: verdicts,
      columns: [['_rowid', 'integer'], ...columns.map(({ column }) => column)] as const,
    }
    await this.#warehouse.createAs(layout, query, this.#signal)
  }

  /** The counts of all rules, in their order. */
  async counts(): Promise<VerdictCounts[]> {
    const { knex, dialect } = this.#warehouse
    const counts: VerdictCounts[] = []
    const { rules } = this.#columns
    for (let from = 0; from < rules.length; from += RULES_AT_ONCE) {
      const some = rules.slice(from, from + RULES_AT_ONCE)
      const selected = some.flatMap((rule, i) =>
        Object.entries(figuresOf(rule, dialect.name)).map(([name, figure]) =>
          rawOf(knex, sql`${figure} as ${verbatim(`${name}_${i}`)}`),
        ),
      )
      const [row = {}] = await this.#read(knex(this.#tables.verdicts).select(selected))
      counts.push(...some.map((_, i) => countsOf(row, i)))
    }
    return counts
  }

  /** Keeps the numbers of the failing rows of some rules, and of the passing rows of those that are not repeatable. */
  async keepRows(rules: readonly JudgedRule[]): Promise<void> {
    const { knex } = this.#warehouse
    if (rules.length === 0) return
    const parts = rules.flatMap((rule) =>
      rule.isRepeatable
        ? [this.#keptRows(rule, false)]
        : [this.#keptRows(rule, false), this.#keptRows(rule, true)],
    )
    const layout = { name: this.#tables.kept, columns: KEPT_ROWS_COLUMNS }
    await this.#warehouse.createAs(layout, unionOf(knex, parts), this.#signal)
  }

  #keptRows({ rule, verdict, group, isRepeatable }: JudgedRule, areToPass: boolean): Knex.QueryBuilder {
    const { knex } = this.#warehouse
    return knex(this.#tables.verdicts)
      .select(
        knex.raw('cast(? as integer) as rule', [rule.id]),
        knex.raw('cast(? as boolean) as passes', [areToPass]),
        knex.raw('row_number() over (order by _rowid) as n'),
        knex.raw('_rowid as row'),
        knex.raw(`${group && !isRepeatable ? group.value : 'cast(null as varchar)'} as value`),
      )
      .whereRaw(areToPass ? passes(verdict) : fails(verdict))
  }

  /**
   * Keeps the groups of all rules that group, the largest first.
   * @returns the number of groups of each rule by its id, including those that are not kept
   */
  async keepGroups(): Promise<ReadonlyMap<number, number>> {
    const { knex } = this.#warehouse
    const grouped = this.#byGroup()
    if (grouped.size === 0) return new Map()
    const parts = [...grouped].flatMap(([value, rules]) =>
      rules.flatMap((rule, i) => [
        this.#largestGroups(cteOf(value), rule, i),
        this.#countOfGroups(cteOf(value), rule, i),
      ]),
    )
    const query = unionOf(knex, parts)
    for (const [value, rules] of grouped) query.withMaterialized(cteOf(value), this.#grouped(value, rules))
    const { groups: name } = this.#tables
    await this.#warehouse.createAs({ name, columns: GROUPS_COLUMNS }, query, this.#signal)
    const counts = await this.#read(knex(name).where('n', COUNT_OF_GROUPS).select('rule', 'passing'))
    return new Map(counts.map(({ rule, passing }) => [Number(rule), Number(passing)]))
  }

  /** The figures of some rules for each group. */
  #grouped(value: string, rules: readonly JudgedRule[]): Knex.QueryBuilder {
    const { knex, dialect } = this.#warehouse
    const figures = rules.flatMap((rule, i) => groupFigures(rule, i, dialect.name))
    return knex(this.#tables.verdicts)
      .select({ value })
      .select(figures.map((figure) => rawOf(knex, figure)))
      .groupBy(value)
  }

  #largestGroups(grouped: string, { rule }: JudgedRule, i: number): Knex.QueryBuilder {
    const { knex } = this.#warehouse
    const total = `(passing_${i} + failing_${i})`
    const largest = knex(grouped)
      .whereRaw(`${total} > 0`)
      .orderByRaw(`${total} desc, value nulls last`)
      .limit(rule.groupLimit || DEFAULT_GROUP_LIMIT)
      .select('value', knex.raw(`${total} as total`))
      .select(FIGURES.map((name) => knex.raw(`${name}_${i} as ${name}`)))
    return knex
      .from(largest.as('largest'))
      .select(
        knex.raw('cast(? as integer) as rule', [rule.id]),
        knex.raw('row_number() over (order by total desc, value nulls last) as n'),
        'value',
        ...FIGURES,
      )
  }

  #countOfGroups(grouped: string, { rule }: JudgedRule, i: number): Knex.QueryBuilder {
    const { knex } = this.#warehouse
    return knex(grouped)
      .whereRaw(`passing_${i} + failing_${i} > 0`)
      .select(
        knex.raw('cast(? as integer) as rule', [rule.id]),
        knex.raw('cast(? as bigint) as n', [COUNT_OF_GROUPS]),
        knex.raw('cast(null as varchar) as value'),
        knex.raw('count(*) as passing'),
        knex.raw('cast(0 as bigint) as failing'),
        knex.raw('cast(null as varchar) as aggregate_pass'),
        knex.raw('cast(null as varchar) as aggregate_fail'),
      )
  }

  async drop(): Promise<void> {
    await this.#warehouse.drop([this.#tables.verdicts])
  }

  /** The rules that group, by the column of their groups. */
  #byGroup(): Map<string, JudgedRule[]> {
    const byGroup = new Map<string, JudgedRule[]>()
    for (const rule of this.#columns.rules) {
      if (!rule.group) continue
      const sharing = byGroup.get(rule.group.value)
      if (sharing) sharing.push(rule)
      else byGroup.set(rule.group.value, [rule])
    }
    return byGroup
  }

  async #read(query: Knex.QueryBuilder): Promise<Row[]> {
    const rows: Row[] = []
    for await (const part of this.#warehouse.read(query, this.#signal)) rows.push(...part)
    return rows
  }
}

/** The figures of a group, in the columns of GROUPS_COLUMNS. */
const FIGURES = ['passing', 'failing', 'aggregate_pass', 'aggregate_fail'] as const

/** Name of the groups of a column in the query. */
const cteOf = (column: string): string => `grouped_${column}`

const unionOf = (knex: Knex, parts: readonly Knex.QueryBuilder[]): Knex.QueryBuilder =>
  knex
    .from(knex.unionAll(parts.map((part) => knex.select('*').from(part.as('part')))).as('parts'))
    .select('*')
