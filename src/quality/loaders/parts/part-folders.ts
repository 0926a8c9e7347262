import type { TreeEntry } from './find-parts.ts'
import { isHidden } from './part-pattern.ts'

/** Names that MapReduce and Spark (`part-00000-….csv`, `part-r-00000`) and Hive (`000000_0`) give to parts. */
const PART_NAME = /^(part-|\d{6}_\d)/

/**
 * True if the entries of a folder are the parts of one data set: there are files and no folders, and a program marked
 * the folder as complete or the files have names of parts.
 * @param entries all entries, hidden ones too
 */
export function arePartFiles(entries: readonly TreeEntry[]): boolean {
  const visible = entries.filter(({ name }) => !isHidden(name))
  return (
    visible.length > 0 &&
    visible.every(({ isFolder }) => !isFolder) &&
    (entries.some(({ name }) => name === '_SUCCESS') || visible.every(({ name }) => PART_NAME.test(name)))
  )
}

/**
 * True if the entries of a folder are partitions of one data set: there are folders and no files, and the names of the
 * folders are values of one column, such as `year=2024`.
 * @param entries all entries, hidden ones too
 */
export function arePartitions(entries: readonly TreeEntry[]): boolean {
  const visible = entries.filter(({ name }) => !isHidden(name))
  const columns = new Set(visible.map(({ name }) => /^([^=]+)=/.exec(name)?.[1]))
  return visible.every(({ isFolder }) => isFolder) && columns.size === 1 && !columns.has(undefined)
}
