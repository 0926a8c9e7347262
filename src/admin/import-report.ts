import { basename } from 'node:path'
import type { ImportProgress } from '../spatial/import/import-job.ts'
import type { Rejection } from '../spatial/import/record.ts'
import { ProgressLine } from './progress-line.ts'

/** Steps of an import of a text file: it is read once to see what is in it, and once to write it. */
const STEPS = 2

/** What an import tells on standard error while it runs. */
export class ImportReport {
  readonly #file: string
  readonly #bytes: number
  readonly #start = performance.now()
  readonly #line = new ProgressLine()

  /** @param bytes size of the file, where its progress is told by bytes; 0 otherwise */
  constructor(path: string, bytes: number) {
    this.#file = basename(path)
    this.#bytes = bytes
  }

  readonly tellRejection = ({ line, reason }: Rejection): void =>
    this.#line.line(`${this.#file}:${line}: ${reason}`)

  readonly tellWait = (): void =>
    this.#line.line('Another process changes this group. Waiting for it to end.')

  readonly tellProgress = ({ step, bytes, features }: ImportProgress): void =>
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
        parts.push(`${Math.round(features / elapsed).toLocaleString('en')} a second`)
      }
      return parts.join(', ')
    })

  tellUntold(count: number, file: string | undefined): void {
    if (count === 0) return
    this.#line.line(
      `${count.toLocaleString('en')} more were rejected. ${file === undefined ? 'Name a file by --rejects to keep all of them.' : `All of them are in ${file}.`}`,
    )
  }

  /** Leaves the line of progress. */
  end(): void {
    this.#line.end()
  }

  get seconds(): string {
    return ((performance.now() - this.#start) / 1000).toFixed(1)
  }
}
