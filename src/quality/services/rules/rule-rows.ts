import { instant } from '../../expressions/check/index.ts'
import { InvalidExpression } from '../../expressions/errors.ts'
import { allOf, isOneOfTexts, NEVER } from '../../expressions/combine.ts'
import type { KeptGroups } from '../../listings/declared/warehouse/rule-groups-listing.ts'
import type { SelectedRows } from '../../listings/declared/warehouse/rule-rows-listing.ts'
import type { QueryMemory } from '../../listings/query-memory.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import { NotLoaded } from '../../model/errors.ts'
import type { Entity } from '../../model/entity.ts'
import { groupsTable } from '../../model/warehouse/load-tables.ts'
import { DEFAULT_GROUP_LIMIT, type LastRun, type Rule } from '../../model/rule.ts'
import {
  RuleNotAnalysed,
  RuleNotMapped,
  RuleUnknown,
  RuleUnusable,
  RuleWithoutGroups,
} from '../../model/rule-errors.ts'
import { attributesOverAdmitted } from '../../rules/checked-rule.ts'
import { compileRule, type CompiledRule } from '../../rules/compiled-rule.ts'
import { RuleInvalid } from '../../rules/errors.ts'
import { needParts } from '../../rules/make-parts.ts'
import { describeMissingAttribute } from '../../rules/missing-attribute.ts'
import { ruleScope } from '../../rules/rule-scope.ts'
import type { RuleStore } from '../../stores/rules/rules.ts'

/**
 * The rows and groups of a rule. Rows come from the last run if it kept their numbers and nothing has changed since;
 * otherwise the rule, as it is now, is evaluated on the rows that are served now.
 */
export class RuleRows {
  readonly #store: Pick<RuleStore, 'find'>
  readonly #memory: QueryMemory

  constructor(store: Pick<RuleStore, 'find'>, memory: QueryMemory) {
    this.#store = store
    this.#memory = memory
  }

  /**
   * The failing or passing rows of a rule, or of one of its groups.
   * @param group its value as text; null is the group of null, and so is the empty text if it is no group
   * @throws RuleUnknown, NotLoaded, RuleNotMapped, RuleUnusable, RuleWithoutGroups, RuleNotAnalysed
   */
  async selected(
    load: ServedLoad,
    number: number,
    which: 'failing' | 'passing',
    group: string | null | undefined,
  ): Promise<SelectedRows> {
    const rule = await this.#find(load, number)
    if (group !== undefined && rule.group === undefined) throw new RuleWithoutGroups(rule.name)
    const run = completeRun(rule, load)
    if (run?.[which] === 0) return NO_ROWS
    const values = group === undefined ? undefined : await groupValues(load, rule, run, group)
    const kept = run?.analysisId !== undefined && {
      kind: 'index' as const,
      analysisId: run.analysisId,
      ruleId: rule.id,
      passes: which === 'passing',
      groups: values,
      total: run[which],
    }
    if (kept && run.isIndexed && which === 'failing' && !values) return kept
    const compiled = await this.#compiled(load, rule, run)
    if (attributesOverAdmitted(compiled.checked).length > 0) {
      if (!kept) throw notAnalysed(rule, load)
      return kept
    }
    const joins = compiled.evaluated.map(({ join }) => join)
    const rows = which === 'failing' ? compiled.fails : compiled.passes
    if (!values) {
      const { text, bindings } = rows
      return { kind: 'scan', joins, sql: text, bindings: bindings as string[], total: run?.[which] }
    }
    const { value } = compiled.group!
    const { text, bindings } = allOf([rows, isOneOfTexts(value, values)])
    return { kind: 'scan', joins, sql: text, bindings: bindings as string[], total: undefined }
  }

  /**
   * The groups that the last run of a rule kept.
   * @param name restricts them to one group, as in `selected`
   * @throws RuleUnknown, NotLoaded, RuleNotMapped, RuleUnusable, RuleWithoutGroups, RuleNotAnalysed
   */
  async groups(load: ServedLoad, number: number, name: string | null | undefined): Promise<KeptGroups> {
    const rule = await this.#find(load, number)
    if (rule.group === undefined) throw new RuleWithoutGroups(rule.name)
    const run = completeRun(rule, load)
    if (run?.analysisId === undefined || run.groupCount === undefined) throw notAnalysed(rule, load)
    const total = Math.min(run.groupCount, rule.groupLimit || DEFAULT_GROUP_LIMIT)
    const values = name === undefined ? undefined : await groupValues(load, rule, run, name)
    return { analysisId: run.analysisId, ruleId: rule.id, total, values }
  }

  /**
   * The id of a rule in the catalogue.
   * @throws RuleUnknown
   */
  async idOf(entity: Pick<Entity, 'id' | 'number'>, number: number): Promise<number> {
    return (await this.#rule(entity, number)).id
  }

  async #rule(entity: Pick<Entity, 'id' | 'number'>, number: number): Promise<Rule> {
    const rule = await this.#store.find(entity.id, number)
    if (!rule) throw new RuleUnknown(entity.number, number)
    return rule
  }

  async #find({ entity }: ServedLoad, number: number): Promise<Rule> {
    const rule = await this.#rule(entity, number)
    if (entity.generation === 0) throw new NotLoaded(entity.state)
    if (!rule.isMapped) throw new RuleNotMapped(rule.name)
    return rule
  }

  /** @throws RuleUnusable */
  async #compiled(load: ServedLoad, rule: Rule, run: LastRun | undefined): Promise<CompiledRule> {
    const missing = await describeMissingAttribute(load, rule)
    if (missing !== undefined) throw new RuleUnusable(rule.name, missing)
    const now = instant(run && Date.parse(run.analysedAt))
    const scope = await ruleScope(load, [rule], this.#memory, now)
    try {
      const compiled = compileRule(rule, scope)
      // The last run has made them, unless others took their place.
      await needParts(load, compiled.evaluated)
      return compiled
    } catch (error) {
      throw error instanceof RuleInvalid || error instanceof InvalidExpression
        ? new RuleUnusable(rule.name, error.message)
        : error
    }
  }
}

const NO_ROWS: SelectedRows = { kind: 'scan', joins: [], sql: NEVER.text, bindings: [], total: 0 }

const isCurrent = ({ run, version }: Rule, { entity }: ServedLoad): boolean =>
  run?.version === version && run.generation === entity.generation

/** The last run, if it analysed the present rule on the present rows. */
const completeRun = (rule: Rule, load: ServedLoad): LastRun | undefined =>
  isCurrent(rule, load) && rule.run?.result !== 'error' ? rule.run : undefined

/**
 * The values of a group by its name. The empty name is the group of the empty text. If the run kept no such group, it
 * is also the group of null: listings show null as an empty text, and clients name the group as they see it.
 */
async function groupValues(
  { entity, warehouse }: ServedLoad,
  { id }: Rule,
  run: LastRun | undefined,
  name: string | null,
): Promise<readonly (string | null)[]> {
  if (name !== '') return [name]
  if (run?.analysisId === undefined || run.groupCount === undefined) return [null, '']
  const table = groupsTable(entity.id, entity.generation, run.analysisId)
  const kept = await warehouse
    .knex(table)
    .where({ rule: id, value: '' })
    .where('n', '>', 0)
    .limit(1)
    .select<{ n: number }[]>('n')
  return kept.length > 0 ? [''] : [null, '']
}

/** Why the rows or groups of a rule are not known. */
const notAnalysed = (rule: Rule, load: ServedLoad): Error =>
  isCurrent(rule, load) && rule.run?.result === 'error'
    ? new RuleUnusable(rule.name, rule.run.errors.message ?? 'It could not be analysed.')
    : new RuleNotAnalysed(rule.name)
