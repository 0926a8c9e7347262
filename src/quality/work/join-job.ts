import { instant } from '../expressions/check/index.ts'
import { keyedPair } from '../joins/keyed-side.ts'
import type { QueryMemory } from '../listings/query-memory.ts'
import { EntityGone } from '../model/errors.ts'
import { JoinGone } from '../model/join-errors.ts'
import type { AnalysedJoin, ExecuteJoinParams, JoinDefinition } from '../model/join.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import type { JoinAnalyses, JoinSaver } from '../stores/joins/join-analyses.ts'
import type { JoinCatalogue } from '../stores/joins/joins.ts'

export interface JoinJobServices {
  readonly joins: Pick<JoinCatalogue, 'get'>
  readonly analyses: JoinAnalyses
  readonly loads: Pick<ServedLoads, 'readPair'>
  readonly memory: QueryMemory
  /** Called when a repository's warehouse may contain tables that are not needed any more. */
  readonly sweep: (repositoryId: number) => void
}

/** Creates joins, and analyses existing joins again. */
export class JoinJob implements JobHandler<ExecuteJoinParams> {
  readonly type = 'Execute Join'
  readonly attempts = 3
  readonly #services: JoinJobServices

  constructor(services: JoinJobServices) {
    this.#services = services
  }

  async run(job: Job<ExecuteJoinParams>, context: JobContext): Promise<Finish> {
    // An interrupted attempt may have left some.
    await this.#services.analyses.removeUnusedIndexes(job.id)
    return job.params.kind === 'create'
      ? this.#create(job, job.params, context)
      : this.#runAgain(job, job.params, context)
  }

  async abandoned(
    job: Job<ExecuteJoinParams>,
    _: unknown,
    transaction: Parameters<Finish>[0],
  ): Promise<void> {
    await this.#services.analyses.removeUnusedIndexes(job.id, transaction)
    this.#services.sweep(job.repositoryId!)
  }

  async #create(
    job: Job<unknown>,
    { definition, createIndex }: Extract<ExecuteJoinParams, { kind: 'create' }>,
    context: JobContext,
  ): Promise<Finish> {
    const { analyses, sweep } = this.#services
    context.progress(0, 'The values of both sides are compared.')
    const analysed = await this.#analyse(job, definition, createIndex, context)
    context.progress(0.99, 'The join is saved.')
    const saver: JoinSaver = {
      id: job.id,
      repositoryId: job.repositoryId!,
      createdBy: job.createdBy,
      entities: new Set([definition.left.entityId, definition.right.entityId]).size,
    }
    return async (transaction) => {
      await analyses.save([analysed], 'Permanent', saver, transaction)
      await analyses.completeJob(saver, transaction)
      // The join may have had another index.
      sweep(job.repositoryId!)
    }
  }

  async #runAgain(
    job: Job<unknown>,
    { joinIds, createIndex }: Extract<ExecuteJoinParams, { kind: 'run' }>,
    context: JobContext,
  ): Promise<Finish> {
    const { joins, analyses, sweep } = this.#services
    let found = 0
    for (const [done, id] of joinIds.entries()) {
      context.progress(done / joinIds.length, `${done} of ${joinIds.length} joins are analysed.`)
      const join = await joins.get(id)
      if (!join) continue
      const analysed = await this.#analyse(job, join, createIndex ?? join.indexId !== undefined, context)
      await context.commit(async (transaction) => {
        if (await analyses.refresh(id, analysed, job, transaction)) found++
      })
      sweep(job.repositoryId!)
    }
    if (found === 0) throw new JoinGone()
    return async () => undefined
  }

  /** Analyses a join on the loads that are served now. If a reload replaces one meanwhile, on the new one. */
  #analyse(
    job: Job<unknown>,
    definition: JoinDefinition,
    createIndex: boolean,
    { signal, progress }: JobContext,
  ): Promise<AnalysedJoin> {
    const { analyses, loads, memory } = this.#services
    const find = async () => definition
    return loads.readPair(find, async (pair) => {
      const { left, right } = pair
      const analysedAt = new Date()
      const keyed = await keyedPair(pair, definition, memory, instant(analysedAt.getTime()), signal)
      const { joins: store } = left.warehouse
      const figures = await store.figures(keyed, signal)
      let indexId: number | undefined
      if (createIndex) {
        progress(0.3, 'The values and rows are indexed.')
        indexId = await analyses.beginIndex({
          leftEntityId: left.entity.id,
          leftGeneration: left.entity.generation,
          rightEntityId: right.entity.id,
          rightGeneration: right.entity.generation,
          jobId: job.id,
        })
        if (indexId === undefined) throw new EntityGone()
        await store.createIndex(keyed, indexId, signal)
      }
      return {
        definition: { ...definition },
        figures,
        leftGeneration: left.entity.generation,
        rightGeneration: right.entity.generation,
        analysedAt: analysedAt.toISOString(),
        indexId,
      }
    })
  }
}
