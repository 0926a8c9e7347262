import {
  CRS84,
  CRS84H,
  epsgUri,
  LON_LAT,
  type Axes,
  type CoordinateSystem,
} from '../model/coordinate-system.ts'
import { widened, type Area } from '../model/area.ts'
import { AREAS_OF_USE, type CodeWithArea } from './areas-of-use.ts'
import { Mercator } from './mercator.ts'

/** Degrees of systems that this program treats as equal to WGS 84: no shift is known that is better than none. */
const degrees = (uri: string, isNorthFirst: boolean): CoordinateSystem => ({
  ...LON_LAT,
  uri,
  isNorthFirst,
  isLonLat: true,
  toLonLat: () => undefined,
  fromLonLat: () => undefined,
})

/** Degrees around the area of use of a regional map in which it still has coordinates. */
const AROUND = 10

/** Systems whose positions are longitude and latitude, in either order. */
const IN_DEGREES: readonly CoordinateSystem[] = [
  degrees(CRS84, false),
  degrees(CRS84H, false),
  degrees(epsgUri(4326), true),
  degrees(epsgUri(4258), true),
]

const MERCATORS: readonly CoordinateSystem[] = [Mercator.web(), Mercator.world()]

/**
 * Codes of EPSG of regional maps: zones of Europe, Great Britain, France and North America. All of them are in
 * metres with the easting first.
 */
const PROJECTED = [
  25832, 25833, 27700, 2154, 26910, 26911, 26912, 26913, 26914, 26915, 26916, 26917, 26918, 26919,
] as const

/** The geographic system of those that need a datum shift. */
const BASES: Readonly<Record<number, number>> = { 27700: 4277 }

const AXES: ReadonlyMap<string, Axes> = new Map(
  [
    ...IN_DEGREES,
    ...MERCATORS,
    ...PROJECTED.map((code): Axes => ({ uri: epsgUri(code), isNorthFirst: false, decimals: 3 })),
  ].map((axes) => [axes.uri, axes]),
)

/** URIs of all systems but those of files. CRS84h is only for collections with heights. */
export const COMMON_SYSTEMS: readonly string[] = [...AXES.keys()].filter((uri) => uri !== CRS84H)

/** Codes of the regional systems. */
export const REGIONAL_CODES: readonly CodeWithArea[] = [4258, ...PROJECTED]

/** The areas of use of the regional systems by their URIs. */
export const REGIONS: ReadonlyMap<string, Area> = new Map(
  REGIONAL_CODES.map((code) => [epsgUri(code), AREAS_OF_USE[code]]),
)

/** The axes of a common system; undefined for another system. */
export const axesOf = (uri: string): Axes | undefined => AXES.get(uri)

const opened = new Map<string, Promise<CoordinateSystem>>()

/**
 * Opens the transformation of a common system.
 *
 * @throws Error for a system that is not common
 */
export function openSystem(uri: string): Promise<CoordinateSystem> {
  const closed = [...IN_DEGREES, ...MERCATORS].find((system) => system.uri === uri)
  if (closed !== undefined) return Promise.resolve(closed)
  let system = opened.get(uri)
  if (system === undefined) opened.set(uri, (system = openProjected(uri)))
  return system
}

async function openProjected(uri: string): Promise<CoordinateSystem> {
  const code = PROJECTED.find((known) => epsgUri(known) === uri)
  const axes = AXES.get(uri)
  if (code === undefined || axes === undefined) throw new Error(`The system ${uri} is not a common system.`)
  // Loaded at the first use: proj4 and its list nearly double the start time.
  const [{ findDefinition }, { StoredProjection }] = await Promise.all([
    import('./definitions.ts'),
    import('./stored-projection.ts'),
  ])
  const definition = findDefinition({ organization: 'EPSG', code, definition: '' }, BASES[code])
  if (typeof definition === 'string') throw new Error(`The system ${uri} cannot be opened: ${definition}.`)
  const projection = new StoredProjection(definition)
  return {
    ...axes,
    reach: widened(AREAS_OF_USE[code], AROUND),
    toLonLat: (place) => projection.toLonLat(place),
    fromLonLat: (place) => projection.fromLonLat(place),
  }
}
