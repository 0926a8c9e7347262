import { AttributesApi } from '../../../generated/quality/sdk/typescript/src/apis/AttributesApi.ts'
import type { ListOptions } from '../../../generated/quality/sdk/typescript/src/models/ListOptions.ts'
import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'
import { api } from '../api/client.ts'
import { pageOf } from '../api/records.ts'
import { TEXTS } from '../texts.ts'
import type { ExportFile, ListingSource, PageOptions, ScheduledExport } from './source.ts'

/** What the values of an attribute are counted by. */
export const FORMS = ['values', 'masks', 'patterns', 'metaphones'] as const
export type Form = (typeof FORMS)[number]

interface Place {
  readonly repository: string
  readonly entityID: string
  readonly attributeID: string
}

/** The operations of a form. */
interface Operations {
  readonly list: (request: Place & PageOptions, init: RequestInit) => Promise<StandardResponse>
  readonly exportTo: (place: Place, data: ExportFile, options: ListOptions) => Promise<unknown>
}

const attributes = api(AttributesApi)

const OPERATIONS: Readonly<Record<Form, Operations>> = {
  values: {
    list: (request, init) => attributes.listValues(request, init),
    exportTo: (place, data, options) =>
      attributes.runValuesCommand({ ...place, profileCommand: { command: 'export', data, options } }),
  },
  masks: {
    list: (request, init) => attributes.listMasks(request, init),
    exportTo: (place, data, options) =>
      attributes.runMasksCommand({ ...place, profileCommand: { command: 'export', data, options } }),
  },
  patterns: {
    list: (request, init) => attributes.listPatterns(request, init),
    exportTo: (place, data, options) =>
      attributes.runPatternsCommand({ ...place, patternsCommand: { command: 'export', data, options } }),
  },
  metaphones: {
    list: (request, init) => attributes.listMetaphones(request, init),
    exportTo: (place, data, options) =>
      attributes.runMetaphonesCommand({ ...place, profileCommand: { command: 'export', data, options } }),
  },
}

/**
 * The distinct values of an attribute, or their masks, patterns or sounds, with the number of rows of each.
 * @param name of the attribute, for people
 */
export function formsSource(place: Place, name: string, form: Form): ListingSource {
  const { repository, entityID, attributeID } = place
  const { list, exportTo } = OPERATIONS[form]
  return {
    repository,
    title: TEXTS.attribute.titleOf(TEXTS.attribute.ofForm[form], name),
    identity: `${form} ${repository} ${entityID} ${attributeID}`,
    ask: (options, signal) => list({ ...place, ...options }, { signal }),
    exportTo: async (file, options) => (await exportTo(place, file, options)) as ScheduledExport,
    place: { entity: entityID, attribute: attributeID, listing: form },
    pageOfRow: (_, url) => (url === undefined ? undefined : pageOf(url)),
  }
}
