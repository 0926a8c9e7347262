import type { XmlSource } from '../../model/entity-source.ts'
import { SchemaFileFault } from '../errors.ts'
import type { JsonWords } from '../json/json-kind.ts'
import { detectInWorker } from '../records/read-records.ts'
import type { SourceKind } from '../source-kind.ts'
import type { FileLocation } from '../source-location.ts'
import { faultOfWord } from '../source-words.ts'
import { fileLines, workerReadings } from '../worker-readings.ts'
import { parseElementPath } from './element-path.ts'

/** Bytes that a preview reads at most, in a second or so: all of them are read for the columns. */
const MAX_PREVIEW_BYTES = 2 << 20

const READINGS = workerReadings<XmlSource, FileLocation>(
  ({ source: { virtualColumns, records }, location: { path, member }, sample }) => ({
    records: {
      kind: 'xml',
      path,
      member,
      element: records === undefined ? undefined : parseElementPath(records),
      records: sample.kind === 'first' ? sample.skip + sample.rows : undefined,
    },
    virtual: virtualColumns && { columns: virtualColumns, declaredNames: undefined },
  }),
)

/** XML files whose records are elements, plain or compressed. */
export const XML_FILES: SourceKind<XmlSource, FileLocation, JsonWords> = {
  kind: 'xml',
  readRequest: ({ records }) => {
    if (records === undefined) return { kind: 'xml', encoding: 'utf-8' }
    if (parseElementPath(records) === undefined)
      throw faultOfWord(
        'records',
        'records must be the name of the elements that are the records, or a path of names, such as item or /rss/channel/item.',
      )
    return { kind: 'xml', encoding: 'utf-8', records }
  },
  declare: async () => {
    throw new SchemaFileFault('An XML file names its columns itself; leave schemaFile out.')
  },
  detect: async ({ path, member }, signal) => {
    const { compression, encoding, records } = await detectInWorker({ kind: 'file', path, member }, signal)
    return { compression, encoding, records }
  },
  lines: fileLines,
  preview: (request, signal) => {
    const firstBytes = Math.min(request.firstBytes, MAX_PREVIEW_BYTES)
    return READINGS.preview({ ...request, firstBytes }, signal)
  },
  read: READINGS.read,
  describe: () => ({ delimiter: `''`, quote: `''` }),
}
