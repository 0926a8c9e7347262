import { codeOf, CODES } from '../collection.ts'
import { Random } from '../../random.ts'

const SEED = 11
/** Different filters of each kind. */
const VARIETY = 8
const CORNERS = 50
/** Milliseconds between the first and the last value of `changed`. */
const CHANGED = { from: 1.5e12, to: 1.7e12 }
const HEIGHTS = 300
/** Beginnings of names, each of about a two-hundredth of the features. */
const BEGINNINGS = ['Marka', 'Dorel', 'Finho', 'Gralun', 'Hone', 'Kaos', 'Lunri', 'Riwick']

/** SQL for the same features: a condition with its values. */
export interface ByHand {
  readonly where: string
  readonly values: readonly (string | number)[]
}

/** A filter in CQL2, and the same by hand. Without a filter, all features. */
export interface Question extends ByHand {
  readonly filter?: string
}

export interface Questions {
  readonly name: string
  readonly limit: number
  readonly questions: readonly Question[]
}

/** Finds out how many features a filter selects, up to a limit. */
export type Count = (filter: string, limit: number) => Promise<number>

/** The filters of the bench. @param centres positions of features, around which the polygons lie */
export async function filterQuestions(
  features: number,
  centres: readonly (readonly [number, number])[],
  count: Count,
): Promise<Questions[]> {
  const random = new Random(SEED)
  const limit = Math.min(1000, features >> 2)
  const few = Math.min(10, limit)
  const share = limit / features
  const each = (make: (index: number) => Question) =>
    Array.from({ length: VARIETY }, (_, index) => make(index))
  return [
    { name: `no filter, ${limit} features`, limit, questions: [{ where: 'true', values: [] }] },
    {
      name: 'number with an index',
      limit,
      questions: each(() => {
        const low = Math.round(random.between(0, HEIGHTS * (1 - share)) * 100) / 100
        const high = Math.round((low + HEIGHTS * share) * 100) / 100
        return {
          filter: `height BETWEEN ${low} AND ${high}`,
          where: 'height between ? and ?',
          values: [low, high],
        }
      }),
    },
    {
      name: 'text without an index',
      limit,
      questions: each(() => {
        const code = codeOf(random.whole(0, CODES - 1))
        return { filter: `code = '${code}'`, where: 'code = ?', values: [code] }
      }),
    },
    {
      name: `polygon, ${few} features`,
      limit: few * 2,
      questions: await polygons(few, features, centres, count),
    },
    {
      name: `polygon, ${limit} features`,
      limit: limit * 2,
      questions: await polygons(limit, features, centres, count),
    },
    {
      name: 'T_INTERSECTS with an index',
      limit,
      questions: each(() => {
        const width = (CHANGED.to - CHANGED.from) * share
        const start = random.between(CHANGED.from, CHANGED.to - width)
        const [from, to] = [timestamp(start), timestamp(start + width)]
        const filter = `T_INTERSECTS(changed, INTERVAL('${from}', '${to}'))`
        return { filter, where: 'changed between ? and ?', values: [from, to] }
      }),
    },
    {
      name: 'T_AFTER with an index',
      limit,
      questions: each((index) => {
        const after = timestamp(CHANGED.to - (CHANGED.to - CHANGED.from) * share * (1 + index / VARIETY))
        return { filter: `T_AFTER(changed, TIMESTAMP('${after}'))`, where: 'changed > ?', values: [after] }
      }),
    },
    {
      name: 'CASEI … LIKE without an index',
      limit,
      questions: each((index) => {
        const beginning = BEGINNINGS[index % BEGINNINGS.length]!
        const filter = `CASEI(name) LIKE CASEI('${beginning}%')`
        return { filter, where: 'name like ?', values: [`${beginning.toLowerCase()}%`] }
      }),
    },
  ]
}

/** Polygons of 50 corners, each grown until it holds as many features as wanted. */
async function polygons(
  wanted: number,
  features: number,
  centres: readonly (readonly [number, number])[],
  count: Count,
): Promise<Question[]> {
  const found: Question[] = []
  for (const [x, y] of centres.slice(0, VARIETY)) {
    let radius = 4 * Math.sqrt(wanted / features)
    const polygon = () => {
      const ring = ringAround(x, y, radius)
      return { filter: `S_INTERSECTS(geom, ${wkt(ring)})`, ...byHand(ring) }
    }
    while ((await count(polygon().filter, wanted)) < wanted) radius *= 1.15
    found.push(polygon())
  }
  return found
}

/** A ring of six bays that stays on the map. */
function ringAround(x: number, y: number, radius: number): readonly (readonly [number, number])[] {
  const ring = Array.from({ length: CORNERS }, (_, corner): readonly [number, number] => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    const distance = radius * (1 + 0.2 * Math.sin(6 * angle))
    return [
      Math.min(180, Math.max(-180, x + distance * Math.cos(angle))),
      Math.min(90, Math.max(-90, y + distance * Math.sin(angle))),
    ]
  })
  return [...ring, ring[0]!]
}

const wkt = (ring: readonly (readonly [number, number])[]): string =>
  `POLYGON((${ring.map(([x, y]) => `${x.toFixed(5)} ${y.toFixed(5)}`).join(', ')}))`

function byHand(ring: readonly (readonly [number, number])[]): ByHand {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return {
    where:
      'fid in (select id from rtree_features_geom where minx <= ? and maxx >= ? and miny <= ? and maxy >= ?) ' +
      'and ST_Intersects(GeomFromGPB(geom), (select GeomFromText(?, 4326)))',
    values: [Math.max(...xs), Math.min(...xs), Math.max(...ys), Math.min(...ys), wkt(ring)],
  }
}

const timestamp = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`
