import type { CheckedDependency, DiscoverDependenciesParams } from '../model/dependency.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import type { DependencyCatalogue } from '../stores/dependencies/dependencies.ts'
import { discoverInLoad, type DiscoveryResult } from './discover-dependencies.ts'
import { sentenceOfSample } from './discover-in-sample.ts'

/** Dependencies that are saved in one transaction. Other writers of the catalogue wait for it. */
const SAVED_AT_ONCE = 1000
/** The progress before the transaction that ends the job. */
const ALL_SHARE = 0.99

export interface DiscoverDependenciesServices {
  readonly dependencies: Pick<DependencyCatalogue, 'save'>
  readonly loads: Pick<ServedLoads, 'readById'>
  /** Largest number of rows that are searched without a sample. */
  readonly maxRows: number
}

/** The numbers of dependencies that a discovery found, and that were not known before. */
export interface SavedCounts {
  found: number
  created: number
}

/**
 * Discovers keys and dependencies. They are saved as soon as they are found, so a cancelled job keeps them. A job that
 * starts again finds the same ones and does not save them twice.
 */
export class DiscoverDependenciesJob implements JobHandler<DiscoverDependenciesParams> {
  readonly type = 'Dependency Discovery'
  readonly attempts = 3
  readonly #services: DiscoverDependenciesServices

  constructor(services: DiscoverDependenciesServices) {
    this.#services = services
  }

  async run(job: Job<DiscoverDependenciesParams>, context: JobContext): Promise<Finish> {
    const { loads, maxRows } = this.#services
    let counts: SavedCounts = { found: 0, created: 0 }
    // A reload during the discovery drops the rows; then the new rows are searched from the beginning.
    const result = await loads.readById(job.entityIds[0]!, (load) => {
      counts = { found: 0, created: 0 }
      return discoverInLoad(
        load,
        job.params,
        maxRows,
        {
          found: async (found) => {
            await saveFound(found, job, counts, this.#services.dependencies, context)
          },
          progress: (fraction, sentence) => context.progress(ALL_SHARE * fraction, sentence),
        },
        context.signal,
      )
    })
    context.progress(ALL_SHARE, summaryOf(result, counts, job.params))
    return async () => undefined
  }

  /** What was found stays. */
  async abandoned(): Promise<void> {}
}

/** Saves what a discovery found. */
export async function saveFound(
  found: readonly CheckedDependency[],
  job: Job<unknown>,
  counts: SavedCounts,
  dependencies: Pick<DependencyCatalogue, 'save'>,
  { commit }: Pick<JobContext, 'commit'>,
): Promise<void> {
  for (let at = 0; at < found.length; at += SAVED_AT_ONCE) {
    const some = found.slice(at, at + SAVED_AT_ONCE)
    let created = 0
    await commit(async (transaction) => {
      created = await dependencies.save(job.entityIds[0]!, some, 'Discovered', job, transaction)
    })
    counts.found += some.length
    counts.created += created
  }
}

const counted = (count: number): string => count.toLocaleString('en')

const ENDS: Readonly<Record<DiscoveryResult['end'], (params: DiscoverDependenciesParams) => string[]>> = {
  complete: () => [],
  results: ({ maxResults }) => [
    `The discovery ended at its limit of ${counted(maxResults)} results; choose fewer attributes, a smaller width or a higher limit for the others.`,
  ],
  memory: () => [
    'The discovery ended at its limit of memory; choose fewer attributes, fewer rows or a smaller width for the others.',
  ],
}

/** `1 key is`, `2 keys are` */
function countOf(count: number, { find }: DiscoverDependenciesParams): string {
  if (find.keys && find.dependencies)
    return `${counted(count)} keys and dependencies ${count === 1 ? 'is' : 'are'}`
  const [one, many] = find.keys ? ['key', 'keys'] : ['dependency', 'dependencies']
  return `${counted(count)} ${count === 1 ? `${one} is` : `${many} are`}`
}

/** What a discovery found, how it ended, and what it left out. */
export function summaryOf(
  { end, rows, sampledRows, gone }: DiscoveryResult,
  { found, created }: SavedCounts,
  params: DiscoverDependenciesParams,
): string {
  return [
    `${countOf(found, params)} found in ${counted(rows)} rows, ${counted(created)} of them new.`,
    ...(sampledRows === undefined ? [] : [sentenceOfSample(sampledRows, params.quality)]),
    ...ENDS[end](params),
    ...(gone > 0 ? [`${counted(gone)} attributes do not exist any more.`] : []),
  ].join(' ')
}
