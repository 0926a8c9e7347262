import type { EvaluatedPart } from '../expressions/evaluated-parts.ts'
import type { Sql } from '../expressions/sql.ts'
import type { Type } from '../expressions/value.ts'
import type { ColumnType } from '../model/warehouse/dialect.ts'
import type { AggregateMethod, Rule } from '../model/rule.ts'
import type { TableColumn } from '../model/warehouse/warehouse.ts'
import { attributesOverAdmitted } from './checked-rule.ts'
import type { CompiledRule, ComputedColumn } from './compiled-rule.ts'

/** A rule of a pass, with the columns of the table of verdicts that it uses. */
export interface EvaluatedRule {
  readonly rule: Rule
  readonly compiled: CompiledRule
  /**
   * False if the verdicts depend on statistics that do not exist after the analysis (see `attributesOverAdmitted`).
   */
  readonly isRepeatable: boolean
  /** Column of its verdict. */
  readonly verdict: string
  readonly group: ValueColumns | undefined
  readonly aggregate: (ValueColumns & { readonly type: Type; readonly method: AggregateMethod }) | undefined
  /** Column of the attribute's value if the threshold counts values. */
  readonly counted: string | undefined
}

/** A computed value, and whether a reading of it fails. */
export interface ValueColumns {
  readonly value: string
  readonly failed: string | undefined
}

/** The table of verdicts of a pass: what one scan of the rows computes. */
export interface VerdictColumns {
  readonly rules: readonly EvaluatedRule[]
  readonly columns: readonly { readonly column: TableColumn; readonly value: Sql }[]
  /** The parts of the rules that the evaluator has computed, each once. */
  readonly parts: readonly EvaluatedPart[]
}

/** Lays out the table of verdicts. Rules with the same group or aggregated expression share its column. */
export function verdictColumns(
  rules: readonly { readonly rule: Rule; readonly compiled: CompiledRule }[],
): VerdictColumns {
  const columns: { column: TableColumn; value: Sql }[] = []
  const known = new Map<string, string>()
  const columnFor = (prefix: string, type: ColumnType, sql: Sql): string => {
    const key = JSON.stringify([type, sql.text, sql.bindings.map((value) => [typeof value, String(value)])])
    const found = known.get(key)
    if (found !== undefined) return found
    const name = `${prefix}${columns.length}`
    columns.push({ column: [name, type], value: sql })
    known.set(key, name)
    return name
  }
  const valueColumns = ({ value, failed }: ComputedColumn, type: Type): ValueColumns => ({
    value: columnFor('c', type === 'null' ? 'text' : type, value),
    failed: failed && columnFor('f', 'logical', failed),
  })
  const evaluated = rules.map(({ rule, compiled }) => {
    const { group, aggregate } = compiled
    return {
      rule,
      compiled,
      isRepeatable: attributesOverAdmitted(compiled.checked).length === 0,
      verdict: columnFor('v', 'tiny integer', compiled.verdict),
      group: group && valueColumns(group, 'text'),
      aggregate: aggregate && {
        ...valueColumns(aggregate, aggregate.type),
        type: aggregate.type,
        method: aggregate.method,
      },
      counted:
        rule.thresholdOf === 'values'
          ? columnFor('c', 'text', { text: `c${rule.attributeId}`, bindings: [] })
          : undefined,
    }
  })
  const parts = new Map(rules.flatMap(({ compiled }) => compiled.evaluated.map((part) => [part.table, part])))
  return { rules: evaluated, columns, parts: [...parts.values()] }
}
