import { randomUUID } from 'node:crypto'
import { createReadStream, type Dirent } from 'node:fs'
import { access, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrCreatePrivateFile, syncFile, syncFolder } from '../../lib/files.ts'
import { isFull } from '../../lib/full-disk.ts'
import { makeFolder, probeFolder } from '../data-dir.ts'
import { OperatorError } from '../operator-error.ts'
import { writeTo } from './content-streams.ts'
import {
  type ContentKind,
  ContentGone,
  type ContentPlace,
  type FileSpace,
  FileSpaceUnavailable,
  type FoundContent,
  type KnownContent,
} from './file-space.ts'

/** The file with the id of the space. */
export const FILES_ID = '.files-id'

const CHUNK_BYTES = 1 << 18
/** Contents in a piece of a list. */
const LISTED_AT_ONCE = 500
/** Codes of errors of a file system in the network that has lost its server. */
const LOST = ['EHOSTDOWN', 'EIO', 'ENOTCONN', 'ESTALE', 'ETIMEDOUT']

/** Contents as files of a folder, `<repository>/<kind>/<name>`. */
export class FolderSpace implements FileSpace {
  readonly kind = 'folder'
  readonly location: string
  readonly id: string
  readonly isPrivate: boolean

  private constructor(path: string, id: string, isPrivate: boolean) {
    this.location = path
    this.id = id
    this.isPrivate = isPrivate
  }

  /**
   * Creates the folder if it is missing, and checks that files can be written.
   * @param isPrivate true if the folder is a part of DATA_DIR
   * @throws OperatorError
   */
  static async open(path: string, isPrivate: boolean): Promise<FolderSpace> {
    try {
      await makeFolder(path)
      // That of DATA_DIR is probed when the server starts. Commands run on a full disk too.
      if (!isPrivate) await probeFolder(path)
      const id = (await readOrCreatePrivateFile(join(path, FILES_ID), randomUUID)).trim()
      return new FolderSpace(path, id, isPrivate)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new OperatorError(
        isFull(error)
          ? `The folder ${path} of uploads and exports is on a disk that is full. Free some space and start again.`
          : `The folder ${path} of uploads and exports cannot be written (${code}). Set FILES_URL to a folder that this user may write to.`,
        { cause: error },
      )
    }
  }

  async write(place: ContentPlace, content: AsyncIterable<Uint8Array>): Promise<void> {
    await this.#publish(place, async (temporary) => void (await writeTo(temporary, content)))
  }

  async adopt(place: ContentPlace, path: string): Promise<void> {
    await this.#publish(place, async (temporary) => {
      try {
        await rename(path, temporary)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        await copyFile(path, temporary)
      }
      await syncFile(temporary)
    })
  }

  /** Opens the file when the first bytes are requested, so that an unused reader leaves no file open. */
  async *read(place: ContentPlace, first: number, last: number): AsyncGenerator<Uint8Array> {
    if (last < first) return
    const path = this.#pathOf(place)
    const stream = createReadStream(path, { start: first, end: last, highWaterMark: CHUNK_BYTES })
    try {
      for await (const chunk of stream) yield chunk as Buffer
    } catch (error) {
      throw await this.#told(error, place)
    }
  }

  async local(content: KnownContent): Promise<string> {
    const path = this.#pathOf(content)
    try {
      await stat(path)
      return path
    } catch (error) {
      throw await this.#told(error, content)
    }
  }

  async remove(place: ContentPlace): Promise<void> {
    await rm(this.#pathOf(place), { recursive: true, force: true })
  }

  async *list(kind: ContentKind, repositoryId?: number): AsyncGenerator<FoundContent[]> {
    const repositories =
      repositoryId === undefined
        ? (await entriesOf(this.location)).map(({ name }) => name).filter((name) => /^[1-9]\d*$/.test(name))
        : [String(repositoryId)]
    for (const repository of repositories) {
      const folder = join(this.location, repository, kind)
      const names = (await entriesOf(folder)).map(({ name }) => name)
      for (let at = 0; at < names.length; at += LISTED_AT_ONCE) {
        const found = names.slice(at, at + LISTED_AT_ONCE).map(async (name) => {
          const status = await stat(join(folder, name)).catch(ignoringMissing)
          return status && { kind, repositoryId: Number(repository), name, modifiedAt: status.mtime }
        })
        yield (await Promise.all(found)).filter((one) => one !== undefined)
      }
    }
  }

  /** `list` shows temporary files too. */
  async removeUnfinished(): Promise<void> {}

  async close(): Promise<void> {}

  async #publish(place: ContentPlace, write: (temporary: string) => Promise<void>): Promise<void> {
    const path = this.#pathOf(place)
    const temporary = `${path}.tmp`
    try {
      await this.#checkMounted()
      await mkdir(join(path, '..'), { recursive: true })
      await write(temporary)
      await rename(temporary, path)
      await syncFolder(path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw isLost(error) ? new FileSpaceUnavailable(error) : error
    }
  }

  /** Of a disk that is not mounted any more, the empty folder is there, and would take files. */
  async #checkMounted(): Promise<void> {
    try {
      await access(join(this.location, FILES_ID))
    } catch (error) {
      throw new FileSpaceUnavailable(error)
    }
  }

  async #told(error: unknown, place: ContentPlace): Promise<unknown> {
    if (isLost(error)) return new FileSpaceUnavailable(error)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return error
    return this.#checkMounted().then(
      () => new ContentGone(place, { cause: error }),
      (fault: unknown) => fault,
    )
  }

  #pathOf({ kind, repositoryId, name }: ContentPlace): string {
    return join(this.location, String(repositoryId), kind, name)
  }
}

const isLost = (error: unknown): boolean => LOST.includes(String((error as NodeJS.ErrnoException).code))

async function entriesOf(folder: string): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(ignoringMissing)) ?? []
}

function ignoringMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
