import type { Dialect } from '../../model/warehouse/dialect.ts'
import type { ListingParts } from '../../model/warehouse/listing-parts.ts'
import { SHARE_DECIMALS } from '../../model/share.ts'

/** The parts of an engine that these parts are made of. */
type OwnParts = Pick<Dialect, 'bytes' | 'digest' | 'holdsNul' | 'literal' | 'number' | 'numberKey'>

/** The parts of listings in standard SQL, so that every engine of SQL can share them. */
export function listingParts(own: OwnParts): ListingParts {
  const { bytes, digest, holdsNul, literal, number, numberKey } = own
  const isInReference = (text: string, maxBytes: number): string =>
    `(${bytes(text)} <= ${maxBytes} and not ${holdsNul(text)})`
  return {
    column: (name) => `"${name}"`,
    share: (part, whole) => `(${part} * ${literal(100)} / ${whole})`,
    roundedShare: (share) =>
      `(case when ${share} <= 0 then 0.0 when ${share} >= 100 then 100.0 when ${share} < 0.001 then 0.001 when ${share} > 99.999 then 99.999 else round(${share}, ${SHARE_DECIMALS}) end)`,
    rounded: (one, decimals) => `round(${one}, ${decimals})`,
    standardScore: (one, mean, deviation) =>
      deviation === 0 ? literal(0) : `((${one} - ${literal(mean)}) / ${literal(deviation)})`,
    orderOfNumbers: (text, areLong) =>
      areLong
        ? [number(text), `case when ${number(text)} is not null then ${numberKey(text)} end`]
        : [number(text)],
    // Of null and a number, engines take different ones for the greatest, and both become null.
    lengthAbove: (text, characters) => `nullif(greatest(length(${text}), ${characters}), ${characters})`,
    nullFlag: (value) => `case when ${value} is null then 'Y' else 'N' end`,
    reference: (text, maxBytes) =>
      `case when ${isInReference(text, maxBytes)} then ':' || ${text} else '.sha256:' || ${digest(text)} end`,
    referenceDigest: (text, maxBytes) =>
      `case when ${isInReference(text, maxBytes)} then null else ${digest(text)} end`,
  }
}
