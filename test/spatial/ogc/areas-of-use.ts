/** Where the authority uses a system. Elsewhere PROJ and the service differ in what a datum shift or a map gives. */
const AREAS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  4258: [-16, 33, 39, 84],
  3857: [-180, -85, 180, 85],
  3395: [-180, -80, 180, 84],
  25832: [0, 38, 18, 84],
  25833: [6, 38, 24, 84],
  27700: [-8.8, 49.8, 1.9, 60.9],
  2154: [-9, 41, 10, 51],
  3035: [-16, 33, 33, 71],
}

/**
 * @param code of a system of the EPSG
 * @returns west, south, east and north in degrees
 */
export function areaOf(code: string): readonly [number, number, number, number] {
  const zone = Number(code) - 26910
  return (
    AREAS[code] ??
    (zone >= 0 && zone < 10 ? [-129 + 6 * zone, 14, -117 + 6 * zone, 84] : [-180, -90, 180, 90])
  )
}

/** The code of a system of the EPSG, by its URI. */
export const codeOf = (uri: string): string | undefined =>
  /^http:\/\/www\.opengis\.net\/def\/crs\/EPSG\/0\/(\d+)$/.exec(uri)?.[1]
