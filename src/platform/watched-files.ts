import { readFile, stat } from 'node:fs/promises'
import type { Logger } from './logging.ts'
import { OperatorError } from './operator-error.ts'

/** How often the files are looked at. A change is taken over after two looks, which is within a second. */
const LOOK_MS = 200

/**
 * Files that somebody else replaces while we run, such as keys and certificates, and what was made of them. A
 * change is taken over once the files have stood still between two looks, so that a file half written, or one of
 * a pair, is not read. New content that cannot be used leaves the old in use; log and `/readyz` say so.
 */
export class WatchedFiles<T> {
  readonly #files: Readonly<Record<string, string>>
  readonly #load: (contents: readonly string[]) => T
  #value: T
  /** The state of the files that was loaded, or tried. */
  #tried: string
  #seen: string
  #problem: string | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  /**
   * Reads the files for the first time.
   * @param files their paths by the names of the settings that they come from
   * @param load makes something of the files' texts, in the same order; throws OperatorError
   * @throws OperatorError where a file cannot be read or used
   */
  static async open<T>(
    files: Readonly<Record<string, string>>,
    load: (contents: readonly string[]) => T,
  ): Promise<WatchedFiles<T>> {
    const state = await stateOf(Object.values(files))
    return new WatchedFiles(files, load, load(await contentsOf(files)), state)
  }

  private constructor(
    files: Readonly<Record<string, string>>,
    load: (contents: readonly string[]) => T,
    value: T,
    state: string,
  ) {
    this.#files = files
    this.#load = load
    this.#value = value
    this.#tried = state
    this.#seen = state
  }

  /** What was made of the last content that could be used. */
  get value(): T {
    return this.#value
  }

  /** A sentence where the files' present content is not the one in use. */
  problems(): readonly string[] {
    return this.#problem === undefined ? [] : [this.#problem]
  }

  /** Looks for changes from now on, until `close`. */
  follow(logger: Logger, onChange: (value: T) => void = () => undefined): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look(logger, onChange).finally(() => (this.#looking = undefined))
    }, LOOK_MS).unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  async #look(logger: Logger, onChange: (value: T) => void): Promise<void> {
    const paths = Object.values(this.#files)
    const state = await stateOf(paths)
    const stoodStill = state === this.#seen
    this.#seen = state
    if (!stoodStill || state === this.#tried) return
    this.#tried = state
    try {
      const value = this.#load(await contentsOf(this.#files))
      onChange(value)
      this.#value = value
      this.#problem = undefined
      logger.info({ files: paths }, 'Changed files were read again and are in use.')
    } catch (error) {
      const sentence = error instanceof OperatorError ? error.message : 'The log tells what is wrong.'
      this.#problem = `${paths.join(' and ')} changed and cannot be used; what they held before stays in use. ${sentence}`
      logger.error({ err: error, files: paths }, this.#problem)
    }
  }
}

/** Different whenever a file was written or replaced, behind a symbolic link too. */
async function stateOf(paths: readonly string[]): Promise<string> {
  const states = await Promise.all(
    paths.map((path) =>
      stat(path, { bigint: true }).then(
        ({ ino, size, mtimeNs, ctimeNs }) => `${ino} ${size} ${mtimeNs} ${ctimeNs}`,
        // Reading it will tell why.
        (error: NodeJS.ErrnoException) => String(error.code),
      ),
    ),
  )
  return states.join('\n')
}

const contentsOf = (files: Readonly<Record<string, string>>): Promise<string[]> =>
  Promise.all(Object.entries(files).map(([setting, path]) => contentOf(setting, path)))

async function contentOf(setting: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const why =
      code === 'ENOENT'
        ? 'put it there, or name another'
        : code === 'EACCES'
          ? "give the server's user the right to"
          : 'name a file that can'
    throw new OperatorError(`${setting} is ${path}, which cannot be read (${code}): ${why}.`, {
      cause: error,
    })
  }
}
