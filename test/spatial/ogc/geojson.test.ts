import { expect } from 'chai'
import type { Geometry } from 'geojson'
import { itemsOf, serviceUnderTest } from './service-under-test.ts'

// Abstract tests of OGC 17-069r4, Annex A.3.
describe('OGC API Features 1.0.1, GeoJSON', function () {
  this.timeout(60_000)
  const service = serviceUnderTest()

  it('Abstract Test 34 /conf/geojson/definition: features come as application/geo+json, the rest as application/json', async () => {
    const typeOf = async (url: string, accept: string) => {
      const { status, headers } = await service.get(url, accept)
      expect(status, url).to.equal(200)
      return headers.get('content-type')
    }
    for (const path of ['', '/conformance', '/collections'])
      expect(await typeOf(service.root + path, 'application/json'), path).to.equal('application/json')
    for (const collection of service.collections) {
      const url = itemsOf(collection)
      const { features } = await service.features(`${url}?limit=1`)
      expect(await typeOf(url.replace(/\/items$/, ''), 'application/json')).to.equal('application/json')
      for (const target of [url, `${url}/${features[0]!.id}`])
        expect(await typeOf(target, 'application/geo+json'), target).to.equal('application/geo+json')
    }
  })

  it('Abstract Test 35 /conf/geojson/content: features are what RFC 7946 says, with links as a foreign member', async () => {
    for (const collection of service.collections) {
      const url = itemsOf(collection)
      const page = await service.features(`${url}?limit=1000`)
      expect(page.type).to.equal('FeatureCollection')
      expect(page.links).to.be.an('array').that.is.not.empty
      const problems = page.features.flatMap((feature) =>
        problemsOfFeature(feature).map((problem) => `${collection.id}/${feature.id} ${problem}`),
      )
      expect(problems).to.deep.equal([])
      const { body } = await service.get(`${url}/${page.features[0]!.id}`)
      expect(problemsOfFeature(body)).to.deep.equal([])
      expect((body as { links: unknown }).links).to.be.an('array').that.is.not.empty
    }
  })
})

/** What RFC 7946, 3.2 says of a feature and this one is not. */
function problemsOfFeature(feature: {
  type: unknown
  id?: unknown
  geometry: Geometry | null
  properties: unknown
}) {
  const problems = feature.geometry === null ? [] : problemsOfGeometry(feature.geometry)
  if (feature.type !== 'Feature') problems.push(`is a ${String(feature.type)}`)
  if (!['string', 'number'].includes(typeof feature.id))
    problems.push('has an id that is no text and no number')
  if (typeof feature.properties !== 'object') problems.push('has properties that are no object')
  return problems
}

/** RFC 7946, 3.1: kinds of geometries, how deep their arrays are nested, and how positions and rings look. */
function problemsOfGeometry(geometry: Geometry): string[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(problemsOfGeometry)
  const depths = { Point: 0, MultiPoint: 1, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 }
  const depth = depths[geometry.type] as number | undefined
  if (depth === undefined) return [`has a geometry of the unknown kind ${geometry.type}`]
  const isPosition = (value: unknown) =>
    Array.isArray(value) && [2, 3].includes(value.length) && value.every((part) => Number.isFinite(part))
  const isNested = (value: unknown, levels: number): boolean =>
    levels === 0
      ? isPosition(value)
      : Array.isArray(value) && value.every((part) => isNested(part, levels - 1))
  if (!isNested(geometry.coordinates, depth)) return [`has a ${geometry.type} that is nested wrongly`]
  const lines =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : []
  const rings =
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : []
  return [
    ...lines.filter((line) => line.length < 2).map(() => 'has a line of less than two positions'),
    ...rings
      .filter((ring) => ring.length < 4 || ring[0]!.join() !== ring.at(-1)!.join())
      .map(() => 'has a ring that is open or of less than four positions'),
  ]
}
