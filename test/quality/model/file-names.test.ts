import { expect } from 'chai'
import fc from 'fast-check'
import { numberedName, safeName } from '../../../src/quality/model/file-names.ts'

describe('the name of an uploaded file', () => {
  it('is not changed if it is safe', () => {
    for (const name of [
      'airports.csv',
      'Flughäfen 2026 (neu).csv',
      '🛫👩‍👩‍👧.csv',
      '.hidden',
      'a:b?c*"<>|.csv',
      'CON',
    ]) {
      expect(safeName(name)).to.equal(name)
    }
  })

  it('loses its folders in the notations of Unix and Windows', () => {
    expect(safeName('/etc/passwd')).to.equal('passwd')
    expect(safeName('..\\..\\boot.ini')).to.equal('boot.ini')
    expect(safeName('C:\\data/airports.csv')).to.equal('airports.csv')
  })

  it('loses invisible and direction-changing characters, and surrounding blanks and dots', () => {
    expect(safeName('a\0b\r\n\u007f\u0085c.csv')).to.equal('abc.csv')
    expect(safeName('annexe\u202egpj.exe')).to.equal('annexegpj.exe')
    expect(safeName('\ud800half.csv ')).to.equal('half.csv')
  })

  it('is in the normal form of Unicode', () => {
    expect(safeName('cafe\u0301.csv')).to.equal('café.csv')
  })

  it('is replaced if no character remains', () => {
    for (const name of ['', '.', '..', '/', 'folder/', '\0\0', ' . ', 'a/..']) {
      expect(safeName(name)).to.equal('upload')
    }
  })

  it('is cut to 255 characters and keeps its extension', () => {
    const name = safeName(`${'😀'.repeat(10_000)}.csv.gz`)
    expect(Array.from(name)).to.have.length(255)
    expect(name).to.match(/^(😀)+\.csv\.gz$/u)
    expect(safeName('x'.repeat(10_000))).to.equal('x'.repeat(255))
    expect(safeName(`.${'x'.repeat(10_000)}`)).to.have.length(255)
  })

  it('gets a number before its extension', () => {
    expect(numberedName('airports.csv', 1)).to.equal('airports.csv')
    expect(numberedName('airports.csv', 2)).to.equal('airports (2).csv')
    expect(numberedName('airports.csv.gz', 12)).to.equal('airports (12).csv.gz')
    expect(numberedName('.csv', 2)).to.equal('.csv (2)')
    expect(numberedName('README', 2)).to.equal('README (2)')
    expect(numberedName(`${'x'.repeat(251)}.csv`, 2)).to.equal(`${'x'.repeat(247)} (2).csv`)
  })

  it('is safe for any input, and is not changed by a second pass', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme' })),
        (sent) => {
          const name = safeName(sent)
          expect(name).to.match(/^[^/\\\p{Cc}\p{Cs}]{1,255}$/u)
          expect(name).not.to.match(/^\.{1,2}$/)
          expect(decodeURIComponent(new URL(`http://x/${encodeURIComponent(name)}`).pathname)).to.equal(
            `/${name}`,
          )
          expect(safeName(name)).to.equal(name)
        },
      ),
      { numRuns: 200 },
    )
  })
})
