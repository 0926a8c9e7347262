import type { TextWindow } from '../delimited/text-window.ts'
import { SourceBroken } from '../errors.ts'
import { LF } from './bytes.ts'
import { SENTENCES } from './details.ts'
import type { JsonScanner } from './json-scanner.ts'

/** Where the beginning of the window is in the text, by line. */
export class TextPlace {
  /** Of the first byte of the window, from 1. */
  line = 1
  /** Position in the text of the beginning of that line. */
  #lineStart = 0
  readonly #window: TextWindow
  readonly #scanner: JsonScanner

  constructor(window: TextWindow, scanner: JsonScanner) {
    this.#window = window
    this.#scanner = scanner
  }

  /** The column of an index in the first line of the window, in bytes, from 1. */
  columnOf(at: number): number {
    return this.#window.base + at - this.#lineStart + 1
  }

  /** Moves the window to an index that the scanner has passed. */
  passTo(at: number): void {
    const { lines, lineStart } = this.#scanner
    this.line += lines
    if (lineStart !== undefined) this.#lineStart = this.#window.base + lineStart
    this.#window.start = at
    this.#scanner.lines = 0
    this.#scanner.lineStart = undefined
  }

  /** Moves the window to an index that the scanner has not seen. */
  skipTo(to: number): void {
    const window = this.#window
    for (let at = window.bytes.indexOf(LF, window.start); at >= 0 && at < to;) {
      this.line++
      this.#lineStart = window.base + at + 1
      at = window.bytes.indexOf(LF, at + 1)
    }
    window.start = to
  }

  /** The scanner's fault, with its line and its column in bytes, both from 1. */
  fault(): { readonly line: number; readonly column: number; readonly fault: string } {
    const { fault, faultAt, lines, lineStart } = this.#scanner
    const start = lineStart === undefined ? this.#lineStart : this.#window.base + lineStart
    return { line: this.line + lines, column: this.#window.base + faultAt - start + 1, fault: fault! }
  }

  /** The error for the scanner's fault. */
  broken(): SourceBroken {
    const { line, column, fault } = this.fault()
    return new SourceBroken(SENTENCES.syntax(line, column, fault))
  }
}
