import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { AT_WORK } from '../../model/job.ts'
import { RULE_PARTS, type RuleRun } from '../../model/rule.ts'
import { deleteInPortions, type Commit } from '../shared/portions.ts'
import { changeOf, queueRuleChanges, type RuleChange } from '../webhooks/webhook-events.ts'

/** The runs of rules, and the analyses: the parts of a run that keep tables in the warehouse. */
export class RuleRunStore {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /** Removes the analyses of a job that no run of a rule refers to. */
  async removeUnused(entityId: number, jobId: number): Promise<void> {
    const { knex } = this.#catalogue
    await knex('rule_analyses')
      .where({ entity_id: entityId, job_id: jobId })
      .whereNotExists(knex('rule_runs').whereRaw('rule_runs.analysis_id = rule_analyses.id').select('id'))
      .delete()
  }

  /**
   * Records that a job begins to analyse an entity, before it makes tables, so that they are not swept.
   * @returns the id of the analysis, or undefined if the entity is deleted
   */
  begin(entityId: number, generation: number, jobId: number): Promise<number | undefined> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const entity = await transaction('entities')
        .where({ id: entityId })
        .whereNotNull('held_name')
        .first<{ id: number } | undefined>('id')
      if (!entity) return undefined
      const [begun] = await transaction('rule_analyses')
        .insert({ entity_id: entityId, generation, job_id: jobId })
        .returning<{ id: number }[]>('id')
      return begun?.id
    })
  }

  /**
   * Deletes the runs before a time, except for the last run of each rule. Also deletes the analyses that no run refers
   * to any more, unless their job is at work.
   * @returns the number of deleted runs
   */
  async prune(before: Date): Promise<number> {
    const { knex: database } = this.#catalogue
    const commit: Commit = (work) => database.transaction(work)
    const old = (catalogue: Knex) =>
      catalogue('rule_runs')
        .where('analysed_at', '<', before.toISOString())
        .whereNotExists(catalogue('rule_rows').whereRaw('rule_rows.run_id = rule_runs.id').select('id'))
    const unused = (catalogue: Knex) =>
      catalogue('rule_analyses')
        .whereNotExists(
          catalogue('rule_runs').whereRaw('rule_runs.analysis_id = rule_analyses.id').select('id'),
        )
        .whereNotExists(
          catalogue('jobs')
            .whereRaw('jobs.id = rule_analyses.job_id')
            .whereIn('status', AT_WORK)
            .select('id'),
        )
    const count = await deleteInPortions({ database, commit }, old, 'rule_runs')
    await deleteInPortions({ database, commit }, unused, 'rule_analyses')
    return count
  }

  /**
   * Records the runs of rules of one repository, and tells its webhooks which rules fail or pass now. A rule that was
   * deleted since the run began is left out.
   */
  async record(runs: readonly RuleRun[], transaction: Knex.Transaction): Promise<void> {
    const changes: RuleChange[] = []
    let repositoryId: number | undefined
    for (const run of runs) {
      const rule = await transaction('rules')
        .where({ id: run.ruleId })
        .first<{ repository_id: number } | undefined>('repository_id')
      if (!rule) continue
      repositoryId = rule.repository_id
      const change = await changeOf(run, transaction)
      if (change) changes.push(change)
      const [inserted] = await transaction('rule_runs')
        .insert({
          ...columnsOf(run),
          job_number: transaction('jobs').where({ id: run.jobId }).select('number'),
        })
        .returning<{ id: number }[]>('id')
      await transaction('rule_rows').where({ id: run.ruleId }).update({ run_id: inserted!.id })
    }
    if (repositoryId !== undefined && changes.length > 0)
      await queueRuleChanges(repositoryId, changes, transaction)
  }
}

const columnsOf = (run: RuleRun): Record<string, unknown> => ({
  rule_id: run.ruleId,
  analysis_id: run.analysisId ?? null,
  job_id: run.jobId,
  version: run.version,
  generation: run.generation,
  analysed_at: run.analysedAt,
  analysed_by: run.analysedBy,
  duration_ms: run.durationMs,
  result: run.result,
  fraction: run.fraction ?? null,
  threshold: run.threshold,
  priority: run.priority ?? null,
  passing: run.passing,
  failing: run.failing,
  is_indexed: run.isIndexed,
  group_count: run.groupCount ?? null,
  aggregate_pass: run.aggregatePass ?? null,
  aggregate_fail: run.aggregateFail ?? null,
  ...Object.fromEntries<string | number | null>(
    RULE_PARTS.flatMap((part): [string, string | number | null][] => [
      [`${part}_errors`, run.errors[part].count],
      [`${part}_error_row`, run.errors[part].row ?? null],
      [`${part}_error`, run.errors[part].message ?? null],
    ]),
  ),
})
