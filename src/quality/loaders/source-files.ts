import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { FileUse, OpenFolder } from '../model/connection.ts'
import { SourceFileUnknown } from '../model/errors.ts'
import { isFull } from '../../lib/full-disk.ts'
import { printable } from '../../lib/text.ts'
import { SourceUnreadable } from './errors.ts'
import type { FileParts } from './parts/file-parts.ts'
import { findFileParts } from './parts/local-tree.ts'
import { everythingBelow, isPattern, type PartPattern, readPattern } from './parts/part-pattern.ts'
import { realPath, statusOf } from './source-roots.ts'

/** A file that can be read, and the id of its upload if it was uploaded. */
export interface SourceFile {
  /** Absolute, without symbolic links. */
  readonly path: string
  readonly fileId: number | undefined
}

/** The data of a source: a file, or several files. */
export interface SourceData extends SourceFile {
  /** In bytes, of all files together. */
  readonly bytes: number
  /** Undefined if the source is one file. Otherwise the first of them has the path. */
  readonly parts?: FileParts | undefined
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

/** An upload that can be read. */
export interface Upload {
  readonly id: number
  readonly bytes: number
  /** A path of its content, valid until the folder is removed. @returns undefined if it was deleted since it was found */
  local(folder: () => Promise<string>, signal: AbortSignal): Promise<string | undefined>
}

/** Finds uploads by name. */
export interface Uploads {
  find(repositoryId: number, name: string): Promise<Upload | undefined>
}

/** Where files of other machines are copied to while they are read. */
export interface ReadingPlace {
  /** A folder of this server's own data. The caller removes it after the reading. */
  readonly folder: () => Promise<string>
  readonly signal: AbortSignal
}

/** Finds schema files for one reading. */
export interface SchemaFiles {
  /** @throws SourceFileUnknown, ConnectionUnknown, ConnectionDisabled, FolderUnreadable */
  find(repositoryId: number, reference: FileReference, use?: FileUse): Promise<SourceFile>
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

  /**
   * Checks that a source can be found, without reading it.
   * @returns the id of the upload that it is, if it is one
   * @throws as `findData`
   */
  async check(repositoryId: number, reference: FileReference): Promise<Pick<SourceFile, 'fileId'>> {
    const { source, sourceFile } = reference
    if (source === 'client') return { fileId: (await this.#upload(repositoryId, sourceFile)).id }
    await this.#findInFolder(repositoryId, reference)
    return { fileId: undefined }
  }

  /**
   * Finds one file.
   * @throws SourceFileUnknown, ConnectionUnknown, ConnectionDisabled, FolderUnreadable, SourceUnreadable
   */
  async find(
    repositoryId: number,
    reference: FileReference,
    place: ReadingPlace,
    use: FileUse = 'data',
  ): Promise<SourceFile> {
    const { source, connectionId = 0, sourceFile } = reference
    if (source === 'client') return this.#readable(repositoryId, sourceFile, place)
    const folder = await this.#connections.folder(repositoryId, connectionId, use)
    const path = await pathIn(folder, sourceFile)
    if (path === undefined || (await statusOf(path))?.isFile() !== true)
      throw unknownFile(connectionId, sourceFile)
    return { path, fileId: undefined }
  }

  /**
   * Finds the data of a source. In the folder of a connection, a folder stands for all files below it, and a pattern for
   * the files that it matches; each call looks for them again.
   * @throws SourceFileUnknown, ConnectionUnknown, ConnectionDisabled, FolderUnreadable; SourceUnreadable if the files
   * cannot be one source
   */
  findData(repositoryId: number, reference: FileReference, place: ReadingPlace): Promise<SourceData> {
    const { source, sourceFile } = reference
    return source === 'client'
      ? this.#readable(repositoryId, sourceFile, place)
      : this.#findInFolder(repositoryId, reference)
  }

  async #findInFolder(repositoryId: number, reference: FileReference): Promise<SourceData> {
    const { connectionId = 0, sourceFile } = reference
    const folder = await this.#connections.folder(repositoryId, connectionId, 'data')
    const path = await pathIn(folder, sourceFile)
    const status = path === undefined ? undefined : await statusOf(path)
    if (status?.isFile() === true) return { path: path!, bytes: status.size, fileId: undefined }
    const isFolder = status?.isDirectory() === true
    const pattern = patternOf(folder.path, sourceFile, isFolder)
    const parts = pattern && (await findFileParts(folder, pattern))
    if (parts === undefined)
      throw isFolder ? emptyFolder(connectionId, sourceFile) : unknownFile(connectionId, sourceFile)
    const bytes = parts.files.reduce((sum, file) => sum + file.bytes, 0)
    return { path: parts.files[0]!.path, bytes, fileId: undefined, parts }
  }

  async #upload(repositoryId: number, name: string): Promise<Upload> {
    const upload = await this.#uploads.find(repositoryId, name)
    if (!upload) throw unknownUpload(name)
    return upload
  }

  async #readable(repositoryId: number, name: string, place: ReadingPlace): Promise<SourceData> {
    const upload = await this.#upload(repositoryId, name)
    try {
      const path = await upload.local(place.folder, place.signal)
      if (path === undefined) throw unknownUpload(name)
      return { path, bytes: upload.bytes, fileId: upload.id }
    } catch (error) {
      if (!isFull(error)) throw error
      throw new SourceUnreadable('The disk of the server is full; free some space and read the file again.', {
        cause: error,
      })
    }
  }
}

const unknownUpload = (name: string): SourceFileUnknown =>
  new SourceFileUnknown(
    `No file ${printable(name)} was uploaded to this repository; upload it, and name it by the path in the answer.`,
  )

/** The real path of a name in a folder; undefined if it leads to nothing, or out of the folder. */
async function pathIn({ path: root, holds }: OpenFolder, name: string): Promise<string | undefined> {
  if (isAbsolute(name) || name.includes('\0')) return undefined
  const path = await realPath(resolve(root, name))
  return path !== undefined && (path === root || holds(path)) ? path : undefined
}

/** The pattern of a source that is not a file; undefined if it can name no files. */
function patternOf(root: string, name: string, isFolder: boolean): PartPattern | undefined {
  if (isAbsolute(name) || name.includes('\0')) return undefined
  if (isFolder) return everythingBelow(relative(root, resolve(root, name)).replaceAll(sep, '/'))
  return isPattern(name) ? readPattern(name) : undefined
}

/** The same message for a missing file and for a file outside the folder, so that it reveals nothing. */
const unknownFile = (connectionId: number, name: string): SourceFileUnknown =>
  new SourceFileUnknown(
    isPattern(name)
      ? `Connection ${connectionId} has no file that the pattern ${printable(name)} matches; give the pattern of paths relative to the connection's folder.`
      : `Connection ${connectionId} has no file ${printable(name)}; give its path relative to the connection's folder.`,
  )

const emptyFolder = (connectionId: number, name: string): SourceFileUnknown =>
  new SourceFileUnknown(
    `The folder ${printable(name)} of connection ${connectionId} has no files, apart from those whose names begin with an underscore, a dot or ~$; name another folder, or a file.`,
  )
