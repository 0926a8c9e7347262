import { MAX_COLUMNS } from '../model/warehouse/warehouse.ts'
import type { ReadLimits } from '../model/reading.ts'

const RECORD_LIMIT_BYTES = 16 << 20
const REJECT_LIMIT_BYTES = 1 << 20

/** The limits of every reading. @param expandedBytes bytes that a compressed file may expand to */
export const readLimits = (expandedBytes: number): ReadLimits => ({
  recordBytes: RECORD_LIMIT_BYTES,
  columns: MAX_COLUMNS,
  rejectBytes: REJECT_LIMIT_BYTES,
  expandedBytes,
})
