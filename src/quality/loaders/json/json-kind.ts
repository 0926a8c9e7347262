import type { JsonSource } from '../../model/entity-source.ts'
import { detectInWorker } from '../records/read-records.ts'
import { SchemaFileFault } from '../errors.ts'
import type { SourceKind } from '../source-kind.ts'
import { fileLines, workerReadings } from '../worker-readings.ts'

/** Files of JSON values, plain or compressed. */
export const JSON_FILES: SourceKind<JsonSource> = {
  kind: 'json',
  readRequest: () => ({ kind: 'json', encoding: 'utf-8' }),
  declare: async () => {
    throw new SchemaFileFault('A JSON file names its columns itself; leave schemaFile out.')
  },
  detect: async ({ path, member }, signal) => {
    const { compression, encoding } = await detectInWorker({ kind: 'file', path, member }, signal)
    return { compression, encoding }
  },
  lines: fileLines,
  ...workerReadings(({ source: { virtualColumns }, location: { path, member }, sample }) => ({
    records: {
      kind: 'json',
      path,
      member,
      records: sample.kind === 'first' ? sample.skip + sample.rows : undefined,
    },
    virtual: virtualColumns && { columns: virtualColumns, declaredNames: undefined },
  })),
  describe: () => ({ delimiter: `''`, quote: `''` }),
}
