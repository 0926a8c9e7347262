/** What the data folders of earlier versions contain, for the script that makes them and the tests that upgrade them. */

export const PASSWORDS = { admin: 'the old admin', user: 'the old editor' } as const

export const NAMES = {
  key: 'old key',
  user: 'ada',
  repository: 'old',
  collection: 'old/towns',
  entities: ['Cities', 'Towns'],
} as const

/** Four records, of which the third is rejected because it has a value too many. */
export const CITIES =
  'Name,People,Founded\nRome,2800000,-753\nParis,2100000,\nOslo,700000,1040,x\nKyōto,1460000,794\n'

/** A collection of features. */
export const TOWNS = {
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: { name: 'Rome' }, geometry: { type: 'Point', coordinates: [12.5, 41.9] } },
    {
      type: 'Feature',
      properties: { name: 'Oslo' },
      geometry: { type: 'Point', coordinates: [10.75, 59.9] },
    },
  ],
} as const
