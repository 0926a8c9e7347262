import type { XmlReader } from './xml/xml-reader.ts'

const [AMPERSAND, SEMICOLON, HASH, CR, LF, UNDERSCORE, LOWER_X] = [0x26, 0x3b, 0x23, 0x0d, 0x0a, 0x5f, 0x78]

const ENTITIES: Readonly<Record<string, number>> = { lt: 0x3c, gt: 0x3e, amp: 0x26, quot: 0x22, apos: 0x27 }

/** Characters of a reference without `&` and `;`. */
const MAX_REFERENCE_LENGTH = 10

/** Texts in UTF-8, one after the other, in a buffer that grows. */
export class CellText {
  bytes: Buffer
  length = 0

  constructor(capacity = 1 << 16) {
    this.bytes = Buffer.allocUnsafeSlow(capacity)
  }

  reserve(more: number): void {
    const needed = this.length + more
    if (needed <= this.bytes.length) return
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.bytes.length))
    this.bytes.copy(grown, 0, 0, this.length)
    this.bytes = grown
  }

  append(source: Buffer, start: number, end: number): void {
    this.reserve(end - start)
    let at = this.length
    const { bytes } = this
    if (end - start < 32) while (start < end) bytes[at++] = source[start++]!
    else at += source.copy(bytes, at, start, end)
    this.length = at
  }

  appendText(text: string): void {
    this.reserve(3 * text.length)
    this.length += this.bytes.write(text, this.length)
  }

  /**
   * Appends the current text of a document, or the value of its current attribute, without references.
   * @throws SourceBroken if a reference is none of XML: a document without a type has no entities of its own
   */
  appendXml(xml: XmlReader): void {
    const { bytes: source, end } = xml
    let from = xml.start
    this.reserve(end - from)
    for (let at = from; at < end; at++) {
      const byte = source[at]!
      if (byte !== AMPERSAND && byte !== CR) continue
      if (byte === CR) {
        // XML 1.0, 2.11: CR LF and CR are read as LF.
        this.append(source, from, at)
        if (source[at + 1] !== LF || at + 1 === end) this.bytes[this.length++] = LF
        from = at + 1
      } else if (!xml.isVerbatim) {
        this.append(source, from, at)
        at = this.#appendReference(xml, at + 1)
        from = at + 1
      }
    }
    this.append(source, from, end)
  }

  /** @returns the index of the semicolon */
  #appendReference(xml: XmlReader, start: number): number {
    const { bytes } = xml
    const limit = Math.min(xml.end, start + MAX_REFERENCE_LENGTH + 1)
    let end = start
    while (end < limit && bytes[end] !== SEMICOLON) end++
    const reference = bytes.toString('latin1', start, end)
    const code = end === limit ? undefined : codePointOf(reference)
    if (code === undefined) throw xml.broken('a reference to an unknown entity')
    this.reserve(4)
    this.length += this.bytes.write(String.fromCodePoint(code), this.length)
    return end
  }

  /** Decodes the escapes `_x000D_` of workbooks from an index on (ISO/IEC 29500-1, 22.9.2.19). */
  decodeEscapes(from: number): void {
    const { bytes } = this
    let at = from
    while (at < this.length && (bytes[at] !== UNDERSCORE || bytes[at + 1] !== LOWER_X)) at++
    let target = at
    while (at < this.length) {
      const code = this.#escapeAt(at)
      if (code === undefined) {
        bytes[target++] = bytes[at++]!
        continue
      }
      at += ESCAPE_BYTES
      const low = isHigh(code) ? this.#escapeAt(at) : undefined
      if (low !== undefined && isLow(low)) {
        target += bytes.write(String.fromCharCode(code, low), target)
        at += ESCAPE_BYTES
      } else if (isHigh(code) || isLow(code)) {
        // Half of a pair is no character, so its escape stays.
        target += bytes.copy(bytes, target, at - ESCAPE_BYTES, at)
      } else target += bytes.write(String.fromCharCode(code), target)
    }
    this.length = target
  }

  #escapeAt(at: number): number | undefined {
    const { bytes } = this
    if (at + ESCAPE_BYTES > this.length || bytes[at] !== UNDERSCORE || bytes[at + 1] !== LOWER_X)
      return undefined
    if (bytes[at + ESCAPE_BYTES - 1] !== UNDERSCORE) return undefined
    const digits = bytes.toString('latin1', at + 2, at + ESCAPE_BYTES - 1)
    return /^[\da-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : undefined
  }
}

const ESCAPE_BYTES = '_x000D_'.length
const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00
const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000

/** The code point of a reference; undefined if it is none. */
function codePointOf(reference: string): number | undefined {
  if (reference.charCodeAt(0) !== HASH)
    return Object.hasOwn(ENTITIES, reference) ? ENTITIES[reference] : undefined
  const isHex = reference[1] === 'x'
  const digits = reference.slice(isHex ? 2 : 1)
  if (!(isHex ? /^[\da-fA-F]+$/ : /^\d+$/).test(digits)) return undefined
  const code = Number.parseInt(digits, isHex ? 16 : 10)
  const isCharacter = code === 9 || code === LF || code === CR || (code >= 0x20 && code <= 0x10ffff)
  return isCharacter && !isHigh(code) && !isLow(code) ? code : undefined
}

/** The current text of a document, or the value of its current attribute, as a string. */
export function xmlString(xml: XmlReader): string {
  const text = new CellText(xml.end - xml.start)
  text.appendXml(xml)
  return text.bytes.toString('utf8', 0, text.length)
}
