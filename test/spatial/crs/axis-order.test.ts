import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isNorthFirst } from '../../../src/spatial/crs/axis-order.ts'
import { needs } from '../../support/tools.ts'

const run = promisify(execFile)

/** Projected and geographic systems of all kinds of axes, and those at the ends of ranges of the table. */
const PROJECTED = [
  2036, 2046, 2065, 2132, 2133, 2154, 2193, 2263, 2326, 3031, 3035, 3301, 3395, 3396, 3413, 5041, 5482, 5514,
  20004, 25832, 27232, 27700, 31467, 32661, 32761,
] as const
const GEOGRAPHIC = [4258, 4267, 4269, 4277, 4326, 4807, 7034, 7042, 7084, 7844, 8902, 9784] as const

const WKT_WITH_AXES = (first: string, second: string): string =>
  `PROJCS["Site",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],
  UNIT["degree",0.0174532925199433],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]],
  PROJECTION["Transverse_Mercator"],UNIT["metre",1],AXIS["A",${first}],AXIS["B",${second}]]`

describe('the order of axes', () => {
  for (const [kind, codes] of [
    ['projected', PROJECTED],
    ['geographic', GEOGRAPHIC],
  ] as const) {
    it(`is that of EPSG for ${kind} systems, without a text in the file`, async function () {
      needs(this, 'ogrinfo')
      const wrong: number[] = []
      for (const code of codes) {
        const { stdout } = await run('gdalsrsinfo', ['-o', 'wkt2_2019', `EPSG:${code}`])
        const axes = [...stdout.matchAll(/AXIS\["([^"]*)",(\w+)/g)]
        const [name = '', direction] = (axes[0] ?? []).slice(1)
        // Around a pole both axes point to the south or to the north; their names tell the order.
        const expected =
          /northing|\(N\)/i.test(name) || (direction === 'north' && !/easting|\(E\)/i.test(name))
        const found = isNorthFirst({ organization: 'EPSG', code, definition: '' }, kind === 'geographic')
        if (found !== expected) wrong.push(code)
      }
      expect(wrong).to.deep.equal([])
    })
  }

  it('is read from the text of the file where the table does not know the system', () => {
    for (const organization of ['ESRI', 'EPSG']) {
      const ask = (definition: string) => isNorthFirst({ organization, code: 990000, definition }, false)
      expect(ask(WKT_WITH_AXES('NORTH', 'EAST'))).to.equal(true)
      expect(ask(WKT_WITH_AXES('EAST', 'NORTH'))).to.equal(false)
      expect(ask('PROJCS["Site",GEOGCS["x",AXIS["Latitude",NORTH],AXIS["Longitude",EAST]]]')).to.equal(false)
      expect(ask('')).to.equal(false)
    }
    const latitudeFirst =
      'GEOGCS["x",DATUM["d",SPHEROID["s",6378137,298]],AXIS["Lat",NORTH],AXIS["Lon",EAST]]'
    expect(isNorthFirst({ organization: 'ESRI', code: 1, definition: latitudeFirst }, true)).to.equal(true)
    const longitudeFirst = 'GEOGCS["x",DATUM["d",SPHEROID["s",6378137,298]]]'
    expect(isNorthFirst({ organization: 'ESRI', code: 1, definition: longitudeFirst }, true)).to.equal(false)
  })
})
