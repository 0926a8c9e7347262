import { isAscii } from 'node:buffer'
import { decodeText, openTranscoder } from '../../values/encodings.ts'
import { ASCII_BASED, EBCDIC_BASED } from './encoding-candidates.ts'
import type { Guess } from './guess.ts'
import { explain, type Explanation } from './word-costs.ts'

/**
 * Guesses the encoding of a file from its first bytes: byte order marks, UTF-16, escape sequences and UTF-8 by their
 * structure, then EBCDIC by its digits and blanks. The words with other bytes decide between the remaining encodings:
 * each candidate reads them, and the models of languages tell how usual their letters are.
 * @param bytes may end within a character
 * @returns undefined if the bytes are no text
 */
export function guessEncoding(bytes: Buffer): Guess<string> | undefined {
  if (bytes.length === 0) return undefined
  return (
    byMark(bytes) ??
    utf16(bytes) ??
    (isBinary(bytes) ? ebcdic(bytes) : (escapes(bytes) ?? utf8(bytes) ?? ebcdic(bytes) ?? byWords(bytes)))
  )
}

const sure = (value: string, evidence: string, confidence = 1): Guess<string> => ({
  value,
  confidence,
  evidence,
})

function byMark(bytes: Buffer): Guess<string> | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return sure('utf-8', 'The file begins with the byte order mark of UTF-8.')
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return sure('unicode', 'The file begins with a byte order mark of UTF-16.')
  return undefined
}

/** Text in UTF-16 has characters of ASCII, at least its line ends. Their zero bytes are all at odd or all at even places. */
const LEAST_ZEROS = 0.02
/** The least share of them in a text of ASCII, which has no other bytes above the others. */
const LEAST_ZEROS_OF_ASCII = 0.5

function utf16(bytes: Buffer): Guess<string> | undefined {
  const [even, odd] = zerosByPlace(bytes)
  const isLittle = odd > even
  const [high, low] = isLittle ? [odd, even] : [even, odd]
  if (high < LEAST_ZEROS || low > high / 3) return undefined
  // Some zeros among ASCII are padding or damage.
  if (high < LEAST_ZEROS_OF_ASCII && bytes.every((byte) => byte === 0 || isPlainAscii(byte))) return undefined
  const value = isLittle ? 'utf-16le' : 'utf-16be'
  const { bytes: text, faults } = openTranscoder(value).push(bytes)
  // NUL as a delimiter of other texts makes control characters and private ones.
  // eslint-disable-next-line no-control-regex -- texts have none of these control characters
  if (faults.length > 0 || /[\x02-\x08\x0e-\x1b\u0080-\u009f\ue000-\uf8ff\uffff]/.test(text.toString()))
    return undefined
  return sure(value, 'Every other byte of the characters of ASCII is zero, as in UTF-16.', 0.95)
}

/** True for the bytes of blanks, line ends and characters that are seen. */
const isPlainAscii = (byte: number): boolean => (byte >= 0x20 && byte < 0x7f) || (byte >= 9 && byte <= 13)

/** Share of zero bytes at even and at odd places. */
function zerosByPlace(bytes: Buffer): [even: number, odd: number] {
  const counts: [number, number] = [0, 0]
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) counts[(at & 1) as 0 | 1]++
  return [(counts[0] * 2) / bytes.length, (counts[1] * 2) / bytes.length]
}

/** Control characters that delimiters may be: those that ASCII has to separate units, records, groups and files, and ^A. */
const isSeparator = (byte: number): boolean => byte <= 1 || (byte >= 0x1c && byte <= 0x1f)

/** True if the bytes have more control characters than a text has. NUL and separators may delimit fields. */
function isBinary(bytes: Buffer): boolean {
  let [controls, zeros] = [0, 0]
  for (const byte of bytes) {
    if (byte === 0) zeros++
    else if (byte < 0x20 && (byte < 9 || byte > 13) && byte !== 0x1b && !isSeparator(byte)) controls++
  }
  return controls > bytes.length * 0.02 || zeros > bytes.length * 0.4
}

function escapes(bytes: Buffer): Guess<string> | undefined {
  if (!isAscii(bytes)) return undefined
  const text = bytes.toString('latin1')
  if (text.includes('\x1b$)C') && text.includes('\x0e'))
    return sure('iso2022-kr', 'The file switches between character sets as ISO-2022-KR does.')
  // eslint-disable-next-line no-control-regex -- escape sequences are what it is about
  if (/\x1b\$[@B]|\x1b\(J|\x1b\$\(D/.test(text))
    return sure('iso2022-jp', 'The file has escape sequences of ISO-2022-JP.')
  return undefined
}

/** A text in UTF-8 with damaged characters has at least so many whole ones for each of them. */
const WHOLE_PER_DAMAGED = 10

function utf8(bytes: Buffer): Guess<string> | undefined {
  if (isAscii(bytes)) return sure('utf-8', 'All bytes that were examined are ASCII.', 0.9)
  const { bytes: text, faults } = openTranscoder('utf-8').push(bytes)
  const characters = beyondAscii(text)
  const evidence = `${countOf(characters, 'character')} outside ASCII`
  if (faults.length === 0)
    return sure('utf-8', `${evidence} ${characters === 1 ? 'is' : 'are'} valid UTF-8.`, 0.99)
  if (characters < WHOLE_PER_DAMAGED * faults.length) return undefined
  return sure('utf-8', `${evidence} are valid UTF-8, and ${countOf(faults.length, 'byte')} not.`, 0.8)
}

/** The number of characters of two or more bytes, by their first bytes. */
function beyondAscii(utf8Bytes: Buffer): number {
  let count = 0
  for (const byte of utf8Bytes) if (byte >= 0xc2) count++
  return count
}

/** Bytes of blanks, digits, letters and usual punctuation in EBCDIC, as in ASCII. */
const EBCDIC_USUAL = byteSet([
  ...[0x05, 0x0d, 0x15, 0x25, 0x40, 0x4b, 0x4d, 0x4f, 0x5d, 0x5e, 0x60, 0x61, 0x6b, 0x6d, 0x7a, 0x7d, 0x7f],
  ...range(0x81, 0x89),
  ...range(0x91, 0x99),
  ...range(0xa2, 0xa9),
  ...range(0xc1, 0xc9),
  ...range(0xd1, 0xd9),
  ...range(0xe2, 0xe9),
  ...range(0xf0, 0xf9),
])
const EBCDIC_BLANKS_AND_DIGITS = byteSet([0x15, 0x25, 0x40, 0x6b, 0x5e, ...range(0xf0, 0xf9)])
/** Blanks, line feeds and digits of ASCII, which are control characters in EBCDIC. */
const NO_EBCDIC = byteSet([0x0a, 0x20, ...range(0x30, 0x39)])

function byteSet(bytes: readonly number[]): Uint8Array {
  const set = new Uint8Array(256)
  for (const byte of bytes) set[byte] = 1
  return set
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function shareOf(bytes: Buffer, set: Uint8Array): number {
  let count = 0
  for (const byte of bytes) count += set[byte]!
  return count / bytes.length
}

/** A text in EBCDIC: no bytes are digits or blanks of ASCII, and most are letters, digits, blanks and punctuation of EBCDIC. */
function ebcdic(bytes: Buffer): Guess<string> | undefined {
  if (shareOf(bytes, EBCDIC_USUAL) < 0.6 || shareOf(bytes, EBCDIC_BLANKS_AND_DIGITS) < 0.03) return undefined
  if (shareOf(bytes, NO_EBCDIC) > 0.02) return undefined
  const words = distinct(Array.from(bytes.toString('latin1').matchAll(EBCDIC_WORD), ([word]) => word))
  const ranked = explain(words, EBCDIC_BASED)
  const hasBars =
    bytes.filter((byte) => byte === BAR).length > bytes.filter((byte) => byte === NEW_LINE).length
  if (!hasBars) return chosen(ranked, words, 'EBCDIC. ')
  const withBar = ranked.filter(({ encoding }) => decodeText(Buffer.of(BAR), encoding) === '|')
  return chosen(withBar.length > 0 ? withBar : ranked, words, 'EBCDIC. ')
}

/** The vertical bar of most pages; it is another sign in those for some languages. */
const [BAR, NEW_LINE] = [0x4f, 0x15]

// eslint-disable-next-line no-control-regex -- these are bytes of EBCDIC
const EBCDIC_WORD = /[^\x00-\x40\x4b\x4d\x5d\x5e\x60\x61\x6b\x6d\x6f\x7a\x7d\x7e\x7f\xf0-\xf9]+/g
/** A byte beyond ASCII, and what follows it. The byte after it may be the second one of a character. */
const FROM_HIGH_BYTE = /[\x80-\xff][0-~\x80-\xff]*/g

const MAX_WORDS = 600
const MAX_WORD_LENGTH = 200

/** Letters that are taken before the first byte beyond ASCII. */
const MAX_LETTERS_BEFORE = 100

/** The first distinct words of the texts. */
function distinct(texts: Iterable<string>): Buffer[] {
  const found = new Set<string>()
  for (const text of texts) {
    found.add(text.slice(0, MAX_WORD_LENGTH))
    if (found.size >= MAX_WORDS) break
  }
  return Array.from(found, (word) => Buffer.from(word, 'latin1'))
}

/**
 * The words with a byte beyond ASCII. The letters before the byte are found from there: an expression that begins with
 * letters takes quadratic time for a long text of letters.
 */
function* wordsBeyondAscii(text: string): Generator<string> {
  let end = 0
  for (const { 0: rest, index } of text.matchAll(FROM_HIGH_BYTE)) {
    const first = Math.max(end, index - MAX_LETTERS_BEFORE)
    let start = index
    while (start > first && isLetter(text.charCodeAt(start - 1))) start--
    end = index + rest.length
    yield text.slice(start, end)
  }
}

const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a

function byWords(bytes: Buffer): Guess<string> {
  const words = distinct(wordsBeyondAscii(bytes.toString('latin1')))
  return chosen(explain(words, ASCII_BASED), words, '')
}

/** The best encoding is doubtful if another one that reads other characters costs less than so many nats more. */
const SURE_MARGIN = 5
/** Words that cost more than so many nats a byte are no words of the language. */
const MOST_PER_BYTE = 5.5

function chosen(ranked: readonly Explanation[], words: readonly Buffer[], what: string): Guess<string> {
  const [best] = ranked as readonly [Explanation, ...Explanation[]]
  const rival = ranked.find(({ text }) => text !== best.text)
  const margin = (rival?.cost ?? Infinity) - best.cost
  const perByte = best.cost / words.reduce((sum, { length }) => sum + length, 1)
  const isDoubtful = margin < SURE_MARGIN || perByte > MOST_PER_BYTE
  const read = `${what}The words with letters outside ASCII read as ${best.language}`
  return {
    value: best.encoding,
    confidence: isDoubtful ? 0.4 : 0.8,
    evidence: isDoubtful && rival ? `${read}, but ${rival.encoding} is nearly as likely.` : `${read}.`,
    ...(isDoubtful && { isDoubtful }),
  }
}

const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
