import { expect } from 'chai'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { partitionsOf } from '../../../../src/quality/loaders/parts/partitions.ts'

describe('The partitions of files', () => {
  it('are the folders of the form name=value, in their order', () => {
    expect(partitionsOf(['in/year=2024/x/month=05/a=b.csv', 'year=2023/month=/c.csv'])).to.deep.equal({
      partitions: ['year', 'month'],
      values: [
        ['2024', '05'],
        ['2023', ''],
      ],
    })
    expect(partitionsOf(['a.csv', '=b/c.csv'])).to.deep.equal({ partitions: [], values: [[], []] })
  })

  it('are decoded as Hive escapes them, and null by its name for it', () => {
    const { partitions, values } = partitionsOf([
      'a%3Db=1%2F2 %C3%A9%zz/b=x=y/c=__HIVE_DEFAULT_PARTITION__/f',
    ])
    expect(partitions).to.deep.equal(['a=b', 'b', 'c'])
    expect(values).to.deep.equal([['1/2 é%zz', 'x=y', null]])
    // Bytes that are not UTF-8.
    expect(partitionsOf(['a=%FF%3A/f']).values).to.deep.equal([['%FF%3A']])
  })

  it('must be the same in all files', () => {
    for (const names of [
      ['a=1/f', 'f'],
      ['f', 'a=1/f'],
      ['a=1/b=1/f', 'b=1/a=1/f'],
      ['a=1/f', 'a=1/b=1/f'],
    ])
      expect(() => partitionsOf(names), names.join()).to.throw(SourceUnreadable, 'different partitions')
  })
})
