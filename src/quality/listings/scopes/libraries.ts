import { inRepository } from './scope.ts'

interface Variant {
  /** The numbers of the library entities whose rules are listed; all if undefined. */
  readonly libraries?: readonly number[] | undefined
}

/** All entities of the library, or some of them. */
export const librariesScope = inRepository({
  owners: [],
  variant: ({ libraries }: Variant): Variant => ({ libraries }),
  find: (_, repository, { libraries }) => ({ repository, libraries }),
})
