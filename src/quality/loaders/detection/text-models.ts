import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { dataFile } from '../../../lib/package-file.ts'
import { decodeText } from '../../values/encodings.ts'

/** The models of languages as `models/languages.br` has them. `scripts/encoding-models.ts` writes it. */
export interface StoredModels {
  /** Languages written with letters. */
  readonly lettered: readonly {
    readonly name: string
    /** The lower-case letters. The costs have them in this order, after the word's ends. */
    readonly letters: string
    /** The cost of each letter after each letter, one byte each in steps of a sixteenth of a nat, as base64. */
    readonly costs: string
  }[]
  /** Languages written with thousands of characters. */
  readonly characters: readonly {
    readonly name: string
    /** The characters that are one in 2^index characters of a text. */
    readonly tiers: readonly string[]
  }[]
}

/** The cost of a word in nats: the less usual its letters in a language, the higher. */
export interface LanguageModel {
  readonly name: string
  costOf(word: string): number
}

const STEPS = 16

/** Costs in nats of what no language model knows. */
const COST = {
  /** A letter of ASCII in a word of another script. */
  ascii: 4,
  /** Letters of two scripts beside each other. */
  mixed: 9,
  /** Punctuation of ASCII in a word, such as a second byte that is read as a character. */
  asciiPunctuation: 4,
  /** Between two letters. */
  punctuationInside: 9,
  /** A letter that the language does not have. */
  foreignLetter: 10,
  /** Signs that texts of all languages have. */
  usualSign: 6,
  otherSign: 11,
  frame: 12,
  control: 25,
  fault: 20,
  /** A capital letter after a small one. */
  capitalInside: 7,
  /** A small letter after two capital letters. */
  smallAfterCapitals: 3,
} as const

const USUAL_SIGNS = new Set(
  '’‘“”„‚–—…«»‹›°§€£¥·´ºª©®™№•×½¼¾²³±µ¿¡\u00a0、。「」・（）／：，！？－　《》〈〉【】～',
)

const isAsciiLetter = (code: number): boolean => {
  const small = code | 0x20
  return small >= 0x61 && small <= 0x7a
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character)

/** The cost of a character that a language does not have. */
function costOfOther(character: string, previous: string, next: string): number {
  const code = character.charCodeAt(0)
  if (isAsciiLetter(code)) return COST.ascii + (previous > '\x7f' ? COST.mixed : 0)
  if (code < 0x80)
    return isLetter(previous) && isLetter(next) ? COST.punctuationInside : COST.asciiPunctuation
  if (code === 0xfffd) return COST.fault
  if (code < 0xa0 || (code >= 0xe000 && code < 0xf900)) return COST.control
  if (USUAL_SIGNS.has(character)) return COST.usualSign
  if (code >= 0x2500 && code < 0x25a0) return COST.frame
  return /[\p{L}\p{M}]/u.test(character) ? COST.foreignLetter : COST.otherSign
}

class LetteredModel implements LanguageModel {
  readonly name: string
  /** By code of the letter, lower or upper case: its row in the costs; 0: not a letter of the language. */
  readonly #rows = new Uint8Array(0x10000)
  readonly #isUpper = new Uint8Array(0x10000)
  readonly #costs: Uint8Array
  readonly #size: number

  constructor({ name, letters, costs }: StoredModels['lettered'][number]) {
    this.name = name
    this.#costs = Buffer.from(costs, 'base64')
    this.#size = letters.length + 1
    for (let at = 0; at < letters.length; at++) {
      const upper = letters[at]!.toUpperCase()
      this.#rows[letters.charCodeAt(at)] = at + 1
      if (upper.length === 1 && upper !== letters[at]) {
        this.#rows[upper.charCodeAt(0)] = at + 1
        this.#isUpper[upper.charCodeAt(0)] = 1
      }
    }
    if (letters.includes('i') && letters.includes('ı')) {
      this.#rows[0x130] = this.#rows[0x69]!
      this.#isUpper[0x130] = 1
      this.#rows[0x49] = this.#rows[0x131]!
    }
  }

  costOf(word: string): number {
    let sum = 0
    let before = 0
    /** Capital letters in a row before this one; -1: a small letter. */
    let capitals = 0
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at)
      const row = this.#rows[code]!
      if (row === 0) {
        sum += costOfOther(word[at]!, word[at - 1] ?? '', word[at + 1] ?? '')
        before = 0
        capitals = 0
        continue
      }
      sum += this.#costs[before * this.#size + row]! / STEPS
      // The letter before is one of ASCII that the language does not have.
      if (before === 0 && at > 0 && code >= 0x80 && isAsciiLetter(word.charCodeAt(at - 1))) sum += COST.mixed
      if (this.#isUpper[code] === 1) {
        if (capitals < 0) sum += COST.capitalInside
        capitals = capitals < 0 ? 1 : capitals + 1
      } else {
        if (capitals > 1) sum += COST.smallAfterCapitals
        capitals = -1
      }
      before = row
    }
    return before === 0 ? sum : sum + this.#costs[before * this.#size]! / STEPS
  }
}

/** The cost of a character without a tier, by its level in a national standard: usual, rare, and not in the standard. */
const LEVEL_COSTS = [9.5, 12, 15] as const

/** A national standard: its encoding in two bytes, and the first bytes of its levels. */
interface Standard {
  readonly encoding: string
  readonly levels: readonly (readonly [first: number, last: number])[]
  /** The characters that other versions of the encoding add. */
  readonly others: readonly [first: number, last: number]
}

const IDEOGRAPHS = [0x3400, 0x9fff] as const
const STANDARDS: Readonly<Record<string, Standard>> = {
  Japanese: {
    encoding: 'euc-jp',
    levels: [
      [0xb0, 0xcf],
      [0xd0, 0xf4],
    ],
    others: [0xff61, 0xff9f],
  },
  Korean: {
    encoding: 'euc-kr',
    levels: [
      [0xb0, 0xc8],
      [0xca, 0xfd],
    ],
    others: [0xac00, 0xd7a3],
  },
  'Chinese (simplified)': {
    encoding: 'gb2312',
    levels: [
      [0xb0, 0xd7],
      [0xd8, 0xf7],
    ],
    others: IDEOGRAPHS,
  },
  'Chinese (traditional)': {
    encoding: 'big5',
    levels: [
      [0xa4, 0xc6],
      [0xc9, 0xf9],
    ],
    others: IDEOGRAPHS,
  },
}

/** A language written with thousands of characters, whose frequencies tell it from others. */
class CharacterModel implements LanguageModel {
  readonly name: string
  readonly #costs = new Float32Array(0x10000)

  constructor({ name, tiers }: StoredModels['characters'][number]) {
    this.name = name
    const { encoding, levels, others } = STANDARDS[name]!
    this.#costs.fill(LEVEL_COSTS[2], others[0], others[1] + 1)
    levels.forEach(([first, last], level) => {
      for (let lead = first; lead <= last; lead++)
        for (const character of decodeText(rowOf(lead), encoding))
          if (character > '\u00ff' && character !== '\ufffd' && character.length === 1)
            this.#costs[character.charCodeAt(0)] = LEVEL_COSTS[level as 0 | 1]
    })
    if (name === 'Japanese') this.#costs.fill(8, 0x3041, 0x30ff)
    tiers.forEach((tier, index) => {
      for (const character of tier)
        if (character.length === 1) this.#costs[character.charCodeAt(0)] = index * Math.LN2 + 0.7
    })
  }

  costOf(word: string): number {
    let sum = 0
    for (let at = 0; at < word.length; at++)
      sum +=
        this.#costs[word.charCodeAt(at)]! || costOfOther(word[at]!, word[at - 1] ?? '', word[at + 1] ?? '')
    return sum
  }
}

/** All characters of two bytes with this first byte. */
const rowOf = (lead: number): Buffer =>
  Buffer.from(Array.from({ length: 0xfe - 0x40 + 1 }, (_, index) => [lead, 0x40 + index]).flat())

let stored: StoredModels | undefined
const models = new Map<string, LanguageModel>()

/** The model of a language. It is made when it is first needed. */
export function modelOf(language: string): LanguageModel {
  const known = models.get(language)
  if (known !== undefined) return known
  stored ??= JSON.parse(
    brotliDecompressSync(readFileSync(dataFile('quality/loaders/detection/models/languages.br'))).toString(),
  ) as StoredModels
  const lettered = stored.lettered.find(({ name }) => name === language)
  const characters = stored.characters.find(({ name }) => name === language)
  const model = lettered ? new LetteredModel(lettered) : new CharacterModel(characters!)
  models.set(language, model)
  return model
}
