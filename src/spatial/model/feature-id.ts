import type { FeatureKey, FeatureRow, Layer } from './collection-store.ts'
import type { Value } from './filter.ts'

/** The name of a feature's id in filters and parameters, unless a column or the geometry has this name. */
export const ID = 'id'

/** True if a feature's id can be used under its name. */
export const isIdNamed = ({ columns, geometry }: Pick<Layer, 'columns' | 'geometry'>): boolean =>
  geometry?.column !== ID && !columns.some(({ name }) => name === ID)

/** The column whose values identify the features for clients. */
export const idColumnOf = ({ key, id }: Pick<Layer, 'key' | 'id'>): string => id?.column ?? key.column

/** The type of the ids. */
export const idTypeOf = ({ key, id }: Pick<Layer, 'key' | 'id'>): Layer['key']['type'] =>
  id === undefined ? key.type : 'text'

/** The id of a feature. */
export const idOfRow = ({ id, key }: Pick<FeatureRow, 'id' | 'key'>): FeatureKey => id ?? key

/** The id of a feature as a value of filters. */
export const idOf = (layer: Layer): Value => ({
  kind: 'key',
  type: idTypeOf(layer) === 'integer' ? 'number' : 'text',
})
