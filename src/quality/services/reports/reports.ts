import { reportPage } from '../../report/report.ts'
import { namesIn } from '../../expressions/names-in.ts'
import type { Attribute } from '../../model/attribute.ts'
import type { Entity } from '../../model/entity.ts'
import type { Rule } from '../../model/rule.ts'
import type { ReportRule, ReportSource } from '../../report/report-model.ts'
import type { DependencyCatalogue } from '../../stores/dependencies/dependencies.ts'
import type { EntityLoads } from '../../stores/entities/entity-loads.ts'
import type { JoinCatalogue } from '../../stores/joins/joins.ts'
import type { RuleStore } from '../../stores/rules/rules.ts'
import type { Requester } from '../../listings/requester.ts'
import type { AnswerPieces, PageAnswers } from '../../listings/page-answers.ts'
import { SLOW } from '../../listings/query-lanes.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import { reportEntity } from './report-entity.ts'
import { reportDependencies } from './report-dependencies.ts'
import { reportJoins } from './report-joins.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

export interface ReportsOptions {
  readonly loads: Pick<ServedLoads, 'read'>
  readonly answers: Pick<PageAnswers, 'begin'>
  /** The rules of an entity by its id in the catalogue. */
  readonly rules: Pick<RuleStore, 'ofEntity'>
  readonly joins: Pick<JoinCatalogue, 'ofRepository'>
  readonly dependencies: Pick<DependencyCatalogue, 'mostImportant'>
  readonly entityLoads: Pick<EntityLoads, 'attributeNames'>
}

/** Profiles of entities as HTML reports. */
export class Reports {
  readonly #options: ReportsOptions

  constructor(options: ReportsOptions) {
    this.#options = options
  }

  /**
   * The report of an entity as pieces of HTML. It is read wholly from one load, even if a reload replaces that load
   * during the reading.
   * @throws EntityUnknown, NotProfiled
   */
  page(repositoryId: number, entityNumber: number, requester: Requester): Promise<AnswerPieces> {
    const { loads, answers, rules, joins, dependencies, entityLoads } = this.#options
    return loads.read(repositoryId, entityNumber, async (load) => {
      const source = {
        ...(await sourceOf(load, await rules.ofEntity(load.entity.id))),
        joins: await reportJoins(load.entity, joins, entityLoads),
        dependencies: await reportDependencies(load, dependencies),
      }
      return answers.begin(requester, SLOW, (signal) => reportPage(load.warehouse, source, signal))
    })
  }
}

async function sourceOf(load: ServedLoad, rules: readonly Rule[]): Promise<ReportSource> {
  const attributes = await load.profiledAttributes()
  return {
    entity: reportEntity(load.entity),
    attributes,
    rules: rules
      .filter(({ enabled }) => enabled)
      .flatMap((rule) => reportRule(rule, load.entity, attributes)),
  }
}

/** The rule as the report shows it; nothing if it was never run. */
function reportRule(
  { run, ...rule }: Rule,
  { generation }: Pick<Entity, 'generation'>,
  attributes: readonly Attribute[],
): ReportRule[] {
  if (run === undefined) return []
  const isCurrent = run.generation === generation
  const names = namesIn(rule.expression)
  return [
    {
      ...rule,
      // A rule that got its groups after the run has none to show.
      group: run.groupCount === undefined ? undefined : rule.group,
      countsValues: rule.thresholdOf === 'values',
      result: run.result,
      fraction: run.fraction,
      passing: run.passing,
      failing: run.failing,
      errors: run.errors,
      isOutdated: !isCurrent || run.version !== rule.version,
      kept:
        isCurrent && run.analysisId !== undefined
          ? { ruleId: rule.id, analysisId: run.analysisId }
          : undefined,
      isIndexed: run.isIndexed,
      attributes: attributes
        .filter(({ name, humanName }) => names.has(name) || names.has(humanName))
        .map(({ id }) => id),
    },
  ]
}
