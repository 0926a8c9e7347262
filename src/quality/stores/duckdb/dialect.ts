import type { Dialect } from '../../model/warehouse/dialect.ts'
import { numberKey } from '../../values/duckdb/number-key.ts'
import { listingParts } from '../sql/listing-parts.ts'
import { standardParts } from '../sql/standard-parts.ts'
import { COLUMN_TYPES } from './column-types.ts'

/** The runs of a mask as a list. */
const runs = (mask: string): string =>
  `list_transform(regexp_extract_all(${mask}, 'A+|N+|[^AN]+'), lambda run:
  case when run[1] not in ('A', 'N') then regexp_replace(run, '([0-9])', '\\\\\\1', 'g')
  when length(run) > 1 then run[1] || length(run) else run end)`

const cast: Dialect['cast'] = (value, type) => `cast(${value} as ${COLUMN_TYPES[type]})`
const literal: Dialect['literal'] = (number) => `cast('${number}' as double)`
const number: Dialect['number'] = (text) => `try_cast(${text} as double)`
const bytes: Dialect['bytes'] = (text) => `strlen(${text})`
const holdsNul: Dialect['holdsNul'] = (text) => `contains(${text}, chr(0))`
const digest: Dialect['digest'] = (text) => `sha256(${text})`

export const DUCKDB_DIALECT: Dialect = {
  ...standardParts(cast),
  ...listingParts({ bytes, digest, holdsNul, literal, number, numberKey }),
  name: 'duckdb',
  cast,
  number,
  numberKey,
  literal,
  quotient: (number, divisor) => `(${number}) // ${divisor}`,
  scrambled: (number, seed) => `hash(${number}, ${seed})`,
  bytes,
  holdsNul,
  digest,
  maskRuns: (mask) => `array_to_string(${runs(mask)}, '')`,
}
