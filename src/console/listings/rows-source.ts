import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import { api } from '../api/client.ts'
import { TEXTS } from '../texts.ts'
import type { ListingSource, ScheduledExport } from './source.ts'

/** The rows of an entity, or those that have a value or a form of a value. @param holding as the API has it */
export function rowsSource(
  repository: string,
  entityID: string,
  entityName: string,
  holding: string | undefined,
): ListingSource {
  const entities = api(EntitiesApi)
  return {
    repository,
    title: TEXTS.rows.title(entityName),
    identity: `rows ${repository} ${entityID} ${holding ?? ''}`,
    ask: (options, signal) => entities.listRows({ repository, entityID, holding, ...options }, { signal }),
    // An export has no such choice.
    ...(holding === undefined && {
      exportTo: async (file, options) =>
        (await entities.runRowsCommand({
          repository,
          entityID,
          rowsCommand: { command: 'export', data: file, options },
        })) as ScheduledExport,
    }),
    place: { entity: entityID },
    hasRowNumbers: true,
    pinned: ['_rowid'],
  }
}
