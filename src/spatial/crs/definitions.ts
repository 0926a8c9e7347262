import proj4 from 'proj4'
import list from 'proj4-list'
import { DATUM_SHIFTS } from './datum-shifts.ts'
import { geographicCode, horizontalPart, isInDegrees } from './wkt.ts'

/** A row of `gpkg_spatial_ref_sys`. */
export interface ReferenceSystem {
  readonly organization: string
  readonly code: number
  /** Well-known text. */
  readonly definition: string
}

/** The used part of proj4's parsed definition; angles in radians, lengths in metres. */
export interface Definition {
  readonly projName: string
  readonly to_meter?: number
  readonly from_greenwich?: number
  readonly long0?: number
  readonly axis: string
  readonly datum: Datum
  /** Longitudes continue beyond the antimeridian instead of jumping back. */
  over?: boolean
  /** Both transform the given position in place if possible, and return null if it has no image. */
  forward(position: { x: number; y: number }): { x: number; y: number } | null
  inverse(position: { x: number; y: number }): { x: number; y: number } | null
}

export interface Datum {
  /** 1: three parameters, 2: seven parameters, 4: WGS 84 on this ellipsoid; others: no shift. */
  readonly datum_type: number
  /** Metres, radians (position vector), and a scale factor. */
  readonly datum_params?: readonly number[]
  readonly a: number
  readonly b: number
  readonly es: number
}

/**
 * Entries of the list that are kilometres off PROJ's result: their units, prime meridian or sphere are wrong,
 * or they read gons as degrees. The file's own definition is used instead.
 */
const WRONG_IN_LIST = new Set([
  3167, 4807, 4810, 4811, 4816, 4819, 4821, 4901, 4902, 6871, 6996, 6997, 7400, 26591, 26592,
])

/**
 * Deprecated systems that treat latitudes of WGS 84 as latitudes of a sphere, which no definition tells
 * proj4.
 */
const ON_SPHERES = new Set([3973, 3974, 3975, 4055])

/** Systems whose axes point south and west, in this order, which the list omits. */
const SOUTH_AND_WEST = new Set([2065, 5513])

/**
 * Finds the definition for proj4. The list of EPSG codes has precedence: it contains datum shifts, which a
 * well-known text rarely has, and it was compared with PROJ code by code. The file's text is used for codes
 * that are not in the list and for systems of other organizations; its datum is then looked up in the list.
 *
 * @param base EPSG code of the geographic system, if the text does not contain it
 * @returns the definition, or the end of a sentence with the reason if proj4 has none
 */
export function findDefinition(
  { organization, code, definition }: ReferenceSystem,
  base?: number,
): Definition | string {
  const isEpsg = organization.toUpperCase() === 'EPSG'
  if (isEpsg && ON_SPHERES.has(code)) return 'it is deprecated, and proj4 does not support its sphere'
  const listed = isEpsg && !WRONG_IN_LIST.has(code) ? listEntry(code) : undefined
  const text = horizontalPart(definition)
  if (listed === undefined && text === undefined) return 'there is no well-known text for it'
  if (text !== undefined && !isInDegrees(text) && (listed === undefined || /longlat/.test(listed)))
    return 'its angles are not in degrees'
  const found = parse(listed ?? text ?? '')
  if (typeof found === 'string') return found
  if (found.projName === 'geocent') return 'it is geocentric'
  const geographic = geographicCode(text ?? '') ?? (found.projName === 'longlat' ? code : base)
  return {
    ...found,
    axis: isEpsg && SOUTH_AND_WEST.has(code) ? 'swu' : found.axis,
    datum: findDatum(found.datum, geographic, listed === undefined),
    over: true,
  }
}

function listEntry(code: number): string | undefined {
  // Shift grids would have to be available as files.
  return list[`EPSG:${code}`]?.[1].replace(/\+nadgrids=(?!@null)\S+/, '')
}

function parse(text: string): Definition | string {
  try {
    return new proj4.Proj(text) as unknown as Definition
  } catch (error) {
    // proj4 throws strings.
    return `proj4 can't read its definition (${error instanceof Error ? error.message : String(error)})`
  }
}

function findDatum(own: Datum, geographic: number | undefined, isFromText: boolean): Datum {
  const shift = geographic === undefined ? undefined : DATUM_SHIFTS[geographic]
  if (shift !== undefined) {
    const [x, y, z, rx, ry, rz, scale] = shift
    const turns = [rx, ry, rz].map((seconds) => (seconds / 3600) * (Math.PI / 180))
    return { ...own, datum_type: 2, datum_params: [x, y, z, ...turns, 1 + scale / 1e6] }
  }
  if (!isFromText || geographic === undefined) return own
  const entry = listEntry(geographic)
  const listed = entry === undefined ? undefined : parse(entry)
  return typeof listed === 'object' ? listed.datum : own
}
