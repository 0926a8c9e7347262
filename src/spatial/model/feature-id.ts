import type { Layer } from './collection-store.ts'
import type { Value } from './filter.ts'

/** The name of a feature's id in filters and parameters, unless a column or the geometry has this name. */
export const ID = 'id'

/** True if a feature's id can be used under its name. */
export const isIdNamed = ({ columns, geometry }: Pick<Layer, 'columns' | 'geometry'>): boolean =>
  geometry?.column !== ID && !columns.some(({ name }) => name === ID)

/** The id of a feature as a value of filters. */
export const idOf = ({ key }: Layer): Value => ({
  kind: 'key',
  type: key.type === 'integer' ? 'number' : 'text',
})
