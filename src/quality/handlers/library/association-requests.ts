/** Converts the contract's references of the library to the types of the services. */
import type { AttributeMapping, EntityNumber, LibraryNumber } from '../../../../generated/quality/types.ts'
import { InvalidData } from '../../model/errors.ts'
import type { AssociationRef } from '../../services/library/associations.ts'
import type { PairRequest } from '../../services/library/mappings.ts'

interface Refs {
  readonly library: LibraryNumber
  readonly entity: EntityNumber
}

export const readRefs = ({ library, entity }: Refs): AssociationRef => ({
  library: Number(library),
  entity: Number(entity),
})

export const readPairs = (mapping: AttributeMapping): PairRequest[] =>
  mapping.map(({ realAttr, libAttr }) => ({ realAttr: Number(realAttr), libAttr: Number(libAttr) }))

/**
 * Checks the references of a body against those of the path.
 * @throws InvalidData
 */
export function readRefsOfPath(data: Refs, path: Partial<AssociationRef>): AssociationRef {
  const refs = readRefs(data)
  const faults = (['library', 'entity'] as const).flatMap((member) => {
    const own = path[member]
    if (own === undefined || own === refs[member]) return []
    const what = member === 'library' ? 'library entity' : 'entity'
    const detail = `The path names the ${what} ${own}, not ${refs[member]}; send the number of the path.`
    return [{ pointer: `/data/${member}`, detail }]
  })
  if (faults.length > 0) throw new InvalidData(faults)
  return refs
}
