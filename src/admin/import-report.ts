import { basename } from 'node:path'
import type { ImportProgress } from '../spatial/import/import-job.ts'
import type { Rejection } from '../spatial/import/record.ts'

/** Milliseconds between two lines of progress: on a terminal the line is rewritten, in a log lines add up. */
const [ON_TERMINAL, IN_LOG] = [200, 10_000]

/** Steps of an import of a text file: it is read once to see what is in it, and once to write it. */
const STEPS = 2

/** What an import tells on standard error while it runs. */
export class ImportReport {
  readonly #file: string
  readonly #bytes: number
  readonly #start = performance.now()
  readonly #isTerminal = process.stderr.isTTY
  #shown = performance.now()
  #isLineOpen = false

  /** @param bytes size of the file, where its progress is told by bytes; 0 otherwise */
  constructor(path: string, bytes: number) {
    this.#file = basename(path)
    this.#bytes = bytes
  }

  readonly tellRejection = ({ line, reason }: Rejection): void =>
    this.#line(`${this.#file}:${line}: ${reason}`)

  readonly tellWait = (): void => this.#line('Another process changes this group. Waiting for it to end.')

  readonly tellProgress = ({ step, bytes, features }: ImportProgress): void => {
    const now = performance.now()
    if (now - this.#shown < (this.#isTerminal ? ON_TERMINAL : IN_LOG)) return
    this.#shown = now
    const parts = [step === 'reading' ? 'Reading' : 'Writing', `${features.toLocaleString('en')} features`]
    const elapsed = (now - this.#start) / 1000
    if (this.#bytes > 0) {
      const share = (bytes / this.#bytes + (step === 'writing' ? 1 : 0)) / STEPS
      parts.push(`${Math.floor(share * 100)} %`, `about ${Math.ceil((elapsed / share) * (1 - share))} s left`)
    } else {
      parts.push(`${Math.round(features / elapsed).toLocaleString('en')} a second`)
    }
    const text = parts.join(', ')
    if (!this.#isTerminal) return this.#line(text)
    process.stderr.write(`\r\u001b[K${text}`)
    this.#isLineOpen = true
  }

  tellUntold(count: number, file: string | undefined): void {
    if (count === 0) return
    this.#line(
      `${count.toLocaleString('en')} more were rejected. ${file === undefined ? 'Name a file by --rejects to keep all of them.' : `All of them are in ${file}.`}`,
    )
  }

  /** Leaves the line of progress. */
  end(): void {
    if (this.#isLineOpen) process.stderr.write('\r\u001b[K')
    this.#isLineOpen = false
  }

  get seconds(): string {
    return ((performance.now() - this.#start) / 1000).toFixed(1)
  }

  #line(text: string): void {
    this.end()
    process.stderr.write(`${text}\n`)
  }
}
