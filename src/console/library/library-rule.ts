import { LibraryApi } from '../../../generated/quality/sdk/typescript/src/apis/LibraryApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { fieldsOf, type RuleFields } from '../rules/rule-fields.ts'

/** The columns of the listing of library rules that fields are read from. */
const COLUMNS = [
  'actual_name',
  'actual_description',
  'threshold_percent',
  '_model_check',
  'actual_priority',
  'predicate',
  '_model_filter_predicate',
  '_model_group_function',
  '_model_aggregate_function',
  '_model_aggregate_method',
] as const

/** The fields of a library rule. It has no keywords. */
export async function askLibraryRule(
  repository: string,
  libraryID: string,
  ruleID: string,
  signal?: AbortSignal,
): Promise<RuleFields> {
  const answer = await api(LibraryApi).getLibraryRule(
    { repository, libraryID, ruleID, columns: [...COLUMNS] },
    { signal: signal ?? null },
  )
  const { values } = recordsOf(answer, COLUMNS).rows[0]!
  return fieldsOf(
    {
      ...values,
      _predicate: values.predicate,
      _filter_predicate: values._model_filter_predicate,
      _group_function: values._model_group_function,
      _aggregate_function: values._model_aggregate_function,
      _aggregate_method: values._model_aggregate_method,
      _actual_threshold: values.threshold_percent,
      _check: values._model_check,
      _keywords: '',
    },
    new Map(),
  )
}
