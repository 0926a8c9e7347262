import { discover, type DiscoveryProgress, type EntityIdPair } from '../joins/discover/discover.ts'
import { groupLimits } from '../joins/discover/plan-units.ts'
import type { FoundJoin } from '../joins/discover/found-join.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { AnalysedJoin, DiscoverJoinsParams, JoinSide } from '../model/join.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import type { JoinAnalyses, JoinSaver } from '../stores/joins/join-analyses.ts'
import { DiscoveryState } from './discovery-state.ts'
import { servedEntities, type ServedEntities } from './served-entities.ts'

/** Rounds of comparisons. A further round compares entities that were reloaded during the previous one. */
const MAX_ROUNDS = 4
/** Joins that are saved in one transaction. Other writers of the catalogue wait for it. */
const SAVED_AT_ONCE = 100
/** Shares of the time until single attributes are compared, and until all is done. */
const PAIRS_SHARE = 0.6
const ALL_SHARE = 0.99

export interface DiscoverJoinsServices {
  readonly analyses: Pick<JoinAnalyses, 'save' | 'completeJob'>
  readonly loads: Pick<ServedLoads, 'readById'>
}

/**
 * Discovers joins. They are saved as soon as they are found, so a cancelled job keeps them. A job that starts again finds
 * the same joins and does not save them twice.
 */
export class DiscoverJoinsJob implements JobHandler<DiscoverJoinsParams> {
  readonly type = 'Join Discovery'
  readonly attempts = 3
  readonly #services: DiscoverJoinsServices

  constructor(services: DiscoverJoinsServices) {
    this.#services = services
  }

  async run(job: Job<DiscoverJoinsParams>, context: JobContext): Promise<Finish> {
    const { loads, analyses } = this.#services
    const state = new DiscoveryState(job.params)
    for (let round = 1; ; round++) {
      const served = await servedEntities(job.params, loads, context.signal)
      state.begin(served)
      if (!state.isPending || round > MAX_ROUNDS) break
      state.end(await this.#round(job, served, state, context))
    }
    context.progress(ALL_SHARE, state.summary())
    return (transaction) => analyses.completeJob(saverOf(job), transaction)
  }

  /** The joins that were found stay. */
  async abandoned(): Promise<void> {}

  /** @returns the pairs of entities that could not be compared, since a load was replaced */
  async #round(
    job: Job<DiscoverJoinsParams>,
    { warehouse, compared }: ServedEntities,
    state: DiscoveryState,
    context: JobContext,
  ): Promise<EntityIdPair[]> {
    const analysedAt = new Date().toISOString()
    const gone: EntityIdPair[] = []
    await discover(
      {
        attributes: state.attributes,
        compared: compared!,
        isWanted: state.isWanted,
        matchQuality: job.params.matchQuality,
        manyToMany: job.params.manyToMany,
        store: warehouse!.joinDiscovery,
        joins: warehouse!.joins,
        groups: groupLimits(warehouse!.memoryMb),
        signal: context.signal,
      },
      {
        found: (joins) => this.#save(job, joins, analysedAt, state, context),
        progress: (now) => context.progress(fractionOf(now), state.progress(now)),
        gone: (entities) => gone.push(entities),
        cut: (entities) => state.cut(entities),
      },
    )
    return gone
  }

  async #save(
    job: Job<DiscoverJoinsParams>,
    joins: readonly FoundJoin[],
    analysedAt: string,
    state: DiscoveryState,
    { commit }: JobContext,
  ): Promise<void> {
    for (let at = 0; at < joins.length; at += SAVED_AT_ONCE) {
      const some = joins.slice(at, at + SAVED_AT_ONCE).map((join) => analysed(join, job.params, analysedAt))
      let created = 0
      await commit(async (transaction) => {
        created = await this.#services.analyses.save(some, 'Discovered', saverOf(job), transaction)
      })
      state.found += some.length
      state.created += created
    }
  }
}

function analysed(
  { pairs, figures }: FoundJoin,
  { function: compared, pattern }: DiscoverJoinsParams,
  analysedAt: string,
): AnalysedJoin {
  const [{ left, right }] = pairs as [FoundJoin['pairs'][number]]
  const side = (name: 'left' | 'right'): JoinSide => ({
    entityId: (name === 'left' ? left : right).entityId,
    attributeIds: pairs.map((pair) => pair[name].id),
    filter: undefined,
  })
  return {
    definition: { left: side('left'), right: side('right'), function: compared, pattern },
    figures,
    leftGeneration: left.generation,
    rightGeneration: right.generation,
    analysedAt,
    indexId: undefined,
  }
}

const saverOf = ({ id, repositoryId, createdBy, params }: Job<DiscoverJoinsParams>): JoinSaver => ({
  id,
  repositoryId: repositoryId!,
  createdBy,
  entities: new Set(params.attributes.map(({ entityId }) => entityId)).size,
})

const fractionOf = ({ pairs, comparedPairs, compounds, comparedCompounds }: DiscoveryProgress): number =>
  PAIRS_SHARE * share(comparedPairs, pairs) + (ALL_SHARE - PAIRS_SHARE) * share(comparedCompounds, compounds)

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
