import { expect } from 'chai'
import type { Sample } from '../../../src/quality/model/reading.ts'
import { parseSample } from '../../../src/quality/loaders/sample.ts'
import { InvalidSource } from '../../../src/quality/loaders/errors.ts'

describe('the sample of a load', () => {
  const forms: [string, Sample][] = [
    ['SAMPLE all', { kind: 'all' }],
    ['all', { kind: 'all' }],
    ['{all}', { kind: 'all' }],
    ['SAMPLE {first 10}', { kind: 'first', rows: 10, skip: 0 }],
    ['{first 10 skip 5}', { kind: 'first', rows: 10, skip: 5 }],
    ['first 10 skip 0', { kind: 'first', rows: 10, skip: 0 }],
    ['{SAMPLE {first 10}}', { kind: 'first', rows: 10, skip: 0 }],
    ['sample  first\t10', { kind: 'first', rows: 10, skip: 0 }],
    ['SAMPLE {random 2.5}', { kind: 'random', percent: 2.5, skip: 0, seed: 7 }],
    ['Random 100 Skip 1000000', { kind: 'random', percent: 100, skip: 1000000, seed: 7 }],
  ]
  for (const [text, sample] of forms) {
    it(`is read from ${text}`, () => expect(parseSample(text, 7)).to.deep.equal(sample))
  }

  const refused: [string, string][] = [
    ['', 'The sample must be one of all, {first x}'],
    ['SAMPLE', 'The sample must be one of'],
    ['all 5', 'The sample must be one of'],
    ['last 5', 'The sample must be one of'],
    ['{first 5 skip}', 'The sample must be one of'],
    ['{first 5 jump 1}', 'The sample must be one of'],
    ['{first 5 skip 1 2}', 'The sample must be one of'],
    ['{first 0}', '1 or more'],
    ['{first -1}', '1 or more'],
    ['{first 1.5}', '1 or more'],
    ['{first}', '1 or more'],
    ['{first 9007199254740993}', '1 or more'],
    ['{first 1 skip -1}', 'without a sign'],
    ['{random 0}', 'percentage above 0'],
    ['{random 100.1}', 'percentage above 0'],
    ['{random 1e1}', 'percentage above 0'],
    ['{first 1', 'never closed'],
    ['{'.repeat(10_000), 'The sample must be one of'],
  ]
  for (const [text, sentence] of refused) {
    it(`is refused in the form ${JSON.stringify(text.slice(0, 30))}`, () => {
      expect(() => parseSample(text, 7))
        .to.throw(InvalidSource, sentence)
        .with.nested.property('faults[0].pointer', '/data/sample')
    })
  }
})
