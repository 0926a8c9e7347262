import { COORDINATE_WORDS, DIRECTION_WORDS, PLAIN_WORDS } from './coordinate-names.ts'
import type { CoordinateWords } from './coordinate-names.ts'

/** The name of a column of longitudes (x) or of latitudes (y). */
export interface AxisName {
  readonly axis: 'x' | 'y'
  /** Position of its word in the list of families, and within the words of its family. */
  readonly family: number
  readonly word: number
  readonly kind: CoordinateWords['kind']
  /** The other words of the name. Both columns of a pair have the same. */
  readonly rest: string
  /** True if the other words say nothing about which of several places it is. */
  readonly isPlain: boolean
}

interface AxisWord {
  readonly axis: 'x' | 'y'
  readonly family: number
  readonly word: number
}

/** A text without letter case and diacritics. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const axisWords: ReadonlyMap<string, AxisWord> = new Map(
  COORDINATE_WORDS.flatMap((words, family) =>
    (['x', 'y'] as const).flatMap((axis) =>
      words[axis].map((text, word) => [fold(text), { axis, family, word }] as const),
    ),
  ),
)
const plainWords: ReadonlySet<string> = new Set(PLAIN_WORDS.map(fold))
const directionWords: ReadonlySet<string> = new Set(DIRECTION_WORDS.map(fold))

/** The words of a name: `decimalLongitude`, `Länge (°)` and `lat1` have two, one and two. */
export function wordsOf(name: string): readonly string[] {
  const parted = name.replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
  return fold(parted).match(/\p{L}+|\d+/gu) ?? []
}

/** A name as its words with blanks between them. Two names that differ only in punctuation and case are equal. */
export const plainName = (name: string): string => wordsOf(name).join(' ')

const noWords: ReadonlySet<string> = new Set()

/**
 * The words of a name; words such as `xcoord` and `decimallatitude` are taken apart.
 *
 * @param more words that are known beside those of coordinates, folded
 */
export function partsOf(name: string, more = noWords): readonly string[] {
  const isKnown = (word: string): boolean => axisWords.has(word) || plainWords.has(word) || more.has(word)
  return wordsOf(name).flatMap((word) => (isKnown(word) ? [word] : taken(word, isKnown)))
}

function taken(word: string, isKnown: (word: string) => boolean): readonly string[] {
  for (let at = 1; at < word.length; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every(isKnown) && parts.some((part) => axisWords.has(part))) return parts
  }
  return [word]
}

/** What the name of a column says about one coordinate; undefined if it does not name exactly one. */
export const readAxisName = (name: string): AxisName | undefined => axisNameOf(partsOf(name))

/** What the words of a name say about one coordinate. */
export function axisNameOf(parts: readonly string[]): AxisName | undefined {
  const found = parts.flatMap((part) => axisWords.get(part) ?? [])
  // In x_longitude the second word says more.
  const [first] = [...found].sort((a, b) => a.family - b.family)
  if (first === undefined || found.some(({ axis }) => axis !== first.axis)) return undefined
  const others = parts.filter((part) => !axisWords.has(part) && !directionWords.has(part))
  return {
    ...first,
    kind: (COORDINATE_WORDS[first.family] as CoordinateWords).kind,
    rest: others.join(' '),
    isPlain: others.every((part) => plainWords.has(part)),
  }
}

/** The coordinate that a name with both of them gives first, as in `lat_lng`; only by words that mean degrees. */
export function firstAxisOf(name: string): 'x' | 'y' | undefined {
  const found = partsOf(name)
    .flatMap((part) => axisWords.get(part) ?? [])
    .filter(({ family }) => COORDINATE_WORDS[family]?.kind === 'degrees')
  return new Set(found.map(({ axis }) => axis)).size === 2 ? found[0]?.axis : undefined
}

/** True if the name has words for both coordinates, as in `xy`. */
export const namesBothAxes = (name: string): boolean =>
  new Set(partsOf(name).flatMap((part) => axisWords.get(part)?.axis ?? [])).size === 2

/** True if one of the words occurs in the name. */
export function hasWordOf(words: readonly string[]): (name: string) => boolean {
  const foldedWords = new Set(words.map(fold))
  return (name) => wordsOf(name).some((word) => foldedWords.has(word))
}
