import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import type { ListOptions } from '../../../generated/quality/sdk/typescript/src/models/ListOptions.ts'
import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'
import { api } from '../api/client.ts'
import type { ListingSource, PageOptions, ScheduledExport } from './source.ts'

/** A rule, as the paths of the API name it. */
export interface RulePlace {
  readonly repository: string
  readonly entityID: string
  readonly ruleID: string
}

/** The rows that fail a rule, or that pass it. */
export function ruleRowsSource(place: RulePlace, isFailing: boolean, title: string): ListingSource {
  const rules = api(RulesApi)
  return {
    repository: place.repository,
    title,
    identity: `rule rows ${JSON.stringify(place)} ${isFailing}`,
    ask: (options, signal) =>
      isFailing
        ? rules.listRuleFailingRows({ ...place, ...options }, { signal })
        : rules.listRulePassingRows({ ...place, ...options }, { signal }),
    exportTo: async (file, options) => {
      const request = { ...place, rowsCommand: { command: 'export', data: file, options } } as const
      return (
        isFailing
          ? await rules.runRuleFailingRowsCommand(request)
          : await rules.runRulePassingRowsCommand(request)
      ) as ScheduledExport
    },
    place: {
      entity: place.entityID,
      rule: place.ruleID,
      listing: isFailing ? 'ruleFailingRows' : 'rulePassingRows',
    },
    pinned: ['_rowid'],
  }
}

/**
 * The rows of a group that fail a rule, or that pass it. The name of the group is in the body of the requests, where it
 * can be anything.
 * @param group null for the group of null
 */
export function groupRowsSource(
  place: RulePlace,
  group: string | null,
  isFailing: boolean,
  title: string,
): ListingSource {
  const rules = api(RulesApi)
  const data = { groupName: group }
  return {
    repository: place.repository,
    title,
    identity: `group rows ${JSON.stringify([place, group, isFailing])}`,
    ask: async (options, signal) => {
      const request = {
        ...place,
        groupRowsCommand: { command: 'get', data, options: listOptions(options) },
      } as const
      return (
        isFailing
          ? await rules.runGroupFailingRowsCommand(request, { signal })
          : await rules.runGroupPassingRowsCommand(request, { signal })
      ) as StandardResponse
    },
    exportTo: async (file, options) => {
      const request = {
        ...place,
        groupRowsCommand: { command: 'export', data: { ...file, ...data }, options },
      } as const
      return (
        isFailing
          ? await rules.runGroupFailingRowsCommand(request)
          : await rules.runGroupPassingRowsCommand(request)
      ) as ScheduledExport
    },
    place: {
      entity: place.entityID,
      rule: place.ruleID,
      groupName: group,
      listing: isFailing ? 'groupFailingRows' : 'groupPassingRows',
    },
    pinned: ['_rowid'],
  }
}

/** The options of GET as commands take them. */
const listOptions = ({ sort, ...options }: PageOptions): ListOptions => ({
  ...options,
  ...(sort && {
    sort: sort.map((text) => {
      const isDescending = text.endsWith(':desc')
      return {
        column: isDescending ? text.slice(0, -':desc'.length) : text,
        direction: isDescending ? 'desc' : 'asc',
      }
    }),
  }),
})
