import type { ListedEntry, ListedFiles } from '../../listings/file-rows.ts'
import { FolderFiles } from '../../loaders/folder-files.ts'
import { namePattern } from '../../loaders/name-pattern.ts'
import type { ConnectionFolders } from '../../loaders/source-files.ts'
import type { SourceRoots } from '../../loaders/source-roots.ts'
import {
  AddressNotListed,
  ConnectionWithoutFolder,
  FolderUnreadable,
  SourceNotAllowed,
} from '../../model/connection-errors.ts'
import type { FileUse, FolderSettings, FolderType, OpenFolder, SourceLogin } from '../../model/connection.ts'
import type { AddressSources } from './address-sources.ts'
import { type AllowedSources, refusalOf, valueFaultOf } from './allowed-sources.ts'
import { byExtension } from './by-extension.ts'
import type { ConnectionLogins } from './connection-logins.ts'
import { checkLogin } from './check-login.ts'
import { EVERY_FILE, type LoaderConnection } from './loader-connection.ts'
import type { LoaderConnections } from './loader-connections.ts'
import { isAddress, type OpenRemote, RemoteSources } from './remote-sources.ts'

export interface ConnectionSourcesOptions {
  readonly connections: Pick<LoaderConnections, 'find' | 'findEnabled'>
  readonly roots: SourceRoots
  readonly allowed: AllowedSources
  readonly logins: Pick<ConnectionLogins, 'open'>
  readonly addresses: Pick<AddressSources, 'entries' | 'test'>
}

/** Schema files that are listed if a connection names no extensions. */
const SCHEMA_EXTENSIONS: Readonly<Record<FolderType, readonly string[]>> = {
  delimited: ['ddl', 'sql'],
  cobol: ['cpy', 'cbl', 'cob', 'cobol'],
  vendorfmt: ['ddl'],
}

const NO_LOGIN: SourceLogin = { user: undefined, password: undefined }

/**
 * Opens loader connections. What a connection may read is checked at each use: its folder must lie in one of
 * SOURCE_ROOTS, and its host, data source or driver must be one that the operator lists.
 */
export class ConnectionSources implements ConnectionFolders {
  readonly #options: ConnectionSourcesOptions
  readonly #remote = new RemoteSources()

  constructor(options: ConnectionSourcesOptions) {
    this.#options = options
  }

  /**
   * @throws LoaderConnectionUnknown, NoConnections, ConnectionDisabled, ConnectionWithoutFolder, FolderUnreadable
   */
  async folder(repositoryId: number, id: number, use: FileUse): Promise<OpenFolder> {
    const { name, settings } = await this.#options.connections.findEnabled(repositoryId, id)
    if (settings.kind !== 'folder') throw new ConnectionWithoutFolder(name)
    return this.#open(name, settings.folder, use)
  }

  /**
   * A connection to a database, to HDFS or to an address, with the login of the request or else the stored one.
   * @throws LoaderConnectionUnknown, NoConnections, ConnectionDisabled, SourceNotAllowed, LoginUnusable
   */
  async remote(
    repositoryId: number,
    id: number,
    login: SourceLogin | undefined,
  ): Promise<OpenRemote | undefined> {
    return this.#opened(repositoryId, await this.#options.connections.findEnabled(repositoryId, id), login)
  }

  /**
   * The data sources or the schema files of a connection.
   * @param filter a pattern of their names; undefined or empty for all
   * @throws LoaderConnectionUnknown, NoConnections, ConnectionDisabled, FolderUnreadable, SourceNotAllowed,
   * LoginUnusable, LoginMissing, AddressNotListed, InvalidData
   */
  async files(
    repositoryId: number,
    id: number,
    use: FileUse,
    {
      filter = '',
      login,
    }: { readonly filter?: string | undefined; readonly login?: SourceLogin | undefined },
  ): Promise<ListedFiles> {
    const connection = await this.#options.connections.findEnabled(repositoryId, id)
    const remote = await this.#opened(repositoryId, connection, login)
    if (remote === undefined) return listed(await this.#files(connection, use, filter))
    checkLogin(connection.type, login, '/data')
    if (use === 'schema') return NO_FILES
    const patterns = [filter, connection.filter].filter((pattern) => pattern !== '' && pattern !== EVERY_FILE)
    if (!isAddress(remote)) return this.#remote.list(remote, patterns)
    // Before the head of the answer is sent.
    if (remote.settings.kind === 'http') throw new AddressNotListed()
    const entries = (signal: AbortSignal) => this.#options.addresses.entries(remote, patterns, signal)
    return { isRemote: true, entries, size: async () => null }
  }

  /**
   * Reads the folders or the list of tables of a connection, whether it is enabled or not.
   * @returns a sentence about what was read
   * @throws LoaderConnectionUnknown, NoConnections, FolderUnreadable, FolderTooLarge, SourceNotAllowed, LoginUnusable,
   * LoginMissing, ReadingError
   */
  async test(repositoryId: number, id: number, signal: AbortSignal): Promise<string> {
    const connection = await this.#options.connections.find(repositoryId, id)
    const remote = await this.#opened(repositoryId, connection, undefined)
    if (remote !== undefined)
      return isAddress(remote)
        ? this.#options.addresses.test(remote, signal)
        : this.#remote.test(remote, signal)
    const [data, schema] = [
      await this.#files(connection, 'data', ''),
      await this.#files(connection, 'schema', ''),
    ]
    const { files, folders } = await data.count(signal)
    await schema.count(signal)
    return `The folders of the connection can be read. The data folder has ${counted(files, 'file')} to list, and ${counted(folders, 'folder')}.`
  }

  async #opened(
    repositoryId: number,
    { id, name, settings, login: stored }: LoaderConnection,
    login: SourceLogin | undefined,
  ): Promise<OpenRemote | undefined> {
    const { allowed, logins } = this.#options
    if (settings.kind === 'folder') return undefined
    const refusal = refusalOf(settings, allowed) ?? valueFaultOf(settings)
    if (refusal !== undefined) throw new SourceNotAllowed(refusal)
    const { odbcUser, warehouses } = allowed
    const owner = { repositoryId, connectionId: id }
    const used = login ?? (stored === undefined ? NO_LOGIN : await logins.open(owner, stored))
    return { name, settings, login: used, odbcUser, warehouses } as OpenRemote
  }

  async #open(name: string, settings: FolderSettings, use: FileUse): Promise<OpenFolder> {
    const { dataDirectory, schemaDirectory = dataDirectory } = settings
    const folder = await this.#options.roots.open(use === 'data' ? dataDirectory : schemaDirectory)
    if (folder === undefined) throw new FolderUnreadable(name)
    return folder
  }

  async #files(
    { name, settings, filter }: LoaderConnection,
    use: FileUse,
    asked: string,
  ): Promise<FolderFiles> {
    if (settings.kind !== 'folder') throw new ConnectionWithoutFolder(name)
    const { dataExtensions, schemaExtensions } = settings.folder
    const patterns = [asked, ...(use === 'data' ? [filter] : [])]
      .filter((pattern) => pattern !== '' && pattern !== EVERY_FILE)
      .map(namePattern)
    const ofSchema = schemaExtensions.length > 0 ? schemaExtensions : SCHEMA_EXTENSIONS[settings.type]
    const isOfKind = byExtension(use === 'data' ? dataExtensions : ofSchema)
    return new FolderFiles(await this.#open(name, settings.folder, use), {
      isListed: (path) => isOfKind(path) && patterns.every((matches) => matches(path)),
      unreadable: () => new FolderUnreadable(name),
    })
  }
}

const NO_FILES: ListedFiles = {
  isRemote: true,
  // A connection without folders has no schema files.
  async *entries() {},
  size: async () => null,
}

/** The files of a folder. Their sizes are looked up when they are shown. */
function listed(files: FolderFiles): ListedFiles {
  async function* entries(signal: AbortSignal): AsyncGenerator<ListedEntry[]> {
    for await (const names of files.names(signal))
      yield names.map((name) => ({ name, kind: name.endsWith('/') ? 'folder' : 'file', rows: null }))
  }
  return { isRemote: false, entries, size: (name) => files.size(name) }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
