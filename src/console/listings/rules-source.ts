import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import type { ListOptions } from '../../../generated/quality/sdk/typescript/src/models/ListOptions.ts'
import { api } from '../api/client.ts'
import { pageOf } from '../api/records.ts'
import { TEXTS } from '../texts.ts'
import type { ListingSource, ScheduledExport } from './source.ts'

/** The rules of the entities of a repository with all their columns. @param condition those that it admits */
export function rulesSource(repository: string, condition: string | undefined): ListingSource {
  const rules = api(RulesApi)
  const both = (where: string | undefined): { readonly where?: string } => {
    const parts = [condition, where && `(${where})`].filter((part) => part !== undefined)
    return parts.length > 0 ? { where: parts.join(' AND ') } : {}
  }
  return {
    repository,
    title: TEXTS.rules.title,
    identity: `rules ${repository} ${condition ?? ''}`,
    ask: (options, signal) =>
      rules.listRealBusinessRules({ repository, ...options, ...both(options.where) }, { signal }),
    exportTo: async (file, options: ListOptions) =>
      (await rules.runRealBusinessRulesCommand({
        repository,
        realRulesCommand: {
          command: 'export',
          data: file,
          options: { ...options, ...both(options.where) },
        },
      })) as ScheduledExport,
    place: { listing: 'realBusinessRules' },
    pinned: ['actual_name'],
    pageOfRow: (_, url) => (url === undefined ? undefined : pageOf(url)),
  }
}
