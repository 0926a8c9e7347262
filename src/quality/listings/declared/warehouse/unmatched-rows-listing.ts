import { derive } from '../../../model/derived-figures.ts'
import type { Listing } from '../../listing.ts'
import { sourceOfJoin, type JoinedPair, type SideName } from './joined-pair.ts'
import { servedRowsListing } from './served-rows.ts'

/**
 * The rows of one side that join nothing. It has the columns of the listing of all rows.
 * @param where the condition of the request
 * @throws TableUnknown
 */
export async function unmatchedRowsListing(
  side: SideName,
  { join, sets, ...loads }: JoinedPair,
  where: string | undefined,
): Promise<Listing> {
  const listing = await servedRowsListing(loads[side], undefined, where)
  const unmatched = () => sets.unmatched(side).select('row')
  return {
    ...listing,
    view: side === 'left' ? 'Left rows without a match' : 'Right rows without a match',
    source: sourceOfJoin(join),
    numbering: {
      isGapless: false,
      total: derive(join.figures)[side].notMatchRows,
      find: (rows) => rows.whereIn('_rowid', unmatched()),
      between: (rows, first, last) => rows.whereIn('_rowid', unmatched().whereBetween('i', [first, last])),
    },
  }
}
