import type { Listing } from '../../listing.ts'
import type { DependencyOfLoad } from './conflicts-listing.ts'
import { servedRowsListing } from './served-rows.ts'

/**
 * The rows with some left values of a key or dependency, with the columns of the listing of all rows.
 * @param values one for each left attribute; undefined if only the columns matter
 * @param where the condition of the request
 * @throws TableUnknown
 */
export async function rowsOfValuesListing(
  { load, definition }: DependencyOfLoad,
  values: readonly (string | null)[] | undefined,
  where: string | undefined,
): Promise<Listing> {
  const { entity, warehouse } = load
  const listing = await servedRowsListing(load, undefined, where)
  const wanted = values ?? definition.lhs.map(() => null)
  return {
    ...listing,
    view: definition.rhs === undefined ? 'Rows of a duplicate key' : 'Rows of a conflict',
    numbering: {
      isGapless: false,
      total: entity.loadedRows,
      mustCount: true,
      find: warehouse.dependencies.rowsOf(definition, wanted),
    },
  }
}
