import { expect } from 'chai'
import { failureOf } from '../../platform/support.ts'
import { temporaryFolder } from '../support/folders.ts'
import { importText } from './support/import-text.ts'

describe('import of CSV', () => {
  const folder = temporaryFolder()
  const csv = (text: string | Buffer, options = {}) => importText(folder.path, 'csv', text, options)

  it('takes quotes, line ends and delimiters within quotes, CRLF, and a byte order mark', async () => {
    const { features, rejections } = await csv(
      '\ufeffname,Lon,LAT,note\r\n"a ""b""\r\nc, d",1,2,5" pipe\r\n\r\n,3.5,-4e0,""\r\nlast,,,"x"',
    )
    expect(rejections).to.deep.equal([])
    expect(features.map(({ geometry, properties }) => [geometry, properties])).to.deep.equal([
      [
        { type: 'Point', coordinates: [1, 2] },
        { name: 'a "b"\r\nc, d', note: '5" pipe' },
      ],
      [
        { type: 'Point', coordinates: [3.5, -4] },
        { name: null, note: null },
      ],
      [null, { name: 'last', note: 'x' }],
    ])
  })

  it('takes quotes around the first name after a byte order mark', async () => {
    const { types } = await csv('\ufeff"first; name";"lon";"lat"\n1;2;3\n')
    expect(types).to.deep.equal({ 'first; name': 'integer' })
  })

  it('finds types strictly: what would read otherwise as a number stays text', async () => {
    const { types, features } = await csv(
      [
        'lon,lat,zip,int,long,real,bool,date,time,mixed,spaced',
        '1,2,007,1,9223372036854775807,.5,TRUE,2020-01-31,2020-01-31 10:00:00,1, 1',
        '1,2,12,-2,1,1e3,false,,2020-01-31T10:00:00Z,x,2',
      ].join('\n'),
    )
    expect(types).to.deep.equal({
      zip: 'text',
      int: 'integer',
      long: 'integer',
      real: 'number',
      bool: 'boolean',
      date: 'date',
      time: 'datetime',
      mixed: 'text',
      spaced: 'text',
    })
    expect(features.map(({ properties }) => Object.values(properties))).to.deep.equal([
      ['007', 1, '9223372036854775807', 0.5, 1, '2020-01-31', '2020-01-31T10:00:00.000Z', '1', ' 1'],
      ['12', -2, 1, 1000, 0, null, '2020-01-31T10:00:00.000Z', 'x', '2'],
    ])
  })

  for (const [name, delimiter] of [
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ] as const) {
    it(`reads fields that are separated by ${name}`, async () => {
      const { features } = await csv(
        [`a${delimiter}x${delimiter}y`, `"1,5${delimiter}"${delimiter}3${delimiter}4`].join('\n'),
      )
      expect(features).to.deep.equal([
        { id: 1, geometry: { type: 'Point', coordinates: [3, 4] }, properties: { a: `1,5${delimiter}` } },
      ])
    })
  }

  it('reads well-known text, with heights, EMPTY and brackets in all their forms', async () => {
    const texts = {
      'point z (1 2 3)': { type: 'Point', coordinates: [1, 2, 3] },
      'POINTZ(1 2 3)': { type: 'Point', coordinates: [1, 2, 3] },
      'SRID=4326;POINT (1e0 -.5)': { type: 'Point', coordinates: [1, -0.5] },
      'MULTIPOINT ((1 2), (3 4))': {
        type: 'MultiPoint',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
      'MULTIPOINT(1 2,3 4)': {
        type: 'MultiPoint',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
      'LINESTRING EMPTY': { type: 'LineString', coordinates: [] },
      'POLYGON ((0 0,1 0,1 1,0 0),(0 0,1 0,1 1,0 0))': {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
      'MULTIPOLYGON (((0 0,1 0,1 1,0 0)))': {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        ],
      },
      'GEOMETRYCOLLECTION (POINT(1 2),LINESTRING(1 2,3 4))': {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [1, 2] },
          {
            type: 'LineString',
            coordinates: [
              [1, 2],
              [3, 4],
            ],
          },
        ],
      },
    }
    const { features, rejections } = await csv(
      ['n,The_Geom', ...Object.keys(texts).map((text) => `1,"${text}"`)].join('\n'),
    )
    expect(rejections).to.deep.equal([])
    expect(features.map(({ geometry }) => geometry)).to.deep.equal(Object.values(texts))
  })

  const unfit: readonly [title: string, row: string, reason: RegExp][] = [
    ['a field too few', 'a,1', /2 fields.*3/],
    ['a field too many', 'a,1,2,', /4 fields.*3/],
    ['text behind a closing quote', '"a"b,1,2', /closing quote/],
    ['a quote that is never closed', '"a,1,2', /never closed/],
    ['a coordinate that is no number', 'a,"1,5,0",2', /"1,5,0" of lon is not a number/],
    ['half a position', 'a,1,', /a value in lon, but none in lat\./],
    ['coordinates of another reference system', 'a,500000,2', /longitude 500000/],
  ]
  for (const [title, row, reason] of unfit) {
    it(`rejects a row with ${title}, with its line and the reason, and keeps the rest`, async () => {
      const { rejections, features } = await csv(`name,lon,lat\n"two\nlines",1,2\n${row}\nlast,1,2\n`)
      expect(rejections.map(({ line, text }) => ({ line, text }))).to.deep.equal([{ line: 4, text: row }])
      expect(rejections[0]?.reason).to.match(reason)
      expect(features.map(({ properties }) => properties['name'])).to.deep.equal(['two\nlines', 'last'])
    })
  }

  for (const [wkt, reason] of [
    ['POINT M (1 2 3)', /measures/],
    ['POINT (1 2) x', /character/],
    ['POINT (1)', /character/],
    ['POINT (1 2', /character/],
    ['POINT (1 2a)', /character/],
    ['CIRCULARSTRING (0 0,1 1,2 0)', /"CIRCULARSTRING"/],
    ['SRID=3857;POINT (1 2)', /3857/],
  ] as const) {
    it(`rejects the text ${wkt}`, async () => {
      const { rejections } = await csv(`wkt,n\n"${wkt}",1\nPOINT (1 2),2\n`)
      expect(rejections.map(({ reason: told }) => told).join()).to.match(reason)
    })
  }

  it('takes the columns of the geometry that the user names, and tells duplicate and empty headers apart', async () => {
    const { features } = await csv('a,a,,E,N,x,y\n1,2,3,4,5,6,7', { x: 'E', y: 'N' })
    expect(features[0]).to.deep.equal({
      id: 1,
      geometry: { type: 'Point', coordinates: [4, 5] },
      properties: { a: 1, a_2: 2, column_3: 3, x: 6, y: 7 },
    })
  })

  it('refuses a file without a geometry, naming its columns', async () => {
    expect(String(await failureOf(() => csv('a,b\n1,2')))).to.include(
      'a, b. Name them with --x and --y, or with --geometry',
    )
    expect(String(await failureOf(() => csv('a,b\n1,2', { x: 'c', y: 'b' })))).to.include('no column "c"')
    expect(String(await failureOf(() => csv('')))).to.include('empty')
  })
})
