import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'chai'
import type { Geometry } from 'geojson'
import { CONFORMANCE_CLASSES } from '../../../src/spatial/services/conformance.ts'
import type { PropertySchema } from '../../../src/spatial/services/schemas.ts'
import { linkOf } from '../../support/spatial-client.ts'
import { itemsWith, SCHEMA_RELATIONS, schemaOf, type SchemaDocument } from './queryables-under-test.ts'
import {
  itemsOf,
  serviceUnderTest,
  type CollectionEntry,
  type FeaturesDocument,
} from './service-under-test.ts'

type Kind = keyof typeof SCHEMA_RELATIONS
type Property = PropertySchema & Readonly<Record<string, unknown>>

const PART_5 = 'http://www.opengis.net/spec/ogcapi-common-3/1.0/conf'
const DRAFT = 'https://json-schema.org/draft/2020-12/schema'
const KINDS = Object.keys(SCHEMA_RELATIONS) as Kind[]

/** The keywords that the standard recommends, and those of the document itself. */
const KEYWORDS =
  /^(\$schema|\$id|type|title|description|properties|required|additionalProperties|format|readOnly|writeOnly|enum|minLength|maxLength|pattern|minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf|items|x-ogc-.+)$/
const SPATIAL_FORMATS =
  /^geometry-(point|multipoint|linestring|multilinestring|polygon|multipolygon|geometrycollection|any|point-or-multipoint|linestring-or-multilinestring|polygon-or-multipolygon)$/

/** The types of GeoJSON that a format allows. */
function allows(format: string, { type }: Geometry): boolean {
  const kinds = format.slice('geometry-'.length).split('-or-')
  return kinds.includes('any') || kinds.includes(type.toLowerCase())
}

// Abstract tests of OGC 23-058r1, Annex A. Their numbers differ between its drafts. The names are stable.
describe('OGC API Common Part 3, schemas', function () {
  this.timeout(120_000)
  const service = serviceUnderTest()
  /** Every schema of every collection, with its address. */
  const schemas: { collection: CollectionEntry; kind: Kind; url: string; document: SchemaDocument }[] = []
  before(async () => {
    for (const collection of service.collections) {
      for (const kind of KINDS) {
        const { href } = linkOf(collection.links, SCHEMA_RELATIONS[kind])!
        schemas.push({ collection, kind, url: href, document: await schemaOf(service, collection, kind) })
      }
    }
  })
  const propertiesOf = ({ properties }: SchemaDocument) => Object.entries(properties) as [string, Property][]
  const allProperties = (): [name: string, property: Property][] =>
    schemas.flatMap(({ document }) => propertiesOf(document))
  const withRole = (document: SchemaDocument, role: string) =>
    propertiesOf(document).filter(([, property]) => property['x-ogc-role'] === role)

  describe('schemas', () => {
    it('Abstract Test /conf/schemas/basic-schema-inspection: every schema is a JSON Schema as the standard describes it', async () => {
      const ajv = new Ajv2020.default({ strict: false })
      for (const { url, document } of schemas) {
        const { $id } = document
        expect(document, url).to.include({ $schema: DRAFT, $id: url, type: 'object' })
        expect(new URL($id)).to.include({ search: '', protocol: 'http:' })
        const { status, headers, body } = await service.get($id, 'application/schema+json')
        expect(status, url).to.equal(200)
        expect(headers.get('content-type'), url).to.equal('application/schema+json')
        expect(body, url).to.deep.equal(document)
        expect(ajv.validateSchema(document), url).to.equal(true)
        for (const keyword of Object.keys(document)) expect(keyword, url).to.match(KEYWORDS)
      }
      for (const [name, property] of allProperties()) {
        expect(property, name).to.be.an('object')
        for (const keyword of Object.keys(property)) expect(keyword, name).to.match(KEYWORDS)
        if (property.type === undefined) {
          expect(property, name).to.not.have.property('$ref')
          expect(property.format, name).to.match(SPATIAL_FORMATS)
        } else {
          expect(['string', 'integer', 'number', 'boolean'], name).to.include(property.type)
        }
        if (property.format?.startsWith('date')) expect(property.type, name).to.equal('string')
      }
    })

    it('Abstract Test /conf/schemas/role: the roles are strings', () => {
      const roles = allProperties().flatMap(([, property]) => property['x-ogc-role'] ?? [])
      expect(roles).to.not.be.empty
      for (const role of roles) expect(role).to.be.a('string')
    })

    it('Abstract Test /conf/schemas/role-id: exactly one property has the role id', async () => {
      for (const { collection, kind, url, document } of schemas) {
        const ids = withRole(document, 'id')
        // Sortables are no schema of the features. They may leave properties out.
        expect(ids, url).to.have.length(kind === 'sortables' ? 0 : 1)
        for (const [name, { type }] of ids) {
          expect(type, `${url} ${name}`).to.be.oneOf(['string', 'integer'])
          const { features } = await service.features(`${itemsOf(collection)}?limit=1`)
          expect(features[0]!.id, url).to.be.a(type === 'string' ? 'string' : 'number')
        }
      }
    })

    it('Abstract Test /conf/schemas/property-seq: the positions are integers, each given once', () => {
      for (const { url, document } of schemas) {
        const positions = propertiesOf(document).map(([, property]) => property['x-ogc-propertySeq'])
        expect(new Set(positions).size, url).to.equal(positions.length)
        for (const position of positions) expect(position, url).to.satisfy(Number.isInteger)
      }
    })

    it('Abstract Test /conf/schemas/unit, /definition and /nullvalues: no other keyword of the standard is used', () => {
      const used = new Set(allProperties().flatMap(([, property]) => Object.keys(property)))
      expect([...used].filter((keyword) => keyword.startsWith('x-'))).to.have.members([
        'x-ogc-role',
        'x-ogc-propertySeq',
      ])
    })

    it('has the roles of geometry and time as the standard constrains them', () => {
      for (const { collection, kind, url, document } of schemas) {
        const geometries = withRole(document, 'primary-geometry')
        const isSpatial = service.spatialCollections.includes(collection)
        expect(geometries, url).to.have.length(kind === 'sortables' || !isSpatial ? 0 : 1)
        for (const [name, { format }] of geometries) expect(format, name).to.match(SPATIAL_FORMATS)
        const instants = withRole(document, 'primary-instant')
        const starts = withRole(document, 'primary-interval-start')
        const ends = withRole(document, 'primary-interval-end')
        expect(instants.length + starts.length, url).to.be.at.most(1)
        expect(ends.length, url).to.equal(starts.length)
        for (const [name, { type, format }] of [...instants, ...starts, ...ends]) {
          expect(type, name).to.equal('string')
          expect(format, name).to.be.oneOf(['date', 'date-time'])
        }
      }
    })

    it('describes features that are valid by it', async () => {
      for (const { collection, kind, document } of schemas) {
        if (kind !== 'schema') continue
        const [[idName, id]] = withRole(document, 'id') as [[string, Property]]
        const [geometry] = withRole(document, 'primary-geometry')
        const required = document.required ?? []
        const columns = propertiesOf(document).filter(([name]) => name !== idName && name !== geometry?.[0])
        // A property that is not required can be null.
        const nullable = columns.map(([name, property]): [string, object] => [
          name,
          required.includes(name) ? property : { anyOf: [property, { type: 'null' }] },
        ])
        const ajv = new Ajv2020.default({ strict: false, allErrors: true })
        addFormats.default(ajv)
        const validate = ajv.compile<FeaturesDocument['features'][number]>({
          properties: {
            id,
            properties: {
              properties: Object.fromEntries(nullable),
              required: required.filter((name) => name !== idName),
              additionalProperties: document.additionalProperties ?? true,
            },
          },
          required: ['id', 'geometry', 'properties'],
        })
        const { features } = await service.features(`${itemsOf(collection)}?limit=1000`)
        for (const feature of features) {
          expect(validate(feature), JSON.stringify(validate.errors)).to.equal(true)
          if (feature.geometry !== null)
            expect(allows(geometry![1].format!, feature.geometry), `${collection.id} ${feature.id}`).to.equal(
              true,
            )
        }
      }
    })
  })

  for (const kind of ['queryables', 'sortables'] as const) {
    describe(kind, () => {
      const ofKind = () => schemas.filter((schema) => schema.kind === kind)

      it(`Abstract Test /conf/${kind}/get-conformance: the class is declared, and the class of schemas`, async () => {
        const url = linkOf(service.landingPage.links, 'conformance')!.href
        const { status, headers, body } = await service.get(url, 'application/json')
        expect(status).to.equal(200)
        expect(headers.get('content-type')).to.equal('application/json')
        const { conformsTo } = body as { conformsTo: string[] }
        expect(conformsTo).to.include.members([`${PART_5}/schemas`, `${PART_5}/${kind}`])
      })

      it(`Abstract Test /conf/${kind}/link: each collection has a link to the schema`, async () => {
        for (const { id, links } of service.collections) {
          const { status, body } = await service.get(linkOf(links, 'self')!.href, 'application/json')
          expect(status, id).to.equal(200)
          const link = linkOf((body as CollectionEntry).links, SCHEMA_RELATIONS[kind])
          const path = id.split('/').map(encodeURIComponent).join('/')
          expect(link, id).to.include({
            href: `${service.root}/collections/${path}/${kind}`,
            type: 'application/schema+json',
          })
        }
      })

      it(`Abstract Test /conf/${kind}/op-and-response: the schema exists and its properties have a type`, async () => {
        for (const { url, document } of ofKind()) {
          const { status, headers } = await service.get(url, 'application/schema+json')
          expect(status, url).to.equal(200)
          expect(headers.get('content-type'), url).to.equal('application/schema+json')
          expect(Object.keys(document.properties), url).to.not.be.empty
          for (const [name, { type, format }] of propertiesOf(document)) {
            if (kind === 'sortables' || type !== undefined)
              expect(type, `${url} ${name}`).to.be.oneOf(['string', 'integer', 'number', 'boolean'])
            else expect(format, `${url} ${name}`).to.match(SPATIAL_FORMATS)
          }
        }
      })

      it(`Requirement /req/${kind}/response: only the properties of the schema are accepted`, async () => {
        for (const { collection, url, document } of ofKind()) {
          expect(document.additionalProperties, url).to.equal(false)
          const use = (name: string): string =>
            kind === 'sortables'
              ? itemsWith(collection, { sortby: name, limit: '3' })
              : itemsWith(collection, { filter: `"${name}" IS NOT NULL`, limit: '3' })
          for (const [name] of propertiesOf(document)) {
            expect((await service.get(use(name))).status, use(name)).to.equal(200)
            expect((await service.get(use(`-${name}`))).status).to.equal(kind === 'sortables' ? 200 : 400)
          }
          const unknown = use('this_is_not_a_property')
          expect((await service.get(unknown)).status, unknown).to.equal(400)
        }
      })
    })
  }

  it('has a test for each class of the standard that the service declares', () => {
    const declared = CONFORMANCE_CLASSES.filter((uri) => uri.startsWith(PART_5))
    expect(declared).to.have.members(
      ['schemas', 'queryables', 'sortables'].map((name) => `${PART_5}/${name}`),
    )
  })
})
