import { PrioritiesApi } from '../../../generated/quality/sdk/typescript/src/apis/PrioritiesApi.ts'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { type Requested, useRequest } from '../state/use-request.ts'

const COLUMNS = ['category_id', 'keyword_id', 'category', 'name'] as const
const MAX = 1000

/** What a form of a rule offers to choose. */
export interface RuleChoices {
  /** Numbers of keywords by their texts in the listing of rules. */
  readonly keywords: ReadonlyMap<string, string>
  readonly priorities: readonly { readonly number: string; readonly description: string }[]
}

/** The keywords and the priorities of a repository. */
export const useRuleChoices = (repository: string): Requested<RuleChoices> =>
  useRequest(
    async (signal) => {
      const [keywords, priorities] = await Promise.all([
        api(RulesApi).listKeywords({ repository, columns: [...COLUMNS], pageSize: MAX }, { signal }),
        api(PrioritiesApi).listPriorities({ repository }, { signal }),
      ])
      return {
        keywords: new Map(
          recordsOf(keywords, COLUMNS).rows.map(({ values }) => [
            values.keyword_id === '0' ? values.category : `${values.category}: ${values.name}`,
            `${values.category_id} ${values.keyword_id}`,
          ]),
        ),
        priorities: priorities.map(([number, name]) => ({
          number: String(number),
          description: String(name),
        })),
      }
    },
    [repository],
  )
