import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { ImportError } from '../import-error.ts'

/** An encoding in the declaration of a document. */
const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/

/**
 * The text of a document by its byte order mark or its declaration, in parts.
 *
 * @param onBytes called with the number of bytes read so far
 * @throws ImportError for an unknown encoding, and for bytes that are not in it
 */
export async function* xmlText(
  stream: Readable,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string, void, void> {
  let decoder: TextDecoder | undefined
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    decoder ??= decoderOf(chunk)
    bytes += chunk.length
    onBytes(bytes)
    yield decoded(decoder, chunk)
  }
  if (decoder !== undefined) yield decoded(decoder)
}

function decoderOf(start: Buffer): TextDecoder {
  const mark = start.length >= 2 ? start.readUInt16BE(0) : 0
  const declared = DECLARATION.exec(start.subarray(0, 200).toString('latin1'))?.[1] ?? 'utf-8'
  const name = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : declared
  try {
    return new TextDecoder(name, { fatal: true })
  } catch (error) {
    throw new ImportError(
      `The document has the unknown encoding ${JSON.stringify(name)}. Convert it to UTF-8.`,
      {
        cause: error,
      },
    )
  }
}

function decoded(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch (error) {
    throw new ImportError(
      `The document contains bytes that are not ${decoder.encoding.toUpperCase()}. Correct the encoding in its first line, or convert it with iconv.`,
      { cause: error },
    )
  }
}
