import { expect } from 'chai'
import {
  documentOfPaths,
  templatesOf,
  type OpenApiDocument,
} from '../../../scripts/oracle/paths-of-document.ts'
import { qualityContract } from '../../../generated/quality/contract.ts'

const DOCUMENT: OpenApiDocument = {
  servers: [{ url: '/base' }],
  paths: {
    '/things/{id}': { get: { $ref: '#/components/responses/Thing' } },
    '/things/count': { get: {} },
    '/things/{id}.json': { get: { $ref: '#/components/schemas/Loop' } },
  },
  components: {
    responses: { Thing: { schema: { $ref: '#/components/schemas/Thing' } } },
    schemas: {
      Thing: { items: { $ref: '#/components/schemas/Loop/properties/inner' } },
      Loop: { properties: { inner: { $ref: '#/components/schemas/Loop' } } },
      Unused: {},
    },
    securitySchemes: { basic: {} },
  },
}

describe('Paths of an OpenAPI document', () => {
  it('match the values that their templates allow, below each server', () => {
    const matching = (path: string) =>
      templatesOf(DOCUMENT)
        .filter(({ matches }) => matches(path))
        .map(({ template }) => template)
    expect(matching('/base/things/count')).to.deep.equal(['/things/{id}', '/things/count'])
    expect(matching('/things/7/')).to.deep.equal(['/things/{id}'])
    expect(matching('/base/things/7.json')).to.deep.equal(['/things/{id}', '/things/{id}.json'])
    expect(matching('/base/things/7/8')).to.deep.equal([])
    expect(matching('/other/things/7')).to.deep.equal([])
  })

  it('become a document with only the components that they need', () => {
    const { paths, components, servers } = documentOfPaths(DOCUMENT, ['/things/{id}'])
    expect(paths).to.have.keys('/things/{id}')
    expect(servers).to.equal(DOCUMENT.servers)
    const { Thing, Loop } = DOCUMENT.components!['schemas']!
    expect(components).to.deep.equal({
      responses: DOCUMENT.components!['responses'],
      schemas: { Thing, Loop },
      securitySchemes: { basic: {} },
    })
    expect(documentOfPaths(DOCUMENT, []).paths).to.deep.equal({})
  })

  it('of the quality contract need a small part of it', async () => {
    const whole = (await qualityContract.loadDocument()) as OpenApiDocument
    const size = (document: OpenApiDocument) => JSON.stringify(document).length
    for (const template of Object.keys(whole.paths))
      expect(size(documentOfPaths(whole, [template])), template).to.be.below(size(whole) / 2)
  })
})
