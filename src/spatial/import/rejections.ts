import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { OperatorError } from '../../platform/operator-error.ts'
import type { Rejection } from './record.ts'

/** Number of rejected features that are reported individually. */
const MAX_REPORTED = 20

/** Nothing was imported, because all features or too many of them were rejected. */
export class FeaturesRejected extends OperatorError {}

/** The rejected features of an import: reported, counted, and written to a file. */
export class Rejections {
  count = 0
  readonly #isStrict: boolean
  readonly #onRejection: (rejection: Rejection) => void
  readonly #file: FileHandle | undefined

  /**
   * @param file receives a line of JSON for each rejected feature: `line`, `reason`, `text`
   * @param isStrict true if no feature may be rejected
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
    this.#onRejection = tell
    this.#file = file
  }

  async add(rejections: readonly Rejection[]): Promise<void> {
    if (rejections.length === 0) return
    for (const rejection of rejections.slice(0, Math.max(0, MAX_REPORTED - this.count)))
      this.#onRejection(rejection)
    this.count += rejections.length
    await this.#file?.appendFile(rejections.map((rejection) => `${JSON.stringify(rejection)}\n`).join(''))
  }

  /** Number of features that were not reported individually. */
  get unreported(): number {
    return Math.max(0, this.count - MAX_REPORTED)
  }

  /** @throws FeaturesRejected if nothing may be imported because of the rejected features */
  check(accepted: number): void {
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
