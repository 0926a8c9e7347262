/** What webhooks are told of rules and jobs. */
import type { Knex } from 'knex'
import { jobPath, rulePath } from '../../model/links.ts'
import type { RuleResult, RuleRun } from '../../model/rule.ts'
import { roundedShare } from '../../model/share.ts'
import { queueEvents, type Happening } from './webhook-outbox.ts'

/** Characters of a reason. */
const MAX_REASON = 1000

const shortened = (text: string): string =>
  text.length > MAX_REASON ? `${text.slice(0, MAX_REASON)}…` : text

/** A run that changed whether its rule fails. */
export interface RuleChange {
  readonly event: 'rule.failed' | 'rule.passed'
  readonly run: RuleRun
}

/** A run that found no rows decides nothing. */
const isDecided = (result: RuleResult): boolean => result !== 'no rows'
const isFailing = (result: RuleResult | undefined): boolean => result === 'failed' || result === 'error'

/**
 * The change that a run makes, compared with the last run of its rule that found rows.
 * @returns undefined if it changes nothing; a first run that passes changes nothing
 */
export async function changeOf(run: RuleRun, transaction: Knex.Transaction): Promise<RuleChange | undefined> {
  if (!isDecided(run.result)) return undefined
  const last = await transaction('rule_runs')
    .where({ rule_id: run.ruleId })
    .whereNot('result', 'no rows' satisfies RuleResult)
    .orderBy('id', 'desc')
    .first<{ result: RuleResult } | undefined>('result')
  const fails = isFailing(run.result)
  if (fails === isFailing(last?.result)) return undefined
  return { event: fails ? 'rule.failed' : 'rule.passed', run }
}

interface RuleNames {
  readonly id: number
  readonly number: number
  readonly name: string
  readonly attribute_id: number
  readonly entity_number: number
  readonly entity_name: string
  readonly repository: string
}

/** Queues the changes of rules of one repository. */
export function queueRuleChanges(
  repositoryId: number,
  changes: readonly RuleChange[],
  transaction: Knex.Transaction,
): Promise<void> {
  return queueEvents(
    repositoryId,
    async () => {
      const happenings: Happening[] = []
      for (const change of changes) happenings.push(await ruleHappening(change, transaction))
      return happenings
    },
    transaction,
  )
}

async function ruleHappening({ event, run }: RuleChange, transaction: Knex.Transaction): Promise<Happening> {
  const rule = await transaction('rules')
    .join('entities', 'entities.id', 'rules.entity_id')
    .join('repositories', 'repositories.id', 'rules.repository_id')
    .where('rules.id', run.ruleId)
    .first<RuleNames>({
      id: 'rules.id',
      number: 'rules.number',
      name: 'rules.name',
      attribute_id: 'rules.attribute_id',
      entity_number: 'entities.number',
      entity_name: 'entities.name',
      repository: 'repositories.name',
    })
  const { message } = run.errors.rule
  return {
    event,
    data: {
      url: rulePath({ name: rule.repository }, rule.entity_number, rule.number),
      entity: String(rule.entity_number),
      entityName: rule.entity_name,
      attribute: String(rule.attribute_id),
      rule: String(rule.number),
      name: rule.name,
      result: run.result,
      fraction: run.fraction === undefined ? null : roundedShare(run.fraction),
      threshold: run.threshold,
      passing: run.passing,
      failing: run.failing,
      // The messages of other results have values of rows, which stay on the server.
      ...(run.result === 'error' && message !== undefined && { reason: shortened(message) }),
    },
  }
}

interface FailedJob {
  readonly number: number
  readonly type: string
  readonly name: string
  readonly entity_number: number | null
  readonly second_entity_number: number | null
  readonly repository_id: number | null
}

/** Queues the failure of a job, if the job belongs to a repository. */
export async function queueJobFailed(
  jobId: number,
  reason: string,
  transaction: Knex.Transaction,
): Promise<void> {
  const job = await transaction('jobs')
    .where({ id: jobId })
    .first<FailedJob>('number', 'type', 'name', 'entity_number', 'second_entity_number', 'repository_id')
  const { repository_id: repositoryId } = job
  if (repositoryId === null) return
  const happening = async (): Promise<Happening> => {
    const repository = await transaction('repositories')
      .where({ id: repositoryId })
      .first<{ name: string }>('name')
    return {
      event: 'job.failed',
      data: {
        url: jobPath(repository, job.number),
        job: String(job.number),
        type: job.type,
        name: job.name,
        entities: [job.entity_number, job.second_entity_number].flatMap((number) =>
          number === null ? [] : [String(number)],
        ),
        reason: shortened(reason),
      },
    }
  }
  await queueEvents(repositoryId, async () => [await happening()], transaction)
}
