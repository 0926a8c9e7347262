import { AttributesApi } from '../../../generated/quality/sdk/typescript/src/apis/AttributesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { useRequest, type Requested } from '../state/use-request.ts'

const COLUMNS = ['ATTRIBUTE_ID', '_humanised_name'] as const

/** The names of the attributes of an entity by their numbers, in their order. */
export function useAttributes(repository: string, entityID: string): Requested<ReadonlyMap<string, string>> {
  return useRequest(
    async (signal) =>
      new Map(
        recordsOf(
          await api(AttributesApi).listAttributes(
            { repository, entityID, columns: [...COLUMNS], pageSize: 10_000 },
            { signal },
          ),
          COLUMNS,
        ).rows.map(({ values }) => [values.ATTRIBUTE_ID, values._humanised_name]),
      ),
    [repository, entityID],
  )
}

/** The name of an attribute; its number until the names are there, or if the rows do not have it any more. */
export const nameOf = (names: ReadonlyMap<string, string> | undefined, id: string): string =>
  names?.get(id) ?? `#${id}`
