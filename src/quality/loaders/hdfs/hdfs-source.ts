import { sortInTurns } from '../../../lib/sort-in-turns.ts'
import { printable } from '../../../lib/text.ts'
import { compareText } from '../../../lib/compare-text.ts'
import { SourceUnreadable } from '../errors.ts'
import type { FileStatus } from './file-status.ts'
import { type HdfsConnection, pathBelow } from './hdfs-connection.ts'
import type { HdfsFile } from './hdfs-file.ts'
import { isHidden } from './part-files.ts'
import type { WebHdfs } from './webhdfs.ts'

/** A file, or a folder of part files, as it is when it is found. All members can be sent between threads. */
export interface HdfsSource {
  /** The file, or the parts in the order of their names by code point; files without bytes are left out. */
  readonly parts: readonly HdfsFile[]
  /** Sum of the lengths. */
  readonly bytes: number
}

/**
 * Finds a source by its name, which is relative to the data directory of the connection.
 * @returns undefined if the name leads to nothing, or out of the data directory
 * @throws SourceUnreadable if it may not be read, or is a folder that has folders or has no files; or the signal's
 * reason
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
  if (status === undefined) return undefined
  const parts = status.isFolder
    ? await partsOf(hdfs, path, name.replace(/\/$/, ''), signal)
    : [fileOf(path, name, status)]
  const filled = parts.filter(({ length }) => length > 0)
  return { parts: filled, bytes: filled.reduce((sum, { length }) => sum + length, 0) }
}

async function partsOf(
  hdfs: WebHdfs,
  path: string,
  folder: string,
  signal: AbortSignal,
): Promise<readonly HdfsFile[]> {
  const visible = (await hdfs.entries(path, folder, signal)).filter(({ name }) => !isHidden(name))
  const inner = visible.find(({ isFolder }) => isFolder)
  // Folders within are other data sets, or parts by the values of columns that the files do not have.
  if (inner !== undefined)
    throw new SourceUnreadable(
      `The folder ${printable(folder)} of HDFS has folders itself, such as ${printable(inner.name)}; name one of the folders, or a file.`,
    )
  if (visible.length === 0)
    throw new SourceUnreadable(
      `The folder ${printable(folder)} of HDFS has no data files; name another folder, or a file.`,
    )
  const sorted = await sortInTurns(visible, (left, right) => compareText(left.name, right.name))
  return sorted.map((status) => fileOf(`${path}/${status.name}`, `${folder}/${status.name}`, status))
}

const fileOf = (path: string, name: string, { length, modificationTime, fileId }: FileStatus): HdfsFile => ({
  path,
  name,
  length,
  modificationTime,
  fileId,
})
