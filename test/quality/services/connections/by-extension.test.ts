import { expect } from 'chai'
import { byExtension } from '../../../../src/quality/services/connections/by-extension.ts'

describe('The files that extensions list', () => {
  it('have one of them in any case, or are compressed files of them', () => {
    const isListed = byExtension(['csv', 'tar.txt'])
    for (const name of [
      'a.csv',
      'B.CSV',
      'a.csv.gz',
      'a.csv.ZST',
      'a.csv.zip',
      'a.csv.bz2',
      'a.csv.xz',
      'x.tar.txt',
    ])
      expect(isListed(name), name).to.equal(true)
    for (const name of ['csv', 'a.csv.lz4', 'a.zip', 'a.gz', 'a.txt', 'a.csv.gz.gz'])
      expect(isListed(name), name).to.equal(false)
  })

  it('are all files if there are no extensions', () => {
    expect(byExtension([])('anything')).to.equal(true)
  })
})
