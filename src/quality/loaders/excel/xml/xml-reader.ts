import { SourceBroken } from '../../errors.ts'
import { SAVE_AGAIN } from '../refusals.ts'
import {
  BANG,
  CDATA,
  codeIn,
  COMMENT,
  DOCTYPE,
  DOUBLE_QUOTE,
  EQUALS,
  GREATER,
  hasAt,
  isSpace,
  LESS,
  NameReader,
  QUESTION,
  SINGLE_QUOTE,
  SLASH,
} from './xml-bytes.ts'

/** Outcomes of `XmlReader.next`. */
export const OPEN = 0
export const CLOSE = 1
export const TEXT = 2
/** `append` or `finish` must be called before the next call. */
export const MORE = 3
export const END = 4

/** The most bytes of a tag, a text between two tags, a comment or an instruction. */
const MAX_TOKEN_BYTES = 8 << 20
/** The most elements that enclose each other. */
const MAX_DEPTH = 200

/** A longer text is taken by its tokens. */
const MAX_LEAF_BYTES = 4096

/**
 * The tags and texts of a document in UTF-8, which comes in chunks. Names are numbers, see `codeOf`: no string is made
 * for a tag. Document types are refused, so a document has no entities of its own and names no other file.
 */
export class XmlReader {
  /** Has the current token, until the next call of `append`. */
  bytes: Buffer = Buffer.alloc(0)
  /** Of the current OPEN or CLOSE, and of the current attribute: the name without its prefix. */
  name = 0
  attribute = 0
  /** The name of the current attribute with its prefix. */
  qualified = 0
  /** The current text, or the value of the current attribute, as indices into `bytes`. */
  start = 0
  end = 0
  /** True if the current text has no references: it comes from a CDATA section. */
  isVerbatim = false
  /** Bytes before the window. */
  #passed = 0
  #at = 0
  /** How far an incomplete token was searched for its end, and the quote that is open there. */
  #searched = 0
  #quote = 0
  /** The rest of the current tag. */
  #attributes = 0
  #tagEnd = 0
  /** The open elements: their names with prefixes. */
  readonly #open = new Int32Array(MAX_DEPTH)
  readonly #name = new NameReader()
  #depth = 0
  #closes = false
  #hasRoot = false
  #isOver = false

  /** The number of open elements. */
  get depth(): number {
    return this.#depth
  }

  append(chunk: Buffer): void {
    const rest = this.bytes.subarray(this.#at)
    this.#passed += this.#at
    this.#searched -= this.#at
    this.#at = 0
    this.bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
  }

  /** There are no more chunks. */
  finish(): void {
    this.#isOver = true
  }

  /**
   * Takes the next token. An element without content gives OPEN and CLOSE.
   * @returns OPEN, CLOSE, TEXT, MORE or END
   * @throws SourceBroken if the document violates the syntax of XML or a limit
   */
  next(): number {
    if (this.#closes) return this.#close()
    for (;;) {
      const { bytes } = this
      if (this.#at === bytes.length) return this.#isOver ? this.#finished() : MORE
      if (bytes[this.#at] !== LESS) {
        const found = this.#text()
        if (found !== undefined) return found
        continue
      }
      const next = bytes[this.#at + 1]
      if (next === undefined) return this.#more()
      if (next === BANG || next === QUESTION) {
        const found = next === BANG ? this.#declaration() : this.#skip('?>', 2)
        if (found !== undefined) return found
        continue
      }
      const end = this.#endOfTag()
      if (end < 0) return this.#more()
      return next === SLASH ? this.#closeTag(end) : this.#openTag(end)
    }
  }

  /** Takes the next attribute of the current OPEN. @returns false if there is none */
  nextAttribute(): boolean {
    const { bytes } = this
    const end = this.#tagEnd
    let at = this.#attributes
    const before = at
    while (at < end && isSpace(bytes[at])) at++
    if (at === end) return false
    if (at === before) throw this.broken('attributes without a blank between them')
    const start = at
    at = this.#name.read(bytes, at, end)
    if (at === start) throw this.broken('an attribute without a name')
    while (isSpace(bytes[at])) at++
    if (bytes[at] !== EQUALS) throw this.broken('an attribute without a value')
    at++
    while (isSpace(bytes[at])) at++
    const quote = bytes[at]
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) throw this.broken('a value without quotes')
    const from = ++at
    while (at < end && bytes[at] !== quote) {
      if (bytes[at] === LESS) throw this.broken('the character < in an attribute')
      at++
    }
    if (at === end) throw this.broken('a quote that is not closed')
    this.attribute = this.#name.local
    this.qualified = this.#name.qualified
    this.start = from
    this.end = at
    this.#attributes = at + 1
    return true
  }

  /**
   * Takes the rest of the current element if it has exactly this form, and all of it is at hand: tags that open, a text,
   * and the tags that close them and the element. That is much faster than its tokens.
   * @returns true if `start` and `end` are the text; false if nothing was taken
   */
  takeLeaf(opening: Buffer, closing: Buffer): boolean {
    const { bytes } = this
    const from = this.#at
    if (this.#closes || !hasAt(bytes, opening, from)) return false
    const start = from + opening.length
    let end = start
    const near = Math.min(bytes.length, start + MAX_LEAF_BYTES)
    while (end < near && bytes[end] !== LESS) end++
    if (end === near || !hasAt(bytes, closing, end)) return false
    this.#give(start, end, false)
    this.#at = end + closing.length
    this.#depth--
    return true
  }

  /** The value of the current attribute as a number, see `codeOf`. */
  valueCode(): number {
    return codeIn(this.bytes, this.start, this.end)
  }

  /** A fault of the document at the current place. */
  broken(what: string): SourceBroken {
    const place = this.#passed + this.#at
    return new SourceBroken(
      `The workbook is damaged: one of its parts has ${what} near byte ${place}. ${SAVE_AGAIN}`,
    )
  }

  /** The token is incomplete. */
  #more(): number {
    if (this.#isOver) throw this.broken('an end within a tag or a text')
    if (this.bytes.length - this.#at > MAX_TOKEN_BYTES) throw this.broken(TOO_LONG)
    this.#searched = this.bytes.length
    return MORE
  }

  /** @returns undefined if the text is outside of the root */
  #text(): number | undefined {
    const { bytes } = this
    const from = this.#at
    let at = Math.max(from, this.#searched)
    // Most texts are shorter than a native call is worth.
    const near = Math.min(bytes.length, at + 32)
    while (at < near && bytes[at] !== LESS) at++
    if (at === near && at < bytes.length) {
      at = bytes.indexOf(LESS, at)
      if (at < 0) at = bytes.length
    }
    if (at === bytes.length && !this.#isOver) return this.#more()
    if (at - from > MAX_TOKEN_BYTES) throw this.broken(TOO_LONG)
    this.#at = at
    if (this.#depth > 0) return this.#give(from, at, false)
    for (let index = from; index < at; index++)
      if (!isSpace(bytes[index])) throw this.broken('text outside of its elements')
    return undefined
  }

  #give(from: number, to: number, isVerbatim: boolean): number {
    this.start = from
    this.end = to
    this.isVerbatim = isVerbatim
    return TEXT
  }

  /** @returns undefined if a comment was skipped */
  #declaration(): number | undefined {
    const { bytes } = this
    const at = this.#at
    const seen = bytes.subarray(at, at + DOCTYPE.length)
    if (seen.subarray(0, COMMENT.length).equals(COMMENT)) return this.#skip('-->', COMMENT.length)
    if (seen.equals(CDATA) && this.#depth > 0) {
      const found = this.#skip(']]>', CDATA.length)
      return found ?? this.#give(at + CDATA.length, this.#at - ']]>'.length, true)
    }
    if (seen.length < DOCTYPE.length && !this.#isOver) return this.#more()
    if (seen.equals(DOCTYPE)) throw this.broken('a document type, which no workbook may have,')
    throw this.broken('a declaration')
  }

  /** Skips a comment, an instruction or a CDATA section. @returns MORE if it is incomplete */
  #skip(terminator: string, headBytes: number): number | undefined {
    const first = this.#at + headBytes
    const from = Math.max(first, this.#searched - terminator.length)
    const found = this.bytes.indexOf(terminator, from, 'latin1')
    if (found < 0) return this.#more()
    if (found - this.#at > MAX_TOKEN_BYTES) throw this.broken(TOO_LONG)
    this.#at = found + terminator.length
    return undefined
  }

  /** @returns the index of the `>` that ends the tag; -1 if the tag is incomplete */
  #endOfTag(): number {
    const { bytes } = this
    const { length } = bytes
    const isResumed = this.#searched > this.#at
    let quote = isResumed ? this.#quote : 0
    let at = isResumed ? this.#searched : this.#at + 1
    for (; at < length; at++) {
      const byte = bytes[at]!
      if (quote !== 0) {
        if (byte === quote) quote = 0
      } else if (byte === GREATER) {
        if (at - this.#at > MAX_TOKEN_BYTES) throw this.broken(TOO_LONG)
        this.#quote = 0
        return at
      } else if (byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE) quote = byte
      else if (byte === LESS) throw this.broken('a tag that is not closed')
    }
    this.#quote = quote
    return -1
  }

  #openTag(end: number): number {
    const { bytes } = this
    const from = this.#at + 1
    const isEmpty = bytes[end - 1] === SLASH
    const name = this.#readName(from, end)
    if (this.#depth === MAX_DEPTH) throw this.broken(`elements nested deeper than ${MAX_DEPTH} levels`)
    if (this.#depth === 0 && this.#hasRoot) throw this.broken('a second root element')
    this.#hasRoot = true
    this.#open[this.#depth++] = name
    this.#tagEnd = isEmpty ? end - 1 : end
    this.#closes = isEmpty
    this.#at = end + 1
    return OPEN
  }

  #closeTag(end: number): number {
    const name = this.#readName(this.#at + 2, end)
    for (let at = this.#attributes; at < end; at++)
      if (!isSpace(this.bytes[at])) throw this.broken('attributes in an end tag')
    if (this.#depth === 0 || this.#open[this.#depth - 1] !== name)
      throw this.broken('an end tag that does not fit its element')
    this.#at = end + 1
    return this.#close()
  }

  /** The name of an element without content is still that of its OPEN. */
  #close(): number {
    this.#closes = false
    this.#depth--
    return CLOSE
  }

  /** Reads the name of a tag. @returns the number of the name with its prefix */
  #readName(from: number, end: number): number {
    const at = this.#name.read(this.bytes, from, end)
    if (at === from) throw this.broken('a tag without a name')
    this.name = this.#name.local
    this.#attributes = at
    return this.#name.qualified
  }

  #finished(): number {
    if (this.#depth > 0 || !this.#hasRoot) throw this.broken('an end before its elements end')
    return END
  }
}

const TOO_LONG = `a tag or a text of more than ${MAX_TOKEN_BYTES} bytes`
