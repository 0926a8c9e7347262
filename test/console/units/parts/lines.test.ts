import { expect } from 'chai'
import { linesOf } from '../../../../src/console/parts/lines.ts'

describe('The lines of a text', () => {
  it('have their indents apart from what follows', () => {
    expect(linesOf('rules:\n  - name: a b\r\n\n    \tx')).to.deep.equal([
      { indent: '', text: 'rules:' },
      { indent: '  ', text: '- name: a b' },
      { indent: '', text: '' },
      { indent: '    ', text: '\tx' },
    ])
  })

  it('are none after the end of the last one', () => {
    expect(linesOf('a\n')).to.deep.equal([{ indent: '', text: 'a' }])
  })
})
