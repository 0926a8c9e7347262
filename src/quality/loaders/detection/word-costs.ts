import { decodeText } from '../../values/encodings.ts'
import type { Candidate } from './encoding-candidates.ts'
import { type LanguageModel, loadModels } from './text-models.ts'

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

let models: ReadonlyMap<string, LanguageModel> | undefined

/**
 * The encodings with what they cost, the best one first.
 * @param words bytes of distinct words, which no encoding reads together
 */
export function explain(words: readonly Buffer[], candidates: readonly Candidate[]): readonly Explanation[] {
  models ??= new Map(loadModels().map((model) => [model.name, model]))
  const joined = Buffer.concat(words.flatMap((word) => [word, SEPARATOR]))
  const areSingle = words.filter(isSingleLetter).length > words.length / 4
  return candidates
    .map(({ encoding, prior, languages }) => {
      const text = decodeText(joined, encoding)
      const read = text.split(decodeText(SEPARATOR, encoding))
      const penalty = areSingle && OTHER_SCRIPT.test(text) ? ONLY_SINGLE_LETTERS : 0
      return { encoding, text, ...bestLanguage(read, languages, prior + penalty) }
    })
    .sort((a, b) => a.cost - b.cost)
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
    const model = models!.get(name)!
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
