import { stat } from 'node:fs/promises'
import { isAbsolute, resolve } from 'node:path'
import type { FileUse, OpenFolder } from '../model/connection.ts'
import { SourceFileUnknown } from '../model/errors.ts'
import { printable } from '../../lib/text.ts'
import { realPath } from './source-roots.ts'

/** A file that can be read, and the id of its upload if it was uploaded. */
export interface SourceFile {
  /** Absolute, without symbolic links. */
  readonly path: string
  readonly fileId: number | undefined
}

/** A file as a request names it. */
export interface FileReference {
  readonly source: 'client' | 'server'
  /** Number of a loader connection; only for `server`. */
  readonly connectionId?: number | undefined
  readonly sourceFile: string
  /** The member of a zip archive; undefined: its only member. */
  readonly member?: string | undefined
}

/** Finds uploads by name. */
export interface Uploads {
  find(
    repositoryId: number,
    name: string,
  ): Promise<{ readonly id: number; readonly path: string } | undefined>
}

/** Finds the folders of loader connections. */
export interface ConnectionFolders {
  /** @throws ConnectionUnknown, ConnectionDisabled, FolderUnreadable */
  folder(repositoryId: number, connectionId: number, use: FileUse): Promise<OpenFolder>
}

/** Finds the source files of entities: uploads, and files in the folders of loader connections. */
export class SourceFiles {
  readonly #uploads: Uploads
  readonly #connections: ConnectionFolders

  constructor(uploads: Uploads, connections: ConnectionFolders) {
    this.#uploads = uploads
    this.#connections = connections
  }

  /** @throws SourceFileUnknown, ConnectionUnknown, ConnectionDisabled, FolderUnreadable */
  async find(repositoryId: number, reference: FileReference, use: FileUse = 'data'): Promise<SourceFile> {
    const { source, connectionId = 0, sourceFile } = reference
    return source === 'client'
      ? this.#upload(repositoryId, sourceFile)
      : this.#inFolder(repositoryId, connectionId, sourceFile, use)
  }

  async #upload(repositoryId: number, name: string): Promise<SourceFile> {
    const upload = await this.#uploads.find(repositoryId, name)
    if (!upload)
      throw new SourceFileUnknown(
        `No file ${printable(name)} was uploaded to this repository; upload it, and name it by the path in the answer.`,
      )
    return { path: upload.path, fileId: upload.id }
  }

  async #inFolder(
    repositoryId: number,
    connectionId: number,
    name: string,
    use: FileUse,
  ): Promise<SourceFile> {
    const folder = await this.#connections.folder(repositoryId, connectionId, use)
    const path =
      isAbsolute(name) || name.includes('\0') ? undefined : await realPath(resolve(folder.path, name))
    // The same message for a missing file and for a file outside the folder, so that it reveals nothing.
    if (path === undefined || !folder.holds(path) || !(await isFile(path)))
      throw new SourceFileUnknown(
        `Connection ${connectionId} has no file ${printable(name)}; give its path relative to the connection's folder.`,
      )
    return { path, fileId: undefined }
  }
}

/** Rejects pipes and devices, which could block a reader for ever. */
async function isFile(path: string): Promise<boolean> {
  return (await stat(path)).isFile()
}
