import { expect } from 'chai'
import { printable, withoutCommands } from '../../src/lib/text.ts'

/** What terminals obey, also in 8 bits, and what reorders text. */
const COMMANDS = '\u001b[2J\u009b31m\u0007\r\u007f\u202eabc\u2066\u2028'

describe('a text of a client', () => {
  it('removes control characters of a terminal from messages', () => {
    expect(printable(COMMANDS)).to.match(/^"[\x20-\x7e]*"$/)
    expect(JSON.parse(printable(COMMANDS))).to.equal(COMMANDS)
  })

  it('keeps its letters, line feeds and tabs in the output of a command', () => {
    expect(withoutCommands('é漢😀\n\t"\\')).to.equal('é漢😀\n\t"\\')
    expect(withoutCommands(COMMANDS)).to.match(/^[\x20-\x7e]*$/)
  })
})
