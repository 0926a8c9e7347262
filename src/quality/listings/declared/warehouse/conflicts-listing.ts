import type { DependencyDefinition } from '../../../model/dependency.ts'
import { loadRefOf } from '../../../model/warehouse/dependency-store.ts'
import { integer, optional, type Column } from '../../columns.ts'
import { listingOf, type Listing } from '../../listing.ts'
import type { ServedLoad } from '../../served-load.ts'
import { attributeColumn, unusedName, numberName } from './rows-listing.ts'

/** A key or dependency of an entity, with the load whose rows it is about. */
export interface DependencyOfLoad {
  /** In the catalogue. */
  readonly id: number
  readonly load: ServedLoad
  readonly definition: DependencyDefinition
}

/**
 * The conflicts of a dependency: each pair of a left value and a right value, where the left value has several right
 * values. For a key: each value that repeats. The left values with the most rows come first.
 * @throws AttributeUnknown, TableUnknown
 */
export async function conflictsListing({ load, definition }: Omit<DependencyOfLoad, 'id'>): Promise<Listing> {
  const { entity, warehouse } = load
  const { lhs, rhs } = definition
  const isKey = rhs === undefined
  const sides = [
    ...lhs.map((id, i) => ({ id, sql: `l${i}` })),
    ...(rhs === undefined ? [] : [{ id: rhs, sql: 'r' }]),
  ]
  const attributes = await Promise.all(sides.map(({ id }) => load.attribute(id)))
  const number = numberName(attributes)
  return listingOf({
    view: isKey ? 'Duplicates of a key' : 'Conflicts of a dependency',
    key: [number],
    numbering: undefined,
    computedFrom: entity.loadedRows,
    scannedRows: { count: entity.loadedRows, isTable: false },
    from: () => warehouse.dependencies.conflicts(loadRefOf(entity), definition),
    url: undefined,
    columns: new Map<string, Column>([
      [
        unusedName('contradiction.COUNT', attributes),
        isKey
          ? integer('Duplicate Rows', 'Number of rows with the value', 'frequency')
          : integer('Frequency', 'Number of rows with the left and the right value', 'frequency'),
      ],
      ...attributes.map(
        (attribute, i) =>
          [attribute.name, attributeColumn(attribute, warehouse.dialect, sides[i]!.sql)] as const,
      ),
      [number, optional(integer('Ref', 'Number of the record, from 1', 'n'))],
    ]),
  })
}
