import type { RecordSource } from '../records/record-source.ts'
import type { FilePart, FileParts } from './file-parts.ts'
import { laterNames } from './later-names.ts'
import { checkUnchanged } from './local-tree.ts'
import { inPart } from './part-failure.ts'
import { type OpenPart, PartRecords } from './part-records.ts'
import { type ColumnsOfPart, findColumns, UnionColumns } from './union-columns.ts'

/** Files whose columns a preview looks at. */
const MAX_PREVIEWED = 1000

/** What a reading says about the files of a source. */
interface PartsReading {
  readonly parts: FileParts
  /** Maximum number of columns. */
  readonly maxColumns: number
  /** The most bytes that a preview reads; undefined: all. */
  readonly firstBytes: number | undefined
}

/** Opens a part, and makes sure that it is as it was found. */
const checked =
  (open: OpenPart<FilePart>): OpenPart<FilePart> =>
  async (part, layout) => {
    await checkUnchanged(part)
    return open(part, layout)
  }

/**
 * Opens files whose columns the first of them decides.
 * @param looksLikeNames true if the beginning of a file looks like a header; undefined if no file has names of its own
 */
export function openSequence(
  { parts: { files, partitions }, firstBytes }: PartsReading,
  open: OpenPart<FilePart>,
  looksLikeNames?: (part: FilePart) => Promise<boolean>,
): RecordSource {
  return new PartRecords({
    parts: files,
    partitions,
    firstBytes,
    open: checked(open),
    laterNames: laterNames(looksLikeNames),
    check: checkUnchanged,
  })
}

/**
 * Opens files that name their columns themselves. The columns are those of all files, which are opened once before for
 * that. A preview looks at the first 1,000 files only, and only until it has read its bytes.
 * @param columnsOf finds the columns of a file with less effort; undefined if it cannot
 * @throws ReadingError, or the system's error
 */
export async function openUnion(
  { parts: { files, partitions }, maxColumns, firstBytes = Infinity }: PartsReading,
  openPart: (part: FilePart) => Promise<RecordSource>,
  columnsOf: (part: FilePart) => Promise<ColumnsOfPart | undefined> = async () => undefined,
): Promise<RecordSource> {
  const open = checked(openPart)
  const union = new UnionColumns(maxColumns)
  /** Sources that know their columns and have no file open. */
  const idle = new Map<FilePart, RecordSource>()
  let bytes = 0

  async function survey(part: FilePart): Promise<void> {
    const columns = await columnsOf(part)
    if (columns !== undefined) return union.add(columns)
    const source = await open(part, undefined)
    try {
      await findColumns(source)
      union.add(source)
      bytes += source.bytesRead
    } finally {
      if (source.isIdle === true) idle.set(part, source)
      else await source.close()
    }
  }

  const isPreview = firstBytes !== Infinity
  for (const [index, part] of files.entries()) {
    if (bytes >= firstBytes || (isPreview && index >= MAX_PREVIEWED)) break
    try {
      await survey(part)
    } catch (error) {
      throw files.length === 1 ? error : inPart(error, part.name)
    }
  }
  return new PartRecords({
    parts: files,
    partitions,
    union,
    firstBytes,
    open: async (part, layout) => {
      const source = idle.get(part)
      if (source === undefined) return open(part, layout)
      idle.delete(part)
      // It opens its file again.
      await checkUnchanged(part)
      return source
    },
    check: checkUnchanged,
  })
}
