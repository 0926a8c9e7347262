import { expect } from 'chai'
import { firstAxisOf, readAxisName, wordsOf } from '../../../../src/spatial/import/csv/words-of-name.ts'

describe('the words of a column name', () => {
  it('are parted by punctuation, digits and letter case, without diacritics', () => {
    expect(wordsOf('decimalLatitude')).to.deep.equal(['decimal', 'latitude'])
    expect(wordsOf('GPSLongitude (°E)')).to.deep.equal(['gps', 'longitude', 'e'])
    expect(wordsOf('X_WGS84')).to.deep.equal(['x', 'wgs', '84'])
    expect(wordsOf('Geogr. Länge')).to.deep.equal(['geogr', 'lange'])
    expect(wordsOf('')).to.deep.equal([])
  })

  for (const name of [
    'lon',
    'LNG',
    'xcoord',
    'coord_x',
    'POINT_X',
    'x_longitude',
    'longx',
    'Rechtswert',
    'long',
  ])
    it(`name the longitude in ${name}`, () => {
      expect(readAxisName(name)).to.include({ axis: 'x', isPlain: true })
    })

  for (const name of ['platform', 'latest', 'longest', 'along', 'max', 'yes', 'lat_lon', 'xy', 'name', ''])
    it(`name no single coordinate in ${JSON.stringify(name)}`, () => {
      expect(readAxisName(name)).to.equal(undefined)
    })

  it('tell which of several places a column belongs to', () => {
    expect(readAxisName('start_lat')).to.include({ axis: 'y', rest: 'start', isPlain: false })
    expect(readAxisName('lat2')).to.include({ axis: 'y', rest: '2', isPlain: false })
  })

  it('tell the order of both coordinates, if they mean degrees', () => {
    expect(firstAxisOf('lat_lng')).to.equal('y')
    expect(firstAxisOf('LonLat')).to.equal('x')
    expect(firstAxisOf('xy')).to.equal(undefined)
  })
})
