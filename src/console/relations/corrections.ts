import { recordsOf } from '../api/records.ts'
import type { ListingSource } from '../listings/source.ts'
import type { Groups } from './ask-groups.ts'
import { majorityOf, type ValueGroup } from './value-groups.ts'

const COLUMNS = ['_lhs', '_rhs', '_origin'] as const

/** What mends a conflict. */
export type Correction =
  { readonly by: 'majority'; readonly value: string } | { readonly by: 'user'; readonly value: string }

/** The values that users chose, by the words for the left values. */
export async function askChosen(
  ask: ListingSource['ask'],
  { groups, right }: Groups,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (groups.length === 0 || !right) return new Map()
  const { rows } = recordsOf(
    await ask({ columns: [...COLUMNS], where: '_origin = "resolved"', pageSize: 10_000 }, signal),
    COLUMNS,
  )
  const prefix = `${right.humanisedName} = `
  return new Map(
    rows
      .filter(({ values }) => values._rhs.startsWith(prefix))
      .map(({ values }) => [values._lhs, values._rhs.slice(prefix.length)]),
  )
}

/** @returns undefined if nobody has chosen a value, and none is the most frequent */
export function correctionOf(
  group: ValueGroup,
  { left }: Groups,
  chosen: ReadonlyMap<string, string>,
): Correction | undefined {
  const value = chosen.get(
    left.length === 0
      ? 'all rows'
      : left.map(({ humanisedName }, at) => `${humanisedName} == ${group.left[at] ?? 'null'}`).join(' and '),
  )
  if (value !== undefined) return { by: 'user', value }
  const majority = majorityOf(group)
  return majority === undefined ? undefined : { by: 'majority', value: majority }
}
