import type { DuckDbSource, SqliteSource } from '../../model/entity-source.ts'
import { linesOf } from '../database/table-readings.ts'
import { SchemaFileFault } from '../errors.ts'
import type { IsolatedFile } from '../isolated/isolated-task.ts'
import { previewIsolated, readIsolated, tablesOf } from '../isolated/read-isolated.ts'
import type { VirtualRequest } from '../records/read-request.ts'
import type { MembersOfKind, SourceKind } from '../source-kind.ts'
import type { FileLocation } from '../source-location.ts'
import { faultOfWord } from '../source-words.ts'
import { type DatabaseFormat, TITLES } from './database-format.ts'

/** Memory of the process that reads a file. Most tables take less than 200 MB. */
const MEMORY_MB = 2000

/** The members of `connectInfo` that a database file has. */
export interface DatabaseFileWords {
  readonly table?: string | undefined
}

type DatabaseFileSource<Format extends DatabaseFormat = DatabaseFormat> = Extract<
  SqliteSource | DuckDbSource,
  { readonly kind: Format }
>

/** Database files, of which one table is read in a process of its own. */
export function databaseFileKind<Format extends DatabaseFormat>(
  format: Format,
): SourceKind<DatabaseFileSource<Format>, FileLocation, DatabaseFileWords> {
  const fileOf = ({ path, bytes, parts }: FileLocation, table?: string): IsolatedFile => {
    if (parts !== undefined)
      throw faultOfWord(
        'sourceFile',
        `A source of the type ${format} is one file; name a file instead of a folder or a pattern.`,
      )
    return { format, path, bytes, memoryMb: MEMORY_MB, table }
  }
  return {
    kind: format as DatabaseFileSource<Format>['kind'],
    hasSheets: true,
    readRequest: ({ table }) =>
      ({
        kind: format,
        encoding: 'utf-8',
        ...(table === undefined ? {} : { table }),
      }) as MembersOfKind<DatabaseFileSource<Format>>,
    declare: async () => {
      throw new SchemaFileFault(
        `A database file of ${TITLES[format]} names its columns itself; leave schemaFile out.`,
      )
    },
    detect: async (location, signal) => ({
      encoding: undefined,
      tables: await tablesOf(fileOf(location), signal),
    }),
    lines: async ({ location, lines, limits, firstBytes, declared }, signal) => {
      const file = fileOf(location, (declared!.source as DatabaseFileSource).table)
      const sample = { kind: 'all' } as const
      return linesOf(await previewIsolated({ file, sample, limits, firstBytes, mostRecords: lines }, signal))
    },
    preview: ({ source, location, sample, limits, firstBytes, mostRecords }, signal) => {
      const [file, virtual] = [fileOf(location, source.table), virtualOf(source)]
      return previewIsolated({ file, sample, limits, firstBytes, mostRecords, virtual }, signal)
    },
    read: ({ source, location, sample, limits, folder }, signal) => {
      const [file, virtual] = [fileOf(location, source.table), virtualOf(source)]
      const { maxRejected } = source
      return readIsolated({ file, sample, limits, folder, maxRejected, virtual }, signal)
    },
    describe: () => ({ delimiter: `''`, quote: `''` }),
  }
}

const virtualOf = ({ virtualColumns }: DatabaseFileSource): VirtualRequest | undefined =>
  virtualColumns && { columns: virtualColumns, declaredNames: undefined }
