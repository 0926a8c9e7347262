import { check, parseText } from '../../../../src/spatial/cql2/index.ts'
import type { Layer } from '../../../../src/spatial/model/collection-store.ts'
import { CRS84 } from '../../../../src/spatial/model/coordinate-system.ts'

const ROUNDS = 20_000

const LAYER: Layer = {
  name: 'features',
  columns: [
    { name: 'name', type: 'text' },
    { name: 'category', type: 'text' },
    { name: 'floors', type: 'integer' },
    { name: 'height', type: 'number' },
    { name: 'active', type: 'boolean' },
    { name: 'changed', type: 'datetime' },
  ],
  geometry: { column: 'geom', kind: 'Geometry', hasZ: false },
  key: { column: 'fid', type: 'integer' },
  crs: { uri: CRS84 },
  featureCount: 1,
}

/** 200 characters. */
const TEXT =
  "(height * 2 > 100.5 OR category IN ('farm','park')) AND NOT floors = 3 AND CASEI(name) LIKE CASEI('Marka%') " +
  "AND T_AFTER(changed, DATE('2020-01-31')) AND S_INTERSECTS(geom, BBOX(7.1, 50.2, 8.5, 51.75))"

/** Milliseconds that it takes on average to parse and check a filter of 200 characters, after a warm-up. */
export function timeFilterChecks(): number {
  if (TEXT.length !== 200) throw new Error(`The filter has ${TEXT.length} characters.`)
  let average = 0
  for (let round = 0; round < 2; round++) {
    const started = performance.now()
    for (let i = 0; i < ROUNDS; i++) {
      const parsed = parseText(TEXT)
      if (parsed.faults !== undefined) throw new Error(parsed.faults[0]?.message)
      const { faults } = check(parsed.value, LAYER)
      if (faults !== undefined) throw new Error(faults[0]?.message)
    }
    average = (performance.now() - started) / ROUNDS
  }
  return average
}
