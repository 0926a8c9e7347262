/**
 * The storage of the tables in Trino, as this server sees it. Paths are relative, with `/` between their parts, and have
 * no characters but letters, digits, `_`, `-` and `.`.
 */
export interface LakeStorage {
  /** How Trino names the root of the storage. It ends with a slash. */
  readonly location: string
  /** Moves or copies a file of this server into the storage. The file may be gone afterwards. */
  put(file: string, path: string, signal: AbortSignal): Promise<void>
  /**
   * Makes files of the storage readable by this server.
   * @param paths of files
   * @param folder an empty one of this server, for copies
   * @returns absolute paths of the files or of their copies
   */
  fetch(paths: readonly string[], folder: string, signal: AbortSignal): Promise<string[]>
  /** Names of the folders in a folder. Empty if it does not exist. */
  folders(path: string): Promise<string[]>
  /** Removes a folder with its content, if it exists. */
  remove(path: string): Promise<void>
}
