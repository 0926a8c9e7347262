import { nextTurn } from '../../lib/turns.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { instant } from '../expressions/check/index.ts'
import type { QueryMemory } from '../listings/query-memory.ts'
import { NO_ERRORS, type Rule, type RuleFigures } from '../model/rule.ts'
import type { RuleScan } from '../model/warehouse/dialect.ts'
import { admittedScope, type Profiling } from './admitted-rows.ts'
import { analyse } from './analysis.ts'
import { attributesOverAdmitted, checkRule, type CheckedRule } from './checked-rule.ts'
import { compileChecked, type CompiledRule } from './compiled-rule.ts'
import { RuleInvalid } from './errors.ts'
import { isOfQuery, makeParts } from './make-parts.ts'
import { describeMissingAttribute } from './missing-attribute.ts'
import { ruleScope, type EvaluatedLoad, type RuleScope } from './rule-scope.ts'

/** What a run of rules needs from its surroundings. */
export interface RuleRunning {
  readonly memory: QueryMemory
  readonly profiling: Profiling
  /** The instant for NOW and TODAY in all rules. */
  readonly now: Date
  /** Records the begin of an analysis. Its result is part of the names of the tables that the analysis makes. */
  readonly begin: () => Promise<number>
  readonly signal: AbortSignal
}

/** The outcome of a rule. */
export interface RuleOutcome {
  readonly rule: Rule
  readonly figures: RuleFigures
  /** Undefined if the rule could not be analysed. */
  readonly analysisId: number | undefined
  readonly durationMs: number
}

interface PreparedRule {
  readonly rule: Rule
  readonly compiled: CompiledRule
}

/** A smaller scan shows progress more often; each scan reads the rows again. Longer SQL is planned slowly. */
const SCAN: RuleScan = { rules: 64, characters: 400_000 }

/**
 * Runs rules on a load, as many in one scan as the engine's memory allows. Yields the outcomes of each scan.
 * @throws the errors of the warehouse that concern no single rule
 */
export async function* runRules(
  load: EvaluatedLoad,
  rules: readonly Rule[],
  running: RuleRunning,
): AsyncGenerator<readonly RuleOutcome[], void, undefined> {
  const scope = await ruleScope(load, rules, running.memory, instant(running.now.getTime()))
  const plain: PreparedRule[] = []
  const withStatistics = new Map<string, { readonly rule: Rule; readonly checked: CheckedRule }[]>()
  const invalid: RuleOutcome[] = []
  for (const rule of rules) {
    await nextTurn()
    const missing = await describeMissingAttribute(load, rule)
    if (missing !== undefined) {
      invalid.push(failed(rule, missing))
      continue
    }
    try {
      const checked = checkRule(rule, scope)
      if (rule.filter === undefined || attributesOverAdmitted(checked).length === 0) {
        plain.push({ rule, compiled: compileChecked(checked, scope) })
        continue
      }
      const sharing = withStatistics.get(rule.filter)
      if (sharing) sharing.push({ rule, checked })
      else withStatistics.set(rule.filter, [{ rule, checked }])
    } catch (error) {
      if (!(error instanceof RuleInvalid)) throw error
      invalid.push(failed(rule, error.message))
    }
  }
  if (invalid.length > 0) yield invalid
  yield* runPrepared(load, scope, plain, running)
  for (const sharing of withStatistics.values()) yield* runOverAdmitted(load, scope, sharing, running)
}

/** Runs rules with one filter whose functions over all rows are computed over the rows that the filter admits. */
async function* runOverAdmitted(
  load: EvaluatedLoad,
  scope: RuleScope,
  rules: readonly { readonly rule: Rule; readonly checked: CheckedRule }[],
  running: RuleRunning,
): AsyncGenerator<readonly RuleOutcome[], void, undefined> {
  const filter = rules[0]!.checked.filter!
  const attributes = new Set(rules.flatMap(({ checked }) => attributesOverAdmitted(checked)))
  const analysisId = await running.begin()
  let admitted: RuleScope
  try {
    const { profiling, signal } = running
    admitted = await admittedScope(load, scope, filter, attributes, analysisId, profiling, signal)
  } catch (error) {
    const isOfRules = isOfQuery(error) || error instanceof InvalidExpression
    if (!isOfRules || running.signal.aborted) throw error
    yield rules.map(({ rule }) => failed(rule, error.message))
    return
  }
  const prepared: PreparedRule[] = []
  const invalid: RuleOutcome[] = []
  for (const { rule } of rules) {
    try {
      const checked = { ...checkRule({ ...rule, filter: undefined }, admitted), filter }
      prepared.push({ rule, compiled: compileChecked(checked, admitted) })
    } catch (error) {
      if (!(error instanceof RuleInvalid)) throw error
      invalid.push(failed(rule, error.message))
    }
  }
  if (invalid.length > 0) yield invalid
  yield* runPrepared(load, admitted, prepared, running)
}

/** Evaluates the parts that the engine cannot compute, and runs the rules. */
async function* runPrepared(
  load: EvaluatedLoad,
  scope: RuleScope,
  rules: readonly PreparedRule[],
  running: RuleRunning,
): AsyncGenerator<readonly RuleOutcome[], void, undefined> {
  const { signal } = running
  const parts = rules.flatMap(({ compiled }) => compiled.evaluated)
  const refused = await makeParts(load, parts, { signal })
  const reasonOf = ({ compiled }: PreparedRule): string | undefined =>
    compiled.evaluated.map(({ table }) => refused.get(table)).find((reason) => reason)?.message
  const without = rules.flatMap((prepared) => {
    const reason = reasonOf(prepared)
    return reason === undefined ? [] : [failed(prepared.rule, reason)]
  })
  if (without.length > 0) yield without
  const ready = rules.filter((prepared) => reasonOf(prepared) === undefined)
  for (const pass of passesOf(ready, scope, load)) yield* runPass(load, scope, pass, running)
}

/** Runs one scan. If the engine cannot do it, runs smaller scans, so that one expensive rule does not fail the others. */
async function* runPass(
  load: EvaluatedLoad,
  scope: RuleScope,
  rules: readonly PreparedRule[],
  running: RuleRunning,
): AsyncGenerator<readonly RuleOutcome[], void, undefined> {
  const { signal } = running
  const analysisId = await running.begin()
  const start = performance.now()
  try {
    const figures = await analyse({ load, rules, analysisId, signal })
    const durationMs = Math.round(performance.now() - start)
    yield rules.map(({ rule }, i) => ({ rule, figures: figures[i]!, analysisId, durationMs }))
  } catch (error) {
    if (!isOfQuery(error) || signal.aborted) throw error
    if (rules.length === 1) {
      yield [failed(rules[0]!.rule, error.message, Math.round(performance.now() - start))]
      return
    }
    const half = Math.ceil(rules.length / 2)
    yield* runPass(load, scope, rules.slice(0, half), running)
    yield* runPass(load, scope, rules.slice(half), running)
  }
}

/** Splits rules into scans whose texts fit into the engine's memory. */
function* passesOf(
  rules: readonly PreparedRule[],
  { memory }: RuleScope,
  { warehouse: { dialect } }: EvaluatedLoad,
): Generator<readonly PreparedRule[]> {
  const { rules: mostRules, characters: mostCharacters } = dialect.ruleScan ?? SCAN
  let pass: PreparedRule[] = []
  let bytes = 0
  let characters = 0
  for (const prepared of rules) {
    const { verdict, group, aggregate } = prepared.compiled
    const parts = [verdict, group?.value, group?.failed, aggregate?.value, aggregate?.failed]
    const own = parts.reduce((sum, part) => sum + (part?.made ?? 0) * memory.rowsAtOnce, 0)
    const ownCharacters = parts.reduce((sum, part) => sum + (part?.text.length ?? 0), 0)
    const isFull =
      pass.length === mostRules || bytes + own > memory.bytes || characters + ownCharacters > mostCharacters
    if (isFull && pass.length > 0) {
      yield pass
      pass = []
      bytes = 0
      characters = 0
    }
    pass.push(prepared)
    bytes += own
    characters += ownCharacters
  }
  if (pass.length > 0) yield pass
}

/** The outcome of a rule that could not be analysed. */
const failed = (rule: Rule, message: string, durationMs = 0): RuleOutcome => ({
  rule,
  analysisId: undefined,
  durationMs,
  figures: {
    result: 'error',
    fraction: undefined,
    passing: 0,
    failing: 0,
    isIndexed: false,
    groupCount: undefined,
    aggregatePass: undefined,
    aggregateFail: undefined,
    errors: {
      rule: { count: 0, row: undefined, message },
      filter: NO_ERRORS,
      group: NO_ERRORS,
      aggregate: NO_ERRORS,
    },
  },
})
