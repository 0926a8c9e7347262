import { compareText } from '../../../lib/compare-text.ts'
import { sortInTurns } from '../../../lib/sort-in-turns.ts'
import { printable } from '../../../lib/text.ts'
import { SourceUnreadable } from '../errors.ts'
import { closureOf, matchEntry, type PartPattern } from './part-pattern.ts'

/** Files that one source may have. */
export const MAX_PARTS = 10_000

/** Folders that the search for the files of a source looks into. In HDFS, each of them is a request. */
const MAX_FOLDERS = 10_000

/** Folders within folders that the search looks into. */
const MAX_DEPTH = 16

/** An entry of a folder. */
export interface TreeEntry {
  readonly name: string
  readonly isFolder: boolean
}

/** A folder with folders in it. */
export interface PartTree<Entry extends TreeEntry> {
  /**
   * The entries of a folder, in any order.
   * @param folder relative to the root of the tree; empty for the root
   * @throws SourceUnreadable if the folder cannot be read
   */
  entries(folder: string): Promise<readonly Entry[]>
}

/** A file that a pattern matches. */
export interface FoundPart<Entry> {
  /** Relative to the root of the tree. */
  readonly name: string
  readonly entry: Entry
}

/**
 * Finds the files that a pattern matches. A folder that it matches stands for everything below it.
 * @returns in the order of the names by code point
 * @throws SourceUnreadable if there are too many files or folders, or one that cannot be read
 */
export async function findParts<Entry extends TreeEntry>(
  tree: PartTree<Entry>,
  pattern: PartPattern,
  limits: { readonly parts?: number; readonly folders?: number } = {},
): Promise<FoundPart<Entry>[]> {
  const { parts: maxParts = MAX_PARTS, folders: maxFolders = MAX_FOLDERS } = limits
  const found: FoundPart<Entry>[] = []
  let folders = 0

  async function search(folder: string, positions: ReadonlySet<number>, depth: number): Promise<void> {
    if (++folders > maxFolders)
      throw new SourceUnreadable(
        `The source has more than ${maxFolders} folders to look into; name a folder further below, or a pattern with fewer wildcards.`,
      )
    if (depth > MAX_DEPTH)
      throw new SourceUnreadable(
        `The folder ${printable(folder)} has more than ${MAX_DEPTH} folders above it that the source does not name; name a folder further below.`,
      )
    for (const entry of await tree.entries(folder)) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      const { isMatch, inner } = matchEntry(pattern, positions, entry.name)
      if (entry.isFolder) {
        if (inner.size > 0) await search(name, inner, depth + 1)
      } else if (isMatch) {
        found.push({ name, entry })
        if (found.length > maxParts)
          throw new SourceUnreadable(
            `The source has more than ${maxParts} files, and a source may have at most ${maxParts}: name a folder with fewer files or a pattern that fewer files match, or join the files.`,
          )
      }
    }
  }

  await search(pattern.base, closureOf(pattern, [0]), 0)
  return sortInTurns(found, (left, right) => compareText(left.name, right.name))
}
