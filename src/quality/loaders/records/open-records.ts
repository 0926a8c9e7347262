import type { ReadLimits, RecordsRequest } from '../../model/reading.ts'
import type { RecordSource } from './record-source.ts'

/**
 * Opens the records of a source of any kind. A kind is imported when it is needed, since a thread reads one source.
 * @param firstBytes the most bytes that are read of a file, and that they may expand to; undefined: all
 * @throws ReadingError, or the system's error if the source cannot be opened
 */
export async function openRecords(
  request: RecordsRequest,
  limits: ReadLimits,
  firstBytes: number | undefined,
): Promise<RecordSource> {
  const bytes = { expandedBytes: limits.expandedBytes, firstBytes }
  const { openDelimitedRecords } = await import('../delimited/delimited-records.ts')
  return openDelimitedRecords(request, limits, bytes)
}
