import { expect } from 'chai'
import { failureOf } from '../../../platform/support.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { importText } from '../support/import-text.ts'

const POLYGON = '"POLYGON ((0 0,1 0,1 1,0 0))"'

describe('the choice of the geometry columns of CSV', () => {
  const folder = temporaryFolder()
  const csv = (text: string, options = {}) => importText(folder.path, 'csv', text, options)
  const geometryNote = async (text: string, options = {}) => (await csv(text, options)).notes[0]
  const refusal = async (text: string, options = {}) => String(await failureOf(() => csv(text, options)))

  describe('refuses', () => {
    it('x and y in metres, with the values and the command that converts the file', async () => {
      expect(await refusal('id,x,y\n1,389500.2,5819700.1\n'))
        .to.include('x and y are not longitude and latitude in decimal degrees')
        .and.include('Line 2 has "389500.2" in x and "5819700.1" in y.')
        .and.match(
          /ogr2ogr -f GeoJSONSeq -s_srs EPSG:25832 -t_srs EPSG:4326 -oo X_POSSIBLE_NAMES=x -oo Y_POSSIBLE_NAMES=y converted\.geojsonl CSV:\S+\.txt$/,
        )
    })

    it('exchanged columns, and tells the options that exchange them', async () => {
      expect(await refusal('lat,lon\n120.5,30.2\n121.5,-30.2\n'))
        .to.include('If the two are exchanged, give --x lat --y lon.')
        .and.not.include('ogr2ogr')
      expect(await geometryNote('lat,lon\n120.5,30.2\n', { x: 'lat', y: 'lon' })).to.include(
        'from lat and lon.',
      )
    })

    it('metres in columns that are named by the user', async () => {
      expect(await refusal('E,N\n389500,5819700\n', { x: 'E', y: 'N' })).to.include(
        'E and N are not longitude',
      )
    })

    for (const [title, text] of [
      ['degrees and minutes', 'lat,lon\n"48°8\'N","11°34\'E"\n'],
      ['text', 'lat,lon\nnorth,east\n'],
      ['whole numbers with a separator of thousands', 'x,y\n"12,345","67,890"\n'],
      ['lengths and widths in metres', 'Boot;Länge;Breite\nFähre;212,5;31,4\n'],
    ] as const) {
      it(`${title} under names of coordinates`, async () => {
        expect(await refusal(text)).to.include(
          'are not longitude and latitude in decimal degrees. Line 2 has',
        )
      })
    }

    it('names that may mean length and width, and tells how to confirm them', async () => {
      for (const [x, y] of [
        ['Länge', 'Breite'],
        ['dlugosc', 'szerokosc'],
      ] as const) {
        const text = `Ort;${x};${y}\nWien;16,37;48,2\n`
        expect(await refusal(text))
          .to.include(`${x} and ${y} may be longitude and latitude, or a length and a width`)
          .and.include(`confirm them with --x ${x === 'Länge' ? "'Länge'" : x} --y ${y}.`)
          .and.not.include('are not')
        expect(await geometryNote(text, { x, y })).to.equal(`The geometry comes from ${x} and ${y}.`)
      }
    })

    it('several pairs of plain names with different places, and names them', async () => {
      expect(await refusal('latitude,longitude,lat,lng\n1,2,1,2\n1,2,3,4\n')).to.include(
        'can come from lng and lat, or longitude and latitude. Choose with --x and --y, for example with --x lng --y lat.',
      )
    })

    it('several pairs with equal right, and names them', async () => {
      expect(await refusal('start_lat,start_lon,end_lat,end_lon\n1,2,3,4\n')).to.include(
        'can come from start_lon and start_lat, or end_lon and end_lat. Choose with --x and --y, for example with --x start_lon --y start_lat.',
      )
    })

    it('several columns of geometries with equal right, unless one has a usual name', async () => {
      const row = `${POLYGON},${POLYGON}\n`
      expect(await refusal(`inner,outer line\n${row}`)).to.include(
        'can come from inner, or outer line. Choose with --geometry, for example with --geometry inner.',
      )
      expect(await geometryNote(`inner,geom\n${row}`)).to.equal('The geometry comes from geom.')
    })

    it('geometries of another reference system, with the command', async () => {
      for (const text of [
        'SRID=25832;POINT(389500 5819700)',
        '0101000020E8640000CDCCCCCCCCCC2A400000000000404A40',
      ]) {
        expect(await refusal(`id,place\n1,${text}\n`))
          .to.include(
            "The geometries in place can't be imported. Line 2: Its geometry is in the reference system 25832.",
          )
          .and.include('-oo GEOM_POSSIBLE_NAMES=place')
          .and.satisfy((told: string) => told.includes("sed 's/SRID=[0-9]*;//'") === text.startsWith('SRID'))
      }
    })

    it('a file whose first line is data, and says so', async () => {
      expect(await refusal('2950159\tBerlin\t52.52437\t13.41053\n')).to.include(
        'The first line seems to hold values. It must hold the names of the columns.',
      )
    })

    it('curves, whatever their column is called', async () => {
      expect(await refusal('id;way\n1;CIRCULARSTRING (0 0,1 1,2 0)\n')).to.match(
        /geometries in way can't.*"CIRCULARSTRING"/,
      )
      expect(await refusal('id;shape\n1;CURVEPOLYGON EMPTY\n')).to.match(/geometries in shape can't/)
    })

    it('one coordinate without the other', async () => {
      expect(await refusal('a,b\n1,2\n', { x: 'a' })).to.include('give the other coordinate with --y')
      expect(await geometryNote('a_lon,a_lat,b_lon,b_lat\n1,2,3,4\n', { x: 'b_lon' })).to.equal(
        'The geometry comes from b_lon and b_lat.',
      )
    })

    it('files that are not UTF-8, and says how to mend them', async () => {
      const latin = Buffer.from('Längengrad;Breitengrad\n8,5;47,5\n', 'latin1')
      const failure = await failureOf(() => importText(folder.path, 'csv', latin))
      expect(String(failure)).to.match(/line of column names can't be read.*not UTF-8.*iconv/)
      const wide = Buffer.from('\ufefflon,lat\n8.5,47.5\n', 'utf16le')
      expect(String(await failureOf(() => importText(folder.path, 'csv', wide)))).to.match(/UTF-16.*iconv/)
      for (const [encoding, bytes] of [
        ['UTF-16LE', Buffer.from('lon,lat\n8.5,47.5\n', 'utf16le')],
        ['UTF-16BE', Buffer.from('lon,lat\n8.5,47.5\n', 'utf16le').swap16()],
      ] as const) {
        expect(String(await failureOf(() => importText(folder.path, 'csv', bytes)))).to.include(
          `is encoded in UTF-16. Convert it to UTF-8, for example with: iconv -f ${encoding} -t UTF-8`,
        )
      }
    })

    it('files whose lines end with CR alone, and says how to mend them', async () => {
      expect(await refusal('lon,lat\r8.5,47.5\r')).to.match(/end with CR alone.*with: tr '\\r' '\\n'/)
    })

    it('grids under names that tell no degrees, with the command that converts the file', async () => {
      for (const [x, y] of [
        ['UTM_Ost', 'UTM_Nord'],
        ['easting', 'northing'],
        ['UTM_X', 'UTM_Y'],
      ] as const) {
        expect(await refusal(`id,${x},${y}\n1,389500.2,5819700.1\n`)).to.include(
          `-oo X_POSSIBLE_NAMES=${x} -oo Y_POSSIBLE_NAMES=${y} converted.geojsonl`,
        )
      }
      expect(await refusal('id,name\n1,a\n')).to.not.include('ogr2ogr')
    })

    it('objects without both coordinates', async () => {
      expect(await refusal('id;place\n1;"{""lat"": 1}"\n')).to.include(
        "The geometries in place can't be imported. Line 2: Its object is neither a geometry of GeoJSON nor a latitude and a longitude.",
      )
    })
  })

  describe('among several', () => {
    for (const [title, text, note] of [
      ['plain names come first', 'x,y,lon,lat,a_lon,a_lat\n1,2,3,4,5,6\n', 'lon and lat'],
      ['names of the same places may repeat', 'latitude,longitude,lat,lng\n1.00001,2,1,2\n', 'lng and lat'],
      [
        'the fullest names of the same places come first',
        'lat,lng,latitude,longitude\n1,2,1,2\n,,3,4\n',
        'longitude and latitude',
      ],
      ['values that are degrees come first', 'lon,lat,x,y\nwest,north,3,4\n', 'x and y'],
      ['columns with values come first', 'lon,lat,x,y\n,,3,4\n', 'x and y'],
      ['polygons come before positions', `lon,lat,area\n1,2,${POLYGON}\n`, 'area'],
      ['points come after positions', 'lon,lat,wkt\n1,2,POINT(3 4)\n', 'lon and lat'],
      ['geometries of more rows come first', 'lon,lat,wkt\n1,2,POINT(3 4)\n,,POINT(3 4)\n', 'wkt'],
      ['few polygons come after positions', `lon,lat,area\n1,2,${POLYGON}\n1,2,\n`, 'lon and lat'],
      ['geometries come before one place of several', 'a_lon,a_lat,wkt\n1,2,POINT(3 4)\n', 'wkt'],
      ['decimal commas may have three decimals', 'x;y\n12,345;67,890\n', 'x and y'],
      ['geometries come before ambiguous places', 'a_lon,a_lat,b_lon,b_lat,wkt\n1,2,3,4,POINT(3 4)\n', 'wkt'],
      ['columns without values are taken if nothing else is', 'lon,lat,n\n,,3\n', 'lon and lat'],
    ] as const) {
      it(title, async () => {
        expect(await geometryNote(text)).to.equal(`The geometry comes from ${note}.`)
      })
    }
  })

  it('takes the order of two numbers from the values where only one order is possible', async () => {
    const { features, notes } = await csv('position\n"-87.6, 41.8"\n"-122.4, 37.7"\n')
    expect(notes[0]).to.equal('The geometry comes from position, read as longitude and latitude.')
    expect(features.map(({ geometry }) => geometry)).to.deep.equal([
      { type: 'Point', coordinates: [-87.6, 41.8] },
      { type: 'Point', coordinates: [-122.4, 37.7] },
    ])
  })

  it('does not take numbers for positions under other names', async () => {
    expect(await refusal('size\n"10.5, 3.2"\n')).to.include('No columns of longitude')
    expect(await geometryNote('size\n"10.5, 3.2"\n', { geometry: 'size' })).to.include('comes from size')
  })

  it('does not take a column for geometries if only some values look like one', async () => {
    expect(await refusal('remark\nPOINT (1 2)\nnone\n')).to.include('No columns of longitude')
    const { features, rejections } = await csv('geom\nPOINT (1 2)\nnone\n')
    expect(features).to.have.length(1)
    expect(rejections.map(({ line }) => line)).to.deep.equal([3])
  })

  it('keeps the columns that are not the geometry as properties', async () => {
    const { types } = await csv(`lon,lat,wkt,note\n1,2,${POLYGON},a\n`)
    expect(Object.keys(types)).to.deep.equal(['lon', 'lat', 'note'])
  })

  it('decides by the first thousand rows, and rejects later ones that do not fit', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => (at < 1000 ? `${at % 90},5` : '500000,5'))
    const { features, rejections } = await csv(['x,y', ...rows].join('\n'))
    expect(features).to.have.length(1000)
    expect(rejections[0]?.reason).to.match(/longitude 500000/)
  })
})
