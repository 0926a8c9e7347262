import { identifier } from '../../../lib/sql-quotes.ts'
import type { Relation } from './catalogue.ts'
import { missingKeyIndex } from './keys.ts'
import type { PostgisLayer } from './layer.ts'
import { MAX_COUNTED, nullIndex } from './measure.ts'

/** What an operator may correct. The sentences continue after the name of the table. */
export function hintsOf(relation: Relation, layer: PostgisLayer): string[] {
  const rights = relation.isWritable
    ? ['can be changed by the role that this server uses. Give it a role that may only SELECT.']
    : []
  // An index of a view is that of its tables.
  if (relation.kind === 'v' || relation.kind === 'f' || (layer.featureCount ?? Infinity) <= MAX_COUNTED)
    return rights
  return [
    ...rights,
    ...spatialIndex(relation, layer),
    ...indexOfNulls(relation, layer),
    ...keyIndex(relation, layer),
  ]
}

function spatialIndex(relation: Relation, { geometry, stored }: PostgisLayer): string[] {
  const column = relation.columns.find(({ name }) => name === geometry?.column)
  if (column === undefined || stored === undefined) return []
  const isIndexed = relation.indexes.some(
    ({ method, columns, definition }) =>
      (method === 'gist' || method === 'spgist' || method === 'brin') &&
      (stored.isGeography ? definition.includes('::geometry') : columns[0] === column.number),
  )
  if (isIndexed) return []
  const term = identifier(column.name)
  const make = `CREATE INDEX ON ${identifier(relation.schema)}.${identifier(relation.name)} USING gist (${stored.isGeography ? `(CAST(${term} AS geometry))` : term})`
  return [`has no index for a bbox, so that every bbox reads all of its rows. Create it with: ${make};`]
}

/** Rows without a geometry match every bbox. The spatial index finds them only by reading it as a whole. */
function indexOfNulls(relation: Relation, { geometry, stored, keyParts }: PostgisLayer): string[] {
  if (geometry === undefined || stored?.isNullable !== true) return []
  if (nullIndex(relation, geometry.column) !== undefined) return []
  const key = keyParts.map(({ column }) => identifier(column)).join(', ')
  const make = `CREATE INDEX ON ${identifier(relation.schema)}.${identifier(relation.name)} (${key}) WHERE ${identifier(geometry.column)} IS NULL`
  return [
    `has rows without a geometry, which match every bbox, and no index of them, so that every bbox reads the whole spatial index. Create it with: ${make};`,
  ]
}

function keyIndex(relation: Relation, { keyParts }: PostgisLayer): string[] {
  const make = missingKeyIndex(relation, keyParts)
  return make === undefined
    ? []
    : [
        `has no index in the order of its ids, so that every page sorts all of its rows. Create it with: ${make};`,
      ]
}
