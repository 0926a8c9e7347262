import { expect } from 'chai'
import { characters, isJoining } from '../../../../src/quality/values/forms/characters.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

describe('characters', () => {
  for (const [what, character] of [
    ['a letter with combining accents', 'o\u0302\u0301'],
    ['a flag', '🇩🇪'],
    ['a family of emoji', '👨‍👩‍👧‍👦'],
    ['an emoji with a colour of skin', '👍🏽'],
    ['a keycap', '1️⃣'],
    ['a Korean syllable made of its parts', '\u1112\u1161\u11ab'],
    ['a Hindi letter with its vowel', 'नि'],
    ['CR LF', '\r\n'],
    ['a character beyond 16 bits', '𝒳'],
  ] as const) {
    it(`count ${what} as one`, () => {
      expect([...characters(`x${character}y`)]).to.deep.equal(['x', character, 'y'])
    })
  }

  it('are code points where nothing can join, which no code point can that the segmenter joins', () => {
    const alone: string[] = []
    for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
      const text = String.fromCodePoint(codePoint)
      if (!/[\p{Cn}\p{Co}\p{Cs}]/u.test(text) && !isJoining(text)) alone.push(text)
    }
    const isJoined = (texts: readonly string[]): boolean => {
      // Each beside a letter, an emoji, and itself.
      const text = texts.map((text) => `a${text}a👍${text}${text}👍`).join('')
      return [...segmenter.segment(text)].length !== 7 * texts.length
    }
    for (let at = 0; at < alone.length; at += 8) {
      const some = alone.slice(at, at + 8)
      if (isJoined(some)) expect(some.filter((text) => isJoined([text]))).to.deep.equal([])
    }
  })

  it('are the same in a long text, wherever the windows end in which it is looked at', () => {
    const parts = [
      'a',
      'e\u0301',
      '🇩🇪',
      '👨‍👩‍👧',
      '\r\n',
      '𝒳',
      '1️⃣',
      'नि',
      'क्ष',
      '👍🏽',
      'x' + '\u0301'.repeat(700),
    ]
    for (let shift = 0; shift < 12; shift++) {
      const wanted = ['-'.repeat(1)].concat(
        Array.from({ length: 900 }, (_, index) => parts[(index * 7 + shift) % 11]!),
      )
      const text = wanted.join('')
      expect([...characters(text)]).to.deep.equal(
        Array.from(segmenter.segment(text), ({ segment }) => segment),
      )
    }
  })

  it('take time in proportion to the length', () => {
    const text = 'e\u0301 '.repeat(500_000)
    let count = 0
    for (const character of characters(text)) count += character.length > 0 ? 1 : 0
    expect(count).to.equal(1_000_000)
  })
})
