import type { ReadLimits, Terminator } from '../../model/reading.ts'
import type { TextWindow } from '../delimited/text-window.ts'
import { FileTooWide, SourceUnreadable } from '../errors.ts'
import { END, MORE, RECORD, REJECT } from '../records/record-source.ts'
import { CLOSE_ARRAY, COMMA, CR, isSpace, LF, QUOTE, RS, SPACE, TAB } from './bytes.ts'
import { DETAILS, SENTENCES } from './details.ts'
import type { JsonColumns } from './json-columns.ts'
import { detectFormat, type JsonFormat } from './json-format.ts'
import { JsonRecord } from './json-record.ts'
import { JsonRejects } from './json-rejects.ts'
import { JsonScanner } from './json-scanner.ts'
import { PathWalk } from './path-walk.ts'
import type { RecordsPath } from './records-path.ts'
import { RecordParser } from './record-parser.ts'
import { TextPlace } from './text-place.ts'
import { ValueSkip } from './value-skip.ts'

/** What the grammar allows next in the array of the records. */
type Expected = 'first element' | 'element' | 'separator' | 'only' | 'nothing'

/** One pass over the text: its records, one after the other. */
export class JsonPass {
  /** Bytes that the window must have before `next` can continue. */
  wanted = 0
  /** True if the text ends before the file does, and all of it is in the window. */
  isCut = false
  /** The first line end after a record in the format `lines`. */
  terminator: Terminator | undefined
  readonly record: JsonRecord
  readonly rejects: JsonRejects
  readonly #window: TextWindow
  readonly #columns: JsonColumns
  readonly #scanner = new JsonScanner()
  readonly #parser: RecordParser
  readonly #recordBytes: number
  /** A record that has more bytes and no end is over-long. The window then has the bytes to keep of it. */
  readonly #enoughBytes: number
  #format: JsonFormat | undefined
  #expected: Expected = 'first element'
  readonly #place: TextPlace
  /** Finds the records; undefined if the values of the file are the records. */
  readonly #walk: PathWalk | undefined
  #isWalking = false

  /** @param path of the records; undefined if the values of the file are the records */
  constructor(
    window: TextWindow,
    limits: ReadLimits,
    columns: JsonColumns,
    encoding: string,
    path?: RecordsPath,
  ) {
    this.#place = new TextPlace(window, this.#scanner)
    this.#window = window
    this.#columns = columns
    this.#recordBytes = limits.recordBytes
    this.#enoughBytes = Math.max(limits.recordBytes, 4 * limits.rejectBytes)
    this.#parser = new RecordParser(this.#scanner, columns, limits.columns)
    this.record = new JsonRecord(this.#parser)
    this.rejects = new JsonRejects(window, limits, encoding)
    if (path === undefined) return
    this.#walk = new PathWalk(path, window, this.#scanner, this.#place, this.#enoughBytes)
    this.#format = 'array'
    this.#isWalking = true
  }

  /** True if the records are elements of arrays, which may have none. */
  get isArray(): boolean {
    return this.#format === 'array'
  }

  /**
   * Takes the next record. A first pass (see JsonColumns) takes its columns only.
   * @returns RECORD, REJECT, MORE or END
   * @throws SourceBroken, FileTooWide, SourceUnreadable
   */
  next(): number {
    if (this.rejects.isSkipping) return this.#skip()
    const window = this.#window
    // The window has no buffer before the first bytes of the text.
    if (window.end === 0) return window.last ? END : this.#more(0)
    for (;;) {
      const scanner = this.#scanner
      if (this.#isWalking) {
        const arrival = this.#walk!.next()
        if (arrival === 'end') return END
        if (arrival === 'more') return this.#more(window.end - window.start)
        this.#isWalking = false
        this.#expected = arrival === 'array' ? 'first element' : 'only'
      }
      scanner.begin(window.bytes, window.end, window.last)
      const at = scanner.space(window.start)
      this.#place.passTo(at)
      if (at >= window.end) return window.last ? this.#end() : this.#more(0)
      if (this.#format === undefined) {
        const mustDecide = window.last || this.isCut || window.end - at > this.#enoughBytes
        this.#format = detectFormat(window.bytes, at, window.end, mustDecide)
        if (this.#format === undefined) return this.#more(window.end - at)
        if (this.#format === 'array') window.start = at + 1
      } else if (this.#format === 'sequence' && window.bytes[at] === RS) window.start = at + 1
      else if (this.#format !== 'array' || !this.#takesPunctuation(at)) return this.#record(at)
    }
  }

  /** Takes a comma or the end of the array. @returns false if a record begins here */
  #takesPunctuation(at: number): boolean {
    const byte = this.#window.bytes[at]
    const expected = this.#expected
    if (
      expected === 'only' ||
      expected === 'element' ||
      (expected === 'first element' && byte !== CLOSE_ARRAY)
    )
      return false
    if (expected === 'nothing') this.#fail(at, 'the end of the file')
    if (byte === CLOSE_ARRAY) this.#leave()
    else if (byte === COMMA) this.#expected = 'element'
    else this.#fail(at, 'a comma or ]')
    this.#window.start = at + 1
    return true
  }

  /** Ends the array of the records. */
  #leave(): void {
    this.#expected = 'nothing'
    this.#walk?.leave()
    this.#isWalking = this.#walk !== undefined
  }

  /** Notes that an element of the array has ended, or the only record at a path. */
  #endElement(): void {
    if (this.#format !== 'array') return
    if (this.#expected === 'only') this.#leave()
    else this.#expected = 'separator'
  }

  #end(): number {
    const expected = this.#format === 'array' ? this.#expected : 'nothing'
    if (expected === 'nothing') return END
    return this.#fail(this.#window.end, expected === 'separator' ? 'a comma or ]' : 'a value')
  }

  #record(at: number): number {
    const window = this.#window
    const scanner = this.#scanner
    const isLine = this.#format === 'lines'
    const isSequence = this.#format === 'sequence'
    const keys = this.#columns.keys
    scanner.begin(window.bytes, window.end, window.last)
    const end = this.#behind(this.#parser.parse(at))
    const isFault = end < 0 && scanner.fault !== undefined
    const isLineBad = (isLine && (scanner.lines > 0 || isFault)) || (isSequence && isFault)
    if (end >= 0 && !isLineBad) {
      const isGood = this.#takeParsed(at, end)
      if (!isGood) this.#columns.forget(keys)
      this.#place.passTo(end)
      this.#endElement()
      return isGood ? RECORD : REJECT
    }
    this.#columns.forget(keys)
    if (isLineBad) return isLine ? this.#rejectLine(at) : this.#rejectToSeparator(at)
    if (scanner.fault !== undefined) throw this.#place.broken()
    return this.#longer(at)
  }

  /** Checks what follows a record. @param end as `parse` returns it @returns as JsonScanner */
  #behind(end: number): number {
    const { bytes, end: textEnd, last } = this.#window
    const format = this.#format
    if (end < 0 || format === 'array') return end
    let at = end
    if (format === 'concatenated') {
      if (this.#parser.isNested || isSpace(bytes[at]) || (last && at >= textEnd)) return end
      return this.#scanner.stop(at, 'white space after the value')
    }
    if (format === 'sequence') {
      // A number or a word that is not followed by white space may be cut (RFC 7464, 2.4).
      if (!this.#parser.isNested && !isSpace(bytes[at]) && (bytes[at - 1] !== QUOTE || at >= textEnd))
        return this.#scanner.stop(at, 'white space after the value')
      while (isSpace(bytes[at])) at++
      return bytes[at] === RS || (last && at >= textEnd) ? end : this.#scanner.stop(at, 'a record separator')
    }
    while (bytes[at] === SPACE || bytes[at] === TAB || bytes[at] === CR) at++
    if (at >= textEnd && last) return end
    if (bytes[at] !== LF) return this.#scanner.stop(at, 'the end of the line')
    if (this.#scanner.lines === 0) this.terminator ??= bytes[at - 1] === CR ? 'crlf' : 'lf'
    return end
  }

  /** @returns false if the record is rejected */
  #takeParsed(at: number, end: number): boolean {
    const columns = this.#columns
    const { contentFault, hasUnknown, shape, width } = this.#parser
    const isBad = contentFault !== undefined || end - at > this.#recordBytes
    if (
      isBad ||
      this.rejects.isUndecodable(at, end) ||
      (columns.count === 0 && !columns.isOpen && !columns.isPart)
    ) {
      const { reason, detail } = contentFault ?? { reason: 'malformed', detail: DETAILS.noKeys }
      this.rejects.take(at, end, this.#place.line, reason, detail)
      return false
    }
    if (columns.isOpen) {
      if (hasUnknown) throw new FileTooWide(SENTENCES.tooWide(columns.limit))
      columns.accept(shape, width)
    } else {
      if (hasUnknown) throw new SourceUnreadable(SENTENCES.changed)
      this.record.take(this.#scanner, at, end, columns)
    }
    return true
  }

  /** Rejects a line with a syntax error. */
  #rejectLine(at: number): number {
    const window = this.#window
    const { fault, faultAt } = this.#scanner
    let end = window.bytes.indexOf(LF, at)
    if (end < 0 || end >= window.end) {
      if (!window.last) return this.#longer(at)
      end = window.end
    }
    const next = end
    if (window.bytes[end - 1] === CR) end--
    const isOver = fault === undefined || faultAt > end
    const detail = isOver ? DETAILS.overLines : DETAILS.syntax(fault, this.#place.columnOf(faultAt))
    this.rejects.take(at, end, this.#place.line, 'malformed', detail)
    window.start = next
    return REJECT
  }

  /** Rejects a record of a sequence with a syntax error. The next one begins after the next separator. */
  #rejectToSeparator(at: number): number {
    const window = this.#window
    const { line, column, fault } = this.#place.fault()
    let end = window.bytes.indexOf(RS, at)
    if (end < 0 || end >= window.end) {
      if (!window.last) return this.#longer(at)
      end = window.end
    }
    const next = end
    while (end > at + 1 && isSpace(window.bytes[end - 1])) end--
    this.rejects.take(at, end, this.#place.line, 'malformed', DETAILS.syntaxIn(line, column, fault))
    this.#place.skipTo(next)
    return REJECT
  }

  /** Waits for the rest of a record, or skips it if it is too long. */
  #longer(at: number): number {
    const held = this.#window.end - at
    if (held <= this.#enoughBytes) return this.#more(held)
    const mark = this.#format === 'lines' ? LF : RS
    const hasMark = this.#format === 'lines' || this.#format === 'sequence'
    this.rejects.skip(at, this.#place.line, hasMark ? mark : new ValueSkip())
    return this.#skip()
  }

  #skip(): number {
    const window = this.#window
    const end = this.rejects.advance()
    const to = end < 0 ? window.end : end
    this.#place.skipTo(to)
    if (end >= 0) {
      this.#endElement()
      return REJECT
    }
    if (window.last) {
      this.#scanner.begin(window.bytes, to, true)
      this.#fail(to, 'the end of the record')
    }
    return this.#more(0)
  }

  /** Waits for twice as many bytes as the unfinished record has, so that it is not scanned again for each chunk. */
  #more(held: number): number {
    this.wanted = 2 * held
    return MORE
  }

  /** Ends the reading because the text at an index is not what the array of the records allows. */
  #fail(at: number, expected: string): never {
    this.#scanner.stop(at, expected)
    throw this.#place.broken()
  }
}
