import { isAscii, isUtf8 } from 'node:buffer'
import { SourceBroken } from '../../errors.ts'
import { SAVE_AGAIN } from '../refusals.ts'

/**
 * The chunks of an XML document as UTF-8 without a byte order mark. A document is in UTF-8 or UTF-16, as the standard
 * of workbooks requires.
 * @param isCut true if the chunks ended before the document, perhaps within a character
 * @throws SourceBroken if the bytes are not text in the document's encoding
 */
export async function* xmlChunks(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  isCut: () => boolean = () => false,
): AsyncGenerator<Buffer> {
  let decode: ((chunk: Buffer | undefined) => Buffer) | undefined
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (decode !== undefined) {
      yield decode(chunk)
      continue
    }
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
    // The declaration is among the first bytes, in a single chunk in practice.
    if (head.length < HEAD_BYTES) continue
    decode = decoderOf(head)
    yield decode(head)
  }
  if (decode === undefined) {
    decode = decoderOf(head)
    yield decode(head)
  }
  if (!isCut()) yield decode(undefined)
}

const HEAD_BYTES = 128

/** The function decodes the next chunk; undefined stands for the end. */
function decoderOf(head: Buffer): (chunk: Buffer | undefined) => Buffer {
  const [first, second] = head
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return utf16('utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return utf16('utf-16be')
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(
    head.toString('latin1', hasMark(head) ? UTF8_MARK.length : 0, HEAD_BYTES),
  )?.[1]
  if (declared !== undefined && !/^(utf-?8|us-ascii|ascii)$/i.test(declared))
    throw new SourceBroken(
      `The workbook is damaged: one of its parts is in an encoding that no workbook may have. ${SAVE_AGAIN}`,
    )
  return utf8()
}

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf])
const hasMark = (head: Buffer): boolean => head.subarray(0, UTF8_MARK.length).equals(UTF8_MARK)

function utf16(encoding: string): (chunk: Buffer | undefined) => Buffer {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (chunk) => {
    try {
      return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }))
    } catch (error) {
      throw notText(error)
    }
  }
}

/** Checks the bytes. A character that a chunk cuts moves to the next chunk. */
function utf8(): (chunk: Buffer | undefined) => Buffer {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  return (chunk) => {
    if (chunk === undefined) {
      if (rest.length > 0) throw notText()
      return rest
    }
    let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    if (isFirst && hasMark(bytes)) bytes = bytes.subarray(UTF8_MARK.length)
    isFirst = false
    rest = Buffer.alloc(0)
    if (isAscii(bytes)) return bytes
    const end = wholeCharacters(bytes)
    rest = Buffer.from(bytes.subarray(end))
    const whole = bytes.subarray(0, end)
    if (!isUtf8(whole)) throw notText()
    return whole
  }
}

/** @returns the index after the last character that is complete */
function wholeCharacters(bytes: Buffer): number {
  let lead = bytes.length - 1
  while (lead > 0 && bytes.length - lead < 4 && (bytes[lead]! & 0xc0) === 0x80) lead--
  const byte = bytes[lead]!
  const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
  return lead + length > bytes.length ? lead : bytes.length
}

const notText = (cause?: unknown): SourceBroken =>
  new SourceBroken(
    `The workbook is damaged: one of its parts has bytes that are not characters. ${SAVE_AGAIN}`,
    { cause },
  )
