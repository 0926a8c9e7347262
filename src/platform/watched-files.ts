import { readFile, stat } from 'node:fs/promises'
import type { Logger } from './logging.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Milliseconds between two checks of the files. A change is loaded after two checks, which is within a
 * second.
 */
const LOOK_MS = 200

/**
 * Files that others replace while the server runs, such as keys and certificates, and the value loaded from
 * them. A change is loaded once the files did not change between two checks, so that a half-written file or
 * half of a pair is not read. If the new content is unusable, the old value stays in use; the log and
 * `/readyz` report it.
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
   * @param files paths by the names of their settings
   * @param load builds the value from the files' texts, in the same order; throws OperatorError
   * @throws OperatorError if a file cannot be read or used
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

  /** The value of the last usable content. */
  get value(): T {
    return this.#value
  }

  /** A sentence if the present content of the files is not in use. */
  problems(): readonly string[] {
    return this.#problem === undefined ? [] : [this.#problem]
  }

  /** Checks for changes from now on, until `close`. */
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
    const isStable = state === this.#seen
    this.#seen = state
    if (!isStable || state === this.#tried) return
    this.#tried = state
    try {
      const value = this.#load(await contentsOf(this.#files))
      onChange(value)
      this.#value = value
      this.#problem = undefined
      logger.info({ files: paths }, 'The changed files were loaded and are in use.')
    } catch (error) {
      const sentence = error instanceof OperatorError ? error.message : 'The log gives the reason.'
      this.#problem = `${paths.join(' and ')} changed and cannot be used. The previous content stays in use. ${sentence}`
      logger.error({ err: error, files: paths }, this.#problem)
    }
  }
}

/** Changes whenever a file is written or replaced, also behind a symbolic link. */
async function stateOf(paths: readonly string[]): Promise<string> {
  const states = await Promise.all(
    paths.map((path) =>
      stat(path, { bigint: true }).then(
        ({ ino, size, mtimeNs, ctimeNs }) => `${ino} ${size} ${mtimeNs} ${ctimeNs}`,
        // Reading the file will give the reason.
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
    const remedy =
      code === 'ENOENT'
        ? 'create it, or name another file'
        : code === 'EACCES'
          ? "give the server's user the right to read it"
          : 'name a readable file'
    throw new OperatorError(`${setting} is ${path}, which cannot be read (${code}): ${remedy}.`, {
      cause: error,
    })
  }
}
