import { expect } from 'chai'
import {
  entityNameOf,
  hasTypes,
  placeInRequest,
  typeOfName,
} from '../../../../src/console/load/source-place.ts'

describe('The place of a source', () => {
  it('suggests a type by the extension before the one of a compression, and delimited text without one', () => {
    const types = [
      'a.CSV',
      'a.xlsx',
      'a.json.gz',
      'b/c.ndjson',
      'shop.sqlite',
      'x.parquet',
      'sales/',
      'a',
      'a.zip',
    ]
    expect(types.map(typeOfName)).to.deep.equal([
      'delimited',
      'excel',
      'json',
      'json',
      'sqlite',
      'parquet',
      'delimited',
      'delimited',
      'delimited',
    ])
  })

  it('proposes a name for its entity', () => {
    const nameOf = (name: string): string =>
      entityNameOf({ connection: undefined, connectionType: undefined, name })
    expect(nameOf('sales/bird-strikes (2).csv')).to.equal('Bird strikes')
    expect(nameOf('sales/year=2025/')).to.equal('Year=2025')
    expect(nameOf('months.csv.gz')).to.equal('Months')
    expect(nameOf('part-*.csv')).to.equal('Part')
    expect(nameOf('.csv')).to.equal('Csv')
    expect(nameOf(`${'x'.repeat(300)}.csv`)).to.have.length(128)
    const table = { connection: '3', connectionType: 'postgresql', name: 'public.paid_orders' }
    expect(entityNameOf(table)).to.equal('Paid orders')
  })

  it('is an uploaded file, or a source of a connection', () => {
    const uploaded = { connection: undefined, connectionType: undefined, name: 'a.csv' }
    const bucket = { connection: '4', connectionType: 's3', name: 'a.csv' }
    expect(placeInRequest(uploaded)).to.deep.equal({ source: 'client', connectInfo: { sourceFile: 'a.csv' } })
    expect(placeInRequest(bucket)).to.deep.equal({
      source: 'server',
      connectInfo: { sourceFile: 'a.csv', connectionId: '4' },
    })
    expect([uploaded, bucket, { ...bucket, connectionType: 'postgresql' }].map(hasTypes)).to.deep.equal([
      true,
      true,
      false,
    ])
  })
})
