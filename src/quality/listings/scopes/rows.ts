import { readDependencyKey } from '../../model/dependency-key.ts'
import type { CorrectionsFinder } from './corrections.ts'
import { ENTITY } from './owner.ts'
import { inLoad } from './scope.ts'

interface Variant {
  /** A drill-down criterion, such as `3:mask:NNN-NNNN`. */
  readonly holding?: string | undefined
  /** The keys of the dependencies whose corrections are applied to the rows. */
  readonly corrected?: readonly string[] | undefined
}

/** The rows of an entity. */
export const rowsScope = inLoad({
  owners: [ENTITY],
  variant: ({ holding, corrected }: Variant): Variant => ({ holding, corrected }),
  find: async ({ conflicts }: CorrectionsFinder, { load }, { holding, corrected }) => {
    const wanted = corrected?.map((key) => readDependencyKey(key)!)
    return { load, holding, corrected: wanted && (await conflicts.corrected(load, wanted, undefined)) }
  },
})
