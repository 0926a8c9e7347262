import { isAscii } from 'node:buffer'
import {
  afterBlanks,
  CR,
  type DelimitedSyntax,
  LF,
  NO,
  standsAt,
  syntaxOf,
  UNSURE,
  YES,
} from './delimited-syntax.ts'
import { LineEnds } from './line-ends.ts'
import { LineRejections } from './line-rejections.ts'
import { Lookahead } from './quote-walk.ts'
import type { DelimitedFormat, ReadLimits, RejectReason, Terminator } from '../../model/reading.ts'
import { DETAILS } from './reject-details.ts'
import { isEmptySurplus } from './surplus.ts'
import { unescaped } from './unescape.ts'
import {
  DOUBLED,
  END,
  ESCAPED,
  MORE,
  PLAIN,
  RECORD,
  REJECT,
  type SourceRecord,
  SPECIAL,
} from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { charactersIn } from '../../values/canonical-bytes.ts'
import type { TextWindow } from './text-window.ts'
import { FileTooWide } from '../errors.ts'

const COMMA = 0x2c
const DOUBLE_QUOTE = 0x22

/**
 * Splits a text into records and fields by these rules:
 *
 * - A field is quoted if its first character is the quote. A quote elsewhere in an unquoted field is data. Inside
 *   quotes, delimiters and terminators are data and a doubled quote is one quote. The closing quote must be followed by
 *   a delimiter, a terminator or the end, else the record has bad quotes. With `trim`, blanks and tabs may surround the
 *   quotes. With `escape`, a backslash takes the character after it as it is, but not a line end outside quotes.
 * - If a terminator is given, other line ends are data. Otherwise LineEnds has the rules. The last record needs no
 *   terminator, and a terminator at the end of the file does not begin another record.
 * - A blank line (zero bytes) is a record with one empty field. Lines of comments are no records.
 * - A record must have as many fields as there are columns, else it is ragged, unless `ragged` allows it. If the number
 *   of columns is not given, the first record that can be split sets it.
 * - A record longer than `limits.recordBytes` (UTF-8, without its terminator) is over-long.
 * - **A record that is ragged, over-long or has bad quotes costs only its first line**: the rejected record ends at the
 *   first terminator, inside quotes or not, and the next record begins after it. So an unclosed quote costs one line,
 *   not the rest of the file. (A line that is over-long by itself is always rejected as over-long.)
 * - A record that can be split but contains undecodable bytes is rejected as a whole.
 *
 * Call `next()` repeatedly. Its result stays in the public properties until the next call.
 */
export class RecordSplitter implements SourceRecord {
  /** The fields' values, without quotes, as indices into the window. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  fields = 0
  /** The record in the window, without its terminator. */
  start = 0
  end = 0
  /** True if all bytes of the record are ASCII, its delimiters aside. */
  isAscii = true
  /** The number of bytes from its start that the window must have before `next()` can continue. */
  wanted = 0
  /** The number of fields of a record; undefined until the first record has set it. */
  columns: number | undefined

  readonly #window: TextWindow
  readonly #limits: ReadLimits
  readonly #encoding: string
  readonly #syntax: DelimitedSyntax
  readonly #ragged: DelimitedFormat['ragged']
  readonly #comment: Buffer | undefined
  readonly #hasAsciiQuote: boolean
  /** Bytes of the delimiter beyond its characters. */
  readonly #delimiterSurplus: number
  /** Delimiters of the record. Its fields may be fewer or more, see `#fits`. */
  #delimiters = 0
  readonly #lookahead: Lookahead
  readonly #lineEnds: LineEnds
  /** By byte: 1 if a scan outside (inside) quotes must examine the byte. */
  readonly #stopsOutside = new Uint8Array(256)
  readonly #stopsInside = new Uint8Array(256)
  /** A record that has more bytes and no end is over-long. The window then has the bytes to keep of it. */
  readonly #enoughBytes: number
  /** Number of the next line. */
  #line = 1
  /** Lines to skip before the next record. */
  #linesToSkip: number
  readonly #rejections: LineRejections

  constructor(window: TextWindow, format: DelimitedFormat, limits: ReadLimits, columns: number | undefined) {
    this.#window = window
    this.#limits = limits
    this.#encoding = format.encoding
    this.#syntax = syntaxOf(format)
    this.#ragged = format.ragged
    this.#comment = format.comment === undefined ? undefined : Buffer.from(format.comment)
    this.#linesToSkip = format.skipRows ?? 0
    this.#lookahead = new Lookahead(this.#syntax, limits.recordBytes)
    this.#lineEnds = new LineEnds(this.#syntax, format.terminator, limits.recordBytes)
    this.columns = columns
    this.starts = new Int32Array(limits.columns)
    this.ends = new Int32Array(limits.columns)
    this.flags = new Uint8Array(limits.columns)
    const { delimiter, quote } = this.#syntax
    this.#hasAsciiQuote = quote === undefined || isAscii(quote)
    this.#delimiterSurplus = delimiter.length - charactersIn(delimiter, 0, delimiter.length)
    for (const byte of [delimiter[0]!, COMMA, DOUBLE_QUOTE, LF, CR]) {
      this.#stopsOutside[byte] = 1
      this.#stopsInside[byte] = 1
    }
    if (quote) this.#stopsInside[quote[0]!] = 1
    const { escape } = this.#syntax
    if (escape >= 0) this.#stopsInside[escape] = this.#stopsOutside[escape] = 1
    // One raw byte becomes up to four bytes of UTF-8.
    this.#enoughBytes = Math.max(limits.recordBytes, 4 * limits.rejectBytes)
    this.#rejections = new LineRejections(window, this.#lineEnds, limits, this.#enoughBytes)
  }

  /** As given or as detected; undefined until it is detected. */
  get terminator(): Terminator | undefined {
    return this.#lineEnds.terminator
  }

  /** Records with another line end than `terminator`. */
  get otherLineEnds(): number {
    return this.#lineEnds.others
  }

  /** The last rejected record, after REJECT. */
  get rejected(): RejectedRecord | undefined {
    return this.#rejections.last
  }

  get bytes(): Buffer {
    return this.#window.bytes
  }

  get size(): number {
    return this.end - this.start
  }

  get quote(): Buffer | undefined {
    return this.#syntax.quote
  }

  length(): number {
    return this.isAscii && this.#hasAsciiQuote
      ? this.size - this.#delimiters * this.#delimiterSurplus
      : charactersIn(this.bytes, this.start, this.end)
  }

  /** Rejects the last record, which is one line, for a reason that its reader finds. */
  reject(reason: RejectReason, detail: string): void {
    this.#rejections.whole(this.start, this.end, this.#line - 1, reason, () => detail)
  }

  /** Passes the next line. It is called before the first record. */
  skipLine(): void {
    this.#linesToSkip++
  }

  /** @returns RECORD, REJECT, MORE or END */
  next(): number {
    return this.#rejections.isUnfinished ? this.#finishReject() : this.#split()
  }

  /** The value of a field of the last record that was split. */
  text(field: number): string {
    const text = this.#window.bytes.toString('utf8', this.starts[field], this.ends[field])
    const flags = this.flags[field]!
    const doubled = (flags & DOUBLED) === 0 ? undefined : this.#syntax.quote!.toString()
    if ((flags & ESCAPED) !== 0) return unescaped(text, doubled)
    return doubled === undefined ? text : text.split(doubled + doubled).join(doubled)
  }

  #split(): number {
    const window = this.#window
    if (!this.#passSkipped()) return this.#more()
    this.start = window.start
    if (this.start === window.end && window.last) return END
    if (this.terminator === undefined) {
      const outcome = this.#lineEnds.detect(window, window.base + this.start)
      if (outcome === undefined) return this.#more()
      if (outcome === 'bad quotes') return this.#reject('bad quotes', DETAILS.notClosed)
      if (outcome === 'over-long') return this.#reject('over-long', this.#tooLong())
    }
    return this.#scan()
  }

  /** Passes lines that are skipped, and comments. @returns false if more of the text is needed */
  #passSkipped(): boolean {
    const window = this.#window
    for (;;) {
      this.start = window.start
      if (this.#linesToSkip === 0) {
        if (this.#comment === undefined) return true
        const isComment = standsAt(this.#comment, window, this.start)
        if (isComment === NO) return true
        if (isComment === UNSURE) return false
        this.#linesToSkip = 1
      }
      const search = { searched: window.base + this.start }
      const end = this.#lineEnds.find(window, search)
      if (end === undefined) {
        window.start = this.start = search.searched - window.base
        return false
      }
      this.#lineEnds.pass(window, end)
      this.#linesToSkip--
      this.#line++
    }
  }

  /** The hot loop: examines each byte of a record once. */
  #scan(): number {
    const window = this.#window
    const { bytes, end, last } = window
    const { starts, ends, flags } = this
    const stopsOutside = this.#stopsOutside
    const stopsInside = this.#stopsInside
    const { delimiter, quote } = this.#syntax
    const lineEnds = this.#lineEnds
    const { isEndedByLf } = lineEnds
    const { escape, trims } = this.#syntax
    const delimiterBytes = delimiter.length
    const delimiterLead = delimiter[0]!
    const delimiterSecond = delimiter[1]
    const quoteLead = quote?.[0] ?? -1
    const capacity = this.columns ?? this.#limits.columns
    let endLength = 0
    let at = this.start
    let seen = 0
    let fields = 0
    let lines = 1
    for (let isOver = false; !isOver; fields++) {
      let flag = PLAIN
      let from = at
      let to: number
      const opening = trims ? afterBlanks(this.#syntax, window, at) : at
      if (opening >= end && trims && !last) return this.#more()
      const opens = bytes[opening] === quoteLead ? standsAt(quote!, window, opening) : NO
      if (opens === UNSURE) return this.#more()
      if (opens === YES) {
        at = opening + quote!.length
        from = at
        for (;;) {
          let byte = bytes[at]!
          while (stopsInside[byte] === 0) {
            seen |= byte
            byte = bytes[++at]!
          }
          if (at >= end) return last ? this.#reject('bad quotes', DETAILS.notClosed) : this.#more()
          if (byte === escape) {
            if (at + 1 >= end && !last) return this.#more()
            flag |= ESCAPED | SPECIAL
            // A line end after it counts as one below.
            const isEnd = bytes[at + 1] === LF || bytes[at + 1] === CR
            seen |= bytes[at + 1]!
            at += isEnd ? 1 : 2
            continue
          }
          if (byte === quoteLead) {
            const isQuote = standsAt(quote!, window, at)
            const isDoubled = isQuote === YES ? standsAt(quote!, window, at + quote!.length) : isQuote
            if (isDoubled === UNSURE) return this.#more()
            if (isQuote === YES && isDoubled === NO) break
            if (isQuote === YES) {
              flag |= byte === DOUBLE_QUOTE ? DOUBLED | SPECIAL : DOUBLED
              seen |= byte
              at += 2 * quote!.length
              continue
            }
          }
          if (byte === LF || byte === CR) {
            const length = lineEnds.lengthAt(window, at)
            if (length === UNSURE) return this.#more()
            if (length > 0 && lines === 1) {
              const found = this.#quotedLines(at, fields)
              if (found !== RECORD) return found
            }
            if (length > 0) {
              flag |= SPECIAL
              lines++
              at += length
              continue
            }
          }
          if (byte === COMMA || byte === DOUBLE_QUOTE || byte === LF || byte === CR) flag |= SPECIAL
          seen |= byte
          at++
        }
        to = at
        at += quote!.length
        if (trims) at = afterBlanks(this.#syntax, window, at)
        const isDelimiter = standsAt(delimiter, window, at)
        endLength = at >= end && !last ? UNSURE : lineEnds.lengthAt(window, at)
        if (isDelimiter === UNSURE || endLength === UNSURE) return this.#more()
        if (isDelimiter === NO && endLength === 0 && at < end)
          return this.#reject('bad quotes', DETAILS.textBehind)
        isOver = isDelimiter === NO
        if (!isOver) at += delimiter.length
      } else {
        for (;;) {
          let byte = bytes[at]!
          while (stopsOutside[byte] === 0) {
            seen |= byte
            byte = bytes[++at]!
          }
          to = at
          if (at >= end) {
            if (!last) return this.#more()
            endLength = 0
            isOver = true
            break
          }
          if (byte === escape) {
            if (at + 1 >= end && !last) return this.#more()
            flag |= ESCAPED | SPECIAL
            const isEnd = bytes[at + 1] === LF || bytes[at + 1] === CR
            seen |= bytes[at + 1]!
            at = isEnd ? at + 1 : Math.min(at + 2, end)
            continue
          }
          if (byte === delimiterLead) {
            const isDelimiter =
              delimiterBytes === 1 ||
              (delimiterBytes === 2 && at + 1 < end && bytes[at + 1] === delimiterSecond)
                ? YES
                : standsAt(delimiter, window, at)
            if (isDelimiter === UNSURE) return this.#more()
            if (isDelimiter === YES) {
              at += delimiterBytes
              break
            }
          }
          if (byte === LF || byte === CR) {
            endLength = byte === LF && isEndedByLf ? 1 : lineEnds.lengthAt(window, at)
            if (endLength === UNSURE) return this.#more()
            if (endLength > 0) {
              isOver = true
              break
            }
          }
          if (byte === COMMA || byte === DOUBLE_QUOTE || byte === LF || byte === CR) flag |= SPECIAL
          seen |= byte
          at++
        }
      }
      if (fields < capacity) {
        starts[fields] = from
        ends[fields] = to
        flags[fields] = flag
      }
    }
    return this.#conclude(at, endLength, fields, lines, seen < 0x80)
  }

  /** @param end index of the record's end, before its terminator of so many bytes */
  #conclude(end: number, endLength: number, fields: number, lines: number, isAscii: boolean): number {
    const window = this.#window
    if (end - this.start > this.#limits.recordBytes) return this.#reject('over-long', this.#tooLong())
    if (this.columns === undefined && fields > this.#limits.columns) {
      throw new FileTooWide(tooWide(this.#limits.columns))
    }
    this.columns ??= fields
    if (fields !== this.columns && !this.#fits(end, fields, this.columns)) {
      const isBlank = end === this.start
      return this.#reject(
        'ragged',
        isBlank ? DETAILS.blank(this.columns) : DETAILS.ragged(fields, this.columns),
      )
    }
    this.#delimiters = fields - 1
    this.fields = this.columns
    this.end = end
    this.isAscii = isAscii
    const line = this.#line
    this.#line += lines
    this.#lineEnds.count(window, end, endLength)
    window.start = end + endLength
    if (window.nextFault >= window.base + end) return RECORD
    if (window.faultFrom(window.base + this.start) >= window.base + end) return RECORD
    this.#rejections.undecodable(this.start, end, line, this.#encoding)
    return REJECT
  }

  /** Pads a short record with nulls, or drops surplus empty fields, as `ragged` says; false if that does not help. */
  #fits(end: number, fields: number, columns: number): boolean {
    const ragged = this.#ragged
    if (ragged === undefined || end === this.start) return false
    if (fields < columns) {
      if (ragged === 'cut') return false
      this.starts.fill(end, fields, columns)
      this.ends.fill(end, fields, columns)
      this.flags.fill(PLAIN, fields, columns)
      return true
    }
    if (ragged === 'pad') return false
    return isEmptySurplus(this.#window, this.ends[columns - 1]!, end, this.#syntax)
  }

  /** The outcome for a record whose first line ends at `lineEnd` inside quotes: RECORD if the rest is valid. */
  #quotedLines(lineEnd: number, fields: number): number {
    const window = this.#window
    const { base } = window
    const found = this.#lookahead.look(
      window,
      this.#lineEnds.marks,
      base + this.start,
      base + lineEnd,
      fields,
    )
    if (found.outcome === undefined) return this.#more()
    if (found.outcome === 'bad quotes') return this.#reject('bad quotes', DETAILS.notClosed)
    if (found.outcome === 'over-long') return this.#reject('over-long', this.#tooLong())
    const { columns } = this
    if (columns === undefined || found.fields === columns) return RECORD
    // A record that is padded is not read again.
    if (found.fields < columns && (this.#ragged === 'pad' || this.#ragged === 'fit')) return RECORD
    return this.#reject('ragged', DETAILS.raggedOverLines(found.fields, columns))
  }

  #more(): number {
    const held = this.#window.end - this.start
    if (held > this.#enoughBytes) return this.#reject('over-long', this.#tooLong())
    // Wait for twice as much, so that a long record is not scanned again for each chunk.
    this.wanted = 2 * held
    return MORE
  }

  #reject(reason: RejectReason, detail: string): number {
    this.#rejections.begin(this.start, reason, detail)
    return this.#finishReject()
  }

  #finishReject(): number {
    const found = this.#rejections.finish(this.#line)
    if (found === REJECT) this.#line++
    else this.wanted = this.#rejections.wanted
    return found
  }

  readonly #tooLong = () => DETAILS.tooLong(this.#limits.recordBytes)
}

const tooWide = (limit: number) =>
  `The first record has more than ${limit} fields; check the delimiter, or split the file by columns.`
