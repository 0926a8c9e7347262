import type { DelimitedFormat, EncodingJudgement } from '../../model/reading.ts'
import { decodeText, openTranscoder } from '../../values/encodings.ts'
import { guessEncoding } from './guess-encoding.ts'

/** Encodings that are recognised by their structure, so that a text in one of them proves it. */
const PROVEN = new Set(['utf-8', 'unicode', 'utf-16le', 'utf-16be', 'iso2022-jp', 'iso2022-kr'])

/**
 * Judges the encoding in which a text is read.
 * @param bytes the beginning of the text; may end within a character
 * @param format how the text is read
 * @returns undefined if the bytes prove the encoding, or are no text
 */
export function judgeEncoding(
  bytes: Buffer,
  { encoding, delimiter }: Pick<DelimitedFormat, 'encoding' | 'delimiter'>,
): EncodingJudgement | undefined {
  const text = withoutDelimiters(bytes, encoding, delimiter)
  const guess = guessEncoding(text)
  if (guess === undefined) return undefined
  const { value, evidence, isDoubtful = false } = guess
  if (value !== encoding && !textIn(text, value).equals(textIn(text, encoding)))
    return { other: value, evidence, isDoubtful }
  return PROVEN.has(value) ? undefined : { evidence, isDoubtful }
}

/** Delimiters such as `£` belong to no word. */
function withoutDelimiters(bytes: Buffer, encoding: string, delimiter: string): Buffer {
  if (delimiter.length > 1 || delimiter < '\x80') return bytes
  const byte = HIGH_BYTES.find((high) => decodeText(Buffer.of(high), encoding) === delimiter)
  return byte === undefined ? bytes : Buffer.from(bytes.map((one) => (one === byte ? COMMA : one)))
}

const HIGH_BYTES = Array.from({ length: 0x80 }, (_, index) => 0x80 + index)
const COMMA = 0x2c

/** The text in UTF-8. */
const textIn = (bytes: Buffer, encoding: string): Buffer => openTranscoder(encoding).push(bytes).bytes
