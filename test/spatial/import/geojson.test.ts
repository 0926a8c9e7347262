import { expect } from 'chai'
import fc from 'fast-check'
import { temporaryFolder } from '../support/folders.ts'
import { failureOf } from '../../platform/support.ts'
import { geometry } from '../encodings/geometries.ts'
import { importText } from './support/import-text.ts'

const point = (id: number, more: object = {}): string =>
  JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [id, 1] },
    properties: { n: id },
    ...more,
  })
const collection = (...features: string[]): string =>
  `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}`
const numbers = (features: readonly { properties: Record<string, unknown> }[]): unknown[] =>
  features.map(({ properties }) => properties['n'])

describe('import of GeoJSON', () => {
  const folder = temporaryFolder()
  const geojson = (text: string | Buffer, options = {}) => importText(folder.path, 'geojson', text, options)
  const lines = (text: string | Buffer, options = {}) => importText(folder.path, 'geojsonseq', text, options)

  it('imports every geometry, name and value unchanged, with any layout of the file', async () => {
    const name = fc
      .string({ unit: 'grapheme', maxLength: 8 })
      .filter((text) => !/[\0\u{f0000}-\u{fffff}]/u.test(text))
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0')),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    )
    const names = fc.uniqueArray(
      name.filter((text) => text !== ''),
      {
        maxLength: 5,
        selector: (text) => text.toLowerCase(),
      },
    )
    // One kind of value a column: what becomes of mixtures is tested elsewhere.
    const features = names.chain((columns) =>
      fc
        .array(fc.tuple(fc.option(geometry), fc.tuple(...columns.map(() => value))), { maxLength: 12 })
        .map((rows) =>
          rows.map(([shape, values]) => ({
            type: 'Feature',
            geometry: shape,
            properties: Object.fromEntries(columns.map((column, at) => [column, values[at] ?? null])),
          })),
        ),
    )
    await fc.assert(
      fc.asyncProperty(
        features,
        fc.constantFrom(undefined, 1),
        fc.boolean(),
        async (originals, indent, isSeq) => {
          const text = isSeq
            ? originals.map((feature) => JSON.stringify(feature)).join('\r\n')
            : JSON.stringify({ type: 'FeatureCollection', features: originals }, null, indent)
          const { features: stored, rejections, types } = await (isSeq ? lines(text) : geojson(text))
          expect(rejections).to.deep.equal([])
          expect(stored.map((feature) => feature.geometry)).to.deep.equal(
            originals.map((feature) => feature.geometry),
          )
          stored.forEach(({ properties }, at) => {
            for (const [column, original] of Object.entries(originals[at]?.properties ?? {})) {
              expect(properties[column], column).to.equal(asStored(original, types[column]))
            }
          })
        },
      ),
      { numRuns: 40 },
    )
  })

  it('keeps heights, and says whether all geometries have one', async () => {
    const withHeight = (height: number) => JSON.stringify({ type: 'Point', coordinates: [1, 2, height] })
    const all = await lines(`${withHeight(3)}\n${withHeight(4.5)}`)
    expect(all.features[1]?.geometry).to.deep.equal({ type: 'Point', coordinates: [1, 2, 4.5] })
    expect(all.layer.geometry).to.include({ hasZ: true, kind: 'Point' })
  })

  it('finds the types of the columns from all values, and the narrowest that loses nothing', async () => {
    const rows = [
      {
        int: 1,
        long: 1,
        real: 1,
        bool: true,
        date: '2020-02-29',
        time: '2020-01-01T12:00:00+02:00',
        mixed: 1,
        list: [1],
        none: null,
        huge: 1,
      },
      {
        int: -5,
        long: 'LONG',
        real: 2.5,
        bool: false,
        date: '1999-12-31',
        time: '2020-01-01T12:00:00.5Z',
        mixed: 'x',
        list: { a: 'LONG' },
        none: null,
        huge: 'HUGE',
      },
    ]
    const text = rows
      .map((properties) => JSON.stringify({ type: 'Feature', geometry: null, properties }))
      .join('\n')
      .replaceAll('"LONG"', '9007199254740993')
      .replaceAll('"HUGE"', '99999999999999999999')
    const { types, features } = await lines(text)
    expect(types).to.deep.equal({
      int: 'integer',
      long: 'integer',
      real: 'number',
      bool: 'boolean',
      date: 'date',
      time: 'datetime',
      mixed: 'text',
      list: 'json',
      none: 'text',
      huge: 'text',
    })
    expect(features[1]?.properties).to.deep.equal({
      int: -5,
      long: '9007199254740993',
      real: 2.5,
      bool: 0,
      date: '1999-12-31',
      time: '2020-01-01T12:00:00.500Z',
      mixed: 'x',
      list: '{"a":9007199254740993}',
      none: null,
      huge: '99999999999999999999',
    })
    expect(features[0]?.properties).to.include({ time: '2020-01-01T10:00:00.000Z', mixed: '1', list: '[1]' })
  })

  it('does not read an invalid date as a date', async () => {
    const { types } = await lines(
      JSON.stringify({
        type: 'Feature',
        geometry: null,
        properties: { a: '2021-02-29', b: '2020-13-01', c: '2020-01-01T25:00:00Z', d: '007' },
      }),
    )
    expect(types).to.deep.equal({ a: 'text', b: 'text', c: 'text', d: 'text' })
  })

  it('keeps properties apart that SQLite treats as equal, also if they have the names of its own columns', async () => {
    const { features, notes } = await lines(
      JSON.stringify({
        type: 'Feature',
        geometry: null,
        properties: {
          Name: 'a',
          name: 'b',
          NAME_2: 'c',
          fid: 'd',
          geom: 'e',
          '': 'f',
          constructor: 'g',
          __proto__: 1,
        },
      }),
    )
    expect(features[0]?.properties).to.deep.equal({
      Name: 'a',
      name_3: 'b',
      NAME_2: 'c',
      fid: 'd',
      geom: 'e',
      unnamed: 'f',
      constructor: 'g',
    })
    expect(notes.join()).to.include('"name" became "name_3"').and.include('"" became "unnamed"')
  })

  it('makes whole-number ids the keys of the features, and a column of others', async () => {
    const keyed = await geojson(collection(point(1, { id: 7 }), point(2, { id: 3 })))
    expect(keyed.features.map(({ id, properties }) => [id, properties['n']])).to.deep.equal([
      [3, 2],
      [7, 1],
    ])
    const texts = await geojson(collection(point(1, { id: 'a' }), point(2, { id: 3 }), point(3)))
    expect(texts.features.map(({ id, properties }) => [id, properties['id']])).to.deep.equal([
      [1, 'a'],
      [2, '3'],
      [3, null],
    ])
  })

  it('rejects a feature with a number that no column can hold, and reports texts of large numbers', async () => {
    const { features, rejections, properties } = await lines(
      [
        '{"a":1e308,"b":[1]}',
        '{"a":-1e309}',
        '{"b":[1,{"c":1E+400}]}',
        '{"a":1.5,"c":123456789012345678901,"d":0.5}',
        '{"d":9007199254740993}',
      ]
        .map((text) => `{"type":"Feature","geometry":null,"properties":${text}}`)
        .join('\n'),
    )
    expect(features.map((feature) => feature.properties['a'])).to.deep.equal([1e308, 1.5, null])
    expect(rejections.map(({ line, reason }) => [line, reason])).to.deep.equal([
      [2, 'It has a number beyond 1.8e308, which no column can hold.'],
      [3, 'It has a number beyond 1.8e308, which no column can hold.'],
    ])
    expect(properties.map(({ column, type, remark }) => [column, type, remark])).to.deep.equal([
      ['a', 'number', ''],
      ['b', 'nested value', ''],
      ['c', 'text', 'numbers beyond 64 bits occur, so all are texts'],
      ['d', 'text', 'whole numbers beyond 2^53 and fractions occur, so all are texts'],
    ])
  })

  it('takes the ids from a property on request, and rejects a feature without one or with one that is taken', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => point(at % 180, { properties: { key: 6000 - at } }))
    const { features, rejections } = await lines(
      [
        ...many,
        point(1, { properties: { key: 1500 } }),
        point(2, { properties: {} }),
        point(3, { properties: { key: 1001 } }),
      ].join('\n'),
      { id: 'key' },
    )
    expect(features).to.have.length(5000)
    expect(features[0]).to.deep.include({ id: 1001 })
    expect(
      rejections.map(({ line, reason }) => [line, reason.split(' ').slice(0, 6).join(' ')]),
    ).to.deep.equal([
      [5002, 'Its key must be a number,'],
      [5001, 'An earlier feature has its id'],
      [5003, 'An earlier feature has its id'],
    ])
  })

  it('closes open rings and says so', async () => {
    const open = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      ],
    }
    const { features, notes } = await geojson(JSON.stringify(open))
    expect(features[0]?.geometry).to.deep.equal({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    })
    expect(notes).to.deep.equal(['Rings of polygons that were closed by repeating their first position: 1.'])
  })

  it('accepts a rounding error at the edge of the world', async () => {
    const { features } = await geojson('{"type":"Point","coordinates":[180.00000000000006,-90.0000001]}')
    expect(features[0]?.geometry).to.deep.equal({ type: 'Point', coordinates: [180, -90] })
  })

  const unfit: readonly [title: string, feature: string, reason: RegExp][] = [
    [
      'a longitude out of range',
      '{"type":"Point","coordinates":[500123.4,1]}',
      /longitude 500123.4 .* degrees/,
    ],
    ['a latitude out of range', '{"type":"Point","coordinates":[1,91]}', /latitude 91/],
    ['a position with a fourth number', '{"type":"Point","coordinates":[1,2,3,4]}', /4 numbers/],
    ['a position of texts', '{"type":"Point","coordinates":["1","2"]}', /not made of numbers/],
    ['coordinates of the wrong nesting', '{"type":"Polygon","coordinates":[[1,2],[3,4]]}', /not nested/],
    ['a line of one position', '{"type":"LineString","coordinates":[[1,2]]}', /fewer than two/],
    ['a ring of two positions', '{"type":"Polygon","coordinates":[[[1,2],[3,4],[1,2]]]}', /three different/],
    [
      'heights here and there',
      '{"type":"LineString","coordinates":[[1,2,3],[3,4]]}',
      /Some of its positions/,
    ],
    ['an unknown type', '{"type":"Circle","coordinates":[1,2]}', /"Circle"/],
    [
      'another reference system',
      '{"type":"Point","coordinates":[1,2],"crs":{"type":"name","properties":{"name":"EPSG:3857"}}}',
      /EPSG:3857/,
    ],
    ['broken JSON', '{"type":"Point","coordinates":[1,2', /not JSON/],
    ['a list', '[1,2]', /not a JSON object/],
    [
      'properties that are none',
      '{"type":"Feature","geometry":null,"properties":[1]}',
      /properties are not an object/,
    ],
    ['a whole collection', '{"type":"FeatureCollection","features":[]}', /It is a FeatureCollection/],
  ]
  for (const [title, feature, reason] of unfit) {
    it(`rejects ${title}, with its line and the reason, and keeps the rest`, async () => {
      const { rejections, features } = await lines(`${point(1)}\n\n${feature}\r\n${point(2)}\n`)
      expect(rejections).to.have.length(1)
      expect(rejections[0]).to.include({ line: 3, text: feature })
      expect(rejections[0]?.reason).to.match(reason)
      expect(numbers(features)).to.deep.equal([1, 2])
    })
  }

  it('rejects bytes that are no UTF-8 instead of changing them', async () => {
    const broken = Buffer.concat([
      Buffer.from(`${point(1)}\n{"type":"Feature","geometry":null,"properties":{"a":"`),
      Buffer.from([0xe9]),
      Buffer.from('"}}'),
    ])
    const { rejections, written } = await lines(broken)
    expect(written).to.equal(1)
    expect(rejections[0]).to.include({ line: 2 })
    expect(rejections[0]?.reason).to.include('not UTF-8')
  })

  it('reads records between record separators (RFC 8142), which may span lines', async () => {
    const pretty = JSON.stringify(JSON.parse(point(2)), null, 2)
    const { features, rejections } = await lines(
      `\u001e${point(1)}\n\u001e${pretty}\n\u001e{broken\n\u001e${point(4)}\n`,
    )
    expect(numbers(features)).to.deep.equal([1, 2, 4])
    expect(rejections.map(({ line }) => line)).to.deep.equal([15])
  })

  const damages: readonly [title: string, feature: string][] = [
    [
      'a bracket that is not closed',
      '{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{}',
    ],
    [
      'a closing bracket of the wrong kind',
      '{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2}},"properties":{}}',
    ],
    ['a quote that is not closed', '{"type":"Feature","geometry":null,"properties":{"a":"b}}'],
    ['a bracket too many', '{"type":"Feature","geometry":null,"properties":{}}}'],
    ['a comma that is missing', '{"type":"Feature" "geometry":null}'],
    ['a word that is none', '{"type":"Feature","geometry":nul}'],
    ['a number in the place of a feature', '17'],
  ]
  for (const [title, damaged] of damages) {
    for (const separator of [',\n', ',']) {
      // On one line the text with the open quote ends at the next one, which is no line end to notice it by.
      if (separator === ',' && title.includes('quote')) continue
      it(`rejects only the feature with ${title}, ${separator === ',' ? 'all on one line' : 'one a line'}`, async () => {
        const text = `{"type":"FeatureCollection","features":[${[point(1), damaged, point(3), point(4)].join(separator)}]}`
        const { rejections, features } = await geojson(text)
        expect(numbers(features)).to.include.members(separator === ',' ? [1, 4] : [1, 3, 4])
        expect(rejections.length).to.be.within(1, 2)
        expect(rejections[0]?.line).to.equal(separator === ',' ? 1 : 2)
        for (const rejection of rejections) expect(text).to.include(rejection.text)
      })
    }
  }

  it('tells the lines of features that span several', async () => {
    const bad = JSON.parse(point(200)) as object
    const text = JSON.stringify({ type: 'FeatureCollection', features: [JSON.parse(point(1)), bad] }, null, 2)
    const { rejections } = await geojson(text)
    const line = text.slice(0, text.indexOf('{', text.indexOf('"n": 1'))).split('\n').length
    expect(rejections.map((rejection) => rejection.line)).to.deep.equal([line])
  })

  it('reads brackets, quotes and features within texts as texts', async () => {
    const tricky = 'a"]}{[\\ \u2028 {"type":"Feature"'
    const { features } = await geojson(collection(point(1, { properties: { n: 1, tricky } }), point(2)))
    expect(features[0]?.properties['tricky']).to.equal(tricky)
    expect(features).to.have.length(2)
  })

  it('reads members on both sides of the features, a byte order mark, a single feature, a bare geometry', async () => {
    const around = `\ufeff{"features" : [${point(1)}], "name":"x\\"y", "crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}}, "type":"FeatureCollection"}`
    expect((await geojson(around)).written).to.equal(1)
    expect((await geojson(point(5))).features[0]?.geometry).to.deep.equal({
      type: 'Point',
      coordinates: [5, 1],
    })
    expect((await geojson('{"type":"Point","coordinates":[1,2]}')).written).to.equal(1)
  })

  const refused: readonly [title: string, text: string | Buffer, sentence: RegExp][] = [
    [
      'one in another reference system',
      collection(point(1)).replace(
        /\}$/,
        ',"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}}}',
      ),
      /EPSG::3857.*ogr2ogr/,
    ],
    ['one that was cut off', collection(point(1), point(2)).slice(0, -30), /truncated/],
    ['one cut off between two features', `{"type":"FeatureCollection","features":[${point(1)},`, /truncated/],
    ['an empty one', '', /empty/],
    ['a list of features', `[${point(1)}]`, /must be one object/],
    ['one line after the other', `${point(1)}\n${point(2)}\n`, /--format geojsonseq/],
    ['one in UTF-16', Buffer.from(`\ufeff${point(1)}`, 'utf16le'), /UTF-16/],
    ['an object of another type', '{"type":"Topology","features":[]}', /"Topology"/],
  ]
  for (const [title, text, sentence] of refused) {
    it(`refuses as a whole ${title}`, async () => {
      expect(String(await failureOf(() => geojson(text)))).to.match(sentence)
    })
  }
})

function asStored(value: string | number | boolean | null, type: string | undefined): unknown {
  if (value === null) return null
  if (type === 'boolean') return value === true ? 1 : 0
  // The store gives integers that a double cannot hold exactly as their digits.
  if (type === 'integer' && !Number.isSafeInteger(value)) return String(value)
  // Beside values of another type, or beyond what a type can hold, everything is a text.
  return type === 'text' ? String(value) : Object.is(value, -0) ? 0 : value
}
