import { RowUnknown } from '../../../model/errors.ts'
import { rowsHoldingPath, type RepositoryRef } from '../../../model/links.ts'
import { integer, percentage, sized, text, type Column } from '../../columns.ts'
import { listingOf, type Listing } from '../../listing.ts'
import type { ServedLoad } from '../../served-load.ts'
import { namedBy } from './holding.ts'
import { sentences, textSizes } from './text-sizes.ts'

/** A form of a value can be longer than the value: it can have a backslash before each character. */
const MAX_FORM_FACTOR = 2

/**
 * The values of a row, one record for each attribute, with what the profile tells of them.
 * @param row its number; undefined if only the columns matter
 * @throws NotProfiled, RowUnknown, TableUnknown
 */
export async function rowDetailsListing(
  load: ServedLoad,
  repository: RepositoryRef,
  row: number | undefined,
): Promise<Listing> {
  const { entity, warehouse } = load
  const attributes = await load.profiledAttributes()
  if (row !== undefined && row > entity.loadedRows) throw new RowUnknown(row, entity.loadedRows)
  const details = attributes.map(({ id, humanName, profile }) => ({
    id,
    humanName,
    inferredType: profile.inferredType,
    nulls: profile.nulls,
  }))
  const { dialect } = warehouse
  const longest = attributes.reduce((most, { profile }) => Math.max(most, profile.maxLength), 0)
  const values = textSizes({ maxLength: longest }, undefined)
  const forms = textSizes({ maxLength: MAX_FORM_FACTOR * longest }, undefined)
  return listingOf({
    view: 'Row Details',
    key: ['ATTRIBUTE_ID'],
    order: 'place',
    numbering: undefined,
    // The values are looked up among all distinct values.
    computedFrom: attributes.reduce((sum, { profile }) => sum + profile.distinct, 0),
    scannedRows: { count: attributes.length, isTable: false },
    from: () => warehouse.wholeRows.details(entity, row ?? 1, details),
    urlParts: { named: namedBy('value', dialect) },
    url: ({ ATTRIBUTE_ID = '', named = '' }) =>
      named === ''
        ? rowsHoldingPath(repository, entity.number, Number(ATTRIBUTE_ID), 'null', ':')
        : rowsHoldingPath(repository, entity.number, Number(ATTRIBUTE_ID), 'value', named),
    columns: new Map<string, Column>([
      ['ATTRIBUTE_ID', integer('Ref', 'Number of the attribute in its entity', 'attribute')],
      ['_humanised_name', sized(text('Name', 'Name of the attribute, as in the source', 'name'), sentences)],
      ['VALUE', sized(text('Value', 'Value of the row; empty if it is null', 'value'), values)],
      ['value.TYPE', sized(text('Inferred Type', 'Inferred type of the attribute', 'type'), sentences)],
      ['FREQUENCY_COUNT', integer('Frequency', 'Number of rows that have the same value', 'frequency')],
      [
        '_distribution',
        {
          ...percentage(
            'Distribution',
            'Percentage of the rows of the entity that have the same value',
            dialect.share('frequency', Math.max(entity.loadedRows, 1)),
          ),
          order: ['frequency'],
        },
      ],
      ['_pattern', sized(text('Pattern', 'Default pattern of the value', 'pattern'), forms)],
      ['_mask', sized(text('Mask', 'Mask of the value: A for a letter, N for a digit', 'mask'), forms)],
    ]),
  })
}
