import { InvalidParameter, NotQueryable } from '../model/errors.ts'
import type { Layer, SortKey } from '../model/collection-store.ts'
import { isNested, type Column } from '../model/column.ts'
import { ID } from '../model/feature-id.ts'
import { nearestName, someOf } from '../../lib/nearest-name.ts'

/** Positions of the columns of a layer by their names. */
const positions = new WeakMap<Layer, ReadonlyMap<string, number>>()

/** The position of a property among the columns of a layer, if it is a column. */
export function positionOf(layer: Layer, name: string): number | undefined {
  let known = positions.get(layer)
  if (known === undefined) {
    known = new Map(layer.columns.map((column, position) => [column.name, position]))
    positions.set(layer, known)
  }
  return known.get(name)
}

/** True if the data has a column of this name that does not support filtering or sorting. */
export const isUnqueryable = (layer: Layer, name: string): boolean =>
  isIdOrGeometry(layer, name) || layer.hidden?.includes(name) === true

const isIdOrGeometry = ({ key, id, geometry }: Layer, name: string): boolean =>
  name === key.column || name === id?.column || name === geometry?.column

/**
 * The names of a list. An entry has commas if they were percent-encoded. Clients encode the commas within names, and some
 * also those between names, so the longest names that the collection has are taken first.
 */
function* namesIn(layer: Layer, entries: readonly string[], nameOf = (entry: string) => entry) {
  const isKnown = (entry: string): boolean => {
    const name = nameOf(entry)
    return positionOf(layer, name) !== undefined || isUnqueryable(layer, name)
  }
  for (const entry of entries) {
    const parts = entry.split(',')
    for (let from = 0; from < parts.length;) {
      let to = Math.min(parts.length, from + MAX_PARTS)
      while (to > from + 1 && !isKnown(parts.slice(from, to).join(','))) to--
      yield parts.slice(from, to).join(',')
      from = to
    }
  }
}

/** The most parts of a name that commas separate. */
const MAX_PARTS = 16

/**
 * The columns of a `properties` parameter, in the order of the layer. The identifier and the geometry may be
 * named and are always included; a single empty name selects no column.
 *
 * @throws InvalidParameter for a name that the collection does not have
 */
export function readSelection(layer: Layer, entries: readonly string[]): readonly number[] {
  const selected = new Set<number>()
  const names = [...namesIn(layer, entries)]
  for (const name of names) {
    const position = positionOf(layer, name)
    if (position !== undefined) selected.add(position)
    else if (name !== ID && !isIdOrGeometry(layer, name) && (name !== '' || names.length > 1)) {
      throw new InvalidParameter(
        'properties',
        `The collection has no property "${name}".${hint(layer, name)}`,
      )
    }
  }
  return [...selected].sort((a, b) => a - b)
}

/**
 * The order of a `sortby` parameter: names of columns with an optional prefix `-` or `+`. A query decodes a
 * plus to a blank, so a blank counts as a plus.
 *
 * @throws NotQueryable for a name that does not support sorting
 * @throws InvalidParameter for a repeated name
 */
export function readSort(layer: Layer, entries: readonly string[]): readonly SortKey[] {
  const keys: SortKey[] = []
  for (const entry of namesIn(layer, entries, withoutSign)) {
    const name = withoutSign(entry)
    const column = positionOf(layer, name)
    if (column === undefined) {
      const fault = isUnqueryable(layer, name)
        ? `Features can't be sorted by "${name}".`
        : `The collection has no property "${name}" to sort by.`
      const sortable = layer.columns.filter(({ type }) => !isNested(type))
      throw new NotQueryable(name, fault + hint({ columns: sortable }, name))
    }
    if (isNested((layer.columns[column] as Column).type)) {
      throw new NotQueryable(name, `Features can't be sorted by "${name}", because its values are nested.`)
    }
    if (keys.some((key) => key.column === column)) {
      throw new InvalidParameter(
        'sortby',
        `The property "${name}" occurs twice in sortby. Remove one of them.`,
      )
    }
    keys.push({ column, descending: entry.startsWith('-') })
  }
  return keys
}

const withoutSign = (entry: string): string => (/^[-+ ]/.test(entry) ? entry.slice(1) : entry)

function hint({ columns }: Pick<Layer, 'columns'>, name: string): string {
  const names = columns.map((column) => column.name)
  if (names.length === 0) return ' It has no properties.'
  const nearest = nearestName(name, names)
  if (nearest !== undefined) return ` Did you mean "${nearest}"?`
  return ` Its properties are ${someOf(names.map((known) => `"${known}"`))}.`
}
