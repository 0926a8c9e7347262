/** Milliseconds between two reports: on a terminal the line is rewritten, in a log lines add up. */
const [ON_TERMINAL, IN_LOG] = [200, 10_000]

/** Standard error of a command that reports its progress. */
export class ProgressLine {
  readonly #isTerminal = process.stderr.isTTY
  #reportedAt = performance.now()
  #isOpen = false

  /** Reports the progress, unless the last report is too recent. */
  progress(text: () => string): void {
    const now = performance.now()
    if (now - this.#reportedAt < (this.#isTerminal ? ON_TERMINAL : IN_LOG)) return
    this.#reportedAt = now
    if (!this.#isTerminal) return this.line(text())
    process.stderr.write(`\r\u001b[K${text()}`)
    this.#isOpen = true
  }

  /** Writes a permanent line. */
  line(text: string): void {
    this.end()
    process.stderr.write(`${text}\n`)
  }

  /** Clears the progress line. */
  end(): void {
    if (this.#isOpen) process.stderr.write('\r\u001b[K')
    this.#isOpen = false
  }
}
