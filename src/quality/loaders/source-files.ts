import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, resolve, sep } from 'node:path'
import { ConnectionUnknown, SourceFileUnknown } from '../model/errors.ts'
import { printable } from '../../lib/text.ts'

/** A file that can be read, and the id of its upload if it was uploaded. */
export interface SourceFile {
  /** Absolute, without symbolic links. */
  readonly path: string
  readonly fileId: number | undefined
}

/** A file as a request names it. */
export interface FileReference {
  readonly source: 'client' | 'server'
  /** Number of a root, from 1; only for `server`. */
  readonly connectionId?: number | undefined
  readonly sourceFile: string
}

/** Finds uploads by name. */
export interface Uploads {
  find(
    repositoryId: number,
    name: string,
  ): Promise<{ readonly id: number; readonly path: string } | undefined>
}

/** Finds the source files of entities: uploads, and files below the configured roots. */
export class SourceFiles {
  readonly #uploads: Uploads
  readonly #roots: readonly string[]

  /** @param roots absolute folders; the first one is the connection 1 */
  constructor(uploads: Uploads, roots: readonly string[]) {
    this.#uploads = uploads
    this.#roots = roots
  }

  /** @throws SourceFileUnknown, ConnectionUnknown */
  async find(repositoryId: number, reference: FileReference): Promise<SourceFile> {
    return reference.source === 'client'
      ? this.#upload(repositoryId, reference.sourceFile)
      : this.#belowRoot(reference.connectionId, reference.sourceFile)
  }

  async #upload(repositoryId: number, name: string): Promise<SourceFile> {
    const upload = await this.#uploads.find(repositoryId, name)
    if (!upload)
      throw new SourceFileUnknown(
        `No file ${printable(name)} was uploaded to this repository; upload it, and name it by the path in the answer.`,
      )
    return { path: upload.path, fileId: upload.id }
  }

  async #belowRoot(connectionId: number | undefined, name: string): Promise<SourceFile> {
    const root = this.#roots[(connectionId ?? 0) - 1]
    if (root === undefined) {
      throw new ConnectionUnknown(
        this.#roots.length === 0
          ? 'This server has no connections: the operator must name the folders to open in SOURCE_ROOTS.'
          : `There is no connection ${connectionId ?? '(no connectionId was given)'}; give a connectionId from 1 to ${this.#roots.length}.`,
      )
    }
    const path = isAbsolute(name) || name.includes('\0') ? undefined : await realPath(resolve(root, name))
    const folder = await realPath(root)
    // The same message for a missing file and for a file outside the root, so that it reveals nothing.
    if (
      path === undefined ||
      folder === undefined ||
      !path.startsWith(withSeparator(folder)) ||
      !(await isFile(path))
    )
      throw new SourceFileUnknown(
        `Connection ${connectionId} has no file ${printable(name)}; give its path relative to the connection's folder.`,
      )
    return { path, fileId: undefined }
  }
}

const withSeparator = (folder: string): string => (folder.endsWith(sep) ? folder : folder + sep)

/** Errors of a lookup that mean "not found": missing, not permitted, too long, or a loop of symbolic links. */
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP', 'ENAMETOOLONG', 'EPERM'])

async function realPath(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    if (NOT_THERE.has(String((error as NodeJS.ErrnoException).code))) return undefined
    throw error
  }
}

/** Rejects pipes and devices, which could block a reader for ever. */
async function isFile(path: string): Promise<boolean> {
  return (await stat(path)).isFile()
}
