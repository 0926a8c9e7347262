import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { type Requested, useRequest } from '../state/use-request.ts'
import { FIELD_COLUMNS } from './rule-fields.ts'

/** The columns that pages about a rule show. */
export const RULE_COLUMNS = [
  ...FIELD_COLUMNS,
  '_priority_description',
  '_inheriting',
  '_eLibName',
  '_result',
  '_actual_fraction',
  '_dirty_flag',
  '_group_count',
  '_passing_rows',
  '_failing_rows',
  '_total_rows',
  '_analysed_date',
  'ANALYSED_BY',
  '_error_count',
  '_first_error',
  '_first_error_row',
  'EDITED_BY',
  '_edited_date',
  'CREATED_BY',
  '_created_date',
  'attribute_id',
  'seqno',
] as const

export type RuleValues = Readonly<Record<(typeof RULE_COLUMNS)[number], string>>

/** Reads a rule. */
export async function askRule(
  repository: string,
  entityID: string,
  ruleID: string,
  signal?: AbortSignal,
): Promise<RuleValues> {
  const answer = await api(RulesApi).getBusinessRule(
    { repository, entityID, ruleID, columns: [...RULE_COLUMNS] },
    { signal: signal ?? null },
  )
  return recordsOf(answer, RULE_COLUMNS).rows[0]!.values
}

export const useRule = (repository: string, entityID: string, ruleID: string): Requested<RuleValues> =>
  useRequest((signal) => askRule(repository, entityID, ruleID, signal), [repository, entityID, ruleID])
