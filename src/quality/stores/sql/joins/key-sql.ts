import type { KeyedSide } from '../../../model/warehouse/join-store.ts'

/** Names of the compared columns: `k0, k1, …`. */
export const keysOf = ({ attributeIds }: Pick<KeyedSide, 'attributeIds'>, prefix = 'k'): string[] =>
  attributeIds.map((_, i) => `${prefix}${i}`)

export const list = (parts: readonly string[]): string => parts.join(', ')

/** True if columns of two relations are equal. Null equals nothing. */
export const areEqual = (columns: readonly string[], left: string, right: string): string =>
  columns.map((column) => `${left}.${column} = ${right}.${column}`).join(' AND ')

export const notNull = (columns: readonly string[]): string =>
  columns.map((column) => `${column} IS NOT NULL`).join(' AND ')
