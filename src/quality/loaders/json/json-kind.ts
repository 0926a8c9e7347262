import type { JsonSource } from '../../model/entity-source.ts'
import { detectFile } from '../delimited/detect.ts'
import { SchemaFileFault } from '../errors.ts'
import { previewRecords, readRawLines, readRecords } from '../records/read-records.ts'
import type { ReadRequest } from '../records/read-request.ts'
import type { SourceKind, SourceRequest } from '../source-kind.ts'

/** Files of JSON values, plain or gzip. */
export const JSON_FILES: SourceKind<JsonSource> = {
  kind: 'json',
  declare: async () => {
    throw new SchemaFileFault('A JSON file names its columns itself; leave schemaFile out.')
  },
  detect: async (path) => {
    const { compressed, encoding } = await detectFile(path)
    return { compressed, encoding }
  },
  preview: (request, signal) => {
    const { mostRecords, firstBytes } = request
    return previewRecords({ ...readingOf(request), mostRecords, firstBytes }, signal)
  },
  lines: readRawLines,
  read: (request, signal) => {
    const { folder, source } = request
    return readRecords({ ...readingOf(request), folder, maxRejected: source.maxRejected }, signal)
  },
  describe: () => ({ delimiter: `''`, quote: `''` }),
}

function readingOf({
  source: { virtualColumns },
  path,
  sample,
  limits,
}: SourceRequest<JsonSource>): Omit<ReadRequest, 'folder' | 'maxRejected'> {
  return {
    records: { kind: 'json', path, records: sample.kind === 'first' ? sample.skip + sample.rows : undefined },
    sample,
    limits,
    virtual: virtualColumns && { columns: virtualColumns, declaredNames: undefined },
  }
}
