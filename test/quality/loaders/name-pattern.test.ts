import { expect } from 'chai'
import fc from 'fast-check'
import { namePattern } from '../../../src/quality/loaders/name-pattern.ts'

/** Characters that mean something in patterns, and some that do not. */
const PATTERNS = fc.string({
  unit: fc.constantFrom('a', 'b', '.', '/', '*', '**', '?', '[ab]', '[!a]', '\\*'),
  maxLength: 8,
})
const PATHS = fc.string({ unit: fc.constantFrom('a', 'b', '.', '/', '*'), maxLength: 10 })

/** The same as a regular expression, which tries every length of every run. */
function naive(pattern: string): (path: string) => boolean {
  const source = pattern.replace(
    /\*\*+|\*|\?|\[!a\]|\[ab\]|\\\*|[./]/g,
    (part) =>
      ({ '*': '[^/]*', '?': '[^/]', '[!a]': '[^a/]', '[ab]': '[ab]', '\\*': '\\*', '.': '\\.', '/': '/' })[
        part
      ] ?? '[^]*',
  )
  const expression = new RegExp(`^${source}$`)
  return (path) => expression.test(pattern.includes('/') ? path : path.slice(path.lastIndexOf('/') + 1))
}

describe('a pattern of file names', () => {
  it('has the usual meaning of file patterns', () => {
    for (const [pattern, path, isMatch] of [
      ['*.csv', 'a.csv', true],
      ['*.csv', 'north/a.csv', true],
      ['*.csv', 'a.csv.gz', false],
      ['*', '.hidden', true],
      ['a?c', 'abc', true],
      ['a?c', 'a😀c', true],
      ['a?c', 'ac', false],
      ['[a-c]1', 'b1', true],
      ['[!a-c]1', 'b1', false],
      ['[^a]1', 'b1', true],
      ['[]]', ']', true],
      ['[-a]', '-', true],
      ['[', '[', true],
      ['[z-a]', 'm', false],
      ['\\*.csv', '*.csv', true],
      ['\\*.csv', 'a.csv', false],
      ['end\\', 'end\\', true],
      ['north/*.csv', 'north/a.csv', true],
      ['north/*.csv', 'north/east/a.csv', false],
      ['north/**.csv', 'north/east/a.csv', true],
      ['**/a.csv', 'north/east/a.csv', true],
      ['A.csv', 'a.csv', false],
      ['', '', true],
      ['', 'a', false],
    ] as const)
      expect(namePattern(pattern)(path), `${pattern} and ${path}`).to.equal(isMatch)
  })

  it('matches what a regular expression of the same meaning matches', () => {
    fc.assert(
      fc.property(PATTERNS, PATHS, (pattern, path) => {
        expect(namePattern(pattern)(path), `${pattern} and ${path}`).to.equal(naive(pattern)(path))
      }),
      { numRuns: 5000 },
    )
  })

  it('takes no more time for a hostile pattern than the product of the lengths', () => {
    const matches = namePattern(`${'*a'.repeat(120)}b`)
    const start = performance.now()
    for (let i = 0; i < 100; i++) expect(matches('a'.repeat(255))).to.equal(false)
    expect(performance.now() - start).to.be.below(2000)
  })
})
