import { KEY_CHARACTERS } from '../../../model/warehouse/profile-store.ts'
import type { EngineSql } from '../engine-sql.ts'

/**
 * SQL of `y`, as ScaledAttribute defines it, from the columns of an attribute's scaling and of its values. It goes
 * through a text, because every engine reads the nearest double from a text. Conversions of large integers round twice
 * in some engines, and differently.
 */
export const scaledPosition = ({ types }: EngineSql): string => {
  const position = `CAST(substr("key", "start", ${KEY_CHARACTERS}) AS ${types['large integer']}) - least`
  return `(CASE WHEN "start" = 0 THEN x ELSE CAST(CAST(${position} AS ${types.text}) AS ${types.decimal}) END * scale - shift)`
}
