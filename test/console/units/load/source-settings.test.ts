import { expect } from 'chai'
import {
  connectInfoOf,
  positionsOf,
  sampleOf,
  settingsOf,
  withSetting,
} from '../../../../src/console/load/source-settings.ts'

const FILE = { connection: undefined, connectionType: undefined, name: 'a.csv' }

describe('The settings of a source', () => {
  it('are texts of what was detected', () => {
    expect(
      settingsOf({
        compressed: 'N',
        delimiter: ';',
        attr: 'none',
        nulls: ['NA', '-'],
        trim: true,
        skipRows: 2,
        evidence: [],
      }),
    ).to.deep.equal({ delimiter: ';', attr: 'none', nulls: 'NA\n-', trim: 'true', skipRows: '2' })
    expect(settingsOf(undefined)).to.deep.equal({})
  })

  it('become what a request takes, without those of other types and without empty ones', () => {
    const settings = {
      delimiter: ';',
      nulls: 'NA\n\n-',
      trim: 'false',
      skipRows: '2',
      quote: '',
      sheet: 'One',
      schemaFile: 'columns.ddl',
    }
    expect(connectInfoOf(FILE, 'delimited', settings)).to.deep.equal({
      sourceFile: 'a.csv',
      type: 'delimited',
      delimiter: ';',
      attr: 'names',
      skipRows: '2',
      nulls: ['NA', '-'],
      trim: false,
    })
    expect(connectInfoOf(FILE, 'excel', settings)).to.deep.equal({
      sourceFile: 'a.csv',
      type: 'excel',
      sheet: 'One',
      skipRows: '2',
      nulls: ['NA', '-'],
    })
    expect(connectInfoOf(FILE, 'delimited', { attr: 'ddl', schemaFile: 'columns.ddl' })).to.include({
      schemaFile: 'columns.ddl',
    })
  })

  it('of a database are a condition and credentials, and no type', () => {
    const place = { connection: '3', connectionType: 'postgresql', name: 'public.orders' }
    const info = connectInfoOf(
      place,
      undefined,
      { sqlwhere: 'paid', delimiter: ';' },
      { username: 'ada', password: '' },
    )
    expect(info).to.deep.equal({
      sourceFile: 'public.orders',
      connectionId: '3',
      sqlwhere: 'paid',
      username: 'ada',
    })
  })

  it('of fixed width are numbers', () => {
    const info = connectInfoOf(FILE, 'fixedwidth', { widths: '10, 6;4' })
    expect(info.widths).to.deep.equal([10, 6, 4])
    expect(positionsOf('harbour 1 9\n15,4\nno numbers\ntown of birth;30;20')).to.deep.equal([
      { name: 'harbour', start: 1, length: 9 },
      { start: 15, length: 4 },
      { name: 'town of birth', start: 30, length: 20 },
    ])
  })

  it('go back to what was detected when a change is taken back', () => {
    expect(withSetting({ quote: 'NUL', delimiter: ';' }, 'delimiter', undefined)).to.deep.equal({
      quote: 'NUL',
    })
    expect(withSetting({ quote: 'NUL' }, 'quote', '')).to.deep.equal({ quote: '' })
  })

  it('have a sample in the words of the API', () => {
    expect(sampleOf({ kind: 'all', size: '5', skip: '' })).to.equal(undefined)
    expect(sampleOf({ kind: 'first', size: '', skip: '1' })).to.equal(undefined)
    expect(sampleOf({ kind: 'first', size: '100', skip: '' })).to.equal('{first 100}')
    expect(sampleOf({ kind: 'random', size: '2.5', skip: ' 10 ' })).to.equal('{random 2.5 skip 10}')
  })
})
