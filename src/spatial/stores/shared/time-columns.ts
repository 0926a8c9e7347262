import type { Layer } from '../../model/collection-store.ts'
import type { Column } from '../../model/column.ts'

/**
 * The columns named `start` and `end` in any letter case, otherwise the first column of dates or timestamps.
 */
export function findTime(columns: readonly Column[]): Layer['time'] {
  const positionOf = (isIt: (name: string) => boolean): number =>
    columns.findIndex(
      ({ name, type }) => (type === 'date' || type === 'datetime') && isIt(name.toLowerCase()),
    )
  const start = positionOf((name) => name === 'start')
  const end = positionOf((name) => name === 'end')
  if (start >= 0 && end >= 0) return { start, end }
  const first = positionOf(() => true)
  return first >= 0 ? { start: first, end: first } : undefined
}
