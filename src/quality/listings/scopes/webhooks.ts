import { inRepository } from './scope.ts'

interface Variant {
  /** True to show whole addresses. */
  readonly hasWholeAddresses?: boolean | undefined
}

/** The webhooks of a repository. */
export const webhooksScope = inRepository({
  owners: [],
  variant: ({ hasWholeAddresses }: Variant): Variant => ({ hasWholeAddresses }),
  find: (_, repository, { hasWholeAddresses = false }) => ({ ...repository, hasWholeAddresses }),
})
