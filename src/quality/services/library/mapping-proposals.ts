import { editDistance } from '../../expressions/functions/text/edit-distance.ts'
import type { ProfiledAttribute } from '../../model/attribute.ts'
import type { LibraryAttribute, MappedPair } from '../../model/library.ts'
import { roundedShare } from '../../model/share.ts'

/** A proposal with a lower score is left out. */
export const MIN_SCORE = 60

/** The score of attributes whose names differ and whose values have the same type and form. */
const SAME_FORM_SCORE = 80

/** Comparing all names with each other takes about 10 µs a pair. */
const MAX_COMPARED_NAMES = 50_000

/**
 * A text for the type and the most frequent pattern of an attribute. Undefined if it has no profile or no values, or if
 * most of its values are empty strings, whose pattern tells nothing.
 */
export function formOf({ profile }: Pick<ProfiledAttribute, 'profile'>): string | undefined {
  const pattern = profile?.patterns.mode?.text
  return pattern === undefined || pattern === '' ? undefined : `${profile!.inferredType} ${pattern}`
}

/** The letters and digits of a name, without regard to case and accents. */
const foldedLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** 100 for equal names; otherwise less by 2 % for each percent of the characters that differ. */
function scoreOfNames(left: string, right: string): number {
  if (left === right) return left === '' ? 0 : 100
  const longest = Math.max(left.length, right.length)
  // Names of very different lengths cannot reach the minimum.
  if (Math.abs(left.length - right.length) / longest > (100 - MIN_SCORE) / 200) return 0
  const points = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0)!)
  return roundedShare(100 - (200 * editDistance(points(left), points(right))) / longest, 0)
}

/**
 * The similarity of a library attribute and an attribute, from 0 to 100.
 * @param form of an attribute that another entity has mapped to the library attribute
 */
export function scoreOf(
  { name }: LibraryAttribute,
  attribute: ProfiledAttribute,
  form: string | undefined,
): number {
  const ofNames = scoreOfNames(foldedLetters(name), foldedLetters(attribute.humanName))
  const hasSameForm = form !== undefined && form === formOf(attribute)
  return Math.max(ofNames, hasSameForm ? SAME_FORM_SCORE : 0)
}

/**
 * Proposes a mapping: by equal names, then by nearly equal names, then by type and pattern. Each attribute is proposed
 * once.
 * @param forms by the numbers of library attributes: the form of the attribute that another entity has mapped
 */
export function proposeMapping(
  library: readonly LibraryAttribute[],
  attributes: readonly ProfiledAttribute[],
  forms: ReadonlyMap<number, string>,
): MappedPair[] {
  const proposal = new Proposal(library, attributes)
  const equal = new Map(attributes.map((attribute) => [foldedLetters(attribute.humanName), attribute]))
  equal.delete('')
  for (const own of library) proposal.add(own, equal.get(foldedLetters(own.name)), 100)
  for (const { own, attribute, score } of nearNames(proposal.rest())) proposal.add(own, attribute, score)
  const rest = proposal.rest()
  const byForm = new Map(rest.attributes.map((attribute) => [formOf(attribute), attribute]))
  for (const own of rest.library) {
    const form = forms.get(own.number)
    if (form !== undefined) proposal.add(own, byForm.get(form), SAME_FORM_SCORE)
  }
  return proposal.pairs()
}

interface Unmapped {
  readonly library: readonly LibraryAttribute[]
  readonly attributes: readonly ProfiledAttribute[]
}

/** Pairs with nearly equal names, the most similar first. */
function nearNames({ library, attributes }: Unmapped) {
  if (library.length * attributes.length > MAX_COMPARED_NAMES) return []
  const folded = attributes.map((attribute) => ({ attribute, name: foldedLetters(attribute.humanName) }))
  return library
    .flatMap((own) => {
      const ownName = foldedLetters(own.name)
      return folded.map(({ attribute, name }) => ({ own, attribute, score: scoreOfNames(ownName, name) }))
    })
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
}

/** Pairs of library attributes and attributes, each at most once. */
class Proposal {
  readonly #library: readonly LibraryAttribute[]
  readonly #attributes: readonly ProfiledAttribute[]
  readonly #pairs = new Map<number, MappedPair>()
  readonly #used = new Set<string>()

  constructor(library: readonly LibraryAttribute[], attributes: readonly ProfiledAttribute[]) {
    this.#library = library
    this.#attributes = attributes
  }

  add({ number }: LibraryAttribute, attribute: ProfiledAttribute | undefined, score: number): void {
    if (attribute === undefined || this.#pairs.has(number) || this.#used.has(attribute.name)) return
    this.#pairs.set(number, { libraryAttribute: number, attributeName: attribute.name, score })
    this.#used.add(attribute.name)
  }

  rest(): Unmapped {
    return {
      library: this.#library.filter(({ number }) => !this.#pairs.has(number)),
      attributes: this.#attributes.filter(({ name }) => !this.#used.has(name)),
    }
  }

  pairs(): MappedPair[] {
    return [...this.#pairs.values()].sort((a, b) => a.libraryAttribute - b.libraryAttribute)
  }
}
