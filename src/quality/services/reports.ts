import { reportPage } from '../report/report.ts'
import { namesIn } from '../expressions/names-in.ts'
import type { Attribute } from '../model/attribute.ts'
import type { Entity } from '../model/entity.ts'
import type { Rule } from '../model/rule.ts'
import type { ReportRule, ReportSource } from '../report/report-model.ts'
import type { RuleStore } from '../stores/rules.ts'
import type { Requester } from '../listings/requester.ts'
import type { AnswerPieces, PageAnswers } from '../listings/page-answers.ts'
import { SLOW } from '../listings/query-lanes.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import type { ServedLoads } from './served-loads.ts'

/** Profiles of entities as HTML reports. */
export class Reports {
  readonly #loads: ServedLoads
  readonly #answers: PageAnswers
  readonly #rules: Pick<RuleStore, 'ofEntity'>

  /** @param rules the rules of an entity by its id in the catalogue */
  constructor(loads: ServedLoads, answers: PageAnswers, rules: Pick<RuleStore, 'ofEntity'>) {
    this.#rules = rules
    this.#loads = loads
    this.#answers = answers
  }

  /**
   * The report of an entity as pieces of HTML. It is read wholly from one load, even if a reload replaces that load
   * during the reading.
   * @throws EntityUnknown, NotProfiled
   */
  page(repositoryId: number, entityNumber: number, requester: Requester): Promise<AnswerPieces> {
    return this.#loads.read(repositoryId, entityNumber, async (load) => {
      const source = await sourceOf(load, await this.#rules.ofEntity(load.entity.id))
      return this.#answers.begin(requester, SLOW, (signal) => reportPage(load.warehouse, source, signal))
    })
  }
}

async function sourceOf(load: ServedLoad, rules: readonly Rule[]): Promise<ReportSource> {
  const attributes = await load.profiledAttributes()
  const { id, generation, name, description, source, loadedRows, rejectedRows, loadedAt, loadedBy } =
    load.entity
  return {
    entity: {
      id,
      generation,
      name,
      description,
      sourceFile: source.sourceFile,
      encoding: source.encoding,
      rows: loadedRows,
      rejected: rejectedRows,
      loadedAt,
      loadedBy,
    },
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
