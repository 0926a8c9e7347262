import { JoinsApi } from '../../../generated/quality/sdk/typescript/src/apis/JoinsApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

const COLUMNS = ['_left_ename', '_right_ename'] as const

/** The names of both sides of a join; its id until they are there. */
export function useJoinTitle(repository: string, joinId: string): string {
  const { value } = useRequest(
    async (signal) =>
      recordsOf(
        await api(JoinsApi).getJoin({ repository, joinId, columns: [...COLUMNS] }, { signal }),
        COLUMNS,
      ).rows[0]?.values,
    [repository, joinId],
  )
  return value ? TEXTS.joins.of(value._left_ename, value._right_ename) : joinId
}
