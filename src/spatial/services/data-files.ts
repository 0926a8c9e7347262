import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, parse, sep } from 'node:path'

/** A GeoPackage in one of the folders. */
export interface DataFile {
  /** Its name without the extension: the first half of the ids of its collections. */
  readonly group: string
  /** Its location, with symbolic links resolved. */
  readonly path: string
  /** Identifies the state of the file. */
  readonly stamp: string
}

const PATH_SEGMENT_NAMES = /^(?!\.{1,2}$)[^/\\\p{Cc}]+$/u

/** True if a name can be a path segment of a URL. */
export const isPathSegment = (name: string): boolean => PATH_SEGMENT_NAMES.test(name)

/**
 * The GeoPackages in the folders, by name. If two have the same name, the file in the earlier folder wins.
 * Symbolic links are followed as long as they stay inside the folders.
 */
export async function findDataFiles(
  folders: readonly string[],
): Promise<{ files: readonly DataFile[]; problems: readonly string[] }> {
  const problems: string[] = []
  const found = new Map<string, { path: string; file: DataFile }>()
  const roots: string[] = []
  const listed: { folder: string; entries: Dirent[] }[] = []
  for (const folder of folders) {
    try {
      roots.push(await realpath(folder))
      listed.push({ folder, entries: await readdir(folder, { withFileTypes: true }) })
    } catch (error) {
      problems.push(
        `The folder ${folder} can't be read (${codeOf(error)}). Create it, or give this user the right to read it.`,
      )
    }
  }
  for (const { folder, entries } of listed) {
    const names = entries.map(({ name }) => name).filter((name) => /^[^.].*\.gpkg$/is.test(name))
    for (const name of names.sort()) {
      const path = join(folder, name)
      const group = parse(name).name
      const taken = found.get(group)
      const file = taken === undefined ? await look(path, group, roots) : undefined
      if (taken !== undefined) {
        problems.push(`${path} is not served, because ${taken.path} has the same name. Rename one of them.`)
      } else if (typeof file === 'object') found.set(group, { path, file })
      else if (file !== undefined) problems.push(`${path} is not served: ${file}`)
    }
  }
  return { files: [...found.values()].map(({ file }) => file), problems }
}

/** The file at a path, or the reason why it cannot be served. */
async function look(path: string, group: string, roots: readonly string[]): Promise<DataFile | string> {
  if (!isPathSegment(group)) return "its name can't be used in a URL. Rename it."
  try {
    const real = await realpath(path)
    if (!roots.some((root) => real.startsWith(root.endsWith(sep) ? root : root + sep))) {
      return `it is a link to ${real}, outside of the published folders. Move the file into one of them, or add its folder to SPATIAL_DIRS.`
    }
    const found = await stat(real, { bigint: true })
    // Reading a pipe would never end.
    if (!found.isFile()) return 'it is not a file. Rename it, or move it away.'
    return { group, path: real, stamp: `${real} ${stampOf(found)} ${await stampOfLog(real)}` }
  } catch (error) {
    return `it can't be accessed (${codeOf(error)}).`
  }
}

interface Stats {
  readonly ino: bigint
  readonly size: bigint
  readonly mtimeNs: bigint
  readonly ctimeNs: bigint
}

const stampOf = ({ ino, size, mtimeNs, ctimeNs }: Stats): string => [ino, size, mtimeNs, ctimeNs].join(' ')

/** The latest changes are in SQLite's write-ahead log. Opening the file for reading creates an empty log. */
async function stampOfLog(path: string): Promise<string> {
  try {
    const { size, mtimeNs } = await stat(`${path}-wal`, { bigint: true })
    return size === 0n ? '' : [size, mtimeNs].join(' ')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error)
