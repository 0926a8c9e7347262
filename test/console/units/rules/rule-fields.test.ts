import { expect } from 'chai'
import {
  changeOf,
  differences,
  EMPTY_RULE,
  fieldOf,
  fieldsOf,
  inputOf,
} from '../../../../src/console/rules/rule-fields.ts'

const LISTED = {
  actual_name: 'Fits',
  actual_description: '',
  _predicate: 'a > 1',
  _filter_predicate: 'b = 2',
  _group_function: '',
  _aggregate_function: 'c',
  _aggregate_method: 'Maximum',
  _actual_threshold: '99.5',
  actual_priority: '3',
  _check: 'no',
  _keywords: 'Report: A, B, Report: A, Owner',
}

describe('The fields of a rule', () => {
  const ids = new Map([
    ['Report: A', '1 1'],
    ['Report: A, B', '1 2'],
    ['Owner', '2 0'],
  ])

  it('are read from the listing, with keywords whose names have commas', () => {
    expect(fieldsOf(LISTED, ids)).to.deep.equal({
      name: 'Fits',
      description: '',
      expression: 'a > 1',
      filter: 'b = 2',
      group: '',
      aggregate: 'c',
      method: '2',
      threshold: '99.5',
      priority: '3',
      isEnabled: false,
      keywords: ['1 2', '1 1', '2 0'],
    })
  })

  it('are sent as a change of what was touched alone, and what was emptied is removed', () => {
    const base = fieldsOf(LISTED, ids)
    const fields = { ...base, filter: ' ', threshold: ' 95 ', isEnabled: true, keywords: ['1 1'] }
    expect(differences(base, fields)).to.have.members(['filter', 'threshold', 'isEnabled', 'keywords'])
    expect(changeOf(base, fields)).to.deep.equal({
      filterExpression: null,
      threshold: '95',
      enabled: '1',
      ruleKeywordIdList: '1 1',
    })
    expect(changeOf(base, base)).to.deep.equal({})
  })

  it('of an aggregate are sent with its method', () => {
    const fields = { ...EMPTY_RULE, name: 'N', expression: 'TRUE', aggregate: 'c', method: '1' }
    expect(changeOf(EMPTY_RULE, fields)).to.include({ aggregateExpression: 'c', aggregateMethod: '1' })
    expect(inputOf(fields)).to.include({ aggregateExpression: 'c', aggregateMethod: '1' })
    expect(inputOf({ ...fields, aggregate: '' })).not.to.have.any.keys(
      'aggregateExpression',
      'aggregateMethod',
    )
  })

  it('are found by the pointers of faults in both spellings', () => {
    expect(fieldOf({ detail: '', pointer: '/data/FILTER_EXPRESSION' })).to.equal('filter')
    expect(fieldOf({ detail: '', pointer: '/data/filterExpression' })).to.equal('filter')
    expect(fieldOf({ detail: '', pointer: '/data/THRESHOLD' })).to.equal('threshold')
    expect(fieldOf({ detail: '', pointer: '/command' })).to.equal(undefined)
    expect(fieldOf({ detail: '' })).to.equal(undefined)
  })
})
