import type { Area } from '../model/area.ts'

/**
 * The areas of use of systems by their EPSG codes, in degrees, to two decimals.
 * Source: EPSG data set, version 10.076 of 2022-08-31, as in the file proj.db of PROJ 9.1.1; `projinfo EPSG:25832`
 * shows the area of one system.
 */
export const AREAS_OF_USE = {
  2154: [-9.86, 41.15, 10.38, 51.56],
  3395: [-180, -80, 180, 84],
  3857: [-180, -85.06, 180, 85.06],
  4258: [-16.1, 32.88, 40.18, 84.73],
  25832: [6, 38.76, 12.01, 84.33],
  25833: [12, 46.4, 18.01, 84.42],
  26910: [-126, 30.54, -119.99, 81.8],
  26911: [-120, 30.88, -114, 83.5],
  26912: [-114, 31.33, -108, 84],
  26913: [-108, 28.98, -102, 84],
  26914: [-102, 25.83, -96, 84],
  26915: [-96, 25.61, -90, 84],
  26916: [-90, 23.97, -84, 84],
  26917: [-84, 23.81, -78, 84],
  26918: [-78, 28.28, -72, 84],
  26919: [-72, 14.92, -66, 84],
  27700: [-9, 49.75, 2.01, 61.01],
} as const satisfies Readonly<Record<number, Area>>

/** A code whose area of use is known. */
export type CodeWithArea = keyof typeof AREAS_OF_USE
