import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'
import { BASE, ROOT } from '../base.ts'

/** A record of a listing by the columnised names of its columns, with its address in the API. */
export interface Named<Column extends string> {
  readonly values: Readonly<Record<Column, string>>
  readonly url: string | undefined
}

/** The records of a page of a listing. */
export interface Records<Column extends string> {
  readonly rows: readonly Named<Column>[]
  /** Number of records of the whole listing. */
  readonly total: number
}

/**
 * Names the values of a listing.
 * @param columns those that the request asked for; a type in place of strings that nobody checks
 */
export function recordsOf<Column extends string>(
  answer: StandardResponse,
  _columns: readonly Column[],
): Records<Column> {
  const names = answer.columns.map(({ columnisedName }) => columnisedName)
  return {
    rows: answer.rows.map(({ dataRow = [], metadata }) => ({
      values: Object.fromEntries(names.map((name, index) => [name, dataRow[index] ?? ''])) as Record<
        Column,
        string
      >,
      url: metadata?.url,
    })),
    total: Number(answer.metadata.totalCount),
  }
}

const REPOSITORIES = `${BASE}/api/repositories`

/** The page of the console for a record of the API: the console's paths are those of the API. */
export const pageOf = (url: string): string =>
  url.startsWith(`${REPOSITORIES}/`) ? ROOT + url.slice(REPOSITORIES.length) : url
