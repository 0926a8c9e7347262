import type { QueryMemory } from '../listings/query-memory.ts'
import type { Attribute } from '../model/attribute.ts'
import { groupsTable, keptRowsTable } from '../model/warehouse/load-tables.ts'
import type { AttributeProfile } from '../model/profile.ts'
import type { Rule, RuleFigures } from '../model/rule.ts'
import type { Warehouse } from '../model/warehouse/warehouse.ts'
import { profile } from '../profiling/profiler.ts'
import type { EvaluatedLoad } from '../rules/rule-scope.ts'
import { runRules, type RuleOutcome } from '../rules/run-rules.ts'
import { AttributeNames } from './attribute-names.ts'
import { checkRules } from './check-rules.ts'
import { RuleFilesInvalid, type FileFault } from './faults.ts'
import type { FileRule, RuleFile } from './read-rule-file.ts'

/** A source file that is loaded and profiled. */
export interface LoadedFile {
  readonly entity: { readonly id: number; readonly generation: number; readonly rows: number }
  readonly attributes: readonly (Attribute & { readonly profile: AttributeProfile })[]
  readonly warehouse: Warehouse
}

export interface CheckOptions {
  readonly memory: QueryMemory
  readonly longestBytes: number | undefined
  /** Absolute path of a folder that does not exist. The check creates and removes it. */
  readonly folder: string
  readonly signal: AbortSignal
  /** Called with the number of rules that are analysed. */
  readonly progress: (done: number) => void
}

/** The result of an enabled rule. */
export interface CheckedRule {
  readonly rule: FileRule
  readonly figures: RuleFigures
  /** The numbers of the first failing rows. */
  readonly firstFailing: readonly number[]
  readonly durationMs: number
}

/** The failing rows that are shown for a rule. */
const SHOWN_ROWS = 3

/**
 * Runs the enabled rules of a file of rules on a source file.
 * @returns the results in the order of the file
 * @throws RuleFilesInvalid if rules do not fit the source file, and the errors of `runRules`
 */
export async function checkFile(
  file: LoadedFile,
  rules: RuleFile,
  { memory, longestBytes, folder, signal, progress }: CheckOptions,
): Promise<CheckedRule[]> {
  const enabled = rules.rules.filter((rule) => rule.enabled)
  const load = loadOf(file, folder)
  const names = new AttributeNames(file.attributes)
  const faults: FileFault[] = []
  await checkRules(rules, enabled, load, names, memory, faults)
  if (faults.length > 0) throw new RuleFilesInvalid(faults)

  const evaluated = enabled.map((rule, i) => ruleOf(rule, i, names))
  const results: CheckedRule[] = []
  let done = 0
  let analyses = 0
  const running = {
    memory,
    profiling: { profile, longestBytes, folder },
    now: new Date(),
    begin: async () => ++analyses,
    signal,
  }
  for await (const outcomes of runRules(load, evaluated, running)) {
    const first = await firstFailingOf(load, outcomes, signal)
    for (const { rule, figures, durationMs } of outcomes)
      results[rule.id] = {
        rule: enabled[rule.id]!,
        figures,
        firstFailing: first.get(rule.id) ?? [],
        durationMs,
      }
    done += outcomes.length
    progress(done)
  }
  return results
}

const loadOf = ({ entity, attributes, warehouse }: LoadedFile, folder: string): EvaluatedLoad => {
  const profiles = new Map(attributes.map((attribute) => [attribute.id, attribute.profile]))
  return {
    entity: { ...entity, loadedRows: entity.rows },
    warehouse,
    folder,
    attributes: async () => attributes,
    profilesOf: async () => profiles,
    // A file is loaded once, so no attribute is missing.
    namesOf: async () => new Map(),
  }
}

/** The rule as a run needs it, identified by its place among the enabled rules. Groups and aggregates are not shown. */
const ruleOf = (rule: FileRule, place: number, names: AttributeNames): Rule => ({
  ...rule,
  id: place,
  number: place,
  entityId: 0,
  attributeId: rule.attribute === undefined ? 0 : names.find(rule.attribute)!.id,
  group: undefined,
  aggregate: undefined,
  indexControl: 'Unlimited',
  indexThreshold: undefined,
  libraryRuleId: undefined,
  isMapped: true,
  missingNames: undefined,
  version: 1,
  run: undefined,
})

/** The numbers of the first failing rows, by the ids of the rules. Drops the tables of the analysis. */
async function firstFailingOf(
  { entity, warehouse }: EvaluatedLoad,
  outcomes: readonly RuleOutcome[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const analysisId = outcomes.find(({ figures }) => figures.isIndexed)?.analysisId
  const found = new Map<number, number[]>()
  if (analysisId === undefined) return found
  const named = [entity.id, entity.generation, analysisId] as const
  const query = warehouse
    .knex(keptRowsTable(...named))
    .where('passes', false)
    .where('n', '<=', SHOWN_ROWS)
    .orderBy(['rule', 'n'])
    .select('rule', 'row')
  for await (const rows of warehouse.read(query, signal))
    for (const row of rows) {
      const rule = Number(row['rule'])
      found.set(rule, [...(found.get(rule) ?? []), Number(row['row'])])
    }
  await warehouse.drop([keptRowsTable(...named), groupsTable(...named)])
  return found
}
