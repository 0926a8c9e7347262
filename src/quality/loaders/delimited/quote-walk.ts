import { afterBlanks, CR, type DelimitedSyntax, LF, NO, standsAt, UNSURE, YES } from './delimited-syntax.ts'
import type { TextWindow } from './text-window.ts'

/** The start of a walk. */
interface WalkStart {
  readonly at: number
  /** Number of the record's delimiters before the start. */
  readonly delimiters: number
  readonly inQuotes: boolean
}

/**
 * Walks along a record, over the line ends inside its quotes, to find how and where it ends. It counts delimiters and
 * stores no text, so it can stop anywhere and continue when more of the text has arrived. Positions are positions in
 * the text.
 */
export class QuoteWalk {
  at: number
  /** Number of delimiters passed so far. */
  delimiters: number
  /** Known when the walk has reached the end of the record. */
  verdict: 'ended' | 'bad quotes' | undefined
  readonly #syntax: DelimitedSyntax
  readonly #terminators: readonly Buffer[]
  #inQuotes: boolean
  #atFieldStart: boolean

  /** @param terminators each of them outside quotes ends the record */
  constructor(syntax: DelimitedSyntax, terminators: readonly Buffer[], start: WalkStart) {
    this.#syntax = syntax
    this.#terminators = terminators
    this.at = start.at
    this.delimiters = start.delimiters
    this.#inQuotes = start.inQuotes
    this.#atFieldStart = !start.inQuotes
  }

  /**
   * Continues until the outcome is known, the position `limit` is passed, or more of the text is needed. After
   * `ended`, `at` is the position of the terminator (or the end of the text). After `bad quotes`, it is the position
   * after the wrong byte, or the end of the text.
   */
  advance(window: TextWindow, limit: number): void {
    let goesOn = true
    while (goesOn && this.verdict === undefined && this.at <= limit) {
      if (this.#inQuotes) goesOn = this.#passQuoted(window, limit)
      else if (this.#atFieldStart) goesOn = this.#openField(window)
      else goesOn = this.#passUnquoted(window, limit)
    }
  }

  /** Each step returns true if the walk can continue with the text at hand. */
  #openField(window: TextWindow): boolean {
    const { quote, trims } = this.#syntax
    const start = this.at - window.base
    const from = trims ? afterBlanks(this.#syntax, window, start) : start
    if (from >= window.end && !window.last) return false
    const isQuoted = quote === undefined ? NO : standsAt(quote, window, from)
    if (isQuoted === UNSURE) return false
    this.#atFieldStart = false
    this.#inQuotes = isQuoted === YES
    if (isQuoted === YES) this.at = window.base + from + quote!.length
    return true
  }

  #passUnquoted(window: TextWindow, limit: number): boolean {
    const { bytes, base } = window
    const stop = Math.min(window.end, limit - base + 1)
    const { escape } = this.#syntax
    const lead = this.#syntax.delimiter[0]
    for (let index = this.at - base; index < stop; index++) {
      const byte = bytes[index]
      if (byte === escape) {
        this.at = base + index
        if (index + 1 >= window.end && !window.last) return false
        if (bytes[index + 1] !== LF && bytes[index + 1] !== CR) index++
        continue
      }
      if (byte !== lead && byte !== LF && byte !== CR) continue
      this.at = base + index
      const isDelimiter = standsAt(this.#syntax.delimiter, window, index)
      if (isDelimiter === YES) return this.#passDelimiter(index, base)
      const isEnd = this.#endsAt(window, index)
      if (isEnd === YES) return this.#conclude('ended', base + index)
      if (isDelimiter === UNSURE || isEnd === UNSURE) return false
    }
    this.at = base + stop
    if (this.#endsAt(window, stop) === YES) return this.#conclude('ended', base + stop)
    return stop < window.end
  }

  #passQuoted(window: TextWindow, limit: number): boolean {
    const { bytes, base, end, last } = window
    const quote = this.#syntax.quote!
    const from = this.at - base
    const found = from + bytes.subarray(from, end).indexOf(quote)
    if (found < from) {
      if (last) return this.#conclude('bad quotes', base + end)
      // The text at hand may end with the first bytes of a quote, or with escapes before one.
      let known = end
      while (known > from && bytes[known - 1] === this.#syntax.escape) known--
      this.at = Math.max(this.at, base + known - quote.length + 1)
      return false
    }
    if (base + found > limit) {
      this.at = limit + 1
      return false
    }
    if (this.#isEscaped(bytes, from, found)) {
      this.at = base + found + 1
      return true
    }
    this.at = base + found
    let behind = found + quote.length
    const isDoubled = standsAt(quote, window, behind)
    if (isDoubled === YES) {
      this.at += 2 * quote.length
      return true
    }
    if (this.#syntax.trims) {
      behind = afterBlanks(this.#syntax, window, behind)
      if (behind >= end && !last) return false
    }
    const isDelimiter = standsAt(this.#syntax.delimiter, window, behind)
    const isEnd = this.#endsAt(window, behind)
    if (isDoubled === UNSURE || isDelimiter === UNSURE || isEnd === UNSURE) return false
    if (isDelimiter === YES) return this.#passDelimiter(behind, base)
    if (isEnd === YES) return this.#conclude('ended', base + behind)
    return this.#conclude('bad quotes', base + behind + 1)
  }

  /** True if an odd number of escapes is before an index. */
  #isEscaped(bytes: Buffer, from: number, at: number): boolean {
    let count = 0
    while (at - count > from && bytes[at - count - 1] === this.#syntax.escape) count++
    return count % 2 === 1
  }

  #passDelimiter(index: number, base: number): true {
    this.at = base + index + this.#syntax.delimiter.length
    this.delimiters++
    this.#inQuotes = false
    this.#atFieldStart = true
    return true
  }

  #endsAt(window: TextWindow, index: number): number {
    if (index >= window.end) return window.last ? YES : UNSURE
    return this.#terminators.reduce(
      (found, mark) => (found === NO ? standsAt(mark, window, index) : found),
      NO as number,
    )
  }

  #conclude(verdict: 'ended' | 'bad quotes', at: number): false {
    this.verdict = verdict
    this.at = at
    return false
  }
}

/** The outcome of a walk that began at `start`; undefined if more of the text is needed. */
export function outcomeOf(walk: QuoteWalk, start: number, recordBytes: number) {
  if (walk.at - start > recordBytes) return 'over-long'
  return walk.verdict
}

export type Outcome = ReturnType<typeof outcomeOf>

/**
 * Finds how a record continues whose first line ends inside quotes. An unclosed quote puts the rest of the file inside
 * quotes, and each later line may do that again. But two walks that are both inside quotes at the end of the same line
 * are identical from there on. So the previous record's walk is kept and continued, and a file full of unclosed quotes
 * is walked once, not once for each quote.
 */
export class Lookahead {
  readonly #syntax: DelimitedSyntax
  readonly #recordBytes: number
  /** The walk, and a second walk behind it that counts the delimiters up to the point where a later record joins. */
  #lead: QuoteWalk | undefined
  #trail: QuoteWalk | undefined
  #from = 0

  constructor(syntax: DelimitedSyntax, recordBytes: number) {
    this.#syntax = syntax
    this.#recordBytes = recordBytes
  }

  /**
   * @param start position of the record
   * @param lineEnd end of its first line, inside quotes
   * @param delimiters number of the record's delimiters before that
   */
  look(
    window: TextWindow,
    terminators: readonly Buffer[],
    start: number,
    lineEnd: number,
    delimiters: number,
  ) {
    if (!this.#joins(window, lineEnd)) {
      const walkStart = { at: lineEnd, delimiters, inQuotes: true }
      this.#lead = new QuoteWalk(this.#syntax, terminators, walkStart)
      this.#trail = new QuoteWalk(this.#syntax, terminators, walkStart)
      this.#from = lineEnd
    }
    const lead = this.#lead!
    const trail = this.#trail!
    trail.advance(window, lineEnd)
    lead.advance(window, start + this.#recordBytes)
    return {
      outcome: outcomeOf(lead, start, this.#recordBytes),
      fields: lead.delimiters - trail.delimiters + delimiters + 1,
    }
  }

  /** True if the previous record's walk passed the line end inside quotes and its count can still be followed there. */
  #joins(window: TextWindow, lineEnd: number): boolean {
    if (this.#lead === undefined || this.#trail === undefined) return false
    return lineEnd >= this.#from && lineEnd < this.#lead.at && this.#trail.at >= window.base
  }
}
