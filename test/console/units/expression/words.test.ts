import { expect } from 'chai'
import { markedParts } from '../../../../src/console/expression/marked-parts.ts'
import { matchingWords, wordAtEnd, type Word } from '../../../../src/console/expression/words.ts'

const WORDS: readonly Word[] = [
  { text: 'CITY', also: 'City', kind: 'column' },
  { text: '[value.MIN]', also: 'Min Value', kind: 'column' },
  { text: 'CITY_CODE', also: 'Code of the city', kind: 'column' },
  { text: 'CONCAT(', also: '', kind: 'function' },
]

describe('the word that is being typed in an expression', () => {
  for (const [typed, word] of [
    ['', ''],
    ['CI', 'CI'],
    ['A > 1 AND ci', 'ci'],
    ['NAME = "some te', undefined],
    ['NAME = "some text" AND ci', 'ci'],
    ["'Min V", "'Min V"],
    ['[Min V', '[Min V'],
    ['"a" = "', undefined],
    ["'Min Value' ", ''],
  ] as const)
    it(`is ${JSON.stringify(word)} after ${JSON.stringify(typed)}`, () => {
      expect(wordAtEnd(typed)).to.equal(word)
    })

  it('is completed by names of columns for programs and for people, and by functions', () => {
    const texts = (typed: string) => matchingWords(WORDS, typed).map(({ text }) => text)
    expect(texts('ci')).to.deep.equal(['CITY', 'CITY_CODE'])
    expect(texts("'Min")).to.deep.equal(['[value.MIN]'])
    expect(texts('con')).to.deep.equal(['CONCAT('])
    expect(texts('code')).to.deep.equal(['CITY_CODE'])
    expect(texts('CITY')).to.deep.equal(['CITY_CODE'])
  })
})

describe('the parts of an expression with faults', () => {
  const shown = (text: string, ...places: [number, number][]) =>
    markedParts(
      text,
      places.map(([start, end]) => ({ start, end })),
    )
      .map(({ text: part, isFaulty }) => (isFaulty ? `<${part}>` : part))
      .join('')

  it('are marked in their order, and once where faults overlap', () => {
    expect(shown('ab cd ef', [3, 5], [0, 2])).to.equal('<ab> <cd> ef')
    expect(shown('abcdef', [1, 4], [2, 3])).to.equal('a<bcd>ef')
    expect(shown('abc', [3, 3])).to.equal('abc< >')
    expect(shown('abc')).to.equal('abc')
  })
})
