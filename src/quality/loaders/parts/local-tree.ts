import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { printable } from '../../../lib/text.ts'
import type { OpenFolder } from '../../model/connection.ts'
import { SourceUnreadable } from '../errors.ts'
import { isNotThere, realPath, statusOf } from '../source-roots.ts'
import type { FilePart, FileParts } from './file-parts.ts'
import { type FoundPart, findParts, type PartTree, type TreeEntry } from './find-parts.ts'
import type { PartPattern } from './part-pattern.ts'
import { partitionsOf } from './partitions.ts'

/** Entries of one folder. They are kept in memory. */
const MAX_ENTRIES = 200_000

/** Files that are looked at concurrently. */
const FILES_AT_ONCE = 32

/**
 * Finds the files of a connection's folder that a pattern matches.
 * @returns undefined if there are no such files
 * @throws SourceUnreadable if there are too many of them, one of them cannot be read, or their partitions differ
 */
export async function findFileParts(
  folder: OpenFolder,
  pattern: PartPattern,
): Promise<FileParts | undefined> {
  if ((await folderAt(folder, pattern.base)) === undefined) return undefined
  const found = await findParts(new LocalTree(folder), pattern)
  const files: Omit<FilePart, 'values'>[] = []
  for (let from = 0; from < found.length; from += FILES_AT_ONCE) {
    const some = await Promise.all(
      found.slice(from, from + FILES_AT_ONCE).map((part) => fileOf(folder, part)),
    )
    files.push(...some.filter((file) => file !== undefined))
  }
  const filled = files.filter(({ bytes }) => bytes > 0)
  const loaded = filled.length > 0 ? filled : files.slice(0, 1)
  if (loaded.length === 0) return undefined
  const { partitions, values } = partitionsOf(loaded.map(({ name }) => name))
  return { partitions, files: loaded.map((file, index) => ({ ...file, values: values[index]! })) }
}

interface LocalEntry extends TreeEntry {
  readonly isLink: boolean
}

/** The folders and files below the folder of a connection. Links to folders are not followed: they can form circles. */
class LocalTree implements PartTree<LocalEntry> {
  readonly #folder: OpenFolder

  constructor(folder: OpenFolder) {
    this.#folder = folder
  }

  async entries(folder: string): Promise<readonly LocalEntry[]> {
    const entries: LocalEntry[] = []
    try {
      // A folder may have become a link since its own folder was read.
      const path = await folderAt(this.#folder, folder)
      if (path === undefined) throw new SourceUnreadable(changed(folder))
      for await (const found of await opendir(path, { bufferSize: 1024 })) {
        const isLink = found.isSymbolicLink()
        const isFolder = found.isDirectory()
        if (!isLink && !isFolder && !found.isFile()) continue
        entries.push({ name: found.name, isFolder, isLink })
        if (entries.length > MAX_ENTRIES)
          throw new SourceUnreadable(
            `The folder ${printable(folder || './')} has more than ${MAX_ENTRIES} entries; distribute them over several folders.`,
          )
      }
    } catch (error) {
      if (!isNotThere(error)) throw error
      throw new SourceUnreadable(
        `The folder ${printable(folder || './')} of the source cannot be read; give the server read permission, or name another folder.`,
        { cause: error },
      )
    }
    return entries
  }
}

const changed = (folder: string): string =>
  `The folder ${printable(folder)} was moved while the files of the source were listed; load it again.`

/** The real path of a folder; undefined if it is no folder, or leads out of the connection's folder. */
async function folderAt({ path: root, holds }: OpenFolder, folder: string): Promise<string | undefined> {
  const path = await realPath(join(root, folder))
  if (path === undefined || (path !== root && !holds(path))) return undefined
  return (await statusOf(path))?.isDirectory() === true ? path : undefined
}

/**
 * Looks at a file.
 * @returns undefined for a link to a folder
 * @throws SourceUnreadable if it cannot be read, or is a link that leads out of the connection's folder
 */
async function fileOf(
  { path: root, holds }: OpenFolder,
  { name, entry }: FoundPart<LocalEntry>,
): Promise<Omit<FilePart, 'values'> | undefined> {
  const path = await realPath(join(root, name))
  const isWithin = path !== undefined && (path === root || holds(path))
  const status = isWithin ? await statusOf(path) : undefined
  if (entry.isLink && status?.isDirectory() === true) return undefined
  if (status?.isFile() === true)
    return { name, path: path!, bytes: status.size, modified: status.mtimeMs, inode: status.ino }
  // The same message for a link to nothing and for a link to a place outside, so that it reveals nothing.
  throw new SourceUnreadable(
    entry.isLink
      ? `The link ${printable(name)} does not lead to a file in the connection's folder; remove it, or name a pattern that leaves it out.`
      : `The file ${printable(name)} of the source cannot be opened; load it again if the files have changed, or give it a name in UTF-8.`,
  )
}

/**
 * Checks that a file is as it was found.
 * @throws SourceUnreadable, since its records and those of the other files may not fit together
 */
export async function checkUnchanged({ path, name, bytes, modified, inode }: FilePart): Promise<void> {
  const now = await statusOf(path)
  if (now?.size === bytes && now.mtimeMs === modified && now.ino === inode) return
  throw new SourceUnreadable(
    `The file ${printable(name)} was ${now === undefined ? 'removed' : 'changed'} while the source was read; load it again when its files are complete.`,
  )
}
