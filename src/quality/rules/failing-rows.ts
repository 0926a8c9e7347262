import type { Knex } from 'knex'
import { nextTurn } from '../../lib/turns.ts'
import { compile } from '../expressions/compile.ts'
import { columnsIn } from '../expressions/columns-in.ts'
import { EvaluatedParts } from '../expressions/evaluated-parts.ts'
import type { ScopeColumn } from '../expressions/scope.ts'
import { showValue } from '../expressions/show-value.ts'
import type { Value } from '../expressions/value.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import { rowsTable } from '../model/warehouse/load-tables.ts'
import type { CheckedRule } from './checked-rule.ts'
import { withEngineColumns } from './engine-parts.ts'
import { explainer, type Reason } from './explain.ts'
import { selectedColumns, valueOf } from './row-values.ts'
import type { RuleScope } from './rule-scope.ts'
import { rawOf, withParts } from './raw.ts'

/** Characters of a row's values. The evaluator runs on the event loop, and some functions take long on long texts. */
const MAX_EXPLAINED = 10_000

const TOO_LONG = `The values of this row have more than ${MAX_EXPLAINED.toLocaleString('en')} characters, which is too long for an explanation.`

/** A row that fails, with the values of the columns that the rule reads. */
export interface FailingRow {
  readonly row: number
  readonly values: readonly { readonly column: ScopeColumn; readonly value: string | null }[]
  readonly because: Reason
}

/**
 * Reads failing rows and explains them.
 * @param numbers of rows of the load for which the rule is not true, ascending
 * @param text of the rule's expression
 */
export async function explainRows(
  { entity, warehouse }: ServedLoad,
  { scope, engine, memory, tableOfPart }: RuleScope,
  checked: CheckedRule,
  text: string,
  numbers: readonly number[],
  signal: AbortSignal,
): Promise<FailingRow[]> {
  if (numbers.length === 0) return []
  const { knex } = warehouse
  const { expression, filter, group, aggregate } = checked
  const used = columnsIn([expression, filter, group, aggregate?.typed])
  const { typed, parts } = withEngineColumns(expression, text, scope.columns.length)
  const explain = explainer(typed, text)
  // Their tables exist: the whole rule has these parts.
  const evaluated = new EvaluatedParts(tableOfPart)
  const computedParts = parts.map((part, i): [string, Knex.Raw] => [
    `s${scope.columns.length + i}`,
    rawOf(knex, compile(part, { ...engine, evaluated }, memory)),
  ])
  const query = withParts(knex(rowsTable(entity.id, entity.generation)), evaluated.all)
    .whereIn('_rowid', [...numbers])
    .orderBy('_rowid')
    .select({ _rowid: '_rowid', ...selectedColumns(knex, used), ...Object.fromEntries(computedParts) })
  const found: FailingRow[] = []
  for await (const stored of warehouse.read(query, signal))
    for (const row of stored) {
      const values: Value[] = []
      for (const [index, column] of used)
        values[index] = valueOf(column.raw ? 'text' : column.type, row[`s${index}`])
      parts.forEach(({ type }, i) => {
        const index = scope.columns.length + i
        values[index] = valueOf(type, row[`s${index}`])
      })
      found.push({
        row: Number(row['_rowid']),
        values: [...used].map(([index, column]) => ({ column, value: shownValue(column, values[index]!) })),
        because:
          lengthOf(values) > MAX_EXPLAINED
            ? { expression: text.trim(), explanation: TOO_LONG }
            : explain(values),
      })
      await nextTurn()
      signal.throwIfAborted()
    }
  return found
}

const lengthOf = (values: readonly Value[]): number =>
  values.reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 0), 0)

const shownValue = ({ type, raw }: ScopeColumn, value: Value): string | null => {
  if (value === null) return null
  return raw ? String(value) : showValue(value, type)
}
