import { type Scaled, scaledText, quotient } from '../model/exact-number.ts'
import {
  KEY_CHARACTERS,
  PART_CHARACTERS,
  type KeyPart,
  type ProfileStatistics,
  type ScaledAttribute,
} from '../model/warehouse/profile-store.ts'
import type { NumberPlaces } from '../model/profile.ts'
import { keyLength, keyOfZero, numberOfKey } from '../values/number-keys.ts'

/** The keys of an attribute whose numbers doubles cannot represent. */
export interface NumberKeys {
  readonly places: NumberPlaces
  readonly minKey: string
  readonly maxKey: string
}

/** Decimals of a mean beyond the decimals of the numbers, where it is shown and where deviations are computed from it. */
const SHOWN_DECIMALS = 6
const PRECISE_DECIMALS = 24

/** A mean, rounded to more decimals than the numbers have. */
export interface KeyMean {
  readonly shown: Scaled
  readonly precise: Scaled
}

/**
 * Where the positions of an attribute's keys begin: after the characters that all keys have in common. So numbers that
 * are close to each other have different positions.
 */
export function positionsOf({ minKey, maxKey }: NumberKeys): Pick<ScaledAttribute, 'start' | 'least'> & {
  /** The position of the greatest key. */
  readonly greatest: number
} {
  let common = 0
  while (common < minKey.length - 1 && minKey[common] === maxKey[common]) common++
  const [least, most] = [minKey, maxKey].map((key) => key.slice(common, common + KEY_CHARACTERS))
  return { start: common + 1, least: least!, greatest: Number(BigInt(most!) - BigInt(least!)) }
}

/** The power of ten of a step of positions: two numbers whose positions differ by 1 differ by so much. */
const stepOf = ({ places }: NumberKeys, start: number): number =>
  Math.max(0, keyLength(places) - (start - 1) - KEY_CHARACTERS) - places.decimals

/** A difference of positions as a difference of numbers. */
export function distanceOf(keys: NumberKeys, start: number, positions: number): number {
  const step = stepOf(keys, start)
  return step < 0 ? positions / 10 ** -step : positions * 10 ** step
}

/** The position of a number between the least and the greatest. */
export function positionOf(keys: NumberKeys, start: number, number: Scaled): number {
  const least = numberOfKey(keys.minKey, keys.places)
  const scale = Math.max(number.scale, least.scale)
  const digits =
    number.digits * 10n ** BigInt(scale - number.scale) - least.digits * 10n ** BigInt(scale - least.scale)
  const step = stepOf(keys, start)
  const distance = Number(scaledText({ digits, scale }))
  return step < 0 ? distance * 10 ** -step : distance / 10 ** step
}

/** The means of attributes. */
export async function keyMeans(
  statistics: ProfileStatistics,
  attributes: readonly (NumberKeys & { readonly attribute: number; readonly xRows: number })[],
): Promise<ReadonlyMap<number, KeyMean>> {
  const parts = attributes.flatMap(({ attribute, places }): KeyPart[] =>
    Array.from({ length: Math.ceil(keyLength(places) / PART_CHARACTERS) }, (_, part) => ({
      attribute,
      start: part * PART_CHARACTERS + 1,
    })),
  )
  const sums = new Map(attributes.map(({ attribute }) => [attribute, 0n]))
  const lengths = new Map(attributes.map(({ attribute, places }) => [attribute, keyLength(places)]))
  for (const { attribute, start, sum } of await statistics.keySums(parts)) {
    const after = Math.max(0, lengths.get(attribute)! - (start - 1) - PART_CHARACTERS)
    sums.set(attribute, sums.get(attribute)! + BigInt(sum) * 10n ** BigInt(after))
  }
  return new Map(
    attributes.map(({ attribute, places, xRows }) => {
      const total = sums.get(attribute)! - BigInt(xRows) * keyOfZero(places)
      const rounded = (decimals: number): Scaled => ({
        digits: quotient(total * 10n ** BigInt(decimals), BigInt(xRows)),
        scale: places.decimals + decimals,
      })
      return [attribute, { shown: rounded(SHOWN_DECIMALS), precise: rounded(PRECISE_DECIMALS) }]
    }),
  )
}
