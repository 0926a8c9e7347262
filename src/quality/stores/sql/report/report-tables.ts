import type { Knex } from 'knex'
import type { DependencyDefinition } from '../../../model/dependency.ts'
import {
  keptRowsTable,
  formsTable,
  groupsTable,
  rejectsTable,
  rowsTable,
  valuesTable,
} from '../../../model/warehouse/load-tables.ts'
import { VALUE_TYPES, type ValueType } from '../../../model/reading.ts'
import type {
  Conflict,
  Excerpt,
  FailingRow,
  FormCount,
  KeptRun,
  OutlierTables,
  RejectedRecord,
  ReportTables,
  RuleGroup,
  ValueCount,
} from '../../../model/warehouse/report-tables.ts'
import { worstConflicts } from '../dependencies/worst-conflicts.ts'
import type { EngineQueries } from '../engine-queries.ts'
import type { EngineSql } from '../engine-sql.ts'
import { SqlOutlierTables } from './outlier-tables.ts'
import { READ_CHARACTERS, type Selected, type ValueRow, valueColumns, valueCounts } from './value-rows.ts'

/** Attributes per query, since each attribute is a binding. */
const ATTRIBUTES_A_QUERY = 500

/**
 * True if a Default pattern has white space at an end, and something else. `_` is white space, and a number after it is
 * its count.
 * @param pattern name of the column
 */
const isPadded = ({ matches }: EngineSql, pattern: string): string =>
  `(${matches(pattern, '^_|_[0-9]*$')} AND NOT ${matches(pattern, '^_[0-9]*$')})`

const excerptOf = (text: string | null, length: number): Excerpt | undefined =>
  text === null ? undefined : { text, length }

/** Reads the tables of a load. With the Knex of a transaction it reads one snapshot. */
export class SqlReportTables implements ReportTables {
  readonly outliers: OutlierTables
  readonly #knex: Knex
  readonly #sql: EngineSql
  readonly #values: string
  readonly #forms: string
  readonly #rejects: string
  readonly #load: { readonly id: number; readonly generation: number }

  constructor({ knex, sql }: EngineQueries, load: { readonly id: number; readonly generation: number }) {
    const { id, generation } = load
    this.#load = load
    this.#knex = knex
    this.#sql = sql
    this.#values = valuesTable(id, generation)
    this.outliers = new SqlOutlierTables(knex, sql, this.#values)
    this.#forms = formsTable(id, generation)
    this.#rejects = rejectsTable(id, generation)
  }

  conflicts(definition: DependencyDefinition, values: number, right: number): Promise<Conflict[]> {
    const { id: entityId, generation } = this.#load
    const queries = { knex: this.#knex, sql: this.#sql }
    return worstConflicts(queries, { entityId, generation }, definition, values, right)
  }

  async failingRows(
    { ruleId, analysisId }: KeptRun,
    attributes: readonly number[],
    most: number,
  ): Promise<FailingRow[]> {
    const kept = this.#knex(keptRowsTable(this.#load.id, this.#load.generation, analysisId))
      .where({ rule: ruleId, passes: false })
      .where('n', '<=', most)
      .select('row')
    const found = await this.#knex(rowsTable(this.#load.id, this.#load.generation))
      .whereIn('_rowid', kept)
      .orderBy('_rowid')
      .select<Record<string, string | number | null>[]>(
        '_rowid',
        ...attributes.flatMap((id) => [
          this.#knex.raw('substr(??, 1, ?) AS ??', [`c${id}`, READ_CHARACTERS, `t${id}`]),
          this.#knex.raw('length(??) AS ??', [`c${id}`, `l${id}`]),
        ]),
      )
    return found.map((row) => ({
      row: row['_rowid'] as number,
      values: attributes.map((id) => excerptOf(row[`t${id}`] as string | null, row[`l${id}`] as number)),
    }))
  }

  async ruleGroups({ ruleId, analysisId }: KeptRun, most: number): Promise<RuleGroup[]> {
    const found = await this.#knex(groupsTable(this.#load.id, this.#load.generation, analysisId))
      .where('rule', ruleId)
      .whereBetween('n', [1, most])
      .orderBy('n')
      .select<{ text: string | null; length: number; passing: number; failing: number }[]>(
        this.#knex.raw('substr(value, 1, ?) AS text', [READ_CHARACTERS]),
        this.#knex.raw('length(value) AS length'),
        'passing',
        'failing',
      )
    return found.map(({ text, length, ...counts }) => ({ value: excerptOf(text, length), ...counts }))
  }

  async paddedRows(): Promise<ReadonlyMap<number, number>> {
    const padded = await this.#knex(this.#forms)
      .where({ kind: 'pattern' })
      .whereRaw(isPadded(this.#sql, 'form'))
      .groupBy('attribute')
      .select<{ attribute: number; rows: number }[]>(
        'attribute',
        this.#knex.raw(`CAST(sum(frequency) AS ${this.#sql.types.integer}) AS rows`),
      )
    return new Map(padded.map(({ attribute, rows }) => [attribute, rows]))
  }

  async variants(attributes: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const variants = new Map<number, number>()
    for (let from = 0; from < attributes.length; from += ATTRIBUTES_A_QUERY) {
      const rows = await this.#knex
        .from(this.#folded(attributes.slice(from, from + ATTRIBUTES_A_QUERY)).as('variants'))
        .groupBy('attribute')
        .select<{ attribute: number; values: number }[]>(
          'attribute',
          this.#knex.raw(`CAST(sum("values" - 1) AS ${this.#sql.types.integer}) AS "values"`),
        )
      for (const { attribute, values } of rows) variants.set(attribute, values)
    }
    return variants
  }

  async valuesOfOtherTypes(
    attribute: number,
    types: readonly ValueType[],
    most: number,
  ): Promise<ValueCount[]> {
    const places = types.map((type) => VALUE_TYPES.indexOf(type))
    return valueCounts(await this.#valuesOf(attribute, most).whereNotIn('type', places).orderBy('n'))
  }

  async valuesOfOtherPatterns(attribute: number, most: number): Promise<ValueCount[]> {
    return valueCounts(
      await this.#valuesOf(attribute, most)
        .join({ f: this.#forms }, (on) =>
          on.on('f.attribute', 'v.attribute').on('f.form', 'v.pattern').onVal('f.kind', 'pattern'),
        )
        .where('f.n', '>', 1)
        .orderBy([{ column: 'f.n', order: 'desc' }, { column: 'v.n' }]),
    )
  }

  async repeatedValues(attribute: number, most: number): Promise<ValueCount[]> {
    return valueCounts(await this.#valuesOf(attribute, most).where('frequency', '>', 1).orderBy('n'))
  }

  async paddedValues(attribute: number, most: number): Promise<ValueCount[]> {
    return valueCounts(
      await this.#valuesOf(attribute, most).whereRaw(isPadded(this.#sql, 'pattern')).orderBy('n'),
    )
  }

  async variantValues(attribute: number, most: number): Promise<ValueCount[]> {
    const [commonest] = await this.#folded([attribute])
      .orderBy([{ column: 'rows', order: 'desc' }, { column: 'folded' }])
      .limit(1)
    if (commonest === undefined) return []
    return valueCounts(
      await this.#valuesOf(attribute, most)
        .whereRaw(`${this.#foldedOf('v.value')} = ?`, [commonest.folded])
        .orderBy('n'),
    )
  }

  async topValues(attributes: readonly number[], most: number): Promise<ReadonlyMap<number, ValueCount[]>> {
    const rows = await this.#knex({ v: this.#values })
      .whereIn('attribute', attributes)
      .where('n', '<=', most)
      .orderBy(['attribute', 'n'])
      .select<ValueRow[]>(valueColumns(this.#knex))
    return byAttribute(rows, ({ text, length, rows }) => ({ text, length, rows }))
  }

  async topForms(
    attributes: readonly number[],
    kind: 'pattern' | 'mask',
    most: number,
  ): Promise<ReadonlyMap<number, FormCount[]>> {
    const rows = await this.#knex(this.#forms)
      .whereIn('attribute', attributes)
      .where({ kind })
      .where('n', '<=', most)
      .orderBy(['attribute', 'n'])
      .select<(ValueRow & FormCount)[]>(
        'attribute',
        'values',
        { rows: 'frequency' },
        this.#raw('substr(form, 1, ?) AS text', [READ_CHARACTERS]),
        this.#raw('length(form) AS length'),
      )
    return byAttribute(rows, ({ text, length, values, rows }) => ({ text, length, values, rows }))
  }

  async patternExamples(
    attributes: readonly number[],
    most: number,
  ): Promise<ReadonlyMap<number, Excerpt[]>> {
    const rows = await this.#knex({ f: this.#forms })
      .join({ v: this.#values }, (on) => on.on('v.attribute', 'f.attribute').on('v.pattern', 'f.form'))
      .whereIn('f.attribute', attributes)
      .where({ 'f.kind': 'pattern' })
      .where('f.n', '<=', most)
      .groupBy(['f.attribute', 'f.n'])
      .orderBy(['f.attribute', 'f.n'])
      .select<{ attribute: number; text: string; length: number }[]>(
        'f.attribute',
        this.#raw(`${this.#sql.atLeast('substr(v.value, 1, ?)', 'v.n')} AS text`, [READ_CHARACTERS]),
        this.#raw(`${this.#sql.atLeast('v.length', 'v.n')} AS length`),
      )
    return byAttribute(rows, ({ text, length }) => ({ text, length }))
  }

  async rejected(most: number): Promise<RejectedRecord[]> {
    return this.#knex(this.#rejects)
      .orderBy('_rowid')
      .limit(most)
      .select<RejectedRecord[]>('line', 'reason', 'detail', 'raw')
  }

  /** Groups of values of an attribute that differ only in letter case or surrounding blanks. */
  #folded(attributes: readonly number[]): Selected<{ attribute: number; folded: string }> {
    type Folded = { attribute: number; folded: string }
    return this.#knex<Folded>(this.#values)
      .whereIn('attribute', attributes)
      .groupByRaw('1, 2')
      .havingRaw('count(*) > 1')
      .select<Folded[]>(
        'attribute',
        this.#raw(`${this.#foldedOf('value')} AS folded`),
        this.#raw('count(*) AS "values"'),
        this.#raw('sum(frequency) AS rows'),
      )
  }

  #foldedOf(value: string): string {
    return `lower(${this.#sql.trimmed(value)})`
  }

  /** The values of an attribute, from the table of values as `v`. */
  #valuesOf(attribute: number, most: number): Selected<ValueRow> {
    return this.#knex<ValueRow>({ v: this.#values })
      .where('v.attribute', attribute)
      .limit(most)
      .select<ValueRow[]>(valueColumns(this.#knex))
  }

  #raw(sql: string, bindings: readonly number[] = []): Knex.Raw {
    return this.#knex.raw(sql, bindings)
  }
}

function byAttribute<Row extends { readonly attribute: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const row of rows) {
    const group = groups.get(row.attribute)
    if (group === undefined) groups.set(row.attribute, [itemOf(row)])
    else group.push(itemOf(row))
  }
  return groups
}
