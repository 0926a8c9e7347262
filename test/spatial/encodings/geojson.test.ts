import { expect } from 'chai'
import fc from 'fast-check'
import { encodeFeature, encodePage } from '../../../src/spatial/encodings/geojson.ts'
import type { FeatureRow, Layer, Value } from '../../../src/spatial/model/collection-store.ts'
import type { Column } from '../../../src/spatial/model/column.ts'
import { wkb } from './wkb-bytes.ts'

const layerOf = (...columns: Column[]): Layer => ({
  name: 'things',
  columns,
  geometry: { column: 'geom', kind: 'Point', hasZ: false },
  key: { column: 'fid', type: 'integer' },
  crs: { uri: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' },
  featureCount: 1,
})

const text = (name: string): Column => ({ name, type: 'text' })
const point = wkb().head(1).doubles(1, 2).end()
const rowOf = (key: number, ...values: Value[]): FeatureRow => ({ key, geometry: point, values })

const propertyText = (type: Column['type'], value: Value): string => {
  const feature = encodeFeature(layerOf({ name: 'v', type }), rowOf(1, value)).toString('utf8')
  return feature.slice(feature.indexOf('"v":') + 4, -2)
}

async function collect(layer: Layer, batches: FeatureRow[][], numberMatched?: number): Promise<Buffer[]> {
  const page = {
    batches: (async function* () {
      yield* batches
    })(),
    ...(numberMatched !== undefined && { numberMatched }),
  }
  const chunks: Buffer[] = []
  const end = (count: number) => ({
    timeStamp: '2026-01-01T00:00:00Z',
    links: [{ href: `http://localhost/${count}`, rel: 'self', title: 'Örtchen' }],
  })
  for await (const chunk of encodePage(layer, page, end)) chunks.push(chunk)
  return chunks
}

describe('a feature in GeoJSON', () => {
  it('holds id, geometry, properties and, where given, links', () => {
    const layer = layerOf(text('name'), { name: 'population', type: 'integer' })
    const plain = encodeFeature(layer, rowOf(7, 'Ulm', 126_329)).toString('utf8')
    expect(plain).to.equal(
      '{"type":"Feature","id":7,"geometry":{"type":"Point","coordinates":[1,2]},"properties":{"name":"Ulm","population":126329}}',
    )
    const linked = encodeFeature(layer, { ...rowOf(7, null, null), geometry: null }, [
      { href: 'x', rel: 'self' },
    ])
    expect(linked.toString('utf8')).to.equal(
      '{"type":"Feature","id":7,"geometry":null,"properties":{"name":null,"population":null},"links":[{"href":"x","rel":"self"}]}',
    )
  })

  it('keeps the meaning of every value, with any declared type', () => {
    expect(propertyText('boolean', 1)).to.equal('true')
    expect(propertyText('boolean', 0)).to.equal('false')
    expect(propertyText('boolean', null)).to.equal('null')
    expect(propertyText('integer', '9223372036854775807')).to.equal('9223372036854775807')
    expect(propertyText('integer', -42)).to.equal('-42')
    expect(propertyText('integer', 'many')).to.equal('"many"')
    expect(propertyText('number', 0.1)).to.equal('0.1')
    expect(propertyText('number', NaN)).to.equal('null')
    expect(propertyText('number', -Infinity)).to.equal('null')
    expect(propertyText('date', '2024-02-29')).to.equal('"2024-02-29"')
    expect(propertyText('text', '0123')).to.equal('"0123"')
    expect(propertyText('text', Buffer.from('binary'))).to.equal('null')
  })

  it('escapes names and texts so that any of them comes back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }).filter((name) => name !== '__proto__'),
        fc.string({ unit: 'binary', maxLength: 40 }),
        (name, value) => {
          const bytes = encodeFeature(layerOf(text(name)), rowOf(1, value))
          const feature = JSON.parse(bytes.toString('utf8')) as { properties: Record<string, unknown> }
          expect(feature.properties).to.deep.equal({ [name]: value })
        },
      ),
    )
  })

  it('writes lone surrogates as escapes, so that its bytes are UTF-8', () => {
    const bytes = encodeFeature(layerOf(text('v')), rowOf(1, 'a\ud800b'))
    expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).to.contain('"a\\ud800b"')
  })

  it('writes numbers as JSON.parse reads them', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()), (value) => {
        expect(JSON.parse(propertyText('number', value)) as number).to.equal(value === 0 ? 0 : value)
      }),
    )
  })
})

describe('a page in GeoJSON', () => {
  it('puts members that are known only at the end after the features', async () => {
    const chunks = await collect(layerOf(text('name')), [[rowOf(1, 'a')], [rowOf(2, 'b')]], 17)
    expect(chunks).to.have.length(1)
    const document = JSON.parse(String(chunks[0])) as Record<string, unknown>
    expect(Object.keys(document)).to.deep.equal([
      'type',
      'features',
      'numberReturned',
      'numberMatched',
      'timeStamp',
      'links',
    ])
    expect(document).to.include({ type: 'FeatureCollection', numberReturned: 2, numberMatched: 17 })
    expect(document['features']).to.have.length(2)
    expect(document['links']).to.deep.equal([{ href: 'http://localhost/2', rel: 'self', title: 'Örtchen' }])
  })

  it('is complete without a feature, and without a known total', async () => {
    const document = JSON.parse(Buffer.concat(await collect(layerOf(), [])).toString('utf8')) as object
    expect(document).to.include({ numberReturned: 0 }).and.not.to.have.property('numberMatched')
    expect(document).to.have.deep.property('features', [])
  })

  it('has exactly the requested properties', async () => {
    const layer = layerOf(text('a'), text('b'), text('c'))
    const end = () => ({ timeStamp: '', links: [] })
    for (const [columns, expected] of [
      [[1, 2], { b: 'B', c: 'C' }],
      [[0], { a: 'A' }],
      [[], {}],
    ] as const) {
      const batches = (async function* () {
        yield [rowOf(1, 'A', 'B', 'C')]
      })()
      let written = ''
      for await (const chunk of encodePage(layer, { batches, columns }, end)) written += chunk.toString()
      const { features } = JSON.parse(written) as { features: { properties: object }[] }
      expect(features[0]!.properties).to.deep.equal(expected)
    }
  })

  it('comes in chunks of about 64 KB, each ready before the next batch is asked for', async () => {
    let asked = 0
    const batches = (async function* () {
      for (; asked < 40; asked++)
        yield Array.from({ length: 100 }, (_, i) => rowOf(asked * 100 + i, 'x'.repeat(200)))
    })()
    const sizes: number[] = []
    const parts: Buffer[] = []
    for await (const chunk of encodePage(layerOf(text('name')), { batches }, () => ({
      timeStamp: '',
      links: [],
    }))) {
      if (parts.length === 0) expect(asked).to.be.below(4)
      parts.push(chunk)
      sizes.push(chunk.length)
    }
    expect(Math.max(...sizes)).to.be.below(70_000)
    expect(Math.min(...sizes.slice(0, -1))).to.be.at.least(65_536)
    const document = JSON.parse(Buffer.concat(parts).toString('utf8')) as { features: { id: number }[] }
    expect(document.features.map(({ id }) => id)).to.deep.equal(Array.from({ length: 4000 }, (_, i) => i))
  })
})
