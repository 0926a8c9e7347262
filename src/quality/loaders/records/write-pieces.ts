import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadEvent } from '../../model/reading.ts'
import type { PieceMessage } from './piece-reading.ts'

/**
 * Writes the pieces that a process sends in parts into files below a folder, and yields its events. The process needs
 * no folder and names no file, so it may have fewer rights than this one.
 * @throws what the messages throw, or the system's error
 */
export async function* writePieces(
  messages: AsyncIterable<PieceMessage>,
  folder: string,
): AsyncGenerator<ReadEvent> {
  let count = 0
  let piece: { readonly path: string; readonly file: FileHandle } | undefined
  const opened = async (of: 'rows' | 'rejects') => {
    const path = join(folder, `${of === 'rows' ? 'rows' : 'rejects'}-${++count}.csv`)
    return { path, file: await open(path, 'wx', 0o600) }
  }
  try {
    for await (const message of messages) {
      switch (message.kind) {
        case 'bytes':
          piece ??= await opened(message.of)
          await piece.file.appendFile(message.bytes)
          break
        case 'piece end': {
          const { path, file } = piece ?? (await opened(message.of))
          piece = undefined
          await file.close()
          yield { kind: message.of, path, rows: message.rows, bytesRead: message.bytesRead }
          break
        }
        case 'event':
          // Only this process writes pieces. A path of the other one could be that of any file.
          if (message.event.kind !== 'rows' && message.event.kind !== 'rejects') yield message.event
      }
    }
  } finally {
    await piece?.file.close()
  }
}
