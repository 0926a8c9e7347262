import { nextTurn } from '../../lib/turns.ts'
import type { StoredRow } from './row-store.ts'

/** Other work gets its turn after so many milliseconds of judging. */
const TURN_MS = 4

/**
 * Looks at rows one after the other.
 * @throws the signal's reason, as soon as it is aborted
 * @returns how many are wanted, and those of the page among them
 */
export async function findWanted(
  parts: AsyncIterable<readonly StoredRow[]>,
  isWanted: (row: StoredRow) => boolean,
  { offset, size }: { readonly offset: number; readonly size: number },
  signal: AbortSignal,
): Promise<{ readonly total: number; readonly page: readonly StoredRow[] }> {
  const page: StoredRow[] = []
  let total = 0
  await nextTurn()
  let turnEnds = performance.now() + TURN_MS
  for await (const rows of parts) {
    for (const row of rows) {
      if (isWanted(row) && ++total > offset && page.length < size) page.push(row)
      if (performance.now() < turnEnds) continue
      await nextTurn()
      signal.throwIfAborted()
      turnEnds = performance.now() + TURN_MS
    }
  }
  signal.throwIfAborted()
  return { total, page }
}
