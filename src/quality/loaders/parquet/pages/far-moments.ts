import type { FileHandle } from 'node:fs/promises'
import { type Footer, INT96 } from './footer.ts'
import { PageStream } from './page-stream.ts'
import { leavesOf, type SchemaNode } from './schema.ts'

const JULIAN_EPOCH = 2_440_588
/** Moments within these days of 1970 have a number of microseconds in 8 bytes, whatever their time of day. */
const MAX_DAYS = 106_600_000

/**
 * True if a moment of the type INT96 is so far away that the engine turns it into another one.
 * @throws as `PageStream.next`
 */
export async function hasFarMoments(
  file: FileHandle,
  footer: Footer,
  schema: readonly SchemaNode[],
): Promise<boolean> {
  const leaves = schema.flatMap(leavesOf).filter(({ type }) => type === INT96)
  for (const { chunks } of footer.groups)
    for (const leaf of leaves) {
      const stream = new PageStream(file, leaf, chunks[leaf.leaf]!)
      for (let page = await stream.next(); page !== undefined; page = await stream.next()) {
        const { count, bytes, from } = page.values
        for (let index = 0; index < count; index++)
          if (Math.abs(bytes.readInt32LE(from(index) + 8) - JULIAN_EPOCH) > MAX_DAYS) return true
      }
    }
  return false
}
