import {
  check,
  compile,
  type Condition,
  type Expression,
  type FeatureValue,
  type FeatureView,
  type Geometry,
  type LiteralSystem,
  parseJson,
  parseText,
} from '../../../../src/spatial/cql2/index.ts'
import type { Layer } from '../../../../src/spatial/model/collection-store.ts'
import { readDate, readTimestamp } from '../../../../src/spatial/cql2/check/times.ts'

/** Columns of all types, among them keywords and names with special characters. */
export const LAYER: Layer = {
  name: 'places',
  columns: [
    { name: 'name', type: 'text' },
    { name: 'other', type: 'text' },
    { name: 'population', type: 'integer' },
    { name: 'area', type: 'number' },
    { name: 'capital', type: 'boolean' },
    { name: 'date', type: 'date' },
    { name: 'start', type: 'datetime' },
    { name: 'end', type: 'datetime' },
    { name: 'notes', type: 'integer' },
    { name: 'and', type: 'integer' },
    { name: 'a "b"', type: 'text' },
  ],
  hidden: ['photo'],
  geometry: { column: 'geom', kind: 'Geometry', hasZ: false },
  key: { column: 'fid', type: 'integer' },
  crs: { uri: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' },
  featureCount: 0,
}

/** The expression of a filter that must parse; JSON if it begins with a brace. */
export function parsed(filter: string): Expression {
  const { value, faults } = filter.startsWith('{') ? parseJson(filter) : parseText(filter)
  if (faults !== undefined) throw new Error(faults.map(({ message }) => message).join('\n'))
  return value
}

/** The condition of a filter that must be valid for the layer. */
export function checked(filter: string, system?: LiteralSystem): Condition {
  const { value, faults } = check(parsed(filter), LAYER, system)
  if (faults !== undefined) throw new Error(faults.map(({ message }) => message).join('\n'))
  return value
}

/** The messages of the faults of a filter: of its syntax, or of the check against the layer. */
export function faultsOf(filter: string): readonly string[] {
  const { value, faults } = filter.startsWith('{') ? parseJson(filter) : parseText(filter)
  const all = faults ?? check(value, LAYER).faults ?? []
  return all.map(({ message }) => message)
}

/** Values by names of columns; dates and timestamps as texts. */
export type Values = Readonly<Record<string, FeatureValue>>

/** A feature of the layer. */
export function featureOf(values: Values, geometry: Geometry | null = null): FeatureView {
  return {
    key: () => 1,
    value(column) {
      const { name, type } = LAYER.columns[column]!
      const value = values[name] ?? null
      const isTime = (type === 'date' || type === 'datetime') && typeof value === 'string'
      return isTime ? (readDate(value) ?? readTimestamp(value) ?? value) : value
    },
    geometry: () => geometry,
  }
}

/** The result of a filter for a feature. */
export async function evaluated(
  filter: string,
  values: Values = {},
  geometry: Geometry | null = null,
): Promise<boolean | null> {
  const predicate = await compile(checked(filter))
  return predicate(featureOf(values, geometry))
}

/** The geometry of a literal in WKT. */
export function geometryOf(wkt: string): Geometry {
  const expression = parsed(`${wkt} IS NULL`)
  if (expression.kind !== 'operation' || expression.args[0]?.kind !== 'geometry') {
    throw new Error(`${wkt} is no geometry`)
  }
  return expression.args[0].geometry
}
