import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { OperatorError } from '../../platform/operator-error.ts'
import type { Rejection } from './record.ts'

/** So many rejected features are told one by one. */
const told = 20

/** Nothing was imported, because all features, or more than were allowed, can't be. */
export class FeaturesRejected extends OperatorError {}

/** The features that an import leaves out: told, counted, and kept in a file. */
export class Rejections {
  count = 0
  readonly #isStrict: boolean
  readonly #tell: (rejection: Rejection) => void
  readonly #file: FileHandle | undefined

  /**
   * @param file gets a line of JSON for each rejected feature: `line`, `reason`, `text`
   * @param isStrict whether a single one is too many
   */
  static async open({
    file,
    isStrict,
    tell,
  }: {
    file: string | undefined
    isStrict: boolean
    tell: (rejection: Rejection) => void
  }): Promise<Rejections> {
    return new Rejections(isStrict, tell, file === undefined ? undefined : await open(file, 'w'))
  }

  private constructor(isStrict: boolean, tell: (rejection: Rejection) => void, file: FileHandle | undefined) {
    this.#isStrict = isStrict
    this.#tell = tell
    this.#file = file
  }

  async add(rejections: readonly Rejection[]): Promise<void> {
    if (rejections.length === 0) return
    for (const rejection of rejections.slice(0, Math.max(0, told - this.count))) this.#tell(rejection)
    this.count += rejections.length
    await this.#file?.appendFile(rejections.map((rejection) => `${JSON.stringify(rejection)}\n`).join(''))
  }

  /** How many were not told one by one. */
  get untold(): number {
    return Math.max(0, this.count - told)
  }

  /** @throws FeaturesRejected where so many are rejected that nothing shall be imported */
  judge(accepted: number): void {
    if (this.count === 0 || (accepted > 0 && !this.#isStrict)) return
    throw new FeaturesRejected(
      accepted === 0
        ? `Nothing was imported: all ${this.count} features were rejected.`
        : `Nothing was imported: ${this.count} features were rejected, and --strict allows none.`,
    )
  }

  async close(): Promise<void> {
    await this.#file?.close()
  }
}
