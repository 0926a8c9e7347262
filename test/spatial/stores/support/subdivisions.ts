import type { Geometry, Position } from 'geojson'
import { Random } from '../../../../scripts/bench/random.ts'
import type { DemoFile } from '../../../../src/spatial/demo/layers.ts'

/** Areas with common borders, in stored coordinates. */
export interface Sample {
  readonly title: string
  /** EPSG code of the stored coordinates. */
  readonly code: number
  readonly features: () => readonly Geometry[]
}

const polygon = (...ring: Position[]): Geometry => ({ type: 'Polygon', coordinates: [[...ring, ring[0]!]] })

/** A grid of 5 × 5 areas around crooked corners, some of them cut into two triangles, with its corners and lines. */
export function gridOf(code: number, [x, y]: readonly [number, number], size: number, seed: number): Sample {
  const features = (): Geometry[] => {
    const random = new Random(seed)
    const corners = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 6 }, (__, column): Position => [
        x + size * (column + random.between(-0.3, 0.3)),
        y + size * (row + random.between(-0.3, 0.3)),
      ]),
    )
    const areas: Geometry[] = []
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 5; column++) {
        const [a, b] = [corners[row]![column]!, corners[row]![column + 1]!]
        const [c, d] = [corners[row + 1]![column + 1]!, corners[row + 1]![column]!]
        if (random.between(0, 1) < 0.3) areas.push(polygon(a, b, c), polygon(a, c, d))
        else areas.push(polygon(a, b, c, d))
      }
    }
    const lines = corners.map((coordinates): Geometry => ({ type: 'LineString', coordinates }))
    const points = corners[2]!.map((coordinates): Geometry => ({ type: 'Point', coordinates }))
    return [...areas, ...lines, ...points]
  }
  return { title: `a crooked grid in EPSG:${code}`, code, features }
}

/** A rectangle that is halved again and again: corners lie on the sides of neighbours. */
export function partitionOf(
  code: number,
  [west, south, east, north]: readonly [number, number, number, number],
  seed: number,
): Sample {
  const features = (): Geometry[] => {
    const random = new Random(seed)
    const halve = (x1: number, y1: number, x2: number, y2: number, left: number): Geometry[] => {
      if (left === 0) return [polygon([x1, y1], [x2, y1], [x2, y2], [x1, y2])]
      const share = random.between(0.2, 0.8)
      if (left % 2 === 0) {
        const x = x1 + (x2 - x1) * share
        return [...halve(x1, y1, x, y2, left - 1), ...halve(x, y1, x2, y2, left - 1)]
      }
      const y = y1 + (y2 - y1) * share
      return [...halve(x1, y1, x2, y, left - 1), ...halve(x1, y, x2, y2, left - 1)]
    }
    return halve(west, south, east, north, 5)
  }
  return { title: `a subdivision in EPSG:${code}`, code, features }
}

/** A layer of the demo data. */
export const demoLayer = (name: string, files: readonly DemoFile[]): Sample => ({
  title: `the layer ${name} of the demo`,
  code: 4326,
  features: () => {
    const layer = files.flatMap(({ layers }) => layers()).find((one) => one.name === name)!
    return [...(layer.features as Iterable<{ geometry: Geometry }>)].map(({ geometry }) => geometry)
  },
})
