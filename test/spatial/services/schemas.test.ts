import Ajv2020 from 'ajv/dist/2020.js'
import { expect } from 'chai'
import { QUERY_FUNCTIONS } from '../../../src/spatial/services/functions.ts'
import { describeQueryables, describeSchema } from '../../../src/spatial/services/schemas.ts'
import type { Layer } from '../../../src/spatial/model/collection-store.ts'
import type { Column } from '../../../src/spatial/model/column.ts'
import type { Collection } from '../../../src/spatial/model/collection.ts'

const collectionOf = (columns: Column[], time?: Layer['time']): Collection =>
  ({
    title: 'Floods',
    columns,
    layer: {
      key: { column: 'fid', type: 'integer' },
      geometry: { column: 'geom', kind: 'MultiPolygon', hasZ: false },
      time,
    },
  }) as unknown as Collection

const url = 'http://localhost/schema'

describe('the schema of a collection', () => {
  it('lists id, geometry and columns with their roles', () => {
    const schema = describeSchema(
      collectionOf(
        [
          { name: 'name', type: 'text', maxLength: 20 },
          { name: 'from', type: 'date' },
          { name: 'to', type: 'datetime' },
        ],
        { start: 1, end: 1 },
      ),
      url,
    )
    expect(schema).to.deep.equal({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: url,
      type: 'object',
      title: 'Floods',
      properties: {
        fid: { type: 'integer', readOnly: true, 'x-ogc-role': 'id', 'x-ogc-propertySeq': 1 },
        geom: { format: 'geometry-multipolygon', 'x-ogc-role': 'primary-geometry', 'x-ogc-propertySeq': 2 },
        name: { type: 'string', maxLength: 20, 'x-ogc-propertySeq': 3 },
        from: { type: 'string', format: 'date', 'x-ogc-role': 'primary-instant', 'x-ogc-propertySeq': 4 },
        to: { type: 'string', format: 'date-time', 'x-ogc-propertySeq': 5 },
      },
      required: ['fid'],
      additionalProperties: false,
    })
  })

  it('tells of a column what the data shows: names, values, range and whether it is ever null', () => {
    const columns: Column[] = [
      {
        name: 'use',
        type: 'text',
        title: 'Land use',
        description: 'As mapped',
        values: ['forest', 'meadow'],
      },
      { name: 'level', type: 'integer', values: [1, 2, 3], range: [1, 3] },
      { name: 'height', type: 'number', range: [-1.5, 90], required: true },
      { name: 'seen', type: 'datetime', irregular: true },
    ]
    const schema = describeSchema(collectionOf(columns), url)
    expect(schema.required).to.deep.equal(['fid', 'height'])
    expect(Object.values(schema.properties).slice(2)).to.deep.equal([
      {
        title: 'Land use',
        description: 'As mapped',
        type: 'string',
        enum: ['forest', 'meadow'],
        'x-ogc-propertySeq': 3,
      },
      { type: 'integer', enum: [1, 2, 3], 'x-ogc-propertySeq': 4 },
      { type: 'number', minimum: -1.5, maximum: 90, 'x-ogc-propertySeq': 5 },
      { type: 'string', 'x-ogc-propertySeq': 6 },
    ])
    expect(describeQueryables(collectionOf(columns), url)).not.to.have.property('required')
  })

  it('takes names that JavaScript gives a meaning to', () => {
    const names = ['__proto__', 'constructor', 'toString']
    const schema = describeSchema(collectionOf(names.map((name) => ({ name, type: 'text' as const }))), url)
    const sent = JSON.parse(JSON.stringify(schema)) as typeof schema
    expect(Object.keys(sent.properties)).to.deep.equal(['fid', 'geom', ...names])
  })

  it('marks both columns of the period of a feature', () => {
    const { properties } = describeSchema(
      collectionOf(
        [
          { name: 'seen', type: 'date' },
          { name: 'start', type: 'date' },
          { name: 'end', type: 'date' },
        ],
        { start: 1, end: 2 },
      ),
      url,
    )
    expect(properties['seen']).not.to.have.property('x-ogc-role')
    expect(properties['start']).to.have.property('x-ogc-role', 'primary-interval-start')
    expect(properties['end']).to.have.property('x-ogc-role', 'primary-interval-end')
  })

  it('names the id among what a filter may name, unless a column has this name', () => {
    const { properties } = describeQueryables(collectionOf([{ name: 'open', type: 'boolean' }]), url)
    expect(Object.keys(properties)).to.deep.equal(['id', 'geom', 'open'])
    expect(properties['id']).to.deep.equal({ type: 'integer', 'x-ogc-role': 'id', 'x-ogc-propertySeq': 1 })
    const own = describeQueryables(collectionOf([{ name: 'id', type: 'text' }]), url).properties
    expect(own['id']).to.deep.equal({ type: 'string', 'x-ogc-propertySeq': 2 })
  })

  it('is a schema by its own standard', () => {
    const ajv = new Ajv2020.default({ strict: false, validateFormats: false })
    const validate = ajv.compile(describeSchema(collectionOf([{ name: 'floors', type: 'integer' }]), url))
    expect(validate({ fid: 1, floors: 3 })).to.be.true
    expect(validate({ fid: 1, floors: 'three' })).to.be.false
  })
})

describe('functions for filters', () => {
  it('take two geometries in each of the three relations, which come first', () => {
    const relations = QUERY_FUNCTIONS.slice(0, 3)
    expect(relations.map(({ name }) => name)).to.deep.equal(['s_within', 's_contains', 's_intersects'])
    for (const { arguments: taken, returns } of relations) {
      expect(taken).to.deep.equal([{ type: ['geometry'] }, { type: ['geometry'] }])
      expect(returns).to.deep.equal(['boolean'])
    }
  })

  it('are described as they are called, without what only the server needs', () => {
    const number = { type: ['integer', 'number'] }
    expect(QUERY_FUNCTIONS.slice(3)).to.deep.equal([
      { name: 'lower', arguments: [{ type: ['string'] }], returns: ['string'] },
      { name: 'upper', arguments: [{ type: ['string'] }], returns: ['string'] },
      { name: 'length', arguments: [{ type: ['string'] }], returns: ['integer'] },
      { name: 'abs', arguments: [number], returns: ['integer', 'number'] },
      ...['floor', 'ceil', 'round'].map((name) => ({ name, arguments: [number], returns: ['integer'] })),
      ...['year', 'month', 'day'].map((name) => ({
        name,
        arguments: [{ type: ['datetime'] }],
        returns: ['integer'],
      })),
    ])
  })
})
