import { readDependencyKey } from '../../model/dependency-key.ts'
import type { DependencySides } from '../../model/dependency.ts'
import type { CorrectionsOfLoad } from '../declared/warehouse/corrections-listing.ts'
import type { ServedLoad } from '../served-load.ts'
import { sidesOf } from './dependency.ts'
import { ATTRIBUTE, DEPENDENCY, ENTITY } from './owner.ts'
import { inLoad } from './scope.ts'

export interface CorrectionsFinder {
  readonly conflicts: {
    /** @throws DependencyUnknown, DependencyUnusable, NotLoaded */
    corrected(
      load: ServedLoad,
      wanted: readonly DependencySides[],
      attribute: number | undefined,
    ): Promise<CorrectionsOfLoad>
  }
}

interface Variant {
  /** The keys of the dependencies, if the path does not name one. */
  readonly dependencyKeys?: readonly string[] | undefined
}

/** The corrections of dependencies of an entity, or of an attribute, which must be on one of their sides. */
export const correctionsScope = inLoad({
  owners: [ENTITY],
  optional: [DEPENDENCY, ATTRIBUTE],
  variant: ({ dependencyKeys }: Variant): Variant => ({ dependencyKeys }),
  find: ({ conflicts }: CorrectionsFinder, { load }, ref) => {
    const wanted = ref.dependencyKeys?.map((key) => readDependencyKey(key)!) ?? [sidesOf(ref, 'dependency')]
    return conflicts.corrected(load, wanted, ref.attributeId)
  },
})
