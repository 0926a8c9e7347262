import {
  readSettings,
  type ReadSettings,
  writeFolder,
} from '../../loaders/connections/connection-settings.ts'
import type { SourceRoots } from '../../loaders/source-roots.ts'
import type { ConnectionsScope } from '../../listings/declared/catalogue/loader-connections-listing.ts'
import {
  ConnectionDisabled,
  ConnectionFixed,
  ConnectionNameTaken,
  ConnectionTypeFixed,
  FolderUnknown,
  LoaderConnectionUnknown,
  NoConnections,
  SourceNotAllowed,
} from '../../model/connection-errors.ts'
import type { ConnectionType, SourceLogin } from '../../model/connection.ts'
import { InvalidData } from '../../model/errors.ts'
import type { RepositoryRef } from '../../model/links.ts'
import type { ConnectionStore, ConnectionTexts } from '../../stores/connections.ts'
import { type AllowedSources, refusalOf, valueFaultOf } from './allowed-sources.ts'
import { checkLogin } from './check-login.ts'
import type { ConnectionLogins } from './connection-logins.ts'
import { EVERY_FILE, isRootName, type LoaderConnection, rootConnection } from './loader-connection.ts'

/** A connection as a request describes it. */
export interface ConnectionRequest {
  readonly name: string
  readonly type: ConnectionType
  readonly description: string
  /** A Tcl list. */
  readonly parameters: string
  /** Empty: every file or table. */
  readonly filter: string
  /** Undefined: requests that read the source give the credentials. */
  readonly login: SourceLogin | undefined
}

export interface LoaderConnectionsOptions {
  readonly store: ConnectionStore
  readonly roots: SourceRoots
  readonly allowed: AllowedSources
  readonly logins: Pick<ConnectionLogins, 'seal'>
}

/** Place of the parameters in a body. */
const PARAMETERS = '/data/parameters'

/**
 * The loader connections of repositories: first the folders of SOURCE_ROOTS, which every repository has, then those that
 * were added. `ConnectionSources` opens them.
 */
export class LoaderConnections {
  readonly #options: LoaderConnectionsOptions

  constructor(options: LoaderConnectionsOptions) {
    this.#options = options
  }

  /** @throws LoaderConnectionUnknown, NoConnections */
  async find(repositoryId: number, id: number): Promise<LoaderConnection> {
    const { store, roots } = this.#options
    const root = roots.folders[id - 1]
    if (root !== undefined) return rootConnection(id, root)
    const stored = await store.find(repositoryId, id)
    if (stored) {
      const { settings } = readSettings(stored.type, stored.parameters, PARAMETERS)
      return { ...stored, settings, isRoot: false }
    }
    throw roots.folders.length === 0 ? new NoConnections() : new LoaderConnectionUnknown(id)
  }

  /** @throws LoaderConnectionUnknown, NoConnections, ConnectionDisabled */
  async findEnabled(repositoryId: number, id: number): Promise<LoaderConnection> {
    const connection = await this.find(repositoryId, id)
    if (!connection.isEnabled) throw new ConnectionDisabled(connection.name)
    return connection
  }

  /**
   * The rows of the listing.
   * @param hasWholePaths true if the caller may see the paths of folders on the server
   */
  scope(repository: RepositoryRef, hasWholePaths: boolean): ConnectionsScope {
    const roots = this.#options.roots.folders.map((folder, index) => {
      const { id, name, settings } = rootConnection(index + 1, hasWholePaths ? folder : '.')
      return { id, name, parameters: writeFolder(settings.folder) }
    })
    return { ...repository, roots, hasWholePaths }
  }

  /**
   * @returns the number of the new connection
   * @throws InvalidData, FolderUnknown, SourceNotAllowed, ConnectionNameTaken, TooManyConnections, RepositoryGone
   */
  async add(repositoryId: number, request: ConnectionRequest, user: string): Promise<number> {
    const { store } = this.#options
    const { name, type, description, filter, login } = request
    if (isRootName(name)) throw new ConnectionNameTaken(name)
    checkLogin(type, login, '/data')
    const parameters = await this.#confined(readSettings(type, request.parameters, PARAMETERS))
    const texts = { name, description, ...parameters, filter: filter || EVERY_FILE }
    const sealed = (connectionId: number) => this.#sealed(repositoryId, connectionId, login)
    const id = await store.insert({ repositoryId, type, texts, sealed, createdBy: user })
    if (id === undefined) throw new ConnectionNameTaken(name)
    return id
  }

  /**
   * Changes a connection. New parameters remove the stored credentials unless the request gives them again:
   * otherwise a new host could receive the password that was given for the old one.
   * @throws LoaderConnectionUnknown, NoConnections, ConnectionFixed, ConnectionTypeFixed, InvalidData, FolderUnknown,
   * SourceNotAllowed, ConnectionNameTaken
   */
  async edit(
    repositoryId: number,
    id: number,
    changes: { [Member in keyof ConnectionRequest]?: ConnectionRequest[Member] | undefined },
    user: string,
  ): Promise<void> {
    const { name, description, parameters, filter, login } = changes
    const { name: oldName, type } = await this.#changeable(repositoryId, id)
    if (changes.type !== undefined && changes.type !== type) throw new ConnectionTypeFixed(oldName, type)
    if (name !== undefined && isRootName(name)) throw new ConnectionNameTaken(name)
    checkLogin(type, login, '/data')
    const changesLogin = login !== undefined || parameters !== undefined
    await this.#change(
      repositoryId,
      id,
      {
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(parameters === undefined ? {} : await this.#confined(readSettings(type, parameters, PARAMETERS))),
        ...(filter === undefined ? {} : { filter: filter || EVERY_FILE }),
        ...(changesLogin ? { login: await this.#sealed(repositoryId, id, login) } : {}),
      },
      user,
    )
  }

  /** @throws LoaderConnectionUnknown, NoConnections, ConnectionFixed */
  async setEnabled(repositoryId: number, id: number, isEnabled: boolean, user: string): Promise<void> {
    await this.#changeable(repositoryId, id)
    await this.#change(repositoryId, id, { isEnabled }, user)
  }

  /** @throws LoaderConnectionUnknown, NoConnections, ConnectionFixed, ConnectionInUse */
  async remove(repositoryId: number, id: number): Promise<void> {
    const connection = await this.#changeable(repositoryId, id)
    if (!(await this.#options.store.remove(repositoryId, connection))) throw new LoaderConnectionUnknown(id)
  }

  async #changeable(repositoryId: number, id: number): Promise<LoaderConnection> {
    const connection = await this.find(repositoryId, id)
    if (connection.isRoot) throw new ConnectionFixed(id)
    return connection
  }

  async #change(
    repositoryId: number,
    id: number,
    changes: Parameters<ConnectionStore['edit']>[2],
    user: string,
  ): Promise<void> {
    const result = await this.#options.store.edit(repositoryId, id, changes, user)
    if (result === 'unknown') throw new LoaderConnectionUnknown(id)
    if (result === 'taken') throw new ConnectionNameTaken(changes.name!)
  }

  async #sealed(
    repositoryId: number,
    connectionId: number,
    login: SourceLogin | undefined,
  ): Promise<string | undefined> {
    if (login === undefined) return undefined
    return this.#options.logins.seal({ repositoryId, connectionId }, login)
  }

  /** The parameters to store: folders exist in a source folder, and other sources are allowed. */
  async #confined({
    settings,
    parameters,
  }: ReadSettings): Promise<Pick<ConnectionTexts, 'parameters' | 'shortParameters'>> {
    const { roots, allowed } = this.#options
    if (settings.kind !== 'folder') {
      const refusal = refusalOf(settings, allowed)
      if (refusal !== undefined) throw new SourceNotAllowed(refusal)
      const detail = valueFaultOf(settings)
      if (detail !== undefined) throw new InvalidData([{ pointer: PARAMETERS, detail }])
      return { parameters, shortParameters: parameters }
    }
    const given = settings.folder
    const paths = async (path: string) => {
      const folder = await roots.open(path)
      if (folder === undefined) throw new FolderUnknown(path)
      return { whole: folder.path, short: await roots.shorten(folder.path) }
    }
    const data = await paths(given.dataDirectory)
    const schema = given.schemaDirectory === undefined ? undefined : await paths(given.schemaDirectory)
    const written = (form: 'whole' | 'short') =>
      writeFolder({ ...given, dataDirectory: data[form], schemaDirectory: schema?.[form] })
    return { parameters: written('whole'), shortParameters: written('short') }
  }
}
