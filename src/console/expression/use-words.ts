import { ExpressionsApi } from '../../../generated/quality/sdk/typescript/src/apis/ExpressionsApi.ts'
import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import { useMemo } from 'preact/hooks'
import { api } from '../api/client.ts'
import { useRequest } from '../state/use-request.ts'
import { KEYWORDS, type Word } from './words.ts'

/** The functions of the server, asked once for all pages. */
let functions: Promise<readonly Word[]> | undefined

const askFunctions = async (repository: string): Promise<readonly Word[]> =>
  (await api(ExpressionsApi).listFunctions({ repository })).functions.map(({ name, description }) => ({
    text: `${name}(`,
    also: '',
    describes: description,
    kind: 'function',
  }))

/** Names that need no brackets. */
const PLAIN = /^[\p{L}_][\p{L}\p{N}_]*$/u

/** The words that an expression over these columns can have: columns, functions, keywords. */
export function useWords(repository: string, columns: readonly Column[]): readonly Word[] {
  const asked = useRequest(async () => {
    functions ??= askFunctions(repository)
    try {
      return await functions
    } catch (error) {
      functions = undefined
      throw error
    }
  }, [repository])
  return useMemo(
    () => [
      ...columns.map(({ columnisedName, humanisedName }): Word => ({
        text: PLAIN.test(columnisedName) ? columnisedName : `[${columnisedName}]`,
        also: humanisedName,
        kind: 'column',
      })),
      ...(asked.value ?? []),
      ...KEYWORDS,
    ],
    [columns, asked.value],
  )
}
