import { expect } from 'chai'
import { preparedName } from '../../../src/platform/catalogue/postgres-prepared.ts'

describe('the names of statements that are prepared', () => {
  it('are given to statements that are sent again, and stay', () => {
    const sql = 'select "id" from "shelves" where "name" = $1 limit $2'
    expect([preparedName(sql), preparedName(sql)]).to.deep.equal([undefined, undefined])
    const name = preparedName(sql)
    expect(name).to.be.a('string')
    expect(preparedName(sql)).to.equal(name)
  })

  it('are not given to pages, whose best plan depends on their place, nor to statements without a plan', () => {
    for (const sql of [
      'select "id" from "shelves" limit $1 offset $2',
      'BEGIN;',
      'create table "shelves" ()',
    ])
      for (let use = 0; use < 5; use++) expect(preparedName(sql)).to.equal(undefined)
  })

  it('are few, so that connections do not keep plans of thousands of statements', () => {
    const named = Array.from({ length: 5000 }, (_, i) => `select ${i}`).filter((sql) => {
      for (let use = 0; use < 4; use++) preparedName(sql)
      return preparedName(sql) !== undefined
    })
    expect(named.length).to.be.within(150, 200)
  })
})
