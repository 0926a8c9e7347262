import type { JsonSource } from '../../model/entity-source.ts'
import { examinedBytes } from '../detection/detect.ts'
import { detectInWorker } from '../records/read-records.ts'
import { SchemaFileFault } from '../errors.ts'
import type { SourceKind } from '../source-kind.ts'
import { fileLines, workerReadings } from '../worker-readings.ts'

/** Files of JSON values, plain or gzip. */
export const JSON_FILES: SourceKind<JsonSource> = {
  kind: 'json',
  readRequest: () => ({ kind: 'json', encoding: 'utf-8' }),
  declare: async () => {
    throw new SchemaFileFault('A JSON file names its columns itself; leave schemaFile out.')
  },
  detect: async ({ path }, signal) => {
    const { compressed, encoding } = await detectInWorker(await examinedBytes(path), signal)
    return { compressed, encoding }
  },
  lines: fileLines,
  ...workerReadings(({ source: { virtualColumns }, location: { path }, sample }) => ({
    records: { kind: 'json', path, records: sample.kind === 'first' ? sample.skip + sample.rows : undefined },
    virtual: virtualColumns && { columns: virtualColumns, declaredNames: undefined },
  })),
  describe: () => ({ delimiter: `''`, quote: `''` }),
}
