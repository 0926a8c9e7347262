import type { Steps } from '../../../lib/steps.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import { detectFormat, formatDirective, type SourceFormat } from './source-format.ts'

/** A part of one line of the copybook that holds program text. */
export interface Segment {
  /** Index of the first character in the text of its `SourceLine`. */
  readonly start: number
  /** From 1. */
  readonly line: number
  /** Column of the first character, from 1. */
  readonly column: number
}

/** The program text of a line, with the lines that continue it. It has neither comments nor sequence numbers. */
export interface SourceLine {
  readonly text: string
  readonly segments: readonly Segment[]
}

const TAB_STOP = 8
const FIRST_COLUMN = 7
const END_COLUMN = 72

/** Characters at the end of a line that are looked at for PICTURE IS. */
const PICTURE_IS = 40

/** Directives that have no effect on data descriptions. */
const IGNORED_DIRECTIVE = /^>>\s*(?:page|listing|callconv|flag-\S+|d)\b/i

/**
 * Removes comments, debugging lines, sequence numbers and the identification area, and joins continued lines.
 * @param file the name for errors
 * @param format undefined: detect it
 * @throws InvalidCopybook
 */
export function* sourceLines(
  text: string,
  file: string,
  format: SourceFormat | undefined,
): Steps<SourceLine[]> {
  const lines = withoutMarks(text)
    .split(/\r\n|\n|\r/)
    .map(withoutTabs)
  const collector = new LineCollector(file)
  let current = format ?? (yield* detectFormat(lines))
  for (const [index, line] of lines.entries()) {
    yield
    const directive = formatDirective(line)
    if (directive !== undefined) current = directive
    else if (current === 'fixed') addFixed(collector, line, index + 1)
    else addFree(collector, line, index + 1)
  }
  return collector.lines()
}

const END_OF_FILE = '\u001a'

/** The text without a byte order mark, and without the character that ends text files of DOS. */
function withoutMarks(text: string): string {
  const end = text.trimEnd()
  return (end.endsWith(END_OF_FILE) ? end.slice(0, -1) : text).replace(/^\ufeff/, '')
}

function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line.trimEnd()
  const parts = line.trimEnd().split('\t')
  let expanded = ''
  for (const [index, part] of parts.entries()) {
    expanded += part
    if (index < parts.length - 1) expanded += ' '.repeat(TAB_STOP - (expanded.length % TAB_STOP))
  }
  return expanded
}

function addFixed(collector: LineCollector, line: string, number: number): void {
  const indicator = line.charAt(FIRST_COLUMN - 1)
  const text = line.slice(FIRST_COLUMN, END_COLUMN)
  if (indicator === '*' || indicator === '/' || indicator === 'D' || indicator === 'd') return
  if (indicator === '-') collector.continue(text, number, FIRST_COLUMN + 1)
  else if (indicator === ' ' || indicator === '') collector.add(text, number, FIRST_COLUMN + 1, END_COLUMN)
  else if (indicator === '$') collector.reject(number, FIRST_COLUMN, unknownDirective(line.slice(6)))
  else
    collector.reject(
      number,
      FIRST_COLUMN,
      `Column 7 has ${indicator}. In fixed form it must be a blank, or one of * / D and -. Begin the text of the line in column 8, or write >>SOURCE FORMAT FREE as the first line.`,
    )
}

function addFree(collector: LineCollector, line: string, number: number): void {
  const text = line.trimStart()
  const column = line.length - text.length + 1
  if (text.startsWith('$')) collector.reject(number, column, unknownDirective(text))
  // A line of stars is a comment, except where a picture must follow, such as **9.99.
  if (text.startsWith('*') && !collector.expectsPicture) return
  collector.add(line, number, 1, undefined)
}

const unknownDirective = (text: string) =>
  `The directive ${shown(text)} is not supported, because it may change the lengths of items. Remove it.`

/** Builds source lines, one segment after the other. */
class LineCollector {
  readonly #file: string
  readonly #lines: SourceLine[] = []
  #parts: string[] = []
  #segments: Segment[] = []
  #length = 0
  /** The quote of the literal that is open at the end of the last segment. */
  #quote: string | undefined
  /** Columns by which the last segment is shorter than its area. They belong to an open literal. */
  #missing = 0

  constructor(file: string) {
    this.#file = file
  }

  /** True if the last line ends with PIC or PIC IS. */
  get expectsPicture(): boolean {
    return /(?:^|\s)PIC(?:TURE)?(?:\s+IS)?\s*$/i.test((this.#parts.at(-1) ?? '').slice(-PICTURE_IS))
  }

  /** @param endColumn the last column of the area; undefined in free form, where lines have no area */
  add(text: string, line: number, column: number, endColumn: number | undefined): void {
    const open = this.#quote
    const code = this.#scanned(text, undefined)
    const trimmed = code.trimStart()
    if (trimmed === '') {
      // Blank lines may lie before the line that continues a literal.
      this.#quote = open
      return
    }
    if (trimmed.startsWith('>>')) {
      if (!IGNORED_DIRECTIVE.test(trimmed))
        this.reject(line, column + code.length - trimmed.length, unknownDirective(trimmed))
      this.#quote = undefined
      return
    }
    this.#finish()
    this.#append(code, line, column)
    this.#missing = endColumn === undefined ? 0 : endColumn - column + 1 - code.length
  }

  /** Adds a line that has a hyphen in column 7. */
  continue(text: string, line: number, column: number): void {
    const start = text.length - text.trimStart().length
    if (start === text.length) return
    if (this.#parts.length === 0)
      this.reject(
        line,
        FIRST_COLUMN,
        'There is no line before this one that it could continue. Clear column 7.',
      )
    if (this.#quote === undefined) {
      const last = this.#parts.at(-1)!.trimEnd()
      this.#length -= this.#parts.at(-1)!.length - last.length
      this.#parts[this.#parts.length - 1] = last
      this.#append(this.#scanned(text.slice(start), undefined), line, column + start)
    } else {
      if (text.charAt(start) !== this.#quote)
        this.reject(
          line,
          column + start,
          `A literal is continued here. Begin the line with ${this.#quote}, or end the literal before.`,
        )
      this.#parts.push(' '.repeat(this.#missing))
      this.#length += this.#missing
      this.#append(this.#scanned(text.slice(start + 1), this.#quote), line, column + start + 1)
    }
    this.#missing = END_COLUMN - FIRST_COLUMN - text.length
  }

  lines(): SourceLine[] {
    this.#finish()
    return this.#lines
  }

  reject(line: number, column: number, sentence: string): never {
    throw new InvalidCopybook({ file: this.#file, line, column }, sentence)
  }

  #append(code: string, line: number, column: number): void {
    this.#segments.push({ start: this.#length, line, column })
    this.#parts.push(code)
    this.#length += code.length
  }

  #finish(): void {
    if (this.#parts.length > 0) this.#lines.push({ text: this.#parts.join(''), segments: this.#segments })
    this.#parts = []
    this.#segments = []
    this.#length = 0
  }

  /** The text without an inline comment. Notes the quote that is open at its end. */
  #scanned(text: string, quote: string | undefined): string {
    this.#quote = quote
    for (let at = 0; at < text.length; at++) {
      const character = text[at]
      if (this.#quote !== undefined) {
        if (character === this.#quote) this.#quote = undefined
      } else if (character === '"' || character === "'") this.#quote = character
      else if (character === '*' && text[at + 1] === '>' && (at === 0 || text[at - 1] === ' '))
        return text.slice(0, at)
    }
    return text
  }
}
