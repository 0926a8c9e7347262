import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { EBCDIC_PAGES } from '../../../src/quality/values/encodings/ebcdic-pages.ts'
import { decodeText } from '../../../src/quality/values/encodings.ts'
import { openEncoder } from '../../../src/quality/values/encoder.ts'
import { needs } from '../../support/tools.ts'

const BYTES = Array.from({ length: 256 }, (_, byte) => byte)

describe('The code pages of IBM mainframes', function () {
  this.timeout(60_000)

  it('have the characters of iconv for every byte, with new line and line feed exchanged', function () {
    const iconv = needs(this, 'iconv')
    const differences = new Set<string>()
    for (const page of EBCDIC_PAGES) {
      // Undefined bytes are left out by iconv, so that each byte has a line of its own.
      const input = Buffer.from(BYTES.flatMap((byte) => [byte, 0x40, 0x6f, 0x6f, 0x40]))
      const { stdout } = spawnSync(iconv, ['-c', '-f', page.replace('cp', 'IBM'), '-t', 'UTF-8'], { input })
      const texts = stdout.toString().split(' ?? ').slice(0, -1)
      expect(texts, page).to.have.length(256)
      for (const byte of BYTES) {
        const [ours, theirs] = [decodeText(Buffer.of(byte), page), texts[byte]! || '\ufffd']
        if (ours !== theirs)
          differences.add(`${byte.toString(16)} ${JSON.stringify(ours)} ${JSON.stringify(theirs)}`)
      }
    }
    expect([...differences]).to.deep.equal([
      `15 ${JSON.stringify('\n')} ${JSON.stringify('\u0085')}`,
      `25 ${JSON.stringify('\u0085')} ${JSON.stringify('\n')}`,
    ])
  })

  it('differ where mainframes of different countries differ', () => {
    const bytes = Buffer.from('4a5a7b7cadbdc0d09f', 'hex')
    expect(decodeText(bytes, 'cp037')).to.equal('¢!#@Ý¨{}¤')
    expect(decodeText(bytes, 'cp1047')).to.equal('¢!#@[]{}¤')
    expect(decodeText(bytes, 'cp273')).to.equal('ÄÜ#§Ý¨äü¤')
    expect(decodeText(bytes, 'cp500')).to.equal('[]#@Ý¨{}¤')
    expect(decodeText(bytes, 'cp1140')).to.equal('¢!#@Ý¨{}€')
  })

  it('are written as they are read', () => {
    for (const page of EBCDIC_PAGES) {
      const defined = BYTES.filter((byte) => decodeText(Buffer.of(byte), page) !== '\ufffd')
      const text = decodeText(Buffer.from(defined), page)
      expect([...openEncoder(page, 'error').encode(text)], page).to.deep.equal(defined)
    }
  })
})
