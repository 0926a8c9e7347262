import type {
  CheckedDependency,
  DependencyDefinition,
  VerifyDependenciesParams,
} from '../model/dependency.ts'
import { loadRefOf } from '../model/warehouse/dependency-store.ts'
import type { ServedLoad } from '../listings/served-load.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { ServedLoads } from '../services/entities/served-loads.ts'
import type { DependencyCatalogue } from '../stores/dependencies/dependencies.ts'
import type { ResolutionStore } from '../stores/dependencies/resolutions.ts'
import { DependenciesGone } from './errors.ts'

export interface VerifyDependenciesServices {
  readonly dependencies: Pick<DependencyCatalogue, 'save'>
  readonly resolutions: Pick<ResolutionStore, 'ofSides' | 'saveConflicts'>
  readonly loads: Pick<ServedLoads, 'readById'>
}

/** The check of a dependency, and whether what users resolved still has a conflict. */
interface Checked {
  readonly checked: CheckedDependency
  readonly resolutions: readonly { readonly id: number; readonly hasConflict: boolean }[]
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
    const { dependencies, resolutions, loads } = this.#services
    const { dependencies: definitions, status } = job.params
    const entityId = job.entityIds[0]!
    const count = definitions.length
    let checked = 0
    for (const [done, definition] of definitions.entries()) {
      progress((CHECKS_SHARE * done) / count, sentenceOf(done, count))
      const found = await loads.readById(entityId, (load) => this.#check(load, definition, signal))
      if (!found) continue
      await commit(async (transaction) => {
        await dependencies.save(entityId, [found.checked], status, job, transaction)
        await resolutions.saveConflicts(found.resolutions, transaction)
      })
      checked++
    }
    if (checked === 0) throw new DependenciesGone()
    const rest = count - checked
    const gone = rest === 0 ? '' : ` ${rest} name attributes that the present rows do not have.`
    progress(CHECKS_SHARE, `${sentenceOf(checked, count)}${gone}`)
    return async () => undefined
  }

  /** @returns undefined if the load does not have the attributes */
  async #check(
    load: ServedLoad,
    definition: DependencyDefinition,
    signal: AbortSignal,
  ): Promise<Checked | undefined> {
    const ids = new Set((await load.attributes()).map(({ id }) => id))
    const { lhs, rhs } = definition
    if (![...lhs, ...(rhs === undefined ? [] : [rhs])].every((id) => ids.has(id))) return undefined
    const [ref, { dependencies }] = [loadRefOf(load.entity), load.warehouse]
    const figures = await dependencies.figures(ref, definition, signal)
    const checked = { definition, figures, generation: load.entity.generation, isVerified: true }
    const resolved = await this.#services.resolutions.ofSides(load.entity.id, definition)
    if (resolved.length === 0) return { checked, resolutions: [] }
    const lefts = resolved.map((one) => one.lhs)
    const conflicts = await dependencies.haveConflict(ref, definition, lefts, signal)
    return { checked, resolutions: resolved.map(({ id }, i) => ({ id, hasConflict: conflicts[i]! })) }
  }

  /** What was verified stays. */
  async abandoned(): Promise<void> {}
}

const sentenceOf = (done: number, count: number): string =>
  `${done} of ${count} ${count === 1 ? 'key or dependency is' : 'keys and dependencies are'} verified.`
