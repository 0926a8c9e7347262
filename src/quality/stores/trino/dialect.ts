import type { Dialect } from '../../model/warehouse/dialect.ts'
import { numberKey } from '../../values/trino/number-key.ts'
import { listingParts } from '../sql/listing-parts.ts'
import { standardParts } from '../sql/standard-parts.ts'
import { COLUMN_TYPES } from './column-types.ts'

/** The engine's own cast differs: see the routine. */
const number: Dialect['number'] = (text) => `gt_number_in_text(${text})`

/** The runs of a mask as an array. */
const runs = (mask: string): string =>
  `transform(regexp_extract_all(${mask}, 'A+|N+|[^AN]+'), run ->
  case when substr(run, 1, 1) not in ('A', 'N') then regexp_replace(run, '([0-9])', digit -> '\\' || digit[1])
  when length(run) > 1 then substr(run, 1, 1) || cast(length(run) as varchar) else run end)`

const cast: Dialect['cast'] = (value, type) => `cast(${value} as ${COLUMN_TYPES[type]})`
const literal: Dialect['literal'] = (number) => `cast('${number}' as double)`
const bytes: Dialect['bytes'] = (text) => `length(to_utf8(${text}))`
const holdsNul: Dialect['holdsNul'] = (text) => `(strpos(${text}, chr(0)) > 0)`
const digest: Dialect['digest'] = (text) => `lower(to_hex(sha256(to_utf8(${text}))))`

export const TRINO_DIALECT: Dialect = {
  ...standardParts(cast),
  ...listingParts({ bytes, digest, holdsNul, literal, number, numberKey }),
  name: 'trino',
  // The numbers of a list choose the files to read.
  findsByList: true,
  // A query has at most 150 stages, and a rule with groups takes about 8.
  ruleScan: { rules: 16, characters: 100_000 },
  cast,
  number,
  numberKey,
  literal,
  quotient: (number, divisor) => `(${number}) / ${divisor}`,
  scrambled: (number, seed) =>
    `from_big_endian_64(xxhash64(concat(to_big_endian_64(${number}), to_big_endian_64(${seed}))))`,
  bytes,
  holdsNul,
  digest,
  maskRuns: (mask) => `array_join(${runs(mask)}, '')`,
}
