import { stat } from 'node:fs/promises'
import { isFileKind } from '../../loaders/source-kinds.ts'
import type { FileReference, SourceFiles } from '../../loaders/source-files.ts'
import type { SourceLocation } from '../../loaders/source-location.ts'
import { LoginMissing } from '../../model/connection-errors.ts'
import type { FileUse, SourceLogin } from '../../model/connection.ts'
import type { EntitySource } from '../../model/entity-source.ts'
import type { ConnectionLogins } from './connection-logins.ts'
import type { ConnectionSources } from './connection-sources.ts'
import { type OpenRemote, RemoteSources } from './remote-sources.ts'

export interface SourceLocationsOptions {
  readonly files: SourceFiles
  readonly connections: Pick<ConnectionSources, 'remote'>
  readonly logins: ConnectionLogins
}

/** A source as a request names it, and the login that the request gives. */
export interface SourceReference extends FileReference {
  readonly kind: EntitySource['kind']
  readonly login?: SourceLogin | undefined
}

/** Finds the data of sources of every kind. */
export class SourceLocations {
  readonly #options: SourceLocationsOptions
  readonly #remote = new RemoteSources()

  constructor(options: SourceLocationsOptions) {
    this.#options = options
  }

  /**
   * @throws SourceFileUnknown, ConnectionUnknown, ConnectionDisabled, FolderUnreadable, SourceNotAllowed, LoginUnusable,
   * LoginMissing, ReadingError, or the signal's reason
   */
  async find(
    repositoryId: number,
    reference: SourceReference,
    signal: AbortSignal,
    use?: FileUse,
  ): Promise<SourceLocation> {
    const remote = await this.#opened(repositoryId, reference)
    const { sourceFile, member } = reference
    if (remote !== undefined) {
      const location = await this.#remote.locate(remote, sourceFile, signal)
      return location.kind === 'hdfs' ? { ...location, member } : location
    }
    const { path } = await this.#options.files.find(repositoryId, reference, use)
    return { kind: 'file', path, bytes: (await stat(path)).size, member }
  }

  /**
   * Checks what can be checked without contacting a database or HDFS: a load may begin later, when they can be reached.
   * @returns the id of the upload that the source needs, if it is one
   * @throws the errors of `find` but those of reading; InvalidSource for the name of a table or a condition
   */
  async check(repositoryId: number, source: EntitySource, login?: SourceLogin): Promise<number | undefined> {
    const remote = await this.#opened(repositoryId, { ...source, login })
    if (remote === undefined) return (await this.#options.files.find(repositoryId, source)).fileId
    this.#remote.check(remote, source)
    return undefined
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

  async #opened(
    repositoryId: number,
    { kind, connectionId, login }: SourceReference,
  ): Promise<OpenRemote | undefined> {
    if (isFileKind(kind) || connectionId === undefined) return undefined
    const remote = await this.#options.connections.remote(repositoryId, connectionId, login)
    if (remote?.settings.kind === 'postgresql' && remote.login.user === undefined)
      throw new LoginMissing(remote.name)
    return remote
  }
}
