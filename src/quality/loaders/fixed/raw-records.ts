import { openTranscoder } from '../../values/encodings.ts'
import { LINE_LENGTH } from '../delimited/raw-lines.ts'
import { nothingWithin } from '../errors.ts'
import { ByteSource } from '../records/byte-source.ts'
import type { RecordLinesRequest } from '../records/reader-task.ts'
import type { Frames } from './frames.ts'
import { openFrames } from './open-frames.ts'
import { FOUND, LONG, MORE } from './record-formats/framing.ts'

/** The most bytes of a record that are shown; a character has at most four. */
const SHOWN_BYTES = 4 * LINE_LENGTH

const CONTROL = /\p{Cc}/gu

/**
 * The bytes of the first records of a file as text, each cut at 4,096 characters. A point replaces each control
 * character, and U+FFFD undecodable bytes.
 * @throws ReadingError, or the system's error if the file cannot be read
 */
export async function rawRecords(request: RecordLinesRequest): Promise<string[]> {
  const { path, member, format, lines, limits, firstBytes } = request
  const { expandedBytes } = limits
  const source = await ByteSource.open(path, { member, expandedBytes, firstBytes })
  const frames = openFrames(source, format, { ...limits, rejectBytes: SHOWN_BYTES })
  const records: string[] = []
  try {
    while (records.length < lines && (await frames.fill())) {
      let outcome = frames.next()
      for (; outcome !== MORE && records.length < lines; outcome = frames.next()) {
        if (outcome === FOUND) records.push(textOf(shownBytes(frames), format.encoding))
        else if (outcome === LONG) records.push(textOf(frames.framing.long!.raw, format.encoding))
        else return records
      }
    }
  } finally {
    await frames.close()
  }
  if (source.isCut && records.length === 0) throw nothingWithin(firstBytes)
  return records
}

function shownBytes({ window, framing: { start, end } }: Frames): Buffer {
  return window.bytes.subarray(start, Math.min(end, start + SHOWN_BYTES))
}

function textOf(bytes: Buffer, encoding: string): string {
  const transcoder = openTranscoder(encoding)
  const text = Buffer.concat([transcoder.push(bytes).bytes, transcoder.end().bytes]).toString()
  return text.replace(CONTROL, '.').slice(0, LINE_LENGTH)
}
