import type {
  CheckedDependency,
  DependencyDefinition,
  VerifyDependenciesParams,
} from '../model/dependency.ts'
import { loadRefOf } from '../model/dependency-store.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { ServedLoads } from '../services/served-loads.ts'
import type { DependencyCatalogue } from '../stores/dependencies.ts'
import { DependenciesGone } from './errors.ts'

export interface VerifyDependenciesServices {
  readonly dependencies: Pick<DependencyCatalogue, 'save'>
  readonly loads: Pick<ServedLoads, 'readById'>
}

/** The share of the progress for the checks. The rest is for the transaction that ends the job. */
const CHECKS_SHARE = 0.99

/** Checks keys and dependencies over all rows. The figures of each are saved as soon as they are known. */
export class VerifyDependenciesJob implements JobHandler<VerifyDependenciesParams> {
  readonly type = 'Dependency Verification'
  readonly attempts = 3
  readonly #services: VerifyDependenciesServices

  constructor(services: VerifyDependenciesServices) {
    this.#services = services
  }

  async run(job: Job<VerifyDependenciesParams>, { signal, progress, commit }: JobContext): Promise<Finish> {
    const { dependencies, loads } = this.#services
    const { dependencies: definitions, status } = job.params
    const entityId = job.entityIds[0]!
    const count = definitions.length
    let checked = 0
    for (const [done, definition] of definitions.entries()) {
      progress((CHECKS_SHARE * done) / count, sentenceOf(done, count))
      const found = await loads.readById(entityId, (load) => check(load, definition, signal))
      if (!found) continue
      await commit(async (transaction) => {
        await dependencies.save(entityId, [found], status, job, transaction)
      })
      checked++
    }
    if (checked === 0) throw new DependenciesGone()
    const rest = count - checked
    const gone = rest === 0 ? '' : ` ${rest} name attributes that the present rows do not have.`
    progress(CHECKS_SHARE, `${sentenceOf(checked, count)}${gone}`)
    return async () => undefined
  }

  /** What was verified stays. */
  async abandoned(): Promise<void> {}
}

const sentenceOf = (done: number, count: number): string =>
  `${done} of ${count} ${count === 1 ? 'key or dependency is' : 'keys and dependencies are'} verified.`

/** @returns undefined if the load does not have the attributes */
async function check(
  load: ServedLoad,
  definition: DependencyDefinition,
  signal: AbortSignal,
): Promise<CheckedDependency | undefined> {
  const ids = new Set((await load.attributes()).map(({ id }) => id))
  const { lhs, rhs } = definition
  if (![...lhs, ...(rhs === undefined ? [] : [rhs])].every((id) => ids.has(id))) return undefined
  const figures = await load.warehouse.dependencies.figures(loadRefOf(load.entity), definition, signal)
  return { definition, figures, generation: load.entity.generation, isVerified: true }
}
