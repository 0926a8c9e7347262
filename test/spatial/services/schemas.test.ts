import Ajv2020 from 'ajv/dist/2020.js'
import { expect } from 'chai'
import type { Collection } from '../../../src/spatial/services/collections.ts'
import { queryFunctions } from '../../../src/spatial/services/functions.ts'
import { describeQueryables, describeSchema } from '../../../src/spatial/services/schemas.ts'
import type { Column } from '../../../src/spatial/stores/collection-store.ts'

const collectionOf = (...columns: Column[]): Collection =>
  ({
    title: 'Floods',
    columns,
    layer: {
      key: { column: 'fid', type: 'integer' },
      geometry: { column: 'geom', kind: 'MultiPolygon', hasZ: false },
    },
  }) as unknown as Collection

const url = 'http://localhost/schema'

describe('the schema of a collection', () => {
  it('lists id, geometry and columns with their roles', () => {
    const schema = describeSchema(
      collectionOf(
        { name: 'name', type: 'text', maxLength: 20 },
        { name: 'from', type: 'date' },
        { name: 'to', type: 'datetime' },
      ),
      url,
    )
    expect(schema).to.deep.equal({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: url,
      type: 'object',
      title: 'Floods',
      properties: {
        fid: { type: 'integer', 'x-ogc-role': 'id', 'x-ogc-propertySeq': 1 },
        geom: { format: 'geometry-multipolygon', 'x-ogc-role': 'primary-geometry', 'x-ogc-propertySeq': 2 },
        name: { type: 'string', maxLength: 20, 'x-ogc-propertySeq': 3 },
        from: { type: 'string', format: 'date', 'x-ogc-role': 'primary-instant', 'x-ogc-propertySeq': 4 },
        to: { type: 'string', format: 'date-time', 'x-ogc-propertySeq': 5 },
      },
      additionalProperties: false,
    })
  })

  it('takes the columns start and end for the time of a feature', () => {
    const { properties } = describeSchema(
      collectionOf(
        { name: 'seen', type: 'date' },
        { name: 'start', type: 'date' },
        { name: 'end', type: 'date' },
      ),
      url,
    )
    expect(properties['seen']).not.to.have.property('x-ogc-role')
    expect(properties['start']).to.have.property('x-ogc-role', 'primary-interval-start')
    expect(properties['end']).to.have.property('x-ogc-role', 'primary-interval-end')
  })

  it('leaves the id out of what a filter may name', () => {
    const { properties } = describeQueryables(collectionOf({ name: 'open', type: 'boolean' }), url)
    expect(Object.keys(properties)).to.deep.equal(['geom', 'open'])
  })

  it('is a schema by its own standard', () => {
    const ajv = new Ajv2020.default({ strict: false, validateFormats: false })
    const validate = ajv.compile(describeSchema(collectionOf({ name: 'floors', type: 'integer' }), url))
    expect(validate({ fid: 1, floors: 3 })).to.be.true
    expect(validate({ fid: 1, floors: 'three' })).to.be.false
  })
})

describe('functions for filters', () => {
  it('takes two geometries in each of the three relations', () => {
    expect(queryFunctions.map(({ name }) => name)).to.deep.equal(['s_within', 's_contains', 's_intersects'])
    for (const { arguments: taken, returns } of queryFunctions) {
      expect(taken).to.deep.equal([{ type: ['geometry'] }, { type: ['geometry'] }])
      expect(returns).to.deep.equal(['boolean'])
    }
  })
})
