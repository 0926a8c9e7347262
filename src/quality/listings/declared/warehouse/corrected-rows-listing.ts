import { loadRefOf } from '../../../model/warehouse/dependency-store.ts'
import type { Listing } from '../../listing.ts'
import type { CorrectionsOfLoad } from './corrections-listing.ts'
import { rowsListing } from './rows-listing.ts'

/**
 * The rows of an entity with the corrections of dependencies. Conditions and orders are about the corrected values, so
 * what is known of the loaded values does not hold for the corrected attributes.
 * @throws TableUnknown
 */
export async function correctedRowsListing({ load, dependencies }: CorrectionsOfLoad): Promise<Listing> {
  const { entity, warehouse } = load
  const attributes = await load.attributes()
  const ids = attributes.map(({ id }) => id)
  const rows = rowsListing(warehouse.dialect, entity, attributes)
  const corrected = new Set(dependencies.map(({ definition }) => definition.rhs))
  const names = new Set(attributes.filter(({ id }) => corrected.has(id)).map(({ name }) => name))
  return {
    ...rows,
    view: 'Corrected rows',
    from: () => warehouse.dependencies.correctedRows(loadRefOf(entity), ids, dependencies),
    numbering: { isGapless: false, total: entity.loadedRows },
    columns: new Map(
      Array.from(rows.columns, ([name, column]) => {
        const { operand } = column
        if (!names.has(name) || operand.raw === undefined) return [name, column]
        const raw = { ...operand.raw, isClean: false, hasNoBlanks: false, profiled: undefined }
        return [name, { ...column, longest: undefined, operand: { ...operand, raw } }]
      }),
    ),
  }
}
