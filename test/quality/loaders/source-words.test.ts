import { expect } from 'chai'
import { EncodingUnknown } from '../../../src/quality/values/errors.ts'
import {
  DELIMITER_WORDS,
  delimitedFormat,
  QUOTE_WORDS,
  wordOf,
} from '../../../src/quality/loaders/source-words.ts'
import { InvalidSource } from '../../../src/quality/loaders/errors.ts'

describe('The options of a delimited source', () => {
  it('are comma, double quote, any terminator, utf-8 and no names by default', () => {
    expect(delimitedFormat({})).to.deep.equal({
      encoding: 'utf-8',
      delimiter: ',',
      isDefaultDelimiter: true,
      quote: '"',
      terminator: undefined,
      header: false,
    })
  })

  it('mean each delimiter and quote of the contract, in any case or as the character itself', () => {
    const characters = [...'\0,|\t`/!"£$^&*()-_+={};:\'@#~<>?\\¬']
    const quoteOf = (delimiter: string) => (delimiter === '"' ? 'single quote' : 'double quote')
    for (const write of [
      (index: number) => DELIMITER_WORDS[index]!,
      (index: number) => DELIMITER_WORDS[index]!.toUpperCase(),
      (index: number) => characters[index]!,
    ]) {
      const read = characters.map(
        (character, index) =>
          delimitedFormat({ delimiter: write(index), quote: quoteOf(character) }).delimiter,
      )
      expect(read).to.deep.equal(characters)
    }
    const quotes = QUOTE_WORDS.map((quote) => delimitedFormat({ quote }).quote)
    expect(quotes).to.deep.equal([undefined, '`', '"', "'", '\\', '/'])
    expect(delimitedFormat({ quote: "'" }).quote).to.equal("'")
    expect(delimitedFormat({ delimiter: 'NUL', quote: 'NUL' })).to.include({
      delimiter: '\0',
      quote: undefined,
    })
  })

  it('say whether the first line holds names, and the terminator', () => {
    expect(delimitedFormat({ attr: 'names', terminator: 'CRLF' })).to.include({
      header: true,
      terminator: 'crlf',
    })
    expect(delimitedFormat({ attr: 'ddl' }).header).to.equal(false)
  })

  it('are rejected with all faults at once, each with its place', () => {
    const words = { delimiter: 'semicolon', quote: '%', terminator: 'lfcr', attr: 'header' }
    try {
      delimitedFormat(words)
      expect.fail('nothing was refused')
    } catch (error) {
      expect(error).to.be.instanceOf(InvalidSource)
      const { faults } = error as InvalidSource
      expect(faults.map(({ pointer }) => pointer)).to.deep.equal([
        '/data/connectInfo/delimiter',
        '/data/connectInfo/quote',
        '/data/connectInfo/terminator',
        '/data/connectInfo/attr',
      ])
      expect(faults[0]!.detail).to.match(/comma, pipe or TAB, or one to 8 characters .*\.$/)
    }
  })

  it('are refused where delimiter and quote are the same', () => {
    expect(() => delimitedFormat({ delimiter: 'backtick', quote: '`' })).to.throw(
      InvalidSource,
      'The delimiter is the quote',
    )
  })

  it('name an encoding of the contract', () => {
    expect(delimitedFormat({ encoding: 'macJapan' })).to.include({ encoding: 'macJapan' })
    expect(() => delimitedFormat({ encoding: 'latin-9' })).to.throw(EncodingUnknown, 'Use one of these')
  })

  it('are found from the characters', () => {
    for (const word of DELIMITER_WORDS) {
      const quote = word === 'double quote' ? 'NUL' : undefined
      expect(wordOf(delimitedFormat({ delimiter: word, quote }).delimiter)).to.equal(word)
    }
    expect(wordOf(undefined)).to.equal('NUL')
  })
})
