import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import { api } from '../api/client.ts'
import { HexDump } from '../parts/hex-dump.tsx'
import { TEXTS } from '../texts.ts'
import type { ListingSource } from './source.ts'

/** The records of an entity's source that did not fit. */
export function rejectedSource(repository: string, entityID: string, entityName: string): ListingSource {
  const entities = api(EntitiesApi)
  return {
    repository,
    title: TEXTS.rejected.title(entityName),
    identity: `rejected ${repository} ${entityID}`,
    ask: (options, signal) => entities.listRejectedRows({ repository, entityID, ...options }, { signal }),
    hasRowNumbers: true,
    pinned: ['_rowid'],
    detailsOf: ({ BYTES: base64, OFFSET: start }) =>
      base64 !== undefined && (
        <>
          <h3>{TEXTS.hex.title}</h3>
          <HexDump base64={base64} start={Number(start ?? 0)} />
        </>
      ),
  }
}
