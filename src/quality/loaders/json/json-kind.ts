import type { JsonSource } from '../../model/entity-source.ts'
import { detectInWorker } from '../records/read-records.ts'
import { faultOfWord } from '../source-words.ts'
import { parseRecordsPath } from './records-path.ts'
import { SchemaFileFault } from '../errors.ts'
import type { SourceKind } from '../source-kind.ts'
import type { FileLocation } from '../source-location.ts'
import { fileLines, workerReadings } from '../worker-readings.ts'

/** The members of `connectInfo` that a JSON file has. */
export interface JsonWords {
  readonly records?: string | undefined
}

/** Files of JSON values, plain or compressed. */
export const JSON_FILES: SourceKind<JsonSource, FileLocation, JsonWords> = {
  kind: 'json',
  readRequest: ({ records }) => {
    if (records === undefined) return { kind: 'json', encoding: 'utf-8' }
    const path = parseRecordsPath(records)
    if (path === undefined)
      throw faultOfWord(
        'records',
        'records must be a path of keys and [*], such as $.items[*], data.items or features.',
      )
    return { kind: 'json', encoding: 'utf-8', records: path.text }
  },
  declare: async () => {
    throw new SchemaFileFault('A JSON file names its columns itself; leave schemaFile out.')
  },
  detect: async ({ path, member }, signal) => {
    const { compression, encoding, records } = await detectInWorker({ kind: 'file', path, member }, signal)
    return { compression, encoding, records }
  },
  lines: fileLines,
  ...workerReadings(({ source: { virtualColumns, records }, location: { path, member }, sample }) => ({
    records: {
      kind: 'json',
      path,
      member,
      recordsPath: records === undefined ? undefined : parseRecordsPath(records),
      records: sample.kind === 'first' ? sample.skip + sample.rows : undefined,
    },
    virtual: virtualColumns && { columns: virtualColumns, declaredNames: undefined },
  })),
  describe: () => ({ delimiter: `''`, quote: `''` }),
}
