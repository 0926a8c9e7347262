import { rowsTable } from '../model/warehouse/load-tables.ts'
import { ValueTooLong } from './errors.ts'
import type { ProfileRequest } from './profile-request.ts'

/** Bytes of a character in UTF-8. */
const MAX_BYTES_OF_CHARACTER = 4

/**
 * Rejects a value whose patterns and phonetic codes would take gigabytes of memory, before the profiling begins.
 * @throws ValueTooLong
 */
export async function checkLongest({
  warehouse,
  entityId,
  generation,
  attributes,
  longestBytes = Infinity,
  signal,
}: Pick<
  ProfileRequest,
  'warehouse' | 'entityId' | 'generation' | 'attributes' | 'longestBytes' | 'signal'
>): Promise<void> {
  for (const { id, name, summary } of attributes) {
    if (summary.maxLength * MAX_BYTES_OF_CHARACTER <= longestBytes) continue
    const asked = { rows: rowsTable(entityId, generation), attribute: id, values: 1 }
    const bytes = await warehouse.profiles.longestBytes(asked, signal)
    if (bytes > longestBytes) {
      throw new ValueTooLong(
        `The longest value of ${name} has ${bytes.toLocaleString('en')} bytes, and values of up to ${longestBytes.toLocaleString('en')} bytes can be profiled: raise PROFILED_VALUE_BYTES (each million bytes takes about 1 GB of memory), or load the source without this column.`,
      )
    }
  }
}
