import { nearestName, someOf } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import type { Layer } from '../../model/collection-store.ts'
import type { Column } from '../../model/column.ts'
import { ID, idColumnOf, idOf } from '../../model/feature-id.ts'
import type { Place } from '../ast.ts'
import type { GeometryValue, Value } from '../../model/filter.ts'

/** What a filter can use of a layer: the id, the columns and the geometry. */
export class Queryables {
  readonly #values: ReadonlyMap<string, Value>
  /** False for features without geometries. */
  readonly hasGeometry: boolean
  readonly #keys: ReadonlySet<string>
  /** Names of the data that are no queryables. */
  readonly #others: ReadonlySet<string>

  constructor(layer: Layer) {
    const { columns, geometry, key, hidden = [] } = layer
    this.hasGeometry = geometry !== undefined
    this.#keys = new Set([key.column, idColumnOf(layer)])
    this.#others = new Set(hidden)
    this.#values = new Map<string, Value>([
      [ID, idOf(layer)],
      ...(geometry ? [[geometry.column, { kind: 'geometry' } satisfies GeometryValue] as const] : []),
      // A column of the same name as the geometry wins, as it does in the properties of a feature.
      ...columns.map((described, column) => [described.name, valueOf(described, column)] as const),
    ])
  }

  get(name: string): Value | undefined {
    return this.#values.get(name)
  }

  /** Why a name is no queryable, and what is meant instead. */
  explain(name: string, at: Place): string {
    if (this.#keys.has(name)) {
      const isNamed = this.#values.get(ID)?.kind === 'key'
      return `Features cannot be filtered by ${printable(name)}. Use ${isNamed ? `"${ID}", the id of a feature` : 'the parameter ids'}.`
    }
    const names = [...this.#values.keys()]
    const problem = this.#others.has(name)
      ? `Features cannot be filtered by ${printable(name)}.`
      : `There is no property ${printable(name)}.`
    const nearest = nearestName(name, names)
    if (nearest !== undefined) return `${problem} Did you mean "${nearest}"?`
    const known = `The queryables are ${someOf(names.map((name) => `"${name}"`))}.`
    const isText = typeof at === 'number'
    return `${problem} ${known}${isText ? ' A text is written in single quotes.' : ''}`
  }
}

function valueOf({ type, elements }: Column, column: number): Value {
  if (type !== 'array') return { kind: 'column', column, type }
  return {
    kind: 'column',
    column,
    type,
    ...(elements !== undefined && { elements: elements === 'integer' ? 'number' : elements }),
  }
}

const known = new WeakMap<Layer, Queryables>()

/** The queryables of a layer, which are built once. */
export function queryablesOf(layer: Layer): Queryables {
  let queryables = known.get(layer)
  if (queryables === undefined) {
    queryables = new Queryables(layer)
    known.set(layer, queryables)
  }
  return queryables
}
