import type { FileStatus } from './file-status.ts'

/**
 * True for names that programs of Hadoop do not count as data: `_SUCCESS`, `_temporary`, `.part-00000.crc` and all others
 * that begin with an underscore or a dot.
 */
export const isHidden = (name: string): boolean => /^[_.]/.test(name)

/** Names that MapReduce and Spark (`part-00000-….csv`, `part-r-00000`) and Hive (`000000_0`) give to parts. */
const PART_NAME = /^(part-|\d{6}_\d)/

/**
 * True if the entries of a folder are the parts of one data set: there are files and no folders, and a program marked
 * the folder as complete or the files have names of parts.
 * @param entries all entries, hidden ones too
 */
export function arePartFiles(entries: readonly FileStatus[]): boolean {
  const visible = entries.filter(({ name }) => !isHidden(name))
  return (
    visible.length > 0 &&
    visible.every(({ isFolder }) => !isFolder) &&
    (entries.some(({ name }) => name === '_SUCCESS') || visible.every(({ name }) => PART_NAME.test(name)))
  )
}
