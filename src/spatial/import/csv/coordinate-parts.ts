import { quotedText } from '../../../lib/text.ts'
import { UnfitFeature } from '../record.ts'
import { readCoordinate, withoutMarker } from './coordinates.ts'
import type { Part } from './part-names.ts'

/**
 * The positions of the columns that hold one coordinate: decimal degrees alone, or degrees with minutes, seconds, or
 * the letter of the hemisphere beside them.
 */
export type CoordinateParts = { readonly degrees: number } & { readonly [Other in Part]?: number | undefined }

const ORDER: readonly Part[] = ['degrees', 'minutes', 'seconds', 'hemisphere']

/** The positions of the columns of a coordinate. */
export const columnsOf = (parts: CoordinateParts): readonly number[] =>
  ORDER.flatMap((part) => parts[part] ?? [])

export const isSplit = (parts: CoordinateParts): boolean => columnsOf(parts).length > 1

/** The names of the columns of a coordinate, for messages. */
export const namesOf = (parts: CoordinateParts, names: readonly string[]): string =>
  columnsOf(parts)
    .map((at) => names[at] as string)
    .join(', ')

const SIGNS: readonly (readonly [word: RegExp, axis: 'x' | 'y', sign: 1 | -1])[] = [
  [/^(?:n|north|nord|norte)$/i, 'y', 1],
  [/^(?:s|south|süd|sued|sud|sur|sul)$/i, 'y', -1],
  [/^(?:e|east|ost|est|este)$/i, 'x', 1],
  [/^(?:w|west)$/i, 'x', -1],
]

/**
 * The longitude and latitude of a row, in degrees; undefined if it has neither.
 *
 * @throws UnfitFeature if it has one of them alone, or if the parts make no coordinate
 */
export function readPair(
  fields: readonly string[],
  { x, y }: { readonly x: CoordinateParts; readonly y: CoordinateParts },
  names: readonly string[],
): readonly [longitude: number, latitude: number] | undefined {
  const longitude = readParts(fields, x, 'x', names)
  const latitude = readParts(fields, y, 'y', names)
  if (longitude !== undefined && latitude !== undefined) return [longitude, latitude]
  if (longitude === undefined && latitude === undefined) return undefined
  const [filled, empty] = longitude === undefined ? [y, x] : [x, y]
  throw new UnfitFeature(`It has a value in ${namesOf(filled, names)}, but none in ${namesOf(empty, names)}.`)
}

/** One coordinate, in degrees; undefined if its numbers are empty. */
function readParts(
  fields: readonly string[],
  parts: CoordinateParts,
  axis: 'x' | 'y',
  names: readonly string[],
): number | undefined {
  const name = (part: Part): string => names[parts[part] as number] as string
  const text = (part: Part): string => {
    const at = parts[part]
    return at === undefined ? '' : withoutMarker(fields[at] as string)
  }
  const number = (part: Part): number => {
    const value = readCoordinate(text(part))
    if (value === undefined)
      throw new UnfitFeature(`The value ${quotedText(text(part))} of ${name(part)} is not a number.`)
    return value
  }
  const sixtieths = (part: 'minutes' | 'seconds'): number => {
    if (text(part) === '') return 0
    const value = number(part)
    if (value >= 0 && value < 60) return value
    throw new UnfitFeature(
      `The value ${quotedText(text(part))} of ${name(part)} is not from 0 to less than 60.`,
    )
  }
  if (text('degrees') + text('minutes') + text('seconds') === '') return undefined
  const degrees = number('degrees')
  if (!isSplit(parts)) return degrees
  const [minutes, seconds] = [sixtieths('minutes'), sixtieths('seconds')]
  const hasFraction = !Number.isInteger(degrees)
    ? minutes + seconds > 0
    : !Number.isInteger(minutes) && seconds > 0
  if (hasFraction) {
    throw new UnfitFeature(`The numbers in ${namesOf(parts, names)} have fractions before the last of them.`)
  }
  // The degrees may be -0.
  const isNegative = text('degrees').startsWith('-')
  const letter = parts.hemisphere === undefined ? undefined : text('hemisphere')
  const sign = letter === undefined ? (isNegative ? -1 : 1) : signOf(letter, axis, name('hemisphere'))
  if (isNegative && sign > 0) {
    throw new UnfitFeature(
      `The value ${quotedText(text('degrees'))} of ${name('degrees')} contradicts ${quotedText(letter as string)} in ${name('hemisphere')}.`,
    )
  }
  const magnitude = Math.abs(degrees)
  // Fractions of degrees stay exact.
  if (minutes === 0 && seconds === 0) return sign * magnitude
  return (sign * (magnitude * 3600 + minutes * 60 + seconds)) / 3600
}

/** @throws UnfitFeature if the text names no hemisphere of the axis */
function signOf(letter: string, axis: 'x' | 'y', name: string): 1 | -1 {
  for (const [word, of, sign] of SIGNS) if (of === axis && word.test(letter)) return sign
  throw new UnfitFeature(
    `The value ${quotedText(letter)} of ${name} is not ${axis === 'x' ? 'E or W' : 'N or S'}.`,
  )
}
