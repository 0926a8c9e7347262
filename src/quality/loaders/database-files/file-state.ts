import { stat } from 'node:fs/promises'
import { SourceBroken } from '../errors.ts'
import { LocalFile } from '../compression/local-file.ts'

/** A file beside a database file, in which the database's program keeps changes that are not in the file yet. */
export interface Companion {
  /** What is appended to the name of the database file. */
  readonly ending: string
  /** What the file must begin with to matter; undefined: anything. */
  readonly start?: Buffer
  /** How to bring the changes into the database file, for a message. */
  readonly remedy: string
}

/**
 * Refuses a file whose last changes are in another file: without them it has other rows. The other file is not read,
 * because the libraries would write to do it.
 * @param path absolute
 * @throws SourceBroken, or the system's error
 */
export async function checkCompanions(path: string, companions: readonly Companion[]): Promise<void> {
  for (const { ending, start, remedy } of companions) {
    const size = await sizeOf(path + ending)
    if (size === 0) continue
    if (start !== undefined && !(await LocalFile.head(path + ending, start.length)).equals(start)) continue
    throw new SourceBroken(
      `A file beside the database file, with the same name and ${ending} at its end, has changes that are not in the database file yet. ${remedy}`,
    )
  }
}

/** @returns 0 if the file does not exist */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

/** A file as it was when its reading began. A database file has no lock here, so that its other users never wait. */
export class FileState {
  readonly #path: string
  readonly #state: string
  readonly #companions: readonly Companion[]

  private constructor(path: string, state: string, companions: readonly Companion[]) {
    this.#path = path
    this.#state = state
    this.#companions = companions
  }

  /** @throws SourceBroken as `checkCompanions`, or the system's error */
  static async of(path: string, companions: readonly Companion[]): Promise<FileState> {
    const state = await stateOf(path)
    await checkCompanions(path, companions)
    return new FileState(path, state, companions)
  }

  /** @throws SourceBroken if the file was changed, so that the rows may be those of no moment; or the system's error */
  async check(): Promise<void> {
    if ((await stateOf(this.#path)) !== this.#state)
      throw new SourceBroken(
        'Another program changed the file while it was read; load it again when the program has ended, or load a copy.',
      )
    await checkCompanions(this.#path, this.#companions)
  }
}

async function stateOf(path: string): Promise<string> {
  const { ino, size, mtimeNs } = await stat(path, { bigint: true })
  return `${ino} ${size} ${mtimeNs}`
}
