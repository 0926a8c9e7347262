import { QualityError } from '../model/errors.ts'
import type { Warehouse } from '../model/warehouse/warehouse.ts'

const inMb = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The disk has no room for the copy that replaces the file of a repository. */
export class CompactionTooLarge extends QualityError {
  constructor(name: string, needed: number, available: number) {
    super(
      `Compacting the repository ${name} needs ${inMb(needed)} of disk space for a copy, and ${inMb(available)} are free. Free some space first.`,
    )
  }
}

/**
 * Returns the space of deleted and replaced rows of a repository to the disk.
 * @param tell called with a sentence before the work begins
 * @returns the freed bytes; undefined if the engine has the rows on no disk of this server
 * @throws CompactionTooLarge, WarehouseUnavailable
 */
export async function compactWarehouse(
  { disk }: Warehouse,
  name: string,
  signal: AbortSignal,
  tell: (sentence: string) => void,
): Promise<number | undefined> {
  if (disk === undefined) return undefined
  const before = await disk.usage()
  const needed = before.bytes - before.freeBytes
  if (needed > before.availableBytes) throw new CompactionTooLarge(name, needed, before.availableBytes)
  tell(
    `The repository ${name} is being compacted. Its copy needs ${inMb(needed)} of disk space; ${inMb(before.availableBytes)} are free.`,
  )
  await disk.compact(signal)
  return Math.max(0, before.bytes - (await disk.usage()).bytes)
}
