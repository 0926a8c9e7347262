import { expect } from 'chai'
import { bytesOf, hexLines } from '../../../../src/console/parts/hex-lines.ts'

describe('A dump of bytes', () => {
  it('has 16 bytes a line, from an offset, with points for what is not visible ASCII', () => {
    const bytes = bytesOf(Buffer.from('Ada,K\xf6ln\0 0123456789', 'latin1').toString('base64'))
    expect(hexLines(bytes, 10)).to.deep.equal([
      {
        offset: '0000000a',
        bytes: '41 64 61 2c 4b f6 6c 6e 00 20 30 31 32 33 34 35',
        text: 'Ada,K.ln. 012345',
      },
      { offset: '0000001a', bytes: '36 37 38 39', text: '6789' },
    ])
    expect(hexLines(new Uint8Array())).to.deep.equal([])
  })
})
