import { QualityError } from '../errors.ts'
import { readLongestBytes } from '../stores/profiles/longest-bytes.ts'
import type { Warehouse } from '../stores/warehouse.ts'
import type { ProfileRequest } from './profiler.ts'

/** The values of an attribute are so long that their profile would take more memory than there is. */
export class ValuesTooLong extends QualityError {}

/**
 * Bytes of memory that the engine takes at most for each byte of the values that it looks at together: for texts whose
 * patterns have a run for every second character, which are spelled out by lists of runs.
 */
const MEMORY_A_BYTE = 50

/** Values that the engine looks at together. */
const VALUES_TOGETHER = 2048

/** Of a character in UTF-8. */
const MOST_BYTES = 4

/**
 * Refuses a profile that would not fit into the memory, before any work is done.
 * @param rows name of the table of the loaded rows
 * @throws ValuesTooLong
 */
export async function checkLengths(
  warehouse: Warehouse,
  rows: string,
  request: {
    readonly attributes: ProfileRequest['attributes']
    readonly rows: number
    readonly signal: AbortSignal
  },
): Promise<void> {
  const most = (warehouse.memoryMb * 1_000_000) / MEMORY_A_BYTE
  for (const { id, name, summary } of request.attributes) {
    const together = Math.min(request.rows, VALUES_TOGETHER)
    if (summary.maxLength * MOST_BYTES * together <= most) continue
    const bytes = await readLongestBytes(
      warehouse,
      { rows, attribute: id, values: VALUES_TOGETHER },
      request.signal,
    )
    if (bytes > most) throw new ValuesTooLong(sentence(name, bytes, most, warehouse.memoryMb))
  }
}

function sentence(name: string, bytes: number, most: number, memoryMb: number): string {
  const megabytes = (count: number): string => Math.ceil(count / 1_000_000).toLocaleString('en')
  const needed = Math.ceil((bytes * MEMORY_A_BYTE) / 1_000_000)
  return (
    `The longest ${VALUES_TOGETHER.toLocaleString('en')} values of ${name} take ${megabytes(bytes)} MB together, and ` +
    `with WAREHOUSE_MEMORY_MB ${memoryMb} they may take ${megabytes(most)} MB: raise it to ${needed}, or load without this column.`
  )
}
