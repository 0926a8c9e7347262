import { printable } from '../../../lib/text.ts'
import { SourceFileUnknown } from '../../model/errors.ts'
import type { Part } from '../parts/file-parts.ts'
import { findParts, type FoundPart } from '../parts/find-parts.ts'
import { everythingBelow, isPattern, type PartPattern, readPattern } from '../parts/part-pattern.ts'
import { partitionsOf } from '../parts/partitions.ts'
import type { FileStatus } from './file-status.ts'
import { type HdfsConnection, pathBelow } from './hdfs-connection.ts'
import type { HdfsFile } from './hdfs-file.ts'
import { PathMissing } from './remote-fault.ts'
import type { WebHdfs } from './webhdfs.ts'

/** A file of a source. */
export interface HdfsPart extends HdfsFile, Part {}

/** A file, or the files of a folder or a pattern, as they are when they are found. All members can be sent between threads. */
export interface HdfsSource {
  /** Names of the partition columns. */
  readonly partitions: readonly string[]
  /** The file, or the parts in the order of their names by code point; files without bytes are left out. */
  readonly parts: readonly HdfsPart[]
  /** Sum of the lengths. */
  readonly bytes: number
}

/**
 * Finds a source by its name, which is relative to the data directory of the connection. A folder stands for all files
 * below it, and a pattern for the files that it matches.
 * @returns undefined if the name leads to nothing, or out of the data directory
 * @throws SourceUnreadable if the files may not be read, or cannot be one source; SourceFileUnknown if a folder has no
 * files; or the signal's reason
 */
export async function findHdfsSource(
  hdfs: WebHdfs,
  connection: HdfsConnection,
  name: string,
  signal: AbortSignal,
): Promise<HdfsSource | undefined> {
  const path = pathBelow(connection, name)
  if (path === undefined) return undefined
  const status = await hdfs.status(path, name, signal)
  if (status?.isFolder === false) {
    const file = { ...fileOf(path, name, status), values: [] }
    return { partitions: [], ...sourceOf([file]) }
  }
  const plain = name.replace(/\/$/, '')
  const pattern = status ? everythingBelow(plain === '.' ? '' : plain) : patternOf(name)
  if (pattern === undefined) return undefined
  const files = await filesOf(hdfs, connection, pattern, signal)
  if (files.length === 0 && status !== undefined)
    throw new SourceFileUnknown(
      `The folder ${printable(name)} of HDFS has no data files; name another folder, or a file.`,
    )
  if (files.length === 0) return undefined
  const source = sourceOf(files)
  const { partitions, values } = partitionsOf(source.parts.map((file) => file.name))
  const parts = source.parts.map((file, index) => ({ ...file, values: values[index]! }))
  return { ...source, partitions, parts }
}

const patternOf = (name: string): PartPattern | undefined => (isPattern(name) ? readPattern(name) : undefined)

function sourceOf<File extends HdfsFile>(files: readonly File[]) {
  const parts = files.filter(({ length }) => length > 0)
  return { parts, bytes: parts.reduce((sum, { length }) => sum + length, 0) }
}

async function filesOf(
  hdfs: WebHdfs,
  { dataDirectory }: HdfsConnection,
  pattern: PartPattern,
  signal: AbortSignal,
): Promise<readonly HdfsFile[]> {
  const pathOf = (folder: string): string => (folder === '' ? dataDirectory : `${dataDirectory}/${folder}`)
  const tree = { entries: (folder: string) => hdfs.entries(pathOf(folder), folder || './', signal) }
  let found: readonly FoundPart<FileStatus>[]
  try {
    found = await findParts(tree, pattern)
  } catch (error) {
    // The folder in which the pattern begins may be missing, or be a file.
    if (error instanceof PathMissing) return []
    throw error
  }
  return found.map(({ name, entry }) => fileOf(pathOf(name), name, entry))
}

const fileOf = (path: string, name: string, { length, modificationTime, fileId }: FileStatus): HdfsFile => ({
  path,
  name,
  length,
  modificationTime,
  fileId,
})
