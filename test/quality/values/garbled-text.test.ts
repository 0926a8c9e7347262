import { expect } from 'chai'
import fc from 'fast-check'
import { garbledSequence, hasReplacement, mayBeGarbled } from '../../../src/quality/values/garbled-text.ts'
import { decodeText } from '../../../src/quality/values/encodings.ts'

const LANGUAGES = [
  ...['fr', 'pt', 'es', 'de', 'sv', 'da', 'fi', 'pl', 'cs', 'hu', 'tr', 'ro', 'hr', 'vi', 'lt', 'is', 'ga'],
  ...['el', 'ru', 'uk', 'he', 'ar', 'hi', 'th', 'ja', 'ko', 'zh'],
]

/** Names of regions. */
function namesIn(language: string): string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  return letters.flatMap((one) => letters.flatMap((other) => names.of(one + other) ?? []))
}

const garbled = (text: string, encoding: 'cp1252' | 'iso8859-1'): string =>
  encoding === 'cp1252' ? decodeText(Buffer.from(text), encoding) : Buffer.from(text).toString('latin1')

/** What the profile finds in a text. */
function found(text: string): string | undefined {
  const bytes = Buffer.from(text)
  return mayBeGarbled(bytes, 0, bytes.length) ? garbledSequence(text) : undefined
}

/** True for what the profile counts as damage. Windows-1252 lacks five bytes, which are replaced. */
const isDamaged = (text: string): boolean => found(text) !== undefined || text.includes('\ufffd')

describe('Garbled text', () => {
  it('is found in nearly all names of regions in UTF-8 that were read as Windows-1252 or Latin-1', () => {
    for (const language of LANGUAGES) {
      const names = namesIn(language).filter((name) => /[^\0-\x7f]/.test(name))
      for (const encoding of ['cp1252', 'iso8859-1'] as const) {
        const missed = names.filter((name) => !isDamaged(garbled(name, encoding)))
        expect(missed.length / names.length, `${language} ${encoding} ${missed.join()}`).to.be.below(0.15)
      }
    }
  })

  it('is not found in the names themselves, in capitals, in quotes and beside dashes', () => {
    for (const name of LANGUAGES.flatMap(namesIn)) {
      const capitals = name.toUpperCase()
      for (const text of [
        ...[name, capitals, `“${name}”`, `“${capitals}”`, `«${capitals}»`, `„${capitals}“`, `${capitals}…`],
        ...[`${capitals}–${capitals}`, `${name}–${name}`, `${capitals}’S`, `${capitals}\u00a0${name}`],
      ])
        expect(found(text), text).to.equal(undefined)
    }
  })

  it('has the typical sequences', () => {
    for (const [text, sequence] of [
      ['cafÃ©', 'Ã©'],
      ['Itâ€™s', 'â€™'],
      ['FÃ¼r', 'Ã¼'],
      ['5Â\u00a0km', 'Â\u00a0'],
      ['5Â km', 'Â '],
      ['â€œquotedâ€ ', 'â€œ'],
      ['Ã–sterreich', 'Ã–'],
      ['ï»¿id', 'ï»¿'],
      ['ðŸ˜€', 'ðŸ˜€'],
      ['ÃƒÂ©', 'Ãƒ'],
    ])
      expect(found(text!), text).to.equal(sequence)
  })

  it('is ASCII in no encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(found(text)).to.equal(undefined)
        expect(hasReplacement(Buffer.from(text), 0, text.length)).to.equal(false)
      }),
    )
  })

  it('is searched for wherever it may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const text = `${before}Ã¼${after}`
        const bytes = Buffer.from(text)
        expect(mayBeGarbled(bytes, 0, bytes.length)).to.equal(true)
        expect(garbledSequence(text)).to.be.a('string')
      }),
    )
  })

  it('is different from replaced characters', () => {
    const bytes = Buffer.from('M\ufffdller')
    expect(hasReplacement(bytes, 0, bytes.length)).to.equal(true)
    expect(found('M\ufffdller')).to.equal(undefined)
  })
})
