import { JoinsApi } from '../../../generated/quality/sdk/typescript/src/apis/JoinsApi.ts'
import type { ExportOptions } from '../../../generated/quality/sdk/typescript/src/models/ExportOptions.ts'
import { api } from '../api/client.ts'
import { pageOf } from '../api/records.ts'
import { TEXTS } from '../texts.ts'
import type { Status } from './dependency-sources.ts'
import type { ExportFile, ListingSource, PageOptions, ScheduledExport } from './source.ts'

type Asked = Pick<ListingSource, 'ask' | 'exportTo' | 'place'>

/** The joins of a repository, or those of an entity. */
export function joinsSource(
  repository: string,
  entity: { readonly id: string; readonly name: string } | undefined,
  status: Status,
): ListingSource {
  return {
    repository,
    title: entity ? TEXTS.joins.ofEntity(entity.name) : TEXTS.joins.title,
    identity: `joins ${repository} ${entity?.id ?? ''} ${status}`,
    ...(entity ? ofEntity(repository, entity.id, status) : ofRepository(repository, status)),
    pageOfRow: (_values, url) => (url === undefined ? undefined : pageOf(url)),
    pinned: ['_left_ename', '_right_ename'],
  }
}

function ofRepository(repository: string, status: Status): Asked {
  const client = api(JoinsApi)
  const parts: Record<Status, Asked> = {
    all: {
      ask: (options, signal) => client.listJoins({ repository, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runJoinsCommand({
          repository,
          joinsCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { listing: 'joins' },
    },
    permanent: {
      ask: (options, signal) => client.listPermanentJoins({ repository, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runPermanentJoinsCommand({
          repository,
          joinsCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { listing: 'permanentJoins' },
    },
    discovered: {
      ask: (options, signal) => client.listDiscoveredJoins({ repository, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runDiscoveredJoinsCommand({
          repository,
          joinsCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { listing: 'discoveredJoins' },
    },
  }
  return parts[status]
}

function ofEntity(repository: string, entityID: string, status: Status): Asked {
  const client = api(JoinsApi)
  const at = { repository, entityID }
  const parts: Record<Status, Asked> = {
    all: {
      ask: (options, signal) => client.listEntityJoins({ ...at, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runEntityJoinsCommand({
          ...at,
          entityJoinsCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { entity: entityID, listing: 'entityJoins' },
    },
    permanent: {
      ask: (options, signal) => client.listEntityPermanentJoins({ ...at, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runEntityPermanentJoinsCommand({
          ...at,
          joinsCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { entity: entityID, listing: 'entityPermanentJoins' },
    },
    discovered: {
      ask: (options, signal) => client.listEntityDiscoveredJoins({ ...at, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runEntityDiscoveredJoinsCommand({
          ...at,
          joinsCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { entity: entityID, listing: 'entityDiscoveredJoins' },
    },
  }
  return parts[status]
}

/** The last part of the address of a result set. */
export type ResultSet = keyof typeof TEXTS.joins.resultSets

export const isResultSet = (text: string): text is ResultSet => Object.hasOwn(TEXTS.joins.resultSets, text)

/** The rows or values of a region of a join. */
export function resultSetSource(repository: string, joinId: string, set: ResultSet): ListingSource {
  const at = { repository, joinId }
  const { list, run, listing } = RESULT_SETS[set]
  return {
    repository,
    title: TEXTS.joins.resultSets[set],
    identity: `join ${repository} ${joinId} ${set}`,
    ask: (options, signal) => list({ ...at, ...options }, { signal }),
    exportTo: async (data, options) =>
      (await run({ ...at, rowsCommand: { command: 'export', data, options } })) as ScheduledExport,
    place: { listing, join: joinId },
  }
}

type Of = { readonly repository: string; readonly joinId: string }
type List = (options: Of & PageOptions, init: { signal: AbortSignal }) => ReturnType<ListingSource['ask']>
type Run = (
  options: Of & {
    readonly rowsCommand: {
      readonly command: 'export'
      readonly data: ExportFile
      readonly options: ExportOptions
    }
  },
) => Promise<unknown>

const client = api(JoinsApi)

const RESULT_SETS = {
  innerrows: {
    list: (options, init) => client.listJoinInnerRows(options, init),
    run: (options) => client.runJoinInnerRowsCommand(options),
    listing: 'joinInnerRows',
  },
  outerrows: {
    list: (options, init) => client.listJoinOuterRows(options, init),
    run: (options) => client.runJoinOuterRowsCommand(options),
    listing: 'joinOuterRows',
  },
  leftouterrows: {
    list: (options, init) => client.listJoinLeftOuterRows(options, init),
    run: (options) => client.runJoinLeftOuterRowsCommand(options),
    listing: 'joinLeftOuterRows',
  },
  rightouterrows: {
    list: (options, init) => client.listJoinRightOuterRows(options, init),
    run: (options) => client.runJoinRightOuterRowsCommand(options),
    listing: 'joinRightOuterRows',
  },
  leftnomatchrows: {
    list: (options, init) => client.listJoinLeftNoMatchRows(options, init),
    run: (options) => client.runJoinLeftNoMatchRowsCommand(options),
    listing: 'joinLeftNoMatchRows',
  },
  rightnomatchrows: {
    list: (options, init) => client.listJoinRightNoMatchRows(options, init),
    run: (options) => client.runJoinRightNoMatchRowsCommand(options),
    listing: 'joinRightNoMatchRows',
  },
  matchingvalues: {
    list: (options, init) => client.listJoinMatchingValues(options, init),
    run: (options) => client.runJoinMatchingValuesCommand(options),
    listing: 'joinMatchingValues',
  },
  leftnomatchvalues: {
    list: (options, init) => client.listJoinLeftNoMatchValues(options, init),
    run: (options) => client.runJoinLeftNoMatchValuesCommand(options),
    listing: 'joinLeftNoMatchValues',
  },
  rightnomatchvalues: {
    list: (options, init) => client.listJoinRightNoMatchValues(options, init),
    run: (options) => client.runJoinRightNoMatchValuesCommand(options),
    listing: 'joinRightNoMatchValues',
  },
} as const satisfies Record<
  ResultSet,
  { readonly list: List; readonly run: Run; readonly listing: NonNullable<ListingSource['place']>['listing'] }
>
