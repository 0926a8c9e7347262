import { nextTurn } from '../../lib/turns.ts'
import type { StoredRow } from './row-store.ts'

/** Milliseconds of evaluation after which other work gets its turn. */
const TURN_MS = 4

/**
 * Evaluates a condition on rows in turn.
 * @throws the signal's reason, as soon as it is aborted
 * @returns the number of matching rows, and the matching rows of the page
 */
export async function findMatching(
  parts: AsyncIterable<readonly StoredRow[]>,
  isMatch: (row: StoredRow) => boolean,
  { offset, size }: { readonly offset: number; readonly size: number },
  signal: AbortSignal,
): Promise<{ readonly total: number; readonly page: readonly StoredRow[] }> {
  const page: StoredRow[] = []
  let total = 0
  await nextTurn()
  let turnEnds = performance.now() + TURN_MS
  for await (const rows of parts) {
    for (const row of rows) {
      if (isMatch(row) && ++total > offset && page.length < size) page.push(row)
      if (performance.now() < turnEnds) continue
      await nextTurn()
      signal.throwIfAborted()
      turnEnds = performance.now() + TURN_MS
    }
  }
  signal.throwIfAborted()
  return { total, page }
}
