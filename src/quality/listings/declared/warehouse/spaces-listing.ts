import { valuesTable } from '../../../model/warehouse/load-tables.ts'
import { VALUE_TYPES } from '../../../model/reading.ts'
import type { Listing } from '../../listing.ts'
import type { ServedLoad } from '../../served-load.ts'
import type { CountedAttribute } from './attribute-scope.ts'
import { servedRowsListing } from './served-rows.ts'

const BLANK = VALUE_TYPES.indexOf('blank')

/**
 * The rows whose value of an attribute is white space alone or empty, with the columns of the listing of all rows. The profile has
 * found the blank values, so its count is that of these rows.
 * @param where the condition of the request
 * @throws TableUnknown
 */
export async function spacesListing(
  load: ServedLoad,
  { id, profile }: CountedAttribute,
  where: string | undefined,
): Promise<Listing> {
  const { entity, warehouse } = load
  const listing = await servedRowsListing(load, undefined, where)
  const blanks = () =>
    warehouse
      .knex(valuesTable(entity.id, entity.generation))
      .where({ attribute: id, type: BLANK })
      .select('value')
  return {
    ...listing,
    view: 'Spaces',
    numbering: {
      isGapless: false,
      total: profile.blanks,
      find: (rows) => rows.whereIn(`c${id}`, profile.blanks === 0 ? [] : blanks()),
    },
  }
}
