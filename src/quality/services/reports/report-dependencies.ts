import type { ServedLoad } from '../../listings/served-load.ts'
import type { Dependency } from '../../model/dependency.ts'
import type { ReportDependencies, ReportDependency } from '../../report/dependencies/report-dependencies.ts'
import type { DependencyCatalogue } from '../../stores/dependencies/dependencies.ts'

/** Keys and dependencies that the report of an entity shows. */
const MAX_KEYS = 12
const MAX_EXACT = 150
const MAX_NEARLY = 6

/** The keys and dependencies of an entity for its report. */
export async function reportDependencies(
  load: ServedLoad,
  store: Pick<DependencyCatalogue, 'mostImportant'>,
): Promise<ReportDependencies> {
  const present = new Set((await load.attributes()).map(({ id }) => id))
  const read = async (kind: 'keys' | 'exact' | 'nearly', limit: number) => {
    const found = await store.mostImportant(load.entity.id, kind, limit + 1)
    const usable = found.filter(({ definition: { lhs, rhs } }) =>
      [...lhs, ...(rhs === undefined ? [] : [rhs])].every((id) => present.has(id)),
    )
    const shown = usable.slice(0, limit).map((one) => reportDependency(one, load.entity.generation))
    return { shown, isCut: found.length > limit }
  }
  const [keys, exact, nearly] = [
    await read('keys', MAX_KEYS),
    await read('exact', MAX_EXACT),
    await read('nearly', MAX_NEARLY),
  ]
  return {
    keys: keys.shown,
    exact: exact.shown,
    nearly: nearly.shown,
    isCut: { keys: keys.isCut, dependencies: exact.isCut || nearly.isCut },
  }
}

const reportDependency = (
  { definition, status, figures, isVerified, generation }: Dependency,
  present: number,
): ReportDependency => ({
  definition,
  status,
  rows: figures.rows,
  removedRows: figures.removedRows,
  conflictingValues: figures.conflictingValues,
  conflictingRows: figures.conflictingRows,
  isVerified,
  isOutdated: generation !== present,
})
