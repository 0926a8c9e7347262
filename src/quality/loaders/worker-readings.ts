import type { EntitySource } from '../model/entity-source.ts'
import type { FileRecordsRequest } from './records/open-records.ts'
import { previewRecords, readRawLines, readRecords } from './records/read-records.ts'
import type { ReadRequest } from './records/read-request.ts'
import type { SourceKind, SourceRequest } from './source-kind.ts'
import type { SourceLocation } from './source-location.ts'

/** What a kind says about a reading. */
export type ReadingOf<Source, Location> = (
  request: SourceRequest<Source, Location>,
) => Pick<ReadRequest, 'records' | 'virtual'>

/** The readings of a kind whose records are opened in the reader's thread. */
export const workerReadings = <Source extends EntitySource, Location extends SourceLocation>(
  readingOf: ReadingOf<Source, Location>,
): Pick<SourceKind<Source, Location>, 'preview' | 'read'> => {
  const readingOfAll: typeof readingOf = (request) => {
    const { location } = request
    const reading = readingOf(request)
    if (location.kind !== 'file' || location.parts === undefined) return reading
    // A kind says how the first file is read.
    const of = reading.records as FileRecordsRequest
    return { ...reading, records: { kind: 'parts', of, parts: location.parts } }
  }
  return {
    preview: (request, signal) => {
      const { mostRecords, firstBytes, sample, limits } = request
      return previewRecords({ ...readingOfAll(request), sample, limits, mostRecords, firstBytes }, signal)
    },
    read: (request, signal) => {
      const { folder, source, sample, limits } = request
      const { maxRejected } = source
      return readRecords({ ...readingOfAll(request), sample, limits, folder, maxRejected }, signal)
    },
  }
}

/** The first lines of a file of the server. */
export const fileLines: SourceKind['lines'] = ({ location, limits, ...request }, signal) => {
  const { expandedBytes } = limits
  const { path, member } = location
  return readRawLines({ ...request, bytes: { kind: 'file', path, member }, expandedBytes }, signal)
}
