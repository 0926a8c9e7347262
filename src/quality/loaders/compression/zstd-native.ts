import { pipeline, Readable, type Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { Damaged } from './damaged.ts'
import type { Frame } from './zstd-frame.ts'

/** Node has it from 22.15 on. */
const { createZstdDecompress } = zlib as typeof zlib & {
  readonly createZstdDecompress?: (options: { readonly chunkSize: number }) => Transform
}

const CHUNK_BYTES = 1 << 18

/** True if this Node can expand zstd itself. */
export const isNative = (): boolean => createZstdDecompress !== undefined

/** Expands a frame by Node's decoder, which verifies the checksum. @throws Damaged, or the error of the blocks */
export async function* expandNatively(frame: Frame): AsyncGenerator<Buffer> {
  const expanded = createZstdDecompress!({ chunkSize: CHUNK_BYTES })
  pipeline(Readable.from(bytesOf(frame), { objectMode: false }), expanded, () => undefined)
  try {
    yield* expanded as AsyncIterable<Buffer>
  } catch (error) {
    if (!/^(Z_|ZSTD_)/.test(String((error as NodeJS.ErrnoException).code))) throw error
    throw new Damaged('zstd', { cause: error })
  }
}

async function* bytesOf({ headerBytes, blocks, checksum }: Frame): AsyncGenerator<Buffer> {
  yield headerBytes
  yield* blocks
  const sum = await checksum()
  if (sum.length > 0) yield sum
}
