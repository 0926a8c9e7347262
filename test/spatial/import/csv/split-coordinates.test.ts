import { expect } from 'chai'
import { failureOf } from '../../../platform/support.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { importText } from '../support/import-text.ts'

describe('coordinates of CSV that are split into several columns', () => {
  const folder = temporaryFolder()
  const csv = (text: string, options = {}) => importText(folder.path, 'csv', text, options)
  const refusal = async (text: string, options = {}) => String(await failureOf(() => csv(text, options)))

  for (const [title, text, expected, from] of [
    [
      'degrees, minutes and seconds',
      'id,lat_d,lat_m,lat_s,lon_d,lon_m,lon_s\n1,48,8,24,11,33,36\n',
      [11.56, 48.14],
      'lon_d, lon_m, lon_s and lat_d, lat_m, lat_s',
    ],
    [
      'hemispheres too',
      'id,LATDEG,LATMIN,LATSEC,LATDIR,LONDEG,LONMIN,LONSEC,LONDIR\n1,48,9,0,N,71,33,36,W\n',
      [-71.56, 48.15],
      'LONDEG, LONMIN, LONSEC, LONDIR and LATDEG, LATMIN, LATSEC, LATDIR',
    ],
    [
      'decimal degrees and hemispheres',
      'id,lat,lat_dir,lon,lon_dir\n1,33.5,S,70.6,W\n',
      [-70.6, -33.5],
      'lon, lon_dir and lat, lat_dir',
    ],
    [
      'degrees and minutes with fractions',
      'id;latitude_degrees;latitude_minutes;longitude_degrees;longitude_minutes\n1;48;7,5;-11;30\n',
      [-11.5, 48.125],
      'longitude_degrees, longitude_minutes and latitude_degrees, latitude_minutes',
    ],
    [
      'letters beside the numbers alone',
      'id,lat,NS,lon,EW\n1,33.5,s,70.6,East\n',
      [70.6, -33.5],
      'lon, EW and lat, NS',
    ],
    [
      'the names of photographs',
      'id,GPSLatitude,GPSLatitudeRef,GPSLongitude,GPSLongitudeRef\n1,33.5,South,70.6,West\n',
      [-70.6, -33.5],
      'GPSLongitude, GPSLongitudeRef and GPSLatitude, GPSLatitudeRef',
    ],
    [
      'German names',
      'id,Breite_Grad,Breite_Min,Länge_Grad,Länge_Min\n1,48,15,11,30\n',
      [11.5, 48.25],
      'Länge_Grad, Länge_Min and Breite_Grad, Breite_Min',
    ],
    [
      'negative degrees below one',
      'id,lat_deg,lat_min,lon_deg,lon_min\n1,-0,30,-1,15\n',
      [-1.25, -0.5],
      'lon_deg, lon_min and lat_deg, lat_min',
    ],
  ] as const) {
    it(`are put together from ${title}`, async () => {
      const { features, rejections, notes } = await csv(text)
      expect(rejections).to.deep.equal([])
      expect(notes[0]).to.equal(`The geometry comes from ${from}.`)
      expect(features).to.deep.equal([
        { id: 1, geometry: { type: 'Point', coordinates: expected }, properties: { id: 1 } },
      ])
    })
  }

  it('reject a row whose parts make no coordinate, with the reason, and keep the rest', async () => {
    const rows = [
      '48,60,0,N,11,0,0,E',
      '48,0,-1,N,11,0,0,E',
      '48.5,30,0,N,11,0,0,E',
      '48,30.5,30,N,11,0,0,E',
      '-48,30,0,N,11,0,0,E',
      '48,30,0,W,11,0,0,E',
      '48,30,0,,11,0,0,E',
      ',30,0,N,11,0,0,E',
      ',,,,11,0,0,E',
      '90,30,0,N,11,0,0,E',
    ]
    const good = Array.from({ length: rows.length }, () => '48,,,N,11,,,E')
    const { features, rejections } = await csv(
      ['LATDEG,LATMIN,LATSEC,LATDIR,LONDEG,LONMIN,LONSEC,LONDIR', ...good, ...rows, ',,,N,,,,E'].join('\n'),
    )
    expect(features.map(({ geometry }) => geometry && 'point')).to.deep.equal([
      ...good.map(() => 'point'),
      null,
    ])
    const reasons = rejections.map(({ reason }) => reason)
    expect(reasons.slice(0, 9)).to.deep.equal([
      'The value "60" of LATMIN is not from 0 to less than 60.',
      'The value "-1" of LATSEC is not from 0 to less than 60.',
      'The numbers in LATDEG, LATMIN, LATSEC, LATDIR have fractions before the last of them.',
      'The numbers in LATDEG, LATMIN, LATSEC, LATDIR have fractions before the last of them.',
      'The value "-48" of LATDEG contradicts "N" in LATDIR.',
      'The value "W" of LATDIR is not N or S.',
      'The value "" of LATDIR is not N or S.',
      'The value "" of LATDEG is not a number.',
      'It has a value in LONDEG, LONMIN, LONSEC, LONDIR, but none in LATDEG, LATMIN, LATSEC, LATDIR.',
    ])
    expect(reasons[9]).to.include('90.5')
  })

  it('stop the import if most of them make none, unless the user names decimal degrees', async () => {
    const text = 'lat,lat_dir,lon,lon_dir\n33.5,Nord,70.6,Ouest\n'
    expect(await refusal(text))
      .to.include('lon, lon_dir and lat, lat_dir are not the degrees, minutes, seconds and hemispheres')
      .and.include('Line 2: The value "Ouest" of lon_dir is not E or W.')
    expect((await csv(text, { x: 'lon', y: 'lat' })).features[0]?.geometry).to.deep.equal({
      type: 'Point',
      coordinates: [70.6, 33.5],
    })
    expect(await refusal('lat_deg,lat_min,lon_deg,lon_min\n48,75,11,30\n')).to.include('"75" of lat_min')
  })

  for (const [title, text] of [
    ['limits of boxes', 'lat,lat_min,lat_max,lon,lon_min,lon_max\n48,47,49,11,10,12\n'],
    ['limits below decimal degrees', 'lat,lat_min,lon,lon_min\n48.5,47.5,11.5,10.5\n'],
    ['numbers in other columns', 'lat,lat_ref,lon,lon_ref\n48.5,1,11.5,2\n'],
    ['empty hemispheres', 'lat,lat_dir,lon,lon_dir\n48.5,,11.5,\n'],
  ] as const) {
    it(`are not made of ${title}`, async () => {
      expect((await csv(text)).notes[0]).to.equal('The geometry comes from lon and lat.')
    })
  }
})
