import type { Geometry } from 'geojson'

/** Geometries of all kinds near 9° east and 48° north, with holes, parts and heights. */
const square = (x: number, y: number, size: number): number[][] => [
  [x, y],
  [x, y + size],
  [x + size, y + size],
  [x + size, y],
  [x, y],
]
const hole = (x: number, y: number, size: number): number[][] => square(x, y, size).reverse()

export const SAMPLES: Readonly<Record<string, readonly Geometry[]>> = {
  points: [
    { type: 'Point', coordinates: [9.12345678901234, 48.5] },
    { type: 'Point', coordinates: [8.9999999999999, 47.1] },
  ],
  heights: [
    { type: 'Point', coordinates: [9, 48, 412.25] },
    { type: 'Point', coordinates: [9.5, 48.5, -3.5] },
  ],
  multipoints: [
    {
      type: 'MultiPoint',
      coordinates: [
        [9, 48],
        [9.5, 48.25],
      ],
    },
    { type: 'MultiPoint', coordinates: [[9.25, 48.75]] },
  ],
  lines: [
    {
      type: 'LineString',
      coordinates: [
        [9, 48],
        [9.1, 48.1],
        [9.2, 48],
      ],
    },
    {
      type: 'MultiLineString',
      coordinates: [
        [
          [9, 48],
          [9.1, 48.1],
        ],
        [
          [9.5, 48],
          [9.6, 48.1],
        ],
      ],
    },
  ],
  polygons: [
    { type: 'Polygon', coordinates: [square(9, 48, 1), hole(9.25, 48.25, 0.125), hole(9.5, 48.5, 0.25)] },
    {
      type: 'MultiPolygon',
      coordinates: [
        [square(9, 48, 1), hole(9.125, 48.125, 0.5)],
        // An island in the hole of the first, with a hole of its own.
        [square(9.25, 48.25, 0.25), hole(9.3125, 48.3125, 0.125)],
        [square(10.5, 48, 0.5)],
      ],
    },
  ],
}

/** Properties with the values that formats lose most often. */
export const PROPERTIES = [
  {
    name: 'Zürich "HB" – 東京',
    count: 42,
    long: 9007199254740993n,
    share: 0.1,
    open: true,
    built: '1999-12-31',
    seen: '2024-02-29T10:20:30.250Z',
    nothing: null,
  },
  {
    name: null,
    count: -7,
    long: -123456789012345678n,
    share: -1234567.890625,
    open: false,
    built: null,
    seen: '2024-02-29T10:20:30+02:00',
    nothing: 'not nothing',
  },
] as const

export const featuresOf = (geometries: readonly (Geometry | null)[]): unknown[] =>
  geometries.map((geometry, at) => ({
    type: 'Feature',
    geometry,
    properties: PROPERTIES[at % PROPERTIES.length],
  }))

/** True for the extent of some of the samples in degrees, of which a tilted map has a wider box. */
export const isNearSamples = (bbox: readonly number[] | undefined): boolean => {
  const [west, south, east, north] = bbox ?? []
  return west! > 8.5 && south! > 47 && east! < 11.5 && north! < 49.1
}
