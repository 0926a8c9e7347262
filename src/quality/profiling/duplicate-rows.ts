import type { AttributeProfile } from '../model/profile.ts'
import type { RowsOfLoad } from '../model/warehouse/whole-row-store.ts'
import { DiskFull, MemoryShort, OutOfMemory, type Warehouse } from '../model/warehouse/warehouse.ts'
import type { Attribute } from '../model/attribute.ts'

/** The rows are too many for the engine. A profile is complete without their number. */
const TOO_MANY = [OutOfMemory, MemoryShort, DiskFull]

export interface DuplicateRowsRequest {
  readonly warehouse: Warehouse
  readonly load: RowsOfLoad
  readonly attributes: readonly Pick<Attribute, 'id' | 'virtual'>[]
  /** In the order of the attributes. */
  readonly profiles: readonly AttributeProfile[]
  readonly signal: AbortSignal
}

/**
 * The number of rows that repeat an earlier row in all attributes of the source. Virtual attributes follow from these.
 * No row is read if an attribute of the source is unique.
 * @returns undefined if the memory and the disk of the engine do not suffice for so many different rows
 * @throws the other errors of Warehouse.read, or the signal's reason
 */
export async function countDuplicateRows(request: DuplicateRowsRequest): Promise<number | undefined> {
  const { warehouse, load, attributes, profiles, signal } = request
  const compared = attributes.flatMap(({ id, virtual }, index) =>
    virtual === undefined ? [{ id, profile: profiles[index]! }] : [],
  )
  if (load.loadedRows < 2 || compared.some(({ profile }) => profile.distinct === profile.rows)) return 0
  const query = warehouse.wholeRows.duplicates({ load, attributeIds: compared.map(({ id }) => id) })
  try {
    let duplicates = 0
    for await (const rows of warehouse.read(query, signal)) duplicates += Number(rows[0]!['duplicates'])
    return duplicates
  } catch (error) {
    if (TOO_MANY.some((kind) => error instanceof kind)) return undefined
    throw error
  }
}
