import { DependenciesApi } from '../../../generated/quality/sdk/typescript/src/apis/DependenciesApi.ts'
import { api } from '../api/client.ts'
import { pageOf } from '../api/records.ts'
import { TEXTS } from '../texts.ts'
import type { ListingSource, ScheduledExport } from './source.ts'

/** The records of a status, or of both. */
export type Status = 'all' | 'permanent' | 'discovered'

const pageOfRecord: ListingSource['pageOfRow'] = (_values, url) =>
  url === undefined ? undefined : pageOf(url)

/** The keys of an entity. */
export function keysSource(
  repository: string,
  entityID: string,
  entityName: string,
  status: Status,
): ListingSource {
  const client = api(DependenciesApi)
  const at = { repository, entityID }
  const ask: Record<Status, ListingSource['ask']> = {
    all: (options, signal) => client.listKeys({ ...at, ...options }, { signal }),
    permanent: (options, signal) => client.listPermanentKeys({ ...at, ...options }, { signal }),
    discovered: (options, signal) => client.listDiscoveredKeys({ ...at, ...options }, { signal }),
  }
  const exportTo: Record<Status, NonNullable<ListingSource['exportTo']>> = {
    all: async (data, options) =>
      (await client.runKeysCommand({
        ...at,
        entityKeysCommand: { command: 'export', data, options },
      })) as ScheduledExport,
    permanent: async (data, options) =>
      (await client.runPermanentKeysCommand({
        ...at,
        keysCommand: { command: 'export', data, options },
      })) as ScheduledExport,
    discovered: async (data, options) =>
      (await client.runDiscoveredKeysCommand({
        ...at,
        keysCommand: { command: 'export', data, options },
      })) as ScheduledExport,
  }
  return {
    repository,
    title: TEXTS.keys.title(entityName),
    identity: `keys ${repository} ${entityID} ${status}`,
    ask: ask[status],
    exportTo: exportTo[status],
    place: {
      entity: entityID,
      listing: ({ all: 'keys', permanent: 'permanentKeys', discovered: 'discoveredKeys' } as const)[status],
    },
    pageOfRow: pageOfRecord,
    pinned: ['_lhnames'],
  }
}

/** The values of a key that several rows have. */
export function duplicatesSource(
  repository: string,
  entityID: string,
  keyID: string,
  rule: string,
): ListingSource {
  const client = api(DependenciesApi)
  const at = { repository, entityID, keyID }
  return {
    repository,
    title: TEXTS.keys.duplicatesOf(rule),
    identity: `duplicates ${repository} ${entityID} ${keyID}`,
    ask: (options, signal) => client.listKeyDuplicates({ ...at, ...options }, { signal }),
    exportTo: async (data, options) =>
      (await client.runKeyDuplicatesCommand({
        ...at,
        rowsCommand: { command: 'export', data, options },
      })) as ScheduledExport,
    place: { entity: entityID, listing: 'keyDuplicates', dependency: keyID },
  }
}

/**
 * The dependencies of an entity.
 * @param attribute only those that have this attribute on a side
 */
export function dependenciesSource(
  repository: string,
  entityID: string,
  entityName: string,
  status: Status,
  attribute: string | undefined,
): ListingSource {
  return {
    repository,
    title: TEXTS.dependencies.title(entityName),
    identity: `dependencies ${repository} ${entityID} ${status} ${attribute ?? ''}`,
    ...(attribute === undefined
      ? ofEntity(repository, entityID, status)
      : ofAttribute(repository, entityID, attribute, status)),
    pageOfRow: pageOfRecord,
    pinned: ['_lhnames', '_rhname'],
  }
}

type Asked = Pick<ListingSource, 'ask' | 'exportTo' | 'place'>

function ofEntity(repository: string, entityID: string, status: Status): Asked {
  const client = api(DependenciesApi)
  const at = { repository, entityID }
  const place = { entity: entityID }
  const parts: Record<Status, Asked> = {
    all: {
      ask: (options, signal) => client.listDependencies({ ...at, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runDependenciesCommand({
          ...at,
          entityDependenciesCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { ...place, listing: 'dependencies' },
    },
    permanent: {
      ask: (options, signal) => client.listPermanentDependencies({ ...at, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runPermanentDependenciesCommand({
          ...at,
          dependenciesCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { ...place, listing: 'permanentDependencies' },
    },
    discovered: {
      ask: (options, signal) => client.listDiscoveredDependencies({ ...at, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runDiscoveredDependenciesCommand({
          ...at,
          dependenciesCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { ...place, listing: 'discoveredDependencies' },
    },
  }
  return parts[status]
}

function ofAttribute(repository: string, entityID: string, attributeID: string, status: Status): Asked {
  const client = api(DependenciesApi)
  const at = { repository, entityID, attributeID }
  const place = { entity: entityID, attribute: attributeID }
  const parts: Record<Status, Asked> = {
    all: {
      ask: (options, signal) => client.listAttributeDependencies({ ...at, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runAttributeDependenciesCommand({
          ...at,
          attributeDependenciesCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { ...place, listing: 'attributeDependencies' },
    },
    permanent: {
      ask: (options, signal) => client.listPermanentAttributeDependencies({ ...at, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runPermanentAttributeDependenciesCommand({
          ...at,
          dependenciesCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { ...place, listing: 'permanentAttributeDependencies' },
    },
    discovered: {
      ask: (options, signal) => client.listDiscoveredAttributeDependencies({ ...at, ...options }, { signal }),
      exportTo: async (data, options) =>
        (await client.runDiscoveredAttributeDependenciesCommand({
          ...at,
          dependenciesCommand: { command: 'export', data, options },
        })) as ScheduledExport,
      place: { ...place, listing: 'discoveredAttributeDependencies' },
    },
  }
  return parts[status]
}
