import { LibraryApi } from '../../../generated/quality/sdk/typescript/src/apis/LibraryApi.ts'
import { api } from '../api/client.ts'
import { type Named, recordsOf } from '../api/records.ts'
import { type Requested, useRequest } from '../state/use-request.ts'

const COLUMNS = ['name', 'description'] as const

/** A library entity. */
export const useLibraryEntity = (
  repository: string,
  libraryID: string,
): Requested<Named<(typeof COLUMNS)[number]>['values']> =>
  useRequest(
    async (signal) =>
      recordsOf(
        await api(LibraryApi).getLibraryEntity({ repository, libraryID, columns: [...COLUMNS] }, { signal }),
        COLUMNS,
      ).rows[0]!.values,
    [repository, libraryID],
  )
