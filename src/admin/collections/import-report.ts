import { basename } from 'node:path'
import type { ImportProgress } from '../../spatial/import/import-job.ts'
import type { Rejection } from '../../spatial/import/record.ts'
import { ProgressLine } from '../progress-line.ts'

/** An import reads a text file twice: once to survey its columns, once to write its features. */
const STEPS = 2

/** What an import writes to standard error while it runs. */
export class ImportReport {
  readonly #file: string
  readonly #bytes: number
  readonly #start = performance.now()
  readonly #line = new ProgressLine()

  /** @param bytes size of the file if progress is reported by bytes, otherwise 0 */
  constructor(path: string, bytes: number) {
    this.#file = basename(path)
    this.#bytes = bytes
  }

  readonly reportRejection = ({ line, reason }: Rejection): void =>
    this.#line.line(`${this.#file}:${line}: ${reason}`)

  readonly reportWait = (): void =>
    this.#line.line('Another process is changing this group. Waiting until it ends.')

  readonly reportProgress = ({ step, bytes, features }: ImportProgress): void =>
    this.#line.progress(() => {
      const parts = [step === 'reading' ? 'Reading' : 'Writing', `${features.toLocaleString('en')} features`]
      const elapsed = (performance.now() - this.#start) / 1000
      if (this.#bytes > 0) {
        const share = (bytes / this.#bytes + (step === 'writing' ? 1 : 0)) / STEPS
        parts.push(
          `${Math.floor(share * 100)} %`,
          `about ${Math.ceil((elapsed / share) * (1 - share))} s left`,
        )
      } else {
        parts.push(`${Math.round(features / elapsed).toLocaleString('en')} per second`)
      }
      return parts.join(', ')
    })

  reportRest(count: number, file: string | undefined): void {
    if (count === 0) return
    this.#line.line(
      `${count.toLocaleString('en')} more were rejected. ${file === undefined ? 'Give a file with --rejects to keep all of them.' : `All of them are in ${file}.`}`,
    )
  }

  /** Removes the progress line. */
  end(): void {
    this.#line.end()
  }

  get seconds(): string {
    return ((performance.now() - this.#start) / 1000).toFixed(1)
  }
}
