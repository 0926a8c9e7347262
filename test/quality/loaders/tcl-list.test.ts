import { execFileSync } from 'node:child_process'
import { expect } from 'chai'
import fc from 'fast-check'
import { InvalidTclList } from '../../../src/quality/loaders/errors.ts'
import { parseTclList, writeTclList } from '../../../src/quality/loaders/tcl-list.ts'
import { needs } from '../../support/tools.ts'

const lists: [string, string[]][] = [
  ['12 {1 2} 13 {4} 1', ['12', '1 2', '13', '4', '1']],
  ['', []],
  [' \t\n ', []],
  ['{} ""', ['', '']],
  ['{a {b c} d} e', ['a {b c} d', 'e']],
  [String.raw`a\ b \{ \x41\u20ac \101 \n`, ['a b', '{', 'A€', 'A', '\n']],
  [String.raw`{a\} b} "c\"d e" f"g{h`, [String.raw`a\} b`, 'c"d e', 'f"g{h']],
  ['a\\\n   b', ['a b']],
  ['\\', ['\\']],
]
const invalid = ['{a', '{a}b', '"a', '"a"b', '{a {b}', '{\\}']

describe('Tcl lists', () => {
  for (const [text, elements] of lists) {
    it(`reads ${JSON.stringify(text)}`, () => expect(parseTclList(text)).to.deep.equal(elements))
  }

  for (const text of invalid) {
    it(`refuses ${JSON.stringify(text)} with a sentence`, () => {
      expect(() => parseTclList(text)).to.throw(InvalidTclList, /\.$/)
    })
  }

  const character = fc.constantFrom(...'ab1 {}"\\\n\t[]$;#nxu', 'é', '𝄞')
  const word = fc.array(character, { maxLength: 8 }).map((all) => all.join(''))

  it('reads back what it has written', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string())), (elements) => {
        expect(parseTclList(writeTclList(elements))).to.deep.equal(elements)
      }),
      { numRuns: 2000 },
    )
  })

  it('reads and writes what Tcl reads and writes', function () {
    const tclsh = needs(this, 'tclsh')
    const texts = [...lists.map(([text]) => text), ...invalid, ...fc.sample(word, 1000)]
    const written = fc.sample(fc.array(word, { maxLength: 4 }), 300)
    const ask = [...texts, ...written.map(writeTclList)]
    // Each text goes in and each element comes out as hexadecimal UTF-8.
    const hex = (text: string) => Buffer.from(text).toString('hex')
    const input = `foreach text {${ask.map((text) => `x${hex(text)}`).join(' ')}} {
      set text [encoding convertfrom utf-8 [binary format H* [string range $text 1 end]]]
      if {[catch {
        set out {}
        foreach element $text { append out x[binary encode hex [encoding convertto utf-8 $element]] }
      }]} {set out invalid}
      puts $out
    }`
    // Tcl 8.6 splits characters beyond U+FFFF; they are no matter of lists.
    const isSplit = (text: string) => /[\u{10000}-\u{10ffff}]/u.test(text)
    const answers = execFileSync(tclsh, { input }).toString().split('\n')
    ask.forEach((text, index) => {
      if (isSplit(text)) return
      let ours: string
      try {
        ours = parseTclList(text)
          .map((element) => `x${hex(element)}`)
          .join('')
      } catch {
        ours = 'invalid'
      }
      expect(ours, JSON.stringify(text)).to.equal(answers[index])
    })
  })
})
