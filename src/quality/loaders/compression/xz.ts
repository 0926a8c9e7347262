import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import xz from 'xz-decompress'
import { CannotExpand } from '../errors.ts'
import { Damaged } from './damaged.ts'

/** Codes of the decoder (`xz_ret` of XZ Embedded) that do not mean damage. */
const [NO_MEMORY, MEMORY_LIMIT, OPTIONS] = [3, 4, 6]

/**
 * Expands xz, one stream or several, with padding between and after them. The checksums of blocks and of the index are
 * verified.
 * @throws Damaged, CannotExpand, or the error of the stream
 */
export async function* expandXz(compressed: Readable): AsyncGenerator<Buffer> {
  try {
    const expanded = new xz.XzReadableStream(Readable.toWeb(compressed))
    for await (const chunk of expanded as unknown as WebStream<Uint8Array>)
      if (chunk.length > 0) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
  } catch (error) {
    throw faultOf(error)
  } finally {
    // The decoder leaves its input open after an error.
    compressed.destroy()
  }
}

function faultOf(error: unknown): unknown {
  const [, code] = /^get_next_output failed with error code (\d+)$/.exec((error as Error).message) ?? []
  // The decoder fails so if the file ends before its header, or if its memory is addressed wrongly.
  if (error instanceof TypeError || (error as Error).name === 'RuntimeError')
    return new Damaged('xz', { cause: error })
  if (code === undefined) return error
  if ([NO_MEMORY, MEMORY_LIMIT].includes(Number(code)))
    return new CannotExpand(
      'The xz file needs a dictionary of more than 64 MB to be expanded. Compress it again with `xz -9` or a lower level.',
    )
  if (Number(code) === OPTIONS)
    return new CannotExpand(
      'The xz file has a checksum or a filter that cannot be read, such as SHA-256, delta or a filter of programs. Compress it again with `xz` without options.',
    )
  return new Damaged('xz', { cause: error })
}
