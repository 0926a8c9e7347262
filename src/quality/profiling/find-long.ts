import { rowsTable } from '../model/warehouse/load-tables.ts'
import type { ProfileRequest } from './profile-request.ts'

/**
 * Values that the engine groups and sorts together may take at most this share of the memory. The patterns of values
 * with a run for every second character, expanded from lists of runs, take forty times as much as the values.
 */
const SHARE_TOGETHER = 1 / 50

/** Number of values that the engine processes together. */
const VALUES_TOGETHER = 2048

/** Bytes of a character in UTF-8. */
const MAX_BYTES_OF_CHARACTER = 4

/** @returns the ids of the attributes whose values are too long for plain grouping and sorting */
export async function findLong(
  request: Pick<ProfileRequest, 'warehouse' | 'entityId' | 'generation' | 'attributes' | 'rows' | 'signal'>,
): Promise<number[]> {
  const { warehouse, entityId, generation, attributes, signal } = request
  const { memoryMb = Infinity } = warehouse
  const most = memoryMb * 1_000_000 * SHARE_TOGETHER
  const together = Math.min(request.rows, VALUES_TOGETHER)
  const rows = rowsTable(entityId, generation)
  const long: number[] = []
  for (const { id, summary } of attributes) {
    if (summary.maxLength * MAX_BYTES_OF_CHARACTER * together <= most) continue
    const asked = { rows, attribute: id, values: VALUES_TOGETHER }
    if ((await warehouse.profiles.longestBytes(asked, signal)) > most) long.push(id)
  }
  return long
}
