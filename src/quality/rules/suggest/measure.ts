import type { Knex } from 'knex'
import { nextTurn } from '../../../lib/turns.ts'
import { verbatim } from '../../expressions/sql.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import type { Dialect } from '../../model/warehouse/dialect.ts'
import { rowsTable } from '../../model/warehouse/load-tables.ts'
import type { RuleDefinition } from '../../model/rule.ts'
import { compileRule, type CompiledRule } from '../compiled-rule.ts'
import { RuleInvalid } from '../errors.ts'
import type { RuleScope } from '../rule-scope.ts'
import { unsavedRule } from '../unsaved-rule.ts'
import { NO_SCALES } from '../decimal-scales.ts'
import { verdictColumns, type EvaluatedRule } from '../verdict-columns.ts'
import { countsOf, FAILING, figuresOf, selected, verdictsOf } from '../verdict-figures.ts'
import type { Candidate } from './candidate.ts'
import { rowsOf } from './evidence.ts'

/** The expressions of a rule that is measured. */
export type Measured = Pick<Candidate, 'expression' | 'filter'>

/** The rows that a rule admits, by their verdict. */
export interface Measurement {
  readonly passing: number
  readonly failing: number
  /** The number of the first row that fails. */
  readonly firstFailing: number | undefined
}

/** Rules that one query measures. */
const RULES_AT_ONCE = 50

/** A rule with these expressions. */
export const definitionOf = ({ expression, filter }: Measured): RuleDefinition => ({
  name: '',
  description: '',
  expression,
  filter,
  group: undefined,
  groupLimit: undefined,
  aggregate: undefined,
  aggregateMethod: undefined,
  enabled: true,
  threshold: 0,
  thresholdOf: 'rows',
  priority: undefined,
  indexControl: 'Normal',
  indexThreshold: undefined,
})

/**
 * Counts the rows that pass and fail rules, with the verdicts of runs of rules.
 * @param from the rows; all rows of the load if undefined
 * @returns in the order of the rules; undefined for a rule that is too large for the engine, or that it cannot compute
 */
export async function measure(
  load: ServedLoad,
  scope: RuleScope,
  rules: readonly Measured[],
  signal: AbortSignal,
  from?: Knex.QueryBuilder,
): Promise<(Measurement | undefined)[]> {
  const found: (Measurement | undefined)[] = rules.map(() => undefined)
  const compiled: { readonly at: number; readonly compiled: CompiledRule }[] = []
  for (const [at, rule] of rules.entries()) {
    await nextTurn()
    signal.throwIfAborted()
    const one = compiledIfPossible(rule, scope)
    if (one) compiled.push({ at, compiled: one })
  }
  for (let first = 0; first < compiled.length; first += RULES_AT_ONCE) {
    const some = compiled.slice(first, first + RULES_AT_ONCE)
    const measured = await measureSome(
      load,
      some.map(({ at, compiled }) => ({ definition: definitionOf(rules[at]!), compiled })),
      signal,
      from,
    )
    some.forEach(({ at }, i) => (found[at] = measured[i]))
  }
  return found
}

function compiledIfPossible(rule: Measured, scope: RuleScope): CompiledRule | undefined {
  try {
    const compiled = compileRule(definitionOf(rule), scope)
    // To evaluate each candidate would take too long for a request.
    return compiled.evaluated.length > 0 ? undefined : compiled
  } catch (error) {
    if (error instanceof RuleInvalid) return undefined
    throw error
  }
}

async function measureSome(
  load: ServedLoad,
  rules: readonly { readonly definition: RuleDefinition; readonly compiled: CompiledRule }[],
  signal: AbortSignal,
  from: Knex.QueryBuilder | undefined,
): Promise<Measurement[]> {
  const { entity, warehouse } = load
  const { knex, dialect } = warehouse
  const layout = verdictColumns(
    rules.map(({ definition, compiled }) => ({ rule: unsavedRule(definition, entity.id, 0), compiled })),
  )
  const source = from?.clone() ?? knex(rowsTable(entity.id, entity.generation))
  const verdicts = verdictsOf(knex, source, layout)
  const figures = layout.rules.map((evaluated, i) => {
    const { passing, failing } = figuresOf(evaluated, dialect, NO_SCALES)
    const named = { passing: passing!, failing: failing!, first_failing: firstFailing(evaluated, dialect) }
    return selected(knex, named, i)
  })
  const [row = {}] = await rowsOf(load, knex.from(verdicts.as('verdicts')).select(figures), signal)
  return layout.rules.map((_, i) => {
    const { passing, failing } = countsOf(row, i)
    const first = row[`first_failing_${i}`] ?? undefined
    return { passing, failing, firstFailing: first === undefined ? undefined : Number(first) }
  })
}

const firstFailing = ({ verdict }: EvaluatedRule, dialect: Dialect) =>
  verbatim(dialect.minimumWhere(dialect.isOneOf(verdict, FAILING), '_rowid'))
