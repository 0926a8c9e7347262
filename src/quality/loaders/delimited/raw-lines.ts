import { openBytes } from '../records/open-bytes.ts'
import { openTranscoder } from '../../values/encodings.ts'
import type { LinesRequest } from '../records/reader-task.ts'
import { nothingWithin } from '../errors.ts'

/** The length at which a line is cut, in UTF-16 units. */
export const LINE_LENGTH = 4096
/** The most bytes that are read for lines. */
const MAX_SHOWN_BYTES = 4 << 20

/**
 * The first lines of a file, unchanged. CR LF, LF or CR ends a line, and each line is cut at 4,096 characters. U+FFFD
 * replaces undecodable bytes. There are fewer lines than requested if the file has no more, or if they take more than
 * 4 MiB.
 * @throws ReadingError, or the system's error if the file cannot be read
 */
export async function rawLines({ bytes: file, encoding, lines, ...limits }: LinesRequest): Promise<string[]> {
  const source = await openBytes(file, limits)
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
    // CR LF counts as two ends, so twice as many ends are enough in any case.
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
