import type { Attribute } from '../../../model/attribute.ts'
import { duplicatesPath, type RepositoryRef } from '../../../model/links.ts'
import type { ComparedRows } from '../../../model/warehouse/whole-row-store.ts'
import { integer, optional, percentage } from '../../columns.ts'
import { listingOf, type Listing } from '../../listing.ts'
import type { ServedLoad } from '../../served-load.ts'
import { numberName, unusedName } from './rows-listing.ts'
import { servedRowsListing } from './served-rows.ts'

/**
 * The number of rows of a load for each number of copies.
 * @throws TableUnknown
 */
export async function duplicatesIndicatorListing(
  load: ServedLoad,
  repository: RepositoryRef,
): Promise<Listing> {
  const { entity, warehouse } = load
  const { loadedRows } = entity
  const compared = comparedRows(load, await load.attributes())
  return listingOf({
    view: 'Duplicates Indicator',
    key: ['_col0'],
    numbering: undefined,
    computedFrom: loadedRows,
    // At most the square root of twice as many, since each number of copies needs so many rows.
    scannedRows: { count: Math.ceil(Math.sqrt(2 * loadedRows)), isTable: false },
    from: () => warehouse.wholeRows.copyCounts(compared),
    url: ({ _col0 = '' }) => duplicatesPath(repository, entity.number, _col0),
    columns: new Map([
      ['_col0', integer('Value', 'Number of copies of a row; 1 if the row is unique', 'copies')],
      [
        '_col1',
        integer('Frequency', 'Number of rows with this number of copies, all copies counted', 'rows'),
      ],
      [
        '_col2',
        percentage(
          'Dist %',
          'Percentage of the rows of the entity with this number of copies',
          warehouse.dialect.share('rows', Math.max(loadedRows, 1)),
        ),
      ],
    ]),
  })
}

/**
 * The rows with a number of copies, with the columns of the listing of all rows. Equal rows are together; the first row
 * of each group decides the order.
 * @param copies undefined if only the columns matter
 * @param where the condition of the request
 * @throws TableUnknown
 */
export async function duplicatesListing(
  load: ServedLoad,
  copies: number | undefined = 1,
  where: string | undefined,
): Promise<Listing> {
  const { entity, warehouse } = load
  const { loadedRows } = entity
  const listing = await servedRowsListing(load, undefined, where)
  const attributes = await load.attributes()
  const rows = warehouse.wholeRows.copied(comparedRows(load, attributes), copies)
  const isPossible = copies <= loadedRows
  const place = unusedName('_place', attributes)
  return listingOf({
    ...listing,
    view: 'Duplicates',
    key: [place],
    restrictedBy: [numberName(attributes)],
    numbering: isPossible
      ? {
          isGapless: false,
          total: loadedRows,
          mustCount: true,
          lookUp: {
            at: (first, last) => rows.at(first, last),
            numbered: (places) => rows.withPlaces(places),
          },
        }
      : { isGapless: false, total: 0 },
    scannedRows: { count: loadedRows, isTable: false },
    from: () => (isPossible ? rows.all() : rows.all().whereIn('place', [])),
    columns: new Map([
      ...listing.columns,
      [
        place,
        optional(
          integer('Place', 'Identifies the row: from its number and that of the first equal row', 'place'),
        ),
      ],
    ]),
  })
}

/** The rows of a load, compared by the attributes of the source, because virtual attributes follow from them. */
const comparedRows = ({ entity }: ServedLoad, attributes: readonly Attribute[]): ComparedRows => ({
  load: entity,
  attributeIds: attributes.filter(({ virtual }) => virtual === undefined).map(({ id }) => id),
})
