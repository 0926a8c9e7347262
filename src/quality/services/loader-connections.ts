import { readParameters, writeParameters } from '../loaders/connection-parameters.ts'
import { FolderFiles } from '../loaders/folder-files.ts'
import { namePattern } from '../loaders/name-pattern.ts'
import type { ConnectionFolders } from '../loaders/source-files.ts'
import type { SourceRoots } from '../loaders/source-roots.ts'
import type { ConnectionsScope } from '../listings/declared/loader-connections-listing.ts'
import {
  ConnectionDisabled,
  ConnectionFixed,
  ConnectionNameTaken,
  FolderUnknown,
  FolderUnreadable,
  LoaderConnectionUnknown,
  NoConnections,
} from '../model/connection-errors.ts'
import type { ConnectionParameters, FileUse, LoaderConnection, OpenFolder } from '../model/connection.ts'
import type { RepositoryRef } from '../model/links.ts'
import type { ConnectionStore, ConnectionTexts } from '../stores/connections.ts'

/** A connection as a request describes it. */
export interface ConnectionRequest {
  readonly name: string
  readonly description: string
  /** A Tcl list. */
  readonly parameters: string
  /** Empty: every file. */
  readonly filter: string
}

/** Place of the parameters in a body. */
const PARAMETERS = '/data/parameters'

const EVERY_FILE = '*'

/** Schema files that are listed if a connection names no extensions. */
const SCHEMA_EXTENSIONS = ['ddl', 'sql']

/**
 * The loader connections of repositories: first the folders of SOURCE_ROOTS, which every repository has, then those that
 * were added. An added connection opens a folder that lies in one of SOURCE_ROOTS; this is checked again at each use.
 */
export class LoaderConnections implements ConnectionFolders {
  readonly #store: ConnectionStore
  readonly #roots: SourceRoots

  constructor(store: ConnectionStore, roots: SourceRoots) {
    this.#store = store
    this.#roots = roots
  }

  /** @throws LoaderConnectionUnknown, NoConnections */
  async find(repositoryId: number, id: number): Promise<LoaderConnection> {
    const root = this.#roots.folders[id - 1]
    if (root !== undefined) return rootConnection(id, root)
    const stored = await this.#store.find(repositoryId, id)
    if (stored) return { ...stored, parameters: readParameters(stored.parameters, PARAMETERS), isRoot: false }
    throw this.#roots.folders.length === 0 ? new NoConnections() : new LoaderConnectionUnknown(id)
  }

  /**
   * The rows of the listing.
   * @param hasWholePaths true if the caller may see the paths of folders on the server
   */
  scope(repository: RepositoryRef, hasWholePaths: boolean): ConnectionsScope {
    const roots = this.#roots.folders.map((folder, index) => {
      const { id, name, parameters } = rootConnection(index + 1, hasWholePaths ? folder : '.')
      return { id, name, parameters: writeParameters(parameters) }
    })
    return { ...repository, roots, hasWholePaths }
  }

  /** @throws LoaderConnectionUnknown, NoConnections, ConnectionDisabled, FolderUnreadable */
  async folder(repositoryId: number, id: number, use: FileUse): Promise<OpenFolder> {
    return this.#open(opened(await this.find(repositoryId, id)), use)
  }

  /**
   * The files of a connection for a use.
   * @param filter a pattern of their names; undefined or empty for all
   * @throws LoaderConnectionUnknown, NoConnections, ConnectionDisabled, FolderUnreadable
   */
  async files(repositoryId: number, id: number, use: FileUse, filter = ''): Promise<FolderFiles> {
    return this.#files(opened(await this.find(repositoryId, id)), use, filter)
  }

  /**
   * @returns the number of the new connection
   * @throws InvalidData, FolderUnknown, ConnectionNameTaken, TooManyConnections, RepositoryGone
   */
  async add(repositoryId: number, type: string, request: ConnectionRequest, user: string): Promise<number> {
    const { name, description, filter } = request
    if (isRootName(name)) throw new ConnectionNameTaken(name)
    const parameters = await this.#confined(request.parameters)
    const texts = { name, description, ...parameters, filter: filter || EVERY_FILE }
    const id = await this.#store.insert(repositoryId, type, texts, user)
    if (id === undefined) throw new ConnectionNameTaken(name)
    return id
  }

  /**
   * @throws LoaderConnectionUnknown, NoConnections, ConnectionFixed, InvalidData, FolderUnknown, ConnectionNameTaken
   */
  async edit(
    repositoryId: number,
    id: number,
    { name, description, parameters, filter }: { [Member in keyof ConnectionRequest]?: string | undefined },
    user: string,
  ): Promise<void> {
    await this.#changeable(repositoryId, id)
    if (name !== undefined && isRootName(name)) throw new ConnectionNameTaken(name)
    await this.#change(
      repositoryId,
      id,
      {
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(parameters === undefined ? {} : await this.#confined(parameters)),
        ...(filter === undefined ? {} : { filter: filter || EVERY_FILE }),
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
    if (!(await this.#store.remove(repositoryId, connection))) throw new LoaderConnectionUnknown(id)
  }

  /**
   * Checks that the folders of a connection can be read, whether it is enabled or not.
   * @returns a sentence about what was read
   * @throws LoaderConnectionUnknown, NoConnections, FolderUnreadable, FolderTooLarge
   */
  async test(repositoryId: number, id: number, signal: AbortSignal): Promise<string> {
    const connection = await this.find(repositoryId, id)
    const [data, schema] = [
      await this.#files(connection, 'data', ''),
      await this.#files(connection, 'schema', ''),
    ]
    const { files, folders } = await data.count(signal)
    await schema.count(signal)
    return `The folders of the connection can be read. The data folder has ${counted(files, 'file')} to list, and ${counted(folders, 'folder')}.`
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
    const result = await this.#store.edit(repositoryId, id, changes, user)
    if (result === 'unknown') throw new LoaderConnectionUnknown(id)
    if (result === 'taken') throw new ConnectionNameTaken(changes.name!)
  }

  async #open(connection: LoaderConnection, use: FileUse): Promise<OpenFolder> {
    const { name, parameters } = connection
    const { dataDirectory, schemaDirectory = dataDirectory } = parameters
    const folder = await this.#roots.open(use === 'data' ? dataDirectory : schemaDirectory)
    if (folder === undefined) throw new FolderUnreadable(name)
    return folder
  }

  async #files(connection: LoaderConnection, use: FileUse, filter: string): Promise<FolderFiles> {
    const { name, parameters } = connection
    const { dataExtensions, schemaExtensions } = parameters
    const patterns = [filter, ...(use === 'data' ? [connection.filter] : [])]
      .filter((pattern) => pattern !== '' && pattern !== EVERY_FILE)
      .map(namePattern)
    const isOfKind = byExtension(
      use === 'data' ? dataExtensions : schemaExtensions.length > 0 ? schemaExtensions : SCHEMA_EXTENSIONS,
    )
    return new FolderFiles(await this.#open(connection, use), {
      isListed: (path) => isOfKind(path) && patterns.every((matches) => matches(path)),
      unreadable: () => new FolderUnreadable(name),
    })
  }

  /** The parameters with the paths of folders that exist in a source folder. */
  async #confined(text: string): Promise<Pick<ConnectionTexts, 'parameters' | 'shortParameters'>> {
    const given = readParameters(text, PARAMETERS)
    const paths = async (path: string) => {
      const folder = await this.#roots.open(path)
      if (folder === undefined) throw new FolderUnknown(path)
      return { whole: folder.path, short: await this.#roots.shorten(folder.path) }
    }
    const data = await paths(given.dataDirectory)
    const schema = given.schemaDirectory === undefined ? undefined : await paths(given.schemaDirectory)
    const written = (form: 'whole' | 'short') =>
      writeParameters({ ...given, dataDirectory: data[form], schemaDirectory: schema?.[form] })
    return { parameters: written('whole'), shortParameters: written('short') }
  }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const rootConnection = (id: number, folder: string): LoaderConnection => ({
  id,
  name: `Connection ${id}`,
  parameters: rootParameters(folder),
  filter: EVERY_FILE,
  isEnabled: true,
  isRoot: true,
})

const rootParameters = (dataDirectory: string): ConnectionParameters => ({
  dataDirectory,
  dataExtensions: [],
  schemaDirectory: undefined,
  schemaExtensions: [],
})

/** True if a name is kept for a source folder, of which there may be more after the next start. */
const isRootName = (name: string): boolean => /^connection \d+$/i.test(name)

/** @throws ConnectionDisabled */
function opened(connection: LoaderConnection): LoaderConnection {
  if (!connection.isEnabled) throw new ConnectionDisabled(connection.name)
  return connection
}

/** True for names with one of the extensions; every name if there are none. A compressed file may add `.gz`. */
function byExtension(extensions: readonly string[]): (name: string) => boolean {
  if (extensions.length === 0) return () => true
  const endings = extensions.flatMap((extension) => [`.${extension}`, `.${extension}.gz`])
  return (name) => {
    const folded = name.toLowerCase()
    return endings.some((ending) => folded.endsWith(ending))
  }
}
