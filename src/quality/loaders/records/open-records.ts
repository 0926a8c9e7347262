import type { ReadLimits } from '../../model/reading.ts'
import { type ByteLimits, ByteSource } from './byte-source.ts'
import type { RecordsRequest } from './read-request.ts'
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
  const bytes: ByteLimits = { expandedBytes: limits.expandedBytes, firstBytes }
  switch (request.kind) {
    case 'delimited': {
      const { DelimitedRecords } = await import('../delimited/delimited-records.ts')
      return new DelimitedRecords(await ByteSource.open(request.path, bytes), request, limits)
    }
    case 'fixed': {
      const { FixedRecords } = await import('../fixed/fixed-records.ts')
      return new FixedRecords(await ByteSource.open(request.path, bytes), request.format, limits)
    }
    case 'json': {
      const { openJson } = await import('../json/json-source.ts')
      return openJson({ open: () => ByteSource.open(request.path, bytes), limits, records: request.records })
    }
    case 'hdfs': {
      const { openHdfsParts } = await import('../hdfs/open-hdfs.ts')
      return openHdfsParts(request.access, request.parts, request.format, limits, firstBytes)
    }
    case 'postgresql': {
      const { openPostgresql } = await import('../postgresql/copy-source.ts')
      return openPostgresql({ ...request, limits })
    }
  }
}
