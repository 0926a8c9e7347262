import { open } from 'node:fs/promises'
import { writeAll } from '../../lib/files.ts'

/** Writes a content to a new file and waits until it is on the disk. @returns its bytes */
export async function writeTo(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  try {
    let bytes = 0
    for await (const chunk of content) {
      await writeAll(file, chunk)
      bytes += chunk.length
    }
    await file.sync()
    return bytes
  } finally {
    await file.close()
  }
}

/** Shows each piece before it is passed on. */
export async function* hashed<Piece extends Uint8Array>(
  pieces: AsyncIterable<Piece>,
  show: (piece: Piece) => unknown,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    show(piece)
    yield piece
  }
}
