import { expect } from 'chai'
import { joinFiles, splitFiles } from '../../../../src/console/rules/rule-files.ts'

const ONE = { name: 'One.yaml', text: 'entity: One\nrules: []\n' }
const TWO = { name: 'Two.yaml', text: '# reviewed\nentity: Two\nrules: []\n' }

describe('Files of rules in one text', () => {
  it('are the same files again when they are taken apart', () => {
    expect(splitFiles('all.yaml', joinFiles([ONE, TWO])).map(({ name }) => name)).to.deep.equal([
      'One.yaml',
      'Two.yaml',
    ])
    expect(splitFiles('all.yaml', joinFiles([ONE, TWO]))[1]!.text).to.contain('entity: Two')
  })

  it('are left as they are if there is one', () => {
    expect(joinFiles([ONE])).to.equal(ONE.text)
    const text = `---\n${ONE.text}`
    expect(splitFiles('a.yaml', text)).to.deep.equal([{ name: 'a.yaml', text }])
    expect(splitFiles('a.yaml', 'nonsense')).to.deep.equal([{ name: 'a.yaml', text: 'nonsense' }])
  })

  it('are numbered if they have no names', () => {
    const names = splitFiles('a.yaml', `${ONE.text}---\n${TWO.text}`).map(({ name }) => name)
    expect(names).to.deep.equal(['a.yaml (1)', 'a.yaml (2)'])
  })
})
