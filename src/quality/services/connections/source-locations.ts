import { stat } from 'node:fs/promises'
import { isFileKind, sourceKindOf } from '../../loaders/source-kinds.ts'
import { MAX_DECLARATION_BYTES } from '../../loaders/read-declaration.ts'
import type { FileReference, SchemaFiles, SourceFiles } from '../../loaders/source-files.ts'
import type { SourceLocation } from '../../loaders/source-location.ts'
import type { FileUse, SourceLogin } from '../../model/connection.ts'
import type { EntitySource } from '../../model/entity-source.ts'
import type { AddressSources, DownloadPlace } from './address-sources.ts'
import { checkLogin } from './check-login.ts'
import type { ConnectionLogins } from './connection-logins.ts'
import type { ConnectionSources } from './connection-sources.ts'
import { checkUser, isAddress, type OpenRemote, RemoteSources } from './remote-sources.ts'

export interface SourceLocationsOptions {
  readonly files: SourceFiles
  readonly connections: Pick<ConnectionSources, 'remote'>
  readonly addresses: AddressSources
  readonly logins: ConnectionLogins
}

/** More than a schema file can have, so that a longer one is refused. */
const MAX_SCHEMA_BYTES = MAX_DECLARATION_BYTES + 1

/** A source as a request names it, and the login that the request gives. */
export interface SourceReference extends FileReference {
  readonly kind: EntitySource['kind']
  readonly login?: SourceLogin | undefined
}

/** What is known of a source before it is read. */
export interface CheckedSource {
  /** The id of the upload that the source needs, if it is one. */
  readonly fileId: number | undefined
  /** True if its files, also its schema file, are on another server. */
  readonly isAddressed: boolean
}

/** Finds the data of sources of every kind. */
export class SourceLocations {
  readonly #options: SourceLocationsOptions
  readonly #remote = new RemoteSources()

  constructor(options: SourceLocationsOptions) {
    this.#options = options
  }

  /**
   * @param place where the file of another server is kept
   * @throws SourceFileUnknown, ConnectionUnknown, ConnectionDisabled, FolderUnreadable, SourceNotAllowed, LoginUnusable,
   * LoginMissing, InvalidData, InvalidSource, ReadingError, or the signal's reason
   */
  async find(
    repositoryId: number,
    reference: SourceReference,
    place: DownloadPlace,
    signal: AbortSignal,
    use?: FileUse,
  ): Promise<SourceLocation> {
    const remote = await this.#opened(repositoryId, reference)
    const { sourceFile, member } = reference
    if (remote !== undefined && isAddress(remote)) {
      const needsWhole = sourceKindOf(reference).needsWholeFile === true
      const location = await this.#options.addresses.fetch(remote, sourceFile, place, needsWhole, signal)
      return { ...location, member }
    }
    if (remote !== undefined) {
      const location = await this.#remote.locate(remote, sourceFile, signal)
      return location.kind === 'hdfs' ? { ...location, member } : location
    }
    const { files } = this.#options
    const ofReading = { folder: place.folder, signal }
    if (use === 'schema') {
      const { path } = await files.find(repositoryId, reference, ofReading, use)
      return { kind: 'file', path, bytes: (await stat(path)).size, member }
    }
    const { path, bytes, parts } = await files.findData(repositoryId, reference, ofReading)
    return { kind: 'file', path, bytes, parts, member }
  }

  /**
   * Finds schema files. Those of a source at an address are there too.
   * @param place where they are kept
   */
  schemaFiles(
    login: SourceLogin | undefined,
    place: Pick<DownloadPlace, 'folder'>,
    signal: AbortSignal,
  ): SchemaFiles {
    const { addresses, files } = this.#options
    return {
      find: async (repositoryId, reference, use) => {
        const remote = await this.#opened(repositoryId, { kind: 'delimited', ...reference, login })
        if (remote === undefined || !isAddress(remote))
          return files.find(repositoryId, reference, { folder: place.folder, signal }, use)
        const beginning = { ...place, firstBytes: { enough: MAX_SCHEMA_BYTES, most: MAX_SCHEMA_BYTES } }
        const { path } = await addresses.fetch(remote, reference.sourceFile, beginning, false, signal)
        return { path, fileId: undefined }
      },
    }
  }

  /**
   * Checks what can be checked without contacting another server: a load may begin later, when it can be reached.
   * @throws the errors of `find` but those of reading; InvalidSource for the name of a file or a table, or a condition
   */
  async check(repositoryId: number, source: EntitySource, login?: SourceLogin): Promise<CheckedSource> {
    const remote = await this.#opened(repositoryId, { ...source, login })
    if (remote !== undefined && isAddress(remote)) {
      const { sourceFile, schemaFile } = source
      this.#options.addresses.check(remote, sourceFile)
      if (schemaFile !== undefined) this.#options.addresses.check(remote, schemaFile, 'schemaFile')
      return { fileId: undefined, isAddressed: true }
    }
    if (remote !== undefined) {
      this.#remote.check(remote, source)
      return { fileId: undefined, isAddressed: false }
    }
    const { files } = this.#options
    // An upload is noted as needed with the change itself, which finds out if it has been deleted.
    const { fileId } = await files.check(repositoryId, source)
    return { fileId, isAddressed: false }
  }

  /** A login for the parameters of a job; undefined if the request gives none. */
  async sealed(
    repositoryId: number,
    { connectionId = 0 }: FileReference,
    login: SourceLogin | undefined,
  ): Promise<string | undefined> {
    return login && this.#options.logins.seal({ repositoryId, connectionId }, login)
  }

  /** @throws LoginUnusable */
  async unsealed(
    repositoryId: number,
    { connectionId = 0 }: FileReference,
    sealed: string | undefined,
  ): Promise<SourceLogin | undefined> {
    return sealed === undefined
      ? undefined
      : this.#options.logins.open({ repositoryId, connectionId }, sealed)
  }

  /** Undefined for a file of this server. */
  async #opened(
    repositoryId: number,
    { kind, connectionId, login }: SourceReference,
  ): Promise<OpenRemote | undefined> {
    if (connectionId === undefined) return undefined
    const remote = await this.#options.connections.remote(repositoryId, connectionId, login)
    // Files are read from a folder, or from an address; other connections have no files.
    if (remote === undefined || isFileKind(kind) !== isAddress(remote)) return undefined
    checkLogin(remote.settings.type, login, '/data/connectInfo')
    checkUser(remote)
    return remote
  }
}
