import type { RecordFraming } from '../../model/entity-source.ts'
import { BadRecordLength } from '../errors.ts'
import type { Bytes } from './frames.ts'

/**
 * The bytes of a file without its header and trailer. A file that has fewer bytes than both ends the chunks with
 * BadRecordLength.
 */
export function withoutEdges(
  source: Bytes,
  { fileHeaderBytes = 0, fileTrailerBytes = 0 }: RecordFraming,
): Bytes {
  if (fileHeaderBytes + fileTrailerBytes === 0) return source
  return {
    get bytesRead() {
      return source.bytesRead
    },
    get compression() {
      return source.compression
    },
    get isCut() {
      return source.isCut
    },
    async *chunks() {
      let skipped = 0
      /** The last bytes so far, which may be the trailer. */
      let held: Buffer = Buffer.alloc(0)
      for await (const chunk of source.chunks()) {
        const rest = chunk.subarray(fileHeaderBytes - skipped)
        skipped += chunk.length - rest.length
        held = held.length === 0 ? rest : Buffer.concat([held, rest])
        const ready = held.length - fileTrailerBytes
        if (ready <= 0) continue
        yield held.subarray(0, ready)
        held = held.subarray(ready)
      }
      const missing = fileHeaderBytes - skipped + fileTrailerBytes - held.length
      if (missing > 0 && !source.isCut)
        throw tooShort(skipped + held.length, fileHeaderBytes + fileTrailerBytes)
    },
  }
}

const tooShort = (bytes: number, edges: number): BadRecordLength =>
  new BadRecordLength(
    `The file has ${bytes} bytes, fewer than the ${edges} bytes of its header and trailer: correct fileHeaderBytes or fileTrailerBytes.`,
  )
