import { inTurns } from '../../../lib/steps.ts'
import type { CobolSource, FixedSource, RecordFraming, VendorSource } from '../../model/entity-source.ts'
import { MAX_COLUMNS } from '../../model/warehouse/warehouse.ts'
import { checkEncoding } from '../../values/encodings.ts'
import { parseCopybook } from '../cobol/parse-copybook.ts'
import type { Declaration } from '../declaration.ts'
import { fileCompression } from '../compression/file-compression.ts'
import { FileTooWide, SchemaFileFault } from '../errors.ts'
import { readRawRecords } from '../records/read-records.ts'
import type { SchemaCopies, SourceKind } from '../source-kind.ts'
import type { FileLocation } from '../source-location.ts'
import { dictionaryLayout } from '../vendor/dictionary-layout.ts'
import { type Column, columnSteps } from './columns.ts'
import type { FixedFormat } from './fixed-records.ts'
import { type CobolWords, type FixedWords, readCobol, readVendor } from './fixed-request.ts'
import { hasCounter, type RecordLayout } from './layout.ts'
import type { RecordFormat } from './record-formats/record-format.ts'
import { fileLines, workerReadings } from '../worker-readings.ts'

/** Files that a COBOL copybook describes. */
export const COBOL: SourceKind<CobolSource, FileLocation, CobolWords> = {
  kind: 'cobol',
  readRequest: readCobol,
  declare: async (text, source, copy) => {
    const layout = await copybookLayout(text, source, copy)
    if (isComputed(source)) checkComputable(layout)
    return declared(layout, source.redefines)
  },
  ...fixedKind<CobolSource>(({ national, floats, truncBinary, occurs, recordFormat }) => ({
    ...{ national, floats, truncBinary },
    slides: (occurs ?? usualOccurs(recordFormat)) === 'variable',
  })),
}

/** Files that a Data Dictionary file describes. Their fields name their encodings themselves. */
export const VENDOR: SourceKind<VendorSource, FileLocation, FixedWords> = {
  kind: 'vendorfmt',
  readRequest: readVendor,
  declare: async (text) => declared(dictionaryLayout(text), 'all'),
  ...fixedKind<VendorSource>(({ encoding }) => ({ national: encoding, slides: false })),
}

/** Records of one length have room for all occurrences of their tables. */
const usualOccurs = (recordFormat: string): CobolSource['occurs'] =>
  recordFormat.startsWith('F') ? 'maximum' : 'variable'

/** True if the length of each record is computed from its numbers of occurrences. */
const isComputed = ({ recordFormat, terminator, occurs }: CobolSource): boolean =>
  recordFormat.startsWith('F') && terminator === 'none' && occurs === 'variable'

/** @throws SchemaFileFault if several records of level 01 may have several lengths */
function checkComputable({ root }: RecordLayout): void {
  const [, ...others] = root.children
  // Other redefined items have no table with DEPENDING ON.
  const isSeveral = others.length > 0 && others.every(({ redefines }) => redefines !== undefined)
  if (!isSeveral || !hasCounter(root)) return
  throw new SchemaFileFault(
    'The copybook has several records of level 01, so that the length of a record cannot be computed from its tables: describe one of them, or set a recordFormat with lengths.',
  )
}

const copybookLayout = (text: string, source: CobolSource, copy: SchemaCopies): Promise<RecordLayout> => {
  const { schemaFile, align, upacked } = source
  return parseCopybook(text, { file: schemaFile, align, upacked, copy })
}

/** @throws SchemaFileFault if there are too many columns */
async function declared(layout: RecordLayout, redefines: 'all' | 'first'): Promise<Declaration> {
  try {
    const columns = await inTurns(columnSteps(layout, { redefines, limit: MAX_COLUMNS }))
    return { columns: columns.map(definitionOf), fixed: { layout, columns } }
  } catch (error) {
    if (!(error instanceof FileTooWide)) throw error
    throw new SchemaFileFault(error.message, { cause: error })
  }
}

const definitionOf = ({ name, item: { format, declaration }, length }: Column) => ({
  name,
  type: declaration,
  length: 'digits' in format ? format.digits : length,
  nullable: true,
})

const framingOf = (source: RecordFraming): RecordFraming => {
  const { rdwEndian, rdwAdjustment, bdwEndian, bdwAdjustment } = source
  const { fileHeaderBytes, fileTrailerBytes, recordHeaderBytes, recordTrailerBytes } = source
  return {
    ...{ rdwEndian, rdwAdjustment, bdwEndian, bdwAdjustment },
    ...{ fileHeaderBytes, fileTrailerBytes, recordHeaderBytes, recordTrailerBytes },
  }
}

type SharedMembers = 'hasSchemaOfRecords' | 'detect' | 'preview' | 'lines' | 'read' | 'describe'

/** What is the same for all files of records of bytes. */
function fixedKind<Source extends FixedSource>(
  membersOf: (source: Source) => Pick<FixedFormat, 'national' | 'floats' | 'truncBinary' | 'slides'>,
): Pick<SourceKind<Source>, SharedMembers> {
  const formatOf = (source: Source, declaration: Declaration | undefined): FixedFormat => {
    const { encoding, endian, recordFormat, terminator, uninitialised } = source
    const { layout, columns } = declaration!.fixed!
    const members = membersOf(source)
    checkEncoding(encoding)
    checkEncoding(members.national)
    return {
      ...{ layout, columns, encoding, byteOrder: endian, terminator, uninitialised, ...members },
      ...framingOf(source),
      recordFormat: recordFormat as RecordFormat,
    }
  }
  return {
    hasSchemaOfRecords: true,
    // The characters of records of bytes say nothing about their encoding.
    detect: async ({ path, member }) => ({
      compression: await fileCompression(path, member),
      encoding: undefined,
    }),
    lines: async (request, signal) => {
      const { location, declared: given, lines, limits, firstBytes } = request
      const { path, member } = location
      if (given === undefined) return fileLines(request, signal)
      const format = formatOf(given.source as Source, given.declaration)
      return readRawRecords({ path, member, format, lines, limits, firstBytes }, signal)
    },
    ...workerReadings(({ source, location: { path, member }, declaration }) => {
      const { virtualColumns } = source
      const format = formatOf(source, declaration)
      return {
        records: { kind: 'fixed', path, member, format },
        virtual: virtualColumns && {
          columns: virtualColumns,
          declaredNames: format.columns.map(({ name }) => name),
        },
      }
    }),
    describe: () => ({ delimiter: `''`, quote: `''` }),
  }
}
