import type { Knex } from 'knex'
import type { ColumnType } from '../model/warehouse/dialect.ts'
import { COUNT_OF_GROUPS, KEPT_ROWS_COLUMNS, GROUPS_COLUMNS } from '../model/warehouse/tables.ts'
import { DEFAULT_GROUP_LIMIT } from '../model/rule.ts'
import type { Row, Warehouse } from '../model/warehouse/warehouse.ts'
import { NO_SCALES, readScales } from './decimal-scales.ts'
import {
  countsOf,
  FAILING,
  figuresOf,
  groupFigures,
  havingRows,
  largestGroups,
  PASSING,
  selected,
  type VerdictCounts,
  verdictsOf,
} from './verdict-figures.ts'
import type { EvaluatedRule, VerdictColumns } from './verdict-columns.ts'

/** Names of the tables of a pass. */
export interface PassTables {
  readonly rows: string
  readonly verdicts: string
  readonly kept: string
  readonly groups: string
}

/** Rules whose figures one statement computes. */
const RULES_AT_ONCE = 50

/**
 * The verdicts of a pass, and the tables that are derived from them. The verdicts are kept in a table, so that no query
 * scans the rows again. The verdicts of a single rule have no table: its two queries are quicker over the rows.
 */
export class VerdictTable {
  readonly #warehouse: Warehouse
  readonly #tables: PassTables
  readonly #columns: VerdictColumns
  readonly #signal: AbortSignal
  readonly #hasTable: boolean
  #scales = NO_SCALES

  constructor(warehouse: Warehouse, tables: PassTables, columns: VerdictColumns, signal: AbortSignal) {
    this.#warehouse = warehouse
    this.#tables = tables
    this.#columns = columns
    this.#signal = signal
    const [rule, ...others] = columns.rules
    this.#hasTable = others.length > 0 || rule?.group !== undefined || rule?.aggregate !== undefined
  }

  /** Evaluates all rows in one scan. @throws the errors of `Warehouse.createAs` */
  async create(): Promise<void> {
    if (!this.#hasTable) return
    const { knex } = this.#warehouse
    const { verdicts } = this.#tables
    const layout = {
      name: verdicts,
      columns: [['_rowid', 'integer'], ...this.#columns.columns.map(({ column }) => column)] as const,
    }
    await this.#warehouse.createAs(layout, this.#evaluated(), this.#signal)
    this.#scales = await readScales(this.#warehouse, knex(verdicts), this.#columns.rules, (sizes) =>
      this.#read(sizes),
    )
  }

  #evaluated(): Knex.QueryBuilder {
    const { knex } = this.#warehouse
    return verdictsOf(knex, knex(this.#tables.rows), this.#columns)
  }

  /** The verdicts and the values that belong to them. */
  #verdicts(): Knex.QueryBuilder {
    const { knex } = this.#warehouse
    return this.#hasTable ? knex(this.#tables.verdicts) : knex.from(this.#evaluated().as('verdicts'))
  }

  /** The counts of all rules, in their order. */
  async counts(): Promise<VerdictCounts[]> {
    const { knex, dialect } = this.#warehouse
    const counts: VerdictCounts[] = []
    const { rules } = this.#columns
    for (let from = 0; from < rules.length; from += RULES_AT_ONCE) {
      const some = rules.slice(from, from + RULES_AT_ONCE)
      const figures = some.map((rule, i) => selected(knex, figuresOf(rule, dialect, this.#scales), i))
      const [row = {}] = await this.#read(this.#verdicts().select(figures))
      counts.push(...some.map((_, i) => countsOf(row, i)))
    }
    return counts
  }

  /** Keeps the numbers of the failing rows of some rules, and of the passing rows of those that are not repeatable. */
  async keepRows(rules: readonly EvaluatedRule[]): Promise<void> {
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

  #keptRows({ rule, verdict, group, isRepeatable }: EvaluatedRule, areToPass: boolean): Knex.QueryBuilder {
    return this.#verdicts()
      .select({ rule: this.#typed(rule.id, 'small integer'), passes: this.#typed(areToPass, 'logical') })
      .rowNumber('n', '_rowid')
      .select({ row: '_rowid', value: group && !isRepeatable ? group.value : this.#typed(null, 'text') })
      .whereIn(verdict, areToPass ? PASSING : FAILING)
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
  #grouped(value: string, rules: readonly EvaluatedRule[]): Knex.QueryBuilder {
    const { knex, dialect } = this.#warehouse
    const figures = rules.map((rule, i) => selected(knex, groupFigures(rule, dialect, this.#scales), i))
    return this.#verdicts().select({ value }).select(figures).groupBy(value)
  }

  #largestGroups(grouped: string, { rule }: EvaluatedRule, i: number): Knex.QueryBuilder {
    const { knex, dialect } = this.#warehouse
    const largest = largestGroups(this.#warehouse, knex(grouped), i)
      .limit(rule.groupLimit || DEFAULT_GROUP_LIMIT)
      .select('value')
      .select(Object.fromEntries(FIGURES.map((name) => [name, `${name}_${i}`])))
    const place = dialect.rowNumber([{ column: 'total', isDescending: true }, { column: 'value' }])
    return knex
      .from(largest.as('largest'))
      .select({ rule: this.#typed(rule.id, 'small integer'), n: knex.raw(place) }, 'value', ...FIGURES)
  }

  #countOfGroups(grouped: string, { rule }: EvaluatedRule, i: number): Knex.QueryBuilder {
    return havingRows(this.#warehouse.knex(grouped), i)
      .select({
        rule: this.#typed(rule.id, 'small integer'),
        n: this.#typed(COUNT_OF_GROUPS, 'integer'),
        value: this.#typed(null, 'text'),
      })
      .count({ passing: '*' })
      .select({
        failing: this.#typed(0, 'integer'),
        aggregate_pass: this.#typed(null, 'text'),
        aggregate_fail: this.#typed(null, 'text'),
      })
  }

  /** A value as a column. The engine does not derive the type of a column from a binding. */
  #typed(value: number | boolean | null, type: ColumnType): Knex.Raw {
    const { knex, dialect } = this.#warehouse
    return value === null ? knex.raw(dialect.typedNull(type)) : knex.raw(dialect.cast('?', type), [value])
  }

  async drop(): Promise<void> {
    if (this.#hasTable) await this.#warehouse.drop([this.#tables.verdicts])
  }

  /** The rules that group, by the column of their groups. */
  #byGroup(): Map<string, EvaluatedRule[]> {
    const byGroup = new Map<string, EvaluatedRule[]>()
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
