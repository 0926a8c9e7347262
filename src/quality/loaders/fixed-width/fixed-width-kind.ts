import type { FixedWidthSource } from '../../model/entity-source.ts'
import { checkEncoding } from '../../values/encodings.ts'
import { SchemaFileFault } from '../errors.ts'
import { detectInWorker } from '../records/read-records.ts'
import type { SourceKind } from '../source-kind.ts'
import type { FileLocation } from '../source-location.ts'
import { fileLines, workerReadings } from '../worker-readings.ts'
import type { FixedWidthFormat } from './fixed-width-format.ts'
import { type FixedWidthWords, positionsOf, readFixedWidth } from './read-request.ts'

/** Files of text whose columns are at fixed positions of each line, plain or compressed. */
export const FIXED_WIDTH: SourceKind<FixedWidthSource, FileLocation, FixedWidthWords> = {
  kind: 'fixedwidth',
  readRequest: readFixedWidth,
  declare: async () => {
    throw new SchemaFileFault(
      'The columns of a file of the type fixedwidth are in positions or widths; leave schemaFile out.',
    )
  },
  detect: async ({ path, member }, signal) => {
    const { compression, encoding } = await detectInWorker({ kind: 'file', path, member }, signal)
    return { compression, encoding }
  },
  lines: fileLines,
  ...workerReadings(({ source, location: { path, member } }) => {
    checkEncoding(source.encoding)
    const { virtualColumns, positions } = source
    const isNamed = source.attr === 'none' && positions?.some(({ name }) => name !== undefined)
    return {
      records: { kind: 'fixedwidth', path, member, format: formatOf(source) },
      virtual: virtualColumns && {
        columns: virtualColumns,
        declaredNames: isNamed ? positions!.map(({ name = '' }) => name) : undefined,
      },
    }
  }),
  describe: () => ({ delimiter: `''`, quote: `''` }),
}

function formatOf(source: FixedWidthSource): FixedWidthFormat {
  const { encoding, terminator, skipRows, comment, nulls, decimal, dateOrder, attr, trim, widths } = source
  return {
    ...{ encoding, terminator, skipRows, comment, nulls, decimal, dateOrder },
    positions: positionsOf(source),
    header: attr === 'names',
    trims: trim ?? true,
    isWhole: widths !== undefined,
  }
}
