import { expect } from 'chai'
import { linkOf } from '../../support/spatial-client.ts'
import {
  itemsOf,
  itemsPaths,
  positionsOf,
  serviceUnderTest,
  type CollectionEntry,
  type FeaturesDocument,
  type Parameter,
} from './service-under-test.ts'

type Feature = FeaturesDocument['features'][number]

// Abstract tests of OGC 17-069r4, Annex A.2.7: limit, bbox and datetime.
describe('OGC API Features 1.0.1, core: parameters of features', function () {
  this.timeout(120_000)
  const service = serviceUnderTest()

  /** Its definition on every path of features. */
  function definitionsOf(name: string): Parameter[] {
    return itemsPaths(service.api).map((path) => {
      const found = service.api.operations.get(path)!.parameters.find((parameter) => parameter.name === name)
      expect(found, `${name} on ${path}`).to.exist
      return found!
    })
  }

  /** The ids of the features that a query matches, on all pages. */
  async function matchedBy(collection: CollectionEntry, query: string): Promise<Set<Feature['id']>> {
    const ids = new Set<Feature['id']>()
    let url: string | undefined = `${itemsOf(collection)}?limit=10000&${query}`
    while (url !== undefined) {
      const page: FeaturesDocument = await service.features(url)
      for (const { id } of page.features) ids.add(id)
      url = linkOf(page.links, 'next')?.href
    }
    return ids
  }

  it('Abstract Test 18 /conf/core/fc-bbox-definition: bbox is declared as four to six numbers in a list', () => {
    for (const { in: place, required = false, style, explode, schema } of definitionsOf('bbox')) {
      expect({ place, required, style, explode }).to.deep.equal({
        place: 'query',
        required: false,
        style: 'form',
        explode: false,
      })
      expect(schema).to.deep.include({ type: 'array', minItems: 4, maxItems: 6, items: { type: 'number' } })
    }
  })

  it('Abstract Test 19 /conf/core/fc-bbox-response: a box selects what meets it and what has no geometry', async () => {
    for (const collection of service.collections) {
      const features = await service.everything(collection)
      for (const box of [
        ...(collection.extent!.spatial?.bbox ?? []),
        [-1.5, 50, 1.5, 53], // across the meridian of Greenwich
        [-80, -5, -70, 5], // across the equator
        [177, 65, -177, 70], // across the antimeridian
        [-180, 85, 180, 90], // around the poles
        [-180, -90, 180, -85],
      ]) {
        const matched = await matchedBy(collection, `bbox=${box.join(',')}`)
        const wrong = features.filter((feature) => {
          const inside = mustBeIn(feature, box)
          return inside !== undefined && inside !== matched.has(feature.id)
        })
        expect(
          wrong.map(({ id }) => id),
          `${collection.id} in ${box.join()}`,
        ).to.be.empty
      }
    }
  })

  it('Abstract Test 20 /conf/core/fc-limit-definition: limit is declared as an integer with its bounds', () => {
    for (const { in: place, required = false, style, explode, schema } of definitionsOf('limit')) {
      expect({ place, required, style, explode }).to.deep.equal({
        place: 'query',
        required: false,
        style: 'form',
        explode: false,
      })
      expect(schema).to.deep.include({ type: 'integer', minimum: 1, maximum: 10_000, default: 10 })
    }
  })

  it('Abstract Test 21 /conf/core/fc-limit-response: no more features come than limit says, nor than its maximum', async () => {
    const { minimum, maximum, default: usual } = definitionsOf('limit')[0]!.schema
    for (const collection of service.collections) {
      const items = itemsOf(collection)
      expect((await service.features(items)).features.length).to.be.at.most(usual!)
      for (const limit of [minimum!, 50, maximum!])
        expect((await service.features(`${items}?limit=${limit}`)).features.length).to.be.at.most(limit)
      const beyond = await service.features(`${items}?limit=${maximum! + 1}`)
      expect(beyond.features.length).to.be.at.most(maximum!)
    }
  })

  it('Abstract Test 22 /conf/core/fc-time-definition: datetime is declared as a text', () => {
    for (const { in: place, required = false, style, explode, schema } of definitionsOf('datetime')) {
      expect({ place, required, style, explode, type: schema.type }).to.deep.equal({
        place: 'query',
        required: false,
        style: 'form',
        explode: false,
        type: 'string',
      })
    }
  })

  it('Abstract Test 23 /conf/core/fc-time-response: a time selects what meets it and what has no time', async () => {
    const times: readonly [datetime: string, meets: (day: string) => boolean][] = [
      ['2020-01-05', (day) => day === '2020-01-05'],
      ['2020-01-05T12:00:00Z', (day) => day === '2020-01-05'],
      ['2020-01-04T00:00:00Z/2020-01-09T23:59:59Z', (day) => day >= '2020-01-04' && day <= '2020-01-09'],
      ['../2020-01-03', (day) => day <= '2020-01-03'],
      ['2020-01-20/..', (day) => day >= '2020-01-20'],
      ['2030-01-01/..', () => false],
    ]
    for (const collection of service.collections) {
      const features = await service.everything(collection)
      const timed = features.some(({ properties }) => (properties as { day?: string }).day)
      // Without times every feature matches: once is enough for that.
      for (const [datetime, meets] of timed ? times : times.slice(-1)) {
        const expected = features.filter(({ properties }) => {
          const { day } = properties as { day?: string | null }
          return !day || meets(day)
        })
        const matched = await matchedBy(collection, `datetime=${datetime}`)
        // Chai compares members in the square of their number, and there are 135,000 cities.
        const wrong = expected.filter(({ id }) => !matched.has(id))
        expect(wrong, `${collection.id} ${datetime}`).to.be.empty
        expect(matched.size, `${collection.id} ${datetime}`).to.equal(expected.length)
      }
    }
  })
})

/** Whether a feature belongs into the answer for a box; undefined where only exact geometry could tell. */
function mustBeIn({ geometry }: Feature, [west, south, east, north]: readonly number[]): boolean | undefined {
  if (geometry === null) return true
  const positions = positionsOf(geometry)
  const across = west! > east!
  const inLongitudes = (x: number) => (across ? x >= west! || x <= east! : x >= west! && x <= east!)
  if (positions.some(([x, y]) => inLongitudes(x!) && y! >= south! && y! <= north!)) return true
  if (geometry.type === 'Point' || geometry.type === 'MultiPoint') return false
  const ys = positions.map(([, y]) => y!)
  if (ys.every((y) => y < south!) || ys.every((y) => y > north!)) return false
  const xs = positions.map(([x]) => x!)
  const apart = across
    ? xs.every((x) => x < west! && x > east!)
    : xs.every((x) => x < west!) || xs.every((x) => x > east!)
  return apart ? false : undefined
}
