import { AUTOMATIC, type DiscoverDependenciesParams } from '../model/dependency.ts'
import { QualityError } from '../model/errors.ts'
import { QueryCancelled } from '../model/warehouse/warehouse.ts'
import type { Job, JobContext } from '../model/job.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import type { DependencyCatalogue } from '../stores/dependencies/dependencies.ts'
import { discoverInLoad } from './discover-dependencies.ts'
import { saveFound, type SavedCounts } from './discover-dependencies-job.ts'
import { DependenciesNotDiscovered } from './errors.ts'

/** The progress of a load at the start of the discovery. */
const FROM = 0.985
const UNTIL = 0.99

/** Wide tables can take much longer. What was found until then stays. */
const MAX_MS = 10_000

/** Results of one load, so that a wide table does not fill the catalogue. */
const MAX_RESULTS = 1000

/** Discovers keys and dependencies among the first rows of a load, when its profile is complete. */
export class DiscoveryAfterLoad {
  readonly #loads: Pick<ServedLoads, 'readById'>
  readonly #maxMs: number
  readonly #dependencies: Pick<DependencyCatalogue, 'save'>

  constructor(
    loads: Pick<ServedLoads, 'readById'>,
    dependencies: Pick<DependencyCatalogue, 'save'>,
    maxMs = MAX_MS,
  ) {
    this.#maxMs = maxMs
    this.#loads = loads
    this.#dependencies = dependencies
  }

  /**
   * @param loaded a sentence about the load
   * @returns the sentence, with what was found
   * @throws DependenciesNotDiscovered
   */
  async run(job: Job, { signal, progress, commit }: JobContext, loaded: string): Promise<string> {
    let counts: SavedCounts = { found: 0, created: 0 }
    const limit = AbortSignal.timeout(this.#maxMs)
    try {
      await this.#loads.readById(job.entityIds[0]!, async (load) => {
        counts = { found: 0, created: 0 }
        const attributeIds = (await load.attributes()).map(({ id }) => id)
        return discoverInLoad(
          load,
          { ...PARAMS, attributeIds },
          AUTOMATIC.rows,
          {
            found: (found) => saveFound(found, job, counts, this.#dependencies, { commit }),
            progress: (fraction) =>
              progress(
                FROM + (UNTIL - FROM) * fraction,
                `${loaded} Keys and dependencies are being discovered.`,
              ),
          },
          AbortSignal.any([signal, limit]),
        )
      })
    } catch (error) {
      const isStopped = error === limit.reason || error instanceof QueryCancelled
      if (limit.aborted && !signal.aborted && isStopped)
        return `${loaded} ${sentenceOf(counts)} The discovery ended at its limit of time.`
      if (!(error instanceof QualityError)) throw error
      throw new DependenciesNotDiscovered(
        `The rows are loaded and profiled, but keys and dependencies could not be discovered. ${error.message}`,
        { cause: error },
      )
    }
    return `${loaded} ${sentenceOf(counts)}`
  }
}

const sentenceOf = ({ found }: SavedCounts): string =>
  `${found.toLocaleString('en')} keys and dependencies are found.`

const PARAMS: Omit<DiscoverDependenciesParams, 'attributeIds'> = {
  find: { keys: true, dependencies: true },
  maxRows: AUTOMATIC.rows,
  maxWidth: AUTOMATIC.width,
  quality: AUTOMATIC.quality,
  maxResults: MAX_RESULTS,
  nulls: 'equal',
  impliedByKeys: false,
}
