import { expect } from 'chai'
import type { FunctionSignature, TypeName } from '../../src/spatial/cql2/functions.ts'
import { oddCollections, oddTable, writeOddCollections } from '../support/odd-collections.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { codesOf, SpatialClient } from '../support/spatial-client.ts'
import { temporaryFolder } from './support/folders.ts'

interface Schema {
  readonly properties: Readonly<Record<string, { readonly type?: string; readonly 'x-ogc-role'?: string }>>
}

/** A literal of each type. */
const LITERALS: Readonly<Record<TypeName, string>> = {
  string: "'text'",
  number: '1.5',
  integer: '2',
  boolean: 'TRUE',
  datetime: "TIMESTAMP('2020-02-29T12:00:00Z')",
  geometry: 'POINT(1 2)',
}

describe('The description of filters', () => {
  const folder = temporaryFolder()
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    await writeOddCollections(folder.path)
    server = await startServer({ demo: false, env: { SPATIAL_DIRS: folder.path } })
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const schemaOf = async (id: string, resource: string): Promise<Schema> =>
    (await client.get(`/collections/${id}/${resource}`)).body
  const statusOf = async (id: string, parameters: Record<string, string>): Promise<number> =>
    (await client.get(`/collections/${id}/items?${new URLSearchParams(parameters).toString()}`)).status

  it('every queryable can stand in a filter, the geometry too', async () => {
    for (const id of oddCollections) {
      const { properties } = await schemaOf(id, 'queryables')
      const roles = Object.values(properties).map((schema) => schema['x-ogc-role'])
      expect(roles.includes('primary-geometry'), id).to.equal(id !== oddTable)
      for (const name of Object.keys(properties)) {
        const filter = `"${name}" IS NOT NULL OR "${name}" IS NULL`
        expect(await statusOf(id, { filter }), `${id} ${name}`).to.equal(200)
      }
    }
  })

  it('every sortable can be sorted by, and nothing else', async () => {
    for (const id of oddCollections) {
      const sortables = Object.keys((await schemaOf(id, 'sortables')).properties)
      for (const name of sortables) expect(await statusOf(id, { sortby: `-${name}` }), name).to.equal(200)
      const others = Object.keys((await schemaOf(id, 'schema')).properties).filter(
        (name) => !sortables.includes(name),
      )
      expect(others).to.include.members(id === oddTable ? ['fid'] : ['fid', 'geom'])
      for (const name of others) {
        const answer = await client.get(`/collections/${id}/items?sortby=${name}`)
        expect(codesOf(answer), name).to.deep.equal(['DIS-OAF-1013'])
      }
    }
  })

  it('every function can be called with arguments of the types that it lists, and with no others', async () => {
    const { functions } = (await client.get('/functions')).body as { functions: FunctionSignature[] }
    const types = Object.keys(LITERALS) as TypeName[]
    for (const { name, arguments: parameters, returns } of functions) {
      for (const type of types) {
        const call = `${name}(${parameters.map(() => LITERALS[type]).join(', ')})`
        const filter = returns.includes('boolean') ? call : `${call} IS NOT NULL`
        // A number can be a whole one.
        const takes = parameters.every((parameter) => parameter.type.includes(type))
        expect(await statusOf('odd/events', { filter }), filter).to.equal(takes ? 200 : 400)
      }
    }
  })
})
