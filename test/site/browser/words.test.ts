import { expect } from 'chai'
import { isComplete, matchingWords, wordAtEnd } from '../../../src/site/browser/filter/matching-words.ts'
import { credentialIn, faultOfCredential } from '../../../src/site/browser/pasted-credential.ts'

const WORDS = [
  { text: 'country', kind: 'text' },
  { text: '"size in m²"', kind: 'number' },
  { text: 'IN', kind: 'keyword' },
  { text: 'INTERVAL(', kind: 'function' },
]

describe('the words of the filter box', () => {
  for (const [typed, word] of [
    ['coun', 'coun'],
    ['country IN', 'IN'],
    ['"size in', '"size in'],
    ['"size in m²" ', ''],
    ['"size in m²" > cou', 'cou'],
    ["'size in", undefined],
    ["'it''s in", undefined],
    ["name = 'a \" b' AND cou", 'cou'],
    ['"it\'s', '"it\'s'],
  ] as const)
    it(`find ${word} at the end of ${typed}`, () => expect(wordAtEnd(typed)).to.equal(word))

  it('complete names with blanks, and only names in quotes', () => {
    expect(matchingWords(WORDS, '"size in').map(({ text }) => text)).to.deep.equal(['"size in m²"'])
    expect(matchingWords(WORDS, '"in').map(({ text }) => text)).to.deep.equal(['"size in m²"'])
    expect(matchingWords(WORDS, 'in').map(({ text }) => text)).to.include('INTERVAL(')
  })

  it('have nothing to complete in a complete word', () => {
    expect(isComplete(WORDS, 'in')).to.equal(true)
    expect(isComplete(WORDS, 'int')).to.equal(false)
  })
})

describe('a credential that is pasted', () => {
  it('can have the word Bearer', () => expect(credentialIn(' Bearer eyJ.a.b\n')).to.equal('eyJ.a.b'))

  it('can be sent if it is of visible characters and not long', () => {
    expect(faultOfCredential('x'.repeat(8000))).to.equal(undefined)
    expect(faultOfCredential('x'.repeat(8001))).to.include('8,000')
    expect(faultOfCredential('ä')).to.include('letters')
  })
})
