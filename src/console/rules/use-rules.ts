import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import { api } from '../api/client.ts'
import { type Records, recordsOf } from '../api/records.ts'
import { type Requested, useRequest } from '../state/use-request.ts'
import { conditionOf } from './result-tabs.tsx'
import { TABLE_COLUMNS } from './rule-table.tsx'

/** Rules that a table shows. Others are found by the listing. */
const SHOWN = 500

/**
 * The rules of a repository, or of an entity and its attributes, those with most failing rows first.
 * @param result the name of a tab; undefined for all
 */
export function useRules(
  repository: string,
  entityID: string | undefined,
  result: string | undefined,
): Requested<Records<(typeof TABLE_COLUMNS)[number]>> {
  const where = conditionOf(entityID, result)
  return useRequest(
    async (signal) =>
      recordsOf(
        await api(RulesApi).listRealBusinessRules(
          {
            repository,
            columns: [...TABLE_COLUMNS],
            sort: ['_failing_rows:desc', 'actual_name'],
            pageSize: SHOWN,
            ...(where !== undefined && { where }),
          },
          { signal },
        ),
        TABLE_COLUMNS,
      ),
    [repository, where],
  )
}
