import { decodeText } from '../../values/encodings.ts'
import type { Candidate } from './encoding-candidates.ts'
import { modelOf } from './text-models.ts'

/** How well an encoding explains the words of a file. */
export interface Explanation {
  readonly encoding: string
  /** In nats: the lower, the better. */
  readonly cost: number
  /** The language that most words fit. */
  readonly language: string
  /** The words as this encoding reads them, one after the other. */
  readonly text: string
}

/** A word in another language than the file costs so much more, in nats. */
const OTHER_LANGUAGE = 4
/** What single letters of another script than the Latin one cost if many words are single letters, such as `à` and `è`. */
const ONLY_SINGLE_LETTERS = 15

/**
 * The encodings with what they cost, the best one first.
 * @param words bytes of distinct words, which no encoding reads together
 */
export function explain(words: readonly Buffer[], candidates: readonly Candidate[]): readonly Explanation[] {
  const joined = Buffer.concat(words.flatMap((word) => [word, SEPARATOR]))
  const areSingle = words.filter(isSingleLetter).length > words.length / 4
  const mayBeDouble = mayHaveTwoBytes(words)
  return candidates
    .filter(
      ({ isDouble, only }) =>
        isDouble !== true || (mayBeDouble && (only?.test(joined.toString('latin1')) ?? true)),
    )
    .map(({ encoding, prior, languages }) => {
      const text = decodeText(joined, encoding)
      const read = text.split(decodeText(SEPARATOR, encoding))
      const penalty = areSingle && OTHER_SCRIPT.test(text) ? ONLY_SINGLE_LETTERS : 0
      return { encoding, text, ...bestLanguage(read, languages, prior + penalty) }
    })
    .sort((a, b) => a.cost - b.cost)
}

/** A byte beyond ASCII with two letters of ASCII after it. In two bytes, the second letter would stand alone. */
const BEFORE_LETTERS = /[\x80-\xff][A-Za-z]{2}/
const ADJACENT = /[\x80-\xff]{2}/

/**
 * False if the words are letters of ASCII with single bytes beyond it between them, as in languages with accents. The
 * tables of encodings with two bytes a character, which are large, are not loaded then.
 */
function mayHaveTwoBytes(words: readonly Buffer[]): boolean {
  let [accented, adjacent] = [0, 0]
  for (const word of words) {
    const text = word.toString('latin1')
    if (ADJACENT.test(text)) adjacent++
    else if (BEFORE_LETTERS.test(text)) accented++
  }
  return accented < words.length / 3 || adjacent > words.length / 3
}

/** True for a byte beyond ASCII without letters beside it. */
const isSingleLetter = (word: Buffer): boolean =>
  /^[^A-Za-z\x80-\xff]*[\x80-\xff][^A-Za-z\x80-\xff]*$/.test(word.toString('latin1'))

/** A letter of another script than the Latin one. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u

/** A line feed, which is in no character of two bytes. In EBCDIC the byte is another control character. */
const SEPARATOR = Buffer.of(0x0a)

function bestLanguage(
  words: readonly string[],
  languages: readonly string[],
  prior: number,
): Pick<Explanation, 'language' | 'cost'> {
  const costs = languages.map((name) => {
    const model = modelOf(name)
    return words.map((word) => model.costOf(word))
  })
  const inOthers = words.map((_, at) => Math.min(...costs.map((one) => one[at]!)) + OTHER_LANGUAGE)
  let best = { language: '', cost: Infinity }
  languages.forEach((language, index) => {
    const own = costs[index]!
    const cost = words.reduce((sum, _, at) => sum + Math.min(own[at]!, inOthers[at]!), prior)
    if (cost < best.cost) best = { language, cost }
  })
  return best
}
