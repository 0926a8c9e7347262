import type { CorrectedDependency } from '../../../model/dependency.ts'
import { loadRefOf } from '../../../model/warehouse/dependency-store.ts'
import { integer, optional, text, type Column } from '../../columns.ts'
import { listingOf, type Listing } from '../../listing.ts'
import type { ServedLoad } from '../../served-load.ts'

/** Dependencies to be corrected, with the load whose rows they are about. */
export interface CorrectionsOfLoad {
  readonly load: ServedLoad
  readonly dependencies: readonly CorrectedDependency[]
}

/**
 * The corrections of dependencies: one for each left value with several right values.
 * @param isDetailed true to show the numbers of rows and the names of the attributes without a request
 */
export function correctionsListing(
  { load: { entity, warehouse }, dependencies }: CorrectionsOfLoad,
  isDetailed: boolean,
): Listing {
  const detail = (column: Column): Column => (isDetailed ? column : optional(column))
  return listingOf({
    view: 'Corrections of dependencies',
    key: ['_rowid'],
    numbering: undefined,
    computedFrom: entity.loadedRows,
    scannedRows: { count: entity.loadedRows, isTable: false },
    from: () => warehouse.dependencies.corrections(loadRefOf(entity), dependencies),
    url: undefined,
    rowMetadata: { name: 'origin', sql: 'origin', read: (origin) => (origin === '' ? undefined : origin) },
    columns: new Map<string, Column>([
      ['_lhs', text('Determinant', 'The left attributes with their values', 'lhs')],
      ['_rhs', text('Dependent', 'The right attribute with the value that it should have', 'rhs')],
      [
        '_correction',
        text('Corrector', 'Script that sets the value; empty if no value is the most frequent', 'correction'),
      ],
      [
        'contradiction.COUNT',
        detail(integer('Frequency', 'Number of rows that the correction changes', 'corrected')),
      ],
      ['_lhnames', detail(text('Lh Attrs', 'Names of the left attributes', 'lhnames'))],
      ['_rhname', detail(text('Rh Attr', 'Name of the right attribute', 'rhname'))],
      [
        '_expression',
        optional(
          text(
            'Expression',
            'The correction as an expression of the value of the right attribute',
            'expression',
          ),
        ),
      ],
      [
        '_origin',
        optional(
          text(
            'Origin',
            'resolved if a user chose the value, majority if most rows have it, empty if there is no correction',
            'origin',
          ),
        ),
      ],
      ['_rowid', optional(integer('Ref', 'Number of the record, from 1', 'n'))],
    ]),
  })
}
