import { expect } from 'chai'
import { COMMON_SYSTEMS, openSystem } from '../../../src/spatial/crs/systems.ts'
import {
  CRS84,
  epsgUri,
  readPosition,
  type CoordinateSystem,
} from '../../../src/spatial/model/coordinate-system.ts'
import { byProj, type Pair } from '../support/cs2cs.ts'
import { needs } from '../../support/tools.ts'

interface Sample {
  readonly code: number
  readonly title: string
  /** West, south, east and north of the area for which the authority made the system. */
  readonly area: readonly [number, number, number, number]
  /** Largest difference from PROJ in metres, either way. */
  readonly metres: number
}

/** What the service states for systems whose datum it treats like WGS 84. */
const EXACT = 0.001
/** A Helmert transformation in place of a shift grid, which PROJ does too without its grids. */
const BY_PARAMETERS = 0.001

const samples: readonly Sample[] = [
  { code: 4326, title: 'latitude and longitude', area: [-180, -90, 180, 90], metres: EXACT },
  { code: 4258, title: 'latitude and longitude of Europe', area: [-16, 33, 39, 84], metres: EXACT },
  { code: 3857, title: 'the web map', area: [-180, -85.06, 180, 85.06], metres: EXACT },
  { code: 3395, title: 'the world map', area: [-180, -80, 180, 84], metres: EXACT },
  { code: 25832, title: 'zone 32 of Europe', area: [6, 38, 12, 84], metres: EXACT },
  { code: 25833, title: 'zone 33 of Europe', area: [12, 46, 18, 84], metres: EXACT },
  { code: 27700, title: 'Great Britain', area: [-8.8, 49.8, 1.9, 60.9], metres: BY_PARAMETERS },
  { code: 2154, title: 'France', area: [-9.86, 41.15, 10.38, 51.56], metres: EXACT },
  ...Array.from({ length: 10 }, (_, zone): Sample => ({
    code: 26910 + zone,
    title: `zone ${10 + zone} of North America`,
    area: [-126 + 6 * zone, 14, -120 + 6 * zone, 84],
    metres: EXACT,
  })),
]

const STEPS = 6

function placesIn([west, south, east, north]: Sample['area']): Pair[] {
  return Array.from({ length: (STEPS + 1) ** 2 }, (_, i): Pair => [
    west + ((east - west) * (i % (STEPS + 1))) / STEPS,
    south + ((north - south) * Math.floor(i / (STEPS + 1))) / STEPS,
  ])
}

const swapped = ([first, second]: Pair): Pair => [second, first]

/** The coordinates of a place in the axis order of the authority. */
function coordinates(system: CoordinateSystem, [longitude, latitude]: Pair): Pair {
  const place = { x: longitude, y: latitude }
  system.fromLonLat(place)
  return system.isNorthFirst ? [place.y, place.x] : [place.x, place.y]
}

/** Metres between two places in longitude and latitude that are near to each other. */
function distance([lon1, lat1]: Pair, [lon2, lat2]: Pair): number {
  const radian = Math.PI / 180
  const east = (((lon1 - lon2 + 540) % 360) - 180) * Math.cos(lat2 * radian)
  return Math.hypot(east, lat1 - lat2) * radian * 6_371_000
}

describe('the reference systems that the server knows', () => {
  it('are compared with PROJ, all of them', () => {
    expect([CRS84, ...samples.map(({ code }) => epsgUri(code))]).to.have.members([...COMMON_SYSTEMS])
  })

  for (const { code, title, area, metres } of samples) {
    it(`agree with cs2cs within ${metres * 1000} mm, both ways: EPSG:${code}, ${title}`, async function () {
      const program = needs(this, 'cs2cs')
      const system = await openSystem(epsgUri(code))
      const unit = system.decimals === 7 ? 111_320 : 1
      const places = placesIn(area)
      // From EPSG:4326, since PROJ takes the transformations of other authorities too if a system is not of EPSG.
      const expected = await byProj(program, 'EPSG:4326', `EPSG:${code}`, places.map(swapped))
      const there = places.map((place, i): number => {
        const [first, second] = coordinates(system, place)
        return Math.hypot(first - expected[i]![0], second - expected[i]![1]) * unit
      })
      expect(Math.max(...there)).to.be.at.most(metres)

      const back = (await byProj(program, `EPSG:${code}`, 'EPSG:4326', expected)).map(swapped)
      const differences = expected.map(([first, second], i): number => {
        const place = { x: 0, y: 0 }
        readPosition(system, first, second, place)
        return distance([place.x, place.y], back[i]!)
      })
      expect(Math.max(...differences)).to.be.at.most(metres)
    })
  }

  /** Worked examples of IOGP 373-7-2 (formerly EPSG Guidance Note 7-2), and what follows from the definition. */
  for (const [title, code, [longitude, latitude], expected, metres] of [
    ['the pseudo-Mercator example', 3857, [-100.3333333333, 24.3817869444], [-11169055.58, 2800000], 0.02],
    ['the point of origin', 3395, [0, 0], [0, 0], 1e-9],
    ['the central meridian', 25832, [9, 0], [500000, 0], 1e-6],
    ['the point of origin', 2154, [3, 46.5], [700000, 6600000], 1e-6],
    ['a place', 4326, [7.5, 50.25], [50.25, 7.5], 0],
  ] as const) {
    it(`give the published coordinates of ${title} in EPSG:${code}`, async () => {
      const found = coordinates(await openSystem(epsgUri(code)), [longitude, latitude])
      expect(found[0]).to.be.closeTo(expected[0], metres)
      expect(found[1]).to.be.closeTo(expected[1], metres)
    })
  }

  it('have no coordinates at the poles on a Mercator map', async () => {
    for (const code of [3857, 3395]) {
      const system = await openSystem(epsgUri(code))
      for (const pole of [-90, 90]) expect(coordinates(system, [0, pole])[1], String(code)).to.be.NaN
    }
  })

  it('continue beyond the edge of a Mercator map', async () => {
    for (const code of [3857, 3395]) {
      const system = await openSystem(epsgUri(code))
      const [edge] = coordinates(system, [180, 10])
      expect(coordinates(system, [184, 10])[0], String(code)).to.be.closeTo((edge * 184) / 180, 1e-6)
      const place = { x: 0, y: 0 }
      readPosition(system, ...coordinates(system, [184, 10]), place)
      expect(place.x).to.be.closeTo(184, 1e-9)
      expect(place.y).to.be.closeTo(10, 1e-9)
    }
  })

  it('are rejected if they are unknown', () => {
    return openSystem(epsgUri(1)).then(
      () => expect.fail('opened'),
      (error: Error) => expect(error.message).to.include('not a common system'),
    )
  })
})
