import Ajv2020 from 'ajv/dist/2020.js'
import { expect } from 'chai'
import { CONFORMANCE_CLASSES } from '../../../src/spatial/services/conformance.ts'
import type { FunctionList } from '../../../generated/spatial/types.ts'
import { send } from '../../support/http-answer.ts'
import { linkOf } from '../../support/spatial-client.ts'
import { needs } from '../../support/tools.ts'
import { byProj } from '../support/cs2cs.ts'
import { areaOf, codeOf } from './areas-of-use.ts'
import {
  filtered,
  intersectsBox,
  isNull,
  itemsWith,
  SCHEMA_RELATIONS,
  schemaOf,
  type SchemaDocument,
} from './queryables-under-test.ts'
import {
  itemsOf,
  positionsOf,
  serviceUnderTest,
  type CollectionEntry,
  type FeaturesDocument,
} from './service-under-test.ts'

type Feature = FeaturesDocument['features'][number]
type Box = readonly [west: number, south: number, east: number, north: number]

const PART_3 = 'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf'
const GEOMETRY_FORMATS =
  /^geometry-(point|multipoint|linestring|multilinestring|polygon|multipolygon|geometrycollection|any)$/
/** A value that no property of the type can have. */
const INVALID = { boolean: 'perhaps', integer: '1.5', number: 'many' } as const

// Abstract tests of OGC 19-079r2, Annex A. The default language is tested beside cql2-json.
describe('OGC API Features Part 3, filtering', function () {
  this.timeout(120_000)
  const service = serviceUnderTest()
  /** What the tests of queryables store for the other tests. */
  const queryables = new Map<string, SchemaDocument>()
  before(async () => {
    for (const collection of service.collections)
      queryables.set(collection.id, await schemaOf(service, collection, 'queryables'))
  })

  const propertiesOf = ({ id }: CollectionEntry) => Object.entries(queryables.get(id)!.properties)
  const isSpatial = ([, { type }]: [string, { readonly type?: string }]) => type === undefined
  const spatialOf = (collection: CollectionEntry): string => propertiesOf(collection).find(isSpatial)![0]
  const boxOf = ({ extent }: CollectionEntry): Box => extent!.spatial!.bbox[0] as unknown as Box

  /** Features of an address that must be answered as the standard says. */
  const featuresOf = async (url: string): Promise<Feature[]> => {
    const { status, headers, body } = await service.get(url, 'application/geo+json')
    expect(status, url).to.equal(200)
    expect(headers.get('content-type'), url).to.equal('application/geo+json')
    return (body as FeaturesDocument).features
  }
  const idsOf = async (url: string) => (await featuresOf(url)).map(({ id }) => id)
  const expectRefused = async (url: string) => expect((await service.get(url)).status, url).to.equal(400)

  const declares = (name: string) => async () => {
    const url = linkOf(service.landingPage.links, 'conformance')!.href
    const { status, headers, body } = await service.get(url, 'application/json')
    expect(status).to.equal(200)
    expect(headers.get('content-type')).to.equal('application/json')
    expect((body as { conformsTo: string[] }).conformsTo).to.include(`${PART_3}/${name}`)
  }

  it('Abstract Test 1 /conf/queryables/get-conformance: the class is declared', declares('queryables'))

  it('Abstract Test 2 /conf/queryables/get-queryables-uris: a Link header leads to the queryables', async () => {
    for (const collection of service.collections) {
      const { status, headers } = await send(itemsOf(collection), {
        method: 'HEAD',
        headers: { Accept: 'application/geo+json' },
      })
      expect(status, collection.id).to.equal(200)
      const { href } = linkOf(collection.links, SCHEMA_RELATIONS.queryables)!
      expect(headers.get('link'), collection.id)
        .to.include(`<${href}>`)
        .and.include(`rel="${SCHEMA_RELATIONS.queryables}"`)
    }
  })

  it('Abstract Test 3 /conf/queryables/get-queryables: the queryables are a JSON Schema', async () => {
    for (const collection of service.collections) {
      const { href } = linkOf(collection.links, SCHEMA_RELATIONS.queryables)!
      const { status, headers, body } = await service.get(href, 'application/schema+json')
      expect(status, href).to.equal(200)
      expect(headers.get('content-type'), href).to.equal('application/schema+json')
      const schema = body as SchemaDocument
      expect(schema, href).to.include({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: href,
        type: 'object',
      })
      expect(Object.keys(schema.properties), href).to.not.be.empty
      for (const [name, property] of Object.entries(schema.properties)) {
        if (property.type === undefined) expect(property.format, name).to.match(GEOMETRY_FORMATS)
      }
      expect(new Ajv2020.default({ strict: false }).validateSchema(body), href).to.equal(true)
    }
  })

  it(
    'Abstract Test 4 /conf/queryables-query-parameters/get-conformance: the class is declared',
    declares('queryables-query-parameters'),
  )

  it('Abstract Test 5 /conf/queryables-query-parameters/query-param: each queryable is a parameter', async () => {
    let refused = 0
    for (const collection of service.collections) {
      const [first] = (await service.everything(collection)).slice(1)
      const valueOf = ({ id, properties }: typeof first & object, name: string, role: string | undefined) =>
        (role === 'id' ? id : properties![name]) as string | number | boolean | null
      for (const [name, { type, format, 'x-ogc-role': role }] of propertiesOf(collection)) {
        // A parameter cannot name a nested value.
        if (type === undefined || type === 'array' || type === 'object') continue
        const value = valueOf(first!, name, role)
        if (value !== null) {
          const features = await featuresOf(itemsWith(collection, { [name]: String(value) }))
          expect(features, name).to.not.be.empty
          for (const feature of features) expect(valueOf(feature, name, role)).to.equal(value)
        }
        const invalid = type === 'string' ? (format === undefined ? undefined : 'never') : INVALID[type]
        if (invalid === undefined) continue
        await expectRefused(itemsWith(collection, { [name]: invalid }))
        refused++
      }
    }
    expect(refused).to.be.greaterThan(5)
  })

  it('Abstract Test 6 /conf/filter/get-conformance: the class is declared', declares('filter'))

  it('Abstract Test 7 /conf/filter/filter-param: the parameter filter selects features', async () => {
    for (const collection of service.collections) {
      expect(await featuresOf(itemsOf(collection)), collection.id).to.not.be.empty
      const everything = await service.everything(collection)
      for (const property of propertiesOf(collection)) {
        const [name] = property
        const valueOf = ({ geometry, properties }: Feature): unknown =>
          isSpatial(property) ? geometry : properties![name]
        const expected = everything.filter((feature) => valueOf(feature) === null).slice(0, 100)
        for (const url of filtered(collection, isNull(name), { limit: '100' }))
          expect(await featuresOf(url), url).to.deep.equal(expected)
      }
      for (const url of filtered(collection, {
        'cql2-text': 'THIS IS NOT A FILTER',
        'cql2-json': { op: 'this is not an operator', args: [] },
      }))
        await expectRefused(url)
    }
  })

  it('Abstract Test 8 /conf/filter/filter-lang-default: the default language is cql2-text', async () => {
    for (const collection of service.collections) {
      for (const [name] of propertiesOf(collection)) {
        const filter = isNull(name)
        const [named] = filtered(collection, filter)
        const unnamed = itemsWith(collection, { filter: filter['cql2-text'] })
        expect(await idsOf(unnamed), unnamed).to.deep.equal(await idsOf(named!))
      }
      await expectRefused(itemsWith(collection, { filter: 'THIS IS NOT A FILTER' }))
      const [[name]] = propertiesOf(collection) as [[string, unknown]]
      await expectRefused(itemsWith(collection, { filter: JSON.stringify(isNull(name)['cql2-json']) }))
    }
  })

  it('Abstract Test 9 /conf/filter/expression-construction: a name that is not queryable is refused', async () => {
    for (const collection of service.collections) {
      expect(queryables.get(collection.id)!.additionalProperties, collection.id).to.equal(false)
      for (const url of filtered(collection, isNull('this_is_not_a_queryable'))) await expectRefused(url)
    }
  })

  it('Abstract Test 10 /conf/filter/filter-crs-wgs84: positions are longitude and latitude of WGS 84', async () => {
    for (const collection of service.spatialCollections) {
      const name = spatialOf(collection)
      const limit = { limit: '1000' }
      const expected = (await featuresOf(itemsWith(collection, limit)))
        .filter(({ geometry }) => geometry !== null)
        .map(({ id }) => id)
      for (const url of filtered(collection, intersectsBox(name, boxOf(collection)), limit)) {
        const found = await idsOf(url)
        // A page with features without geometry has fewer features in the box.
        expect(found.slice(0, expected.length), url).to.deep.equal(expected)
      }
      for (const url of filtered(collection, intersectsBox(name, [1e6, 1e6, 2e6, 2e6])))
        await expectRefused(url)
    }
  })

  it('refuses spatial predicates on a collection without geometries, and says why', async () => {
    const tables = service.collections.filter(
      (collection) => !service.spatialCollections.includes(collection),
    )
    expect(tables).to.not.be.empty
    for (const collection of tables) {
      for (const url of filtered(collection, intersectsBox('geom', [0, 0, 1, 1]))) {
        const { status, text } = await service.get(url)
        expect(status, url).to.equal(400)
        expect(text).to.include('The collection has no geometry')
      }
    }
  })

  it('Abstract Test 11 /conf/filter/filter-crs-param: positions have the CRS of filter-crs', async function () {
    const program = needs(this, 'cs2cs')
    let compared = 0
    for (const collection of service.spatialCollections) {
      const name = spatialOf(collection)
      const everything = await service.everything(collection)
      for (const crs of collection.crs) {
        const code = codeOf(crs)
        if (code === undefined) {
          const box = intersectsBox(name, boxOf(collection))
          const [expected] = filtered(collection, box)
          for (const url of filtered(collection, box, { 'filter-crs': crs }))
            expect(await idsOf(url), url).to.deep.equal(await idsOf(expected!))
          continue
        }
        const [west, south, east, north] = areaOf(code)
        const places = everything.map(({ geometry }) => positionsOf(geometry)[0])
        const place = places.find(
          (position) =>
            position !== undefined &&
            position[0]! > west &&
            position[0]! < east &&
            position[1]! > south &&
            position[1]! < north,
        )
        if (place === undefined) continue
        const [longitude, latitude] = place as [number, number]
        // So small that both boxes have the same shape.
        const half = 1e-5
        const corners = await byProj(program, 'EPSG:4326', `EPSG:${code}`, [
          [latitude - half, longitude - half],
          [latitude + half, longitude + half],
        ])
        const degrees = [longitude - half, latitude - half, longitude + half, latitude + half]
        const [plain] = filtered(
          collection,
          intersectsBox(
            name,
            degrees.map((number) => number.toFixed(9)),
          ),
        )
        const expected = await idsOf(plain!)
        expect(expected, plain).to.not.be.empty
        for (const url of filtered(collection, intersectsBox(name, corners.flat()), { 'filter-crs': crs }))
          expect(await idsOf(url), url).to.deep.equal(expected)
        compared++
      }
      for (const url of filtered(collection, intersectsBox(name, boxOf(collection)), {
        'filter-crs': 'http://www.opengis.net/def/crs/OGC/0/does_not_exist',
      }))
        await expectRefused(url)
    }
    expect(compared).to.be.greaterThan(20)
  })

  it('Abstract Test 12 /conf/filter/get-functions: the functions are listed with their signatures', async () => {
    const url = linkOf(service.landingPage.links, 'http://www.opengis.net/def/rel/ogc/1.0/functions')!.href
    const { status, headers, body } = await service.get(url, 'application/json')
    expect(status).to.equal(200)
    expect(headers.get('content-type')).to.equal('application/json')
    const { functions } = body as FunctionList
    expect(functions).to.not.be.empty
    const types = ['string', 'number', 'integer', 'datetime', 'geometry', 'boolean']
    for (const { name, returns, arguments: parameters = [] } of functions) {
      expect(name).to.be.a('string').and.not.be.empty
      expect(types, name).to.include.members(returns)
      for (const { type } of parameters) expect(types, name).to.include.members(type)
    }
  })

  it(
    'Abstract Test 13 /conf/features-filter/get-conformance: the class is declared',
    declares('features-filter'),
  )

  it('Abstract Test 14 /conf/features-filter/get-collections: the collections are listed', async () => {
    const { status, headers, body } = await service.get(`${service.root}/collections`, 'application/json')
    expect(status).to.equal(200)
    expect(headers.get('content-type')).to.equal('application/json')
    expect((body as { collections: unknown[] }).collections)
      .to.be.an('array')
      .with.length.above(0)
  })

  it('Abstract Test 15 /conf/features-filter/get-collection: each collection has a link to its queryables', async () => {
    for (const { id, links } of service.collections) {
      const url = linkOf(links, 'self')!.href
      const { status, headers, body } = await service.get(url, 'application/json')
      expect(status, id).to.equal(200)
      expect(headers.get('content-type'), id).to.equal('application/json')
      const { href } = linkOf((body as CollectionEntry).links, SCHEMA_RELATIONS.queryables)!
      expect(href).to.equal(
        `${service.root}/collections/${id.split('/').map(encodeURIComponent).join('/')}/queryables`,
      )
    }
  })

  it('Abstract Test 16 /conf/features-filter/filter-on-items: the features of each collection can be filtered', async () => {
    for (const collection of service.collections) {
      const path = `/collections/${collection.id}/items`
      const operation = service.api.operations.get(path)
      const names = operation!.parameters.map((parameter) => parameter.name)
      expect(names, path).to.include.members(['filter', 'filter-lang', 'filter-crs'])
      // Tests 7 to 11 send filters to these addresses.
      const none = filtered(collection, { 'cql2-text': 'FALSE', 'cql2-json': false })
      for (const url of none) expect(await featuresOf(url), url).to.be.empty
    }
  })

  it('Abstract Test 17 /conf/features-filter/mixing-expression: bbox and filter must both be fulfilled', async () => {
    for (const collection of service.spatialCollections) {
      const box = boxOf(collection)
      const filter = intersectsBox(spatialOf(collection), box)
      const [alone] = filtered(collection, filter)
      const bbox = box.join()
      for (const url of filtered(collection, filter, { bbox }))
        expect(await idsOf(url), url).to.deep.equal(await idsOf(alone!))
      const [west, south, east, north] = box
      // A box beside the extent, or a small one that has no feature if the extent is the whole globe.
      const beside = [
        [west - 2, south, west - 1, north],
        [east + 1, south, east + 2, north],
        [west, south - 2, east, south - 1],
        [west, north + 1, east, north + 2],
      ].find(([x1, y1, x2, y2]) => x1! >= -180 && x2! <= 180 && y1! >= -90 && y2! <= 90)
      if (beside === undefined) continue
      for (const url of filtered(collection, filter, { bbox: beside.join() }))
        expect(await featuresOf(url), url).to.be.empty
    }
  })

  it('has a test for each class of the standard that the service declares', () => {
    const declared = CONFORMANCE_CLASSES.filter((uri) => uri.startsWith(PART_3))
    expect(declared).to.have.members(
      ['queryables', 'queryables-query-parameters', 'filter', 'features-filter'].map(
        (name) => `${PART_3}/${name}`,
      ),
    )
  })
})
