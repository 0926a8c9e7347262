import { expect } from 'chai'
import { type DelimitedSource, sourceOf } from '../../../src/quality/model/entity-source.ts'

const WITHOUT_KIND: Omit<DelimitedSource, 'kind'> = {
  source: 'client',
  sourceFile: 'a.csv',
  attr: 'names',
  delimiter: ',',
  encoding: 'utf-8',
  sample: 'all',
}

describe('The source of an entity', () => {
  it('is delimited where an earlier version has written no kind', () => {
    expect(sourceOf(WITHOUT_KIND)).to.deep.equal({ kind: 'delimited', ...WITHOUT_KIND })
  })

  it('keeps its kind', () => {
    const source = { kind: 'delimited', ...WITHOUT_KIND } as const
    expect(sourceOf(source)).to.deep.equal(source)
  })
})
