import { DependenciesApi } from '../../../generated/quality/sdk/typescript/src/apis/DependenciesApi.ts'
import type { ListOptions } from '../../../generated/quality/sdk/typescript/src/models/ListOptions.ts'
import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'
import { api } from '../api/client.ts'
import { textOfValues, type Datum } from '../relations/value-groups.ts'
import { TEXTS } from '../texts.ts'
import type { ListingSource, PageOptions, ScheduledExport } from './source.ts'

/** The pairs of a left and a right value that contradict a dependency. */
export function conflictsSource(
  repository: string,
  entityID: string,
  dependencyKey: string,
  rule: string,
): ListingSource {
  const client = api(DependenciesApi)
  const at = { repository, entityID, dependencyKey }
  return {
    repository,
    title: TEXTS.dependencies.conflictsOf(rule),
    identity: `conflicts ${repository} ${entityID} ${dependencyKey}`,
    ask: (options, signal) => client.listConflicts({ ...at, ...options }, { signal }),
    exportTo: async (data, options) =>
      (await client.runConflictsCommand({
        ...at,
        conflictsCommand: { command: 'export', data, options },
      })) as ScheduledExport,
    place: { entity: entityID, listing: 'conflicts', dependency: dependencyKey },
  }
}

/** What would mend the conflicts of a dependency. */
export function correctionsSource(
  repository: string,
  entityID: string,
  dependencyKey: string,
  rule: string,
): ListingSource {
  const client = api(DependenciesApi)
  const at = { repository, entityID, dependencyKey }
  return {
    repository,
    title: TEXTS.dependencies.correctionsOf(rule),
    identity: `corrections ${repository} ${entityID} ${dependencyKey}`,
    ask: (options, signal) => client.listCorrections({ ...at, ...options }, { signal }),
    exportTo: async (data, options) =>
      (await client.runCorrectionsCommand({
        ...at,
        rowsCommand: { command: 'export', data, options },
      })) as ScheduledExport,
    place: { entity: entityID, listing: 'corrections', dependency: dependencyKey },
  }
}

/** A listing whose records can be asked for by their numbers. */
export interface NumberedSource extends ListingSource {
  readonly askRecords: (numbers: readonly number[], signal: AbortSignal) => Promise<StandardResponse>
}

/**
 * The rows with some left values.
 * @param definition the id of a key or dependency
 */
export function rowsOfValuesSource(
  repository: string,
  entityID: string,
  definition: string,
  values: readonly Datum[],
): NumberedSource {
  const client = api(DependenciesApi)
  const at = { repository, entityID }
  const isKey = !definition.includes('-')
  const named = { attribute: definition, values: [...values] }
  const get = async (options: ListOptions, signal: AbortSignal): Promise<StandardResponse> => {
    const rowsOfValuesCommand = { command: 'get', ...named, options } as const
    const answer = isKey
      ? await client.runDuplicateKeyRowsCommand({ ...at, rowsOfValuesCommand }, { signal })
      : await client.runConflictRowsCommand({ ...at, rowsOfValuesCommand }, { signal })
    return answer as StandardResponse
  }
  return {
    repository,
    title: TEXTS.rowsOfValues.title,
    identity: `rows of values ${repository} ${entityID} ${definition} ${textOfValues(values)}`,
    ask: (page, signal) => get(listOptions(page), signal),
    askRecords: (numbers, signal) => get({ keypatternlist: [...numbers] }, signal),
    exportTo: async (data, options) => {
      const rowsOfValuesCommand = { command: 'export', ...named, data, options } as const
      const answer = isKey
        ? await client.runDuplicateKeyRowsCommand({ ...at, rowsOfValuesCommand })
        : await client.runConflictRowsCommand({ ...at, rowsOfValuesCommand })
      return answer as ScheduledExport
    },
    place: {
      entity: entityID,
      listing: isKey ? 'duplicateKeyRows' : 'conflictRows',
      dependency: definition,
    },
    pinned: ['_rowid'],
  }
}

/** The options of a page as commands take them. */
const listOptions = ({ sort, ...others }: PageOptions): ListOptions => ({
  ...others,
  ...(sort && {
    sort: sort.map((one) => {
      const isDescending = one.endsWith(':desc')
      return {
        column: isDescending ? one.slice(0, -':desc'.length) : one,
        direction: isDescending ? 'desc' : 'asc',
      } as const
    }),
  }),
})
