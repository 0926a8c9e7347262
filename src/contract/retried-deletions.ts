import type { OperationSpec } from './contract.ts'

/**
 * Runs a deletion a second time if the first time failed because of a full disk and space could be freed for it. A
 * deletion changes nothing if it fails.
 * @param makeRoom returns true if space was freed
 */
export function withRetriedDeletions<Handlers extends object>(
  { operations }: { readonly operations: readonly Pick<OperationSpec, 'id' | 'method'>[] },
  handlers: Handlers,
  isFull: (error: unknown) => boolean,
  makeRoom: () => Promise<boolean>,
): Handlers {
  const all = handlers as Readonly<Record<string, (...call: unknown[]) => Promise<unknown>>>
  const retried = operations
    .filter(({ method }) => method === 'DELETE')
    .map(({ id }) => [
      id,
      async (...call: unknown[]) => {
        try {
          return await all[id]!(...call)
        } catch (error) {
          if (!isFull(error) || !(await makeRoom())) throw error
          return all[id]!(...call)
        }
      },
    ])
  return { ...handlers, ...(Object.fromEntries(retried) as Partial<Handlers>) }
}
