import { expect } from 'chai'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { CatalogueRows } from '../../../src/quality/listings/catalogue-rows.ts'
import { libraryAttributesListing } from '../../../src/quality/listings/declared/catalogue/library-attributes-listing.ts'
import { libraryEntitiesListing } from '../../../src/quality/listings/declared/catalogue/library-entities-listing.ts'
import type { Listing } from '../../../src/quality/listings/listing.ts'
import { readOptions, type GivenOptions } from '../../../src/quality/listings/options.ts'
import { readPage } from '../../../src/quality/listings/page.ts'
import { encodePage } from '../../../src/quality/listings/standard-response.ts'
import { LibraryStore } from '../../../src/quality/stores/library/library.ts'
import { newCatalogue } from '../support/catalogues.ts'

const AUTHORSHIP = {
  CREATED_BY: 'Created By',
  _created_date: 'Date Created',
  EDITED_BY: 'Edited By',
  _edited_date: 'Date Changed',
}
const ENTITY_COLUMNS = {
  model_entity_id: 'ID',
  name: 'Name',
  description: 'Description',
  _display_attributes: 'Attributes',
  _business_rules: 'Business Rules',
  ...AUTHORSHIP,
  _associations: 'Associations',
}
const ATTRIBUTE_COLUMNS = {
  model_entity_id: 'Library ID',
  model_attribute_id: 'ID',
  name: 'Name',
  description: 'Description',
  attr_used: 'Attributes Used',
  ...AUTHORSHIP,
}

describe('the listings of the library', () => {
  let catalogue: Catalogue
  let person: number
  const other = { id: 2, name: 'other' }
  const demo = { id: 1, name: 'demo' }

  before(async () => {
    ;({ catalogue } = await newCatalogue())
    const store = new LibraryStore(catalogue)
    const insert = (repositoryId: number, name: string, attributes: readonly string[], createdBy: string) =>
      store.insert({
        repositoryId,
        name,
        description: `A ${name}`,
        attributes: attributes.map((attribute) => ({ name: attribute, description: `The ${attribute}` })),
        createdBy,
      })
    person = (await insert(demo.id, 'Person', ['name', 'Age', 'Äge', 'city'], 'ada'))!
    await insert(demo.id, 'Company', ['Name'], 'bob')
    await insert(other.id, 'Person', ['Surname', 'Given name'], 'ada')
  })

  const answer = async <Scope>(listing: Listing<Scope>, scope: Scope, given: GivenOptions = {}) => {
    const { signal } = new AbortController()
    const page = await readPage(listing, new CatalogueRows(catalogue), scope, readOptions(given), signal)
    let body = ''
    for await (const piece of encodePage(page)) body += piece
    return JSON.parse(body) as {
      columns: { columnisedName: string; humanisedName: string; description: string }[]
      rows: { dataRow: string[]; metadata?: { url: string } }[]
      metadata: Record<string, string>
    }
  }

  it('have these columns in this order, each with a description', async () => {
    for (const [{ columns }, expected] of [
      [await answer(libraryEntitiesListing, demo), ENTITY_COLUMNS],
      [await answer(libraryAttributesListing, { id: person, repository: demo }), ATTRIBUTE_COLUMNS],
    ] as const) {
      expect(
        columns.map(({ columnisedName, humanisedName }) => [columnisedName, humanisedName]),
      ).to.deep.equal(Object.entries(expected))
      for (const { description } of columns) expect(description).to.match(/^[A-Z].{8,}/)
    }
  })

  it('show only records of the repository and of the library entity', async () => {
    const entities = await answer(libraryEntitiesListing, other)
    expect(entities.rows.map(({ dataRow, metadata }) => [dataRow.slice(0, 5), metadata])).to.deep.equal([
      [['1', 'Person', 'A Person', '2', '0'], { url: '/api/repositories/other/library/entities/1' }],
    ])
    const attributes = await answer(libraryAttributesListing, { id: 3, repository: other })
    expect(attributes.rows.map(({ dataRow }) => dataRow.slice(0, 6))).to.deep.equal([
      ['1', '1', 'Surname', 'The Surname', 'N', 'ada'],
      ['1', '2', 'Given name', 'The Given name', 'N', 'ada'],
    ])
  })

  it('sort texts by code point and numbers as numbers, and show rows by their numbers', async () => {
    const namesBy = async (given: GivenOptions) =>
      (await answer(libraryAttributesListing, { id: person, repository: demo }, given)).rows.map(
        ({ dataRow }) => dataRow[2],
      )
    expect(await namesBy({ sort: ['name'] })).to.deep.equal(['Age', 'city', 'name', 'Äge'])
    expect(await namesBy({ keypatternlist: ['4', '1', '9', 'x'] })).to.deep.equal(['name', 'city'])
    const { rows, metadata } = await answer(libraryEntitiesListing, demo, {
      sort: ['_display_attributes:asc'],
      columns: ['CREATED_BY', '_display_attributes'],
      pageStart: 2,
    })
    expect(rows.map(({ dataRow }) => dataRow)).to.deep.equal([['ada', '4']])
    expect(metadata).to.deep.equal({
      viewName: 'Library entities',
      pageStart: '2',
      dataSize: '1',
      totalCount: '2',
    })
  })
})
