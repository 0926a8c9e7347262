import { FileWindow, MAX_FEATURE_BYTES } from './file-window.ts'
import { ImportError } from './import-error.ts'
import type { RawRecord } from './record.ts'

const [QUOTE, BACKSLASH, LINE_FEED] = [0x22, 0x5c, 0x0a]
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d]
const [COMMA, COLON] = [0x2c, 0x3a]

/** Stands for any byte of a number or a word. */
const WORD = 1

const MAX_DEPTH = 512

/**
 * Possible starts of the next feature after a damaged one: a brace at the start of a line, or an object with
 * the type Feature.
 */
const NEXT_FEATURE = /\n[ \t\r]*,?[ \t\r]*(?=\{)|(?=\{\s*"type"\s*:\s*"Feature")/g

/**
 * Finds the features of a GeoJSON document without reading it completely: the elements of the array
 * `features` of its outermost object, by their brackets.
 */
export class FeatureSplitter {
  /**
   * The document with an empty array instead of its features; complete after the last record. A document
   * without that array is itself the only record.
   */
  frame = ''
  /** Before the array, inside it, searching after a damaged feature, or after the array. */
  #state: 'before' | 'inside' | 'seeking' | 'behind' = 'before'
  #window!: FileWindow
  #records: RawRecord[] = []
  /** The next byte, and its line. */
  #at = 0
  #line = 1
  /**
   * Start of the part that will be returned completely: a feature, or a part of the frame; -1 if there is
   * none.
   */
  #start = 0
  #startLine = 1
  /** The kinds of the open brackets. */
  readonly #stack = new Uint8Array(MAX_DEPTH)
  #depth = 0
  /** The last byte outside of strings and blanks; for a string its quote. */
  #previous = 0
  #inText = false
  #escaped = false
  /** Start of the current string, and the last string in the outermost object. */
  #textStart = 0
  #name = ''
  #fault = ''

  /** @throws ImportError if the document as a whole is not GeoJSON, or ends too early */
  async *read(
    path: string,
    onBytes: (bytes: number) => void,
  ): AsyncGenerator<readonly RawRecord[], void, void> {
    this.#window = await FileWindow.open(path, onBytes)
    try {
      for (let isMore = true; isMore;) {
        while (this.#at < this.#window.end) {
          if (this.#state === 'seeking' && !this.#seek()) break
          this.#scan()
        }
        if (this.#records.length > 0) yield this.#records
        this.#records = []
        isMore = await this.#readOn()
      }
      this.#finish()
      if (this.#records.length > 0) yield this.#records
    } finally {
      await this.#window.close()
    }
  }

  async #readOn(): Promise<boolean> {
    const keep = this.#start < 0 ? this.#at : this.#start
    if (this.#window.end - keep > MAX_FEATURE_BYTES) {
      throw new ImportError(
        `The feature that starts in line ${this.#startLine} is never closed, or is larger than ${MAX_FEATURE_BYTES} bytes.`,
      )
    }
    const isMore = await this.#window.more(keep)
    this.#at -= keep
    this.#textStart -= keep
    if (this.#start >= 0) this.#start = 0
    return isMore
  }

  #scan(): void {
    const { bytes, end } = this.#window
    while (this.#at < end && this.#state !== 'seeking') {
      if (this.#inText) {
        this.#scanText(bytes, end)
        continue
      }
      const byte = bytes[this.#at] as number
      if (byte > 0x20) this.#take(byte)
      else {
        if (byte === LINE_FEED) this.#line++
        this.#at++
      }
    }
  }

  #scanText(bytes: Buffer, end: number): void {
    for (let at = this.#at; at < end; at++) {
      const byte = bytes[at]
      if (this.#escaped) this.#escaped = false
      else if (byte === BACKSLASH) this.#escaped = true
      else if (byte === QUOTE) {
        if (this.#depth === 1) this.#name = bytes.toString('latin1', this.#textStart, at)
        this.#inText = false
        this.#previous = QUOTE
        this.#at = at + 1
        return
      }
      if (byte === LINE_FEED) {
        return this.#damaged('A string in it contains a line end, which JSON does not allow.')
      }
    }
    this.#at = end
  }

  /** A byte outside of strings that is not a blank. */
  #take(byte: number): void {
    const isBetween = this.#state === 'inside' && this.#depth === 2
    if (isBetween && this.#start < 0 && byte !== COMMA && byte !== CLOSE_BRACKET) {
      this.#start = this.#at
      this.#startLine = this.#line
    }
    switch (byte) {
      case QUOTE:
        this.#inText = true
        this.#textStart = this.#at + 1
        break
      case OPEN_BRACE:
      case OPEN_BRACKET:
        return this.#open(byte)
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        return this.#close(byte)
      case COMMA:
        if (isBetween) this.#endElement(this.#at)
        this.#previous = COMMA
        break
      default:
        if (this.#depth === 0) throw this.#notGeoJson()
        this.#previous = byte === COLON ? COLON : WORD
    }
    this.#at++
  }

  #open(byte: number): void {
    const container = this.#stack[this.#depth - 1]
    if (this.#depth === 0) {
      if (byte === OPEN_BRACKET) throw this.#notGeoJson()
      if (this.#previous !== 0) {
        throw new ImportError(
          `A second document starts in line ${this.#line}, after the first. If each line of the file is a feature, use --format geojsonseq.`,
        )
      }
    } else if (
      (container === OPEN_BRACE && this.#previous !== COLON) ||
      (container === OPEN_BRACKET &&
        this.#previous !== COMMA &&
        this.#previous !== OPEN_BRACKET &&
        this.#depth !== 2)
    ) {
      return this.#damaged('A bracket before it is not closed, or a comma is missing.')
    }
    if (this.#depth === MAX_DEPTH) return this.#damaged(`It has more than ${MAX_DEPTH} nested brackets.`)
    this.#stack[this.#depth++] = byte
    this.#previous = byte
    this.#at++
    if (this.#state === 'before' && this.#depth === 2 && byte === OPEN_BRACKET && this.#name === 'features') {
      this.frame = this.#window.bytes.toString('utf8', 0, this.#at)
      this.#state = 'inside'
      this.#start = -1
    }
  }

  #close(byte: number): void {
    const opened = byte === CLOSE_BRACE ? OPEN_BRACE : OPEN_BRACKET
    if (this.#depth === 0 || this.#stack[this.#depth - 1] !== opened) {
      return this.#damaged('A closing bracket in it does not match the opening bracket.')
    }
    this.#depth--
    if (this.#state === 'inside' && this.#depth === 1) {
      this.#endElement(this.#at)
      this.#state = 'behind'
      this.#start = this.#at
      this.#startLine = this.#line
    }
    this.#at++
    this.#previous = byte
    if (this.#state === 'inside' && this.#depth === 2) this.#endElement(this.#at)
  }

  #endElement(end: number): void {
    if (this.#start < 0) return
    this.#records.push({ line: this.#startLine, bytes: this.#window.bytes.subarray(this.#start, end) })
    this.#start = -1
  }

  /** Ends the current feature as damaged; `#seek` finds the next one. */
  #damaged(fault: string): void {
    if (this.#state !== 'inside')
      throw new ImportError(`The file is not JSON: see line ${this.#line}. ${fault}`)
    if (this.#start < 0) {
      this.#start = this.#at
      this.#startLine = this.#line
    }
    this.#fault = fault
    this.#state = 'seeking'
  }

  /** Searches for the next feature after the damaged one, and continues there. */
  #seek(): boolean {
    const { bytes, end } = this.#window
    const text = bytes.toString('latin1', this.#start, end)
    NEXT_FEATURE.lastIndex = 1
    const next = NEXT_FEATURE.exec(text)
    if (next === null) {
      this.#at = end
      return false
    }
    this.#at = this.#start + next.index + next[0].length
    this.#line = this.#startLine + (text.slice(0, next.index + 1).match(/\n/g)?.length ?? 0)
    this.#reject(this.#at)
    this.#state = 'inside'
    this.#depth = 2
    this.#previous = COMMA
    this.#inText = false
    this.#escaped = false
    return true
  }

  #reject(end: number): void {
    const bytes = this.#window.bytes.subarray(this.#start, end)
    this.#records.push({ line: this.#startLine, bytes, fault: this.#fault })
    this.#start = -1
  }

  #finish(): void {
    if (this.#state === 'seeking') {
      this.#fault += ' No other feature was found after it.'
      this.#reject(this.#window.end)
      this.frame += ']}'
      return
    }
    if (this.#depth > 0 || this.#previous === 0) {
      throw new ImportError(
        this.#previous === 0
          ? 'The file is empty.'
          : `The file ends in line ${this.#line} in the middle of the document: it was truncated. Get it again.`,
      )
    }
    const { bytes, end } = this.#window
    if (this.#state === 'before') this.#records.push({ line: 1, bytes: bytes.subarray(0, end) })
    else this.frame += bytes.toString('utf8', this.#start, end)
  }

  #notGeoJson(): ImportError {
    return new ImportError(
      `The file is not GeoJSON: it must be one object, but line ${this.#line} has other content.`,
    )
  }
}
