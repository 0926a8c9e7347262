import { ByteSource } from './byte-source.ts'
import { openTranscoder } from '../../values/encodings.ts'
import type { LinesRequest } from './reader-task.ts'
import { nothingWithin } from '../errors.ts'

/** What is shown of a line, in UTF-16 units; and of a file with few line ends, in bytes. */
const LINE_LENGTH = 4096
const MAX_SHOWN_BYTES = 4 << 20

/**
 * The first lines of a file as they stand there, whatever ends them (CR LF, LF or CR), each cut at 4,096 characters;
 * U+FFFD stands for what cannot be decoded. Fewer lines than asked for where the file has no more, or where they
 * take more than 4 MiB.
 * @throws ReadingError, or the system's error where the file cannot be read
 */
export async function rawLines({ path, encoding, lines, ...limits }: LinesRequest): Promise<string[]> {
  const source = await ByteSource.open(path, limits)
  const transcoder = openTranscoder(encoding)
  const pieces: Buffer[] = []
  let isCut = false
  let bytes = 0
  let ends = 0
  for await (const chunk of source.chunks()) {
    const piece = transcoder.push(chunk)
    pieces.push(piece.bytes)
    bytes += piece.bytes.length
    for (const byte of piece.bytes) if (byte === 0x0a || byte === 0x0d) ends++
    // CR LF counts as two ends: twice as many make sure that there are enough lines.
    isCut = ends > 2 * lines || bytes > MAX_SHOWN_BYTES
    if (isCut) break
  }
  isCut ||= source.isCut
  if (!isCut) pieces.push(transcoder.end().bytes)
  if (source.isCut && bytes === 0) throw nothingWithin(limits.firstBytes)
  const found = Buffer.concat(pieces)
    .toString()
    .split(/\r\n|\n|\r/)
  if (!isCut && found.at(-1) === '') found.pop()
  return found.slice(0, lines).map((line) => line.slice(0, LINE_LENGTH))
}
