import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { startServer } from '../support/server.ts'

const run = promisify(execFile)

interface Refusal<Body> {
  status: number
  body: Body
}

interface DisError {
  id: string
  errors: { code: string; detail: string }[]
}

/** What the consumers beside this file print: the same for every SDK. */
export interface Report {
  title: string
  openapi: string
  conformsTo: string[]
  functions: string[]
  signature: unknown
  collections: string[]
  rels: string[]
  roles: string[]
  closed: boolean
  page: { ids: number[]; returned: number; made: string }
  nextIds: number[]
  feature: { id: number; geometry: { type: string; coordinates: number[] }; name: string }
  area: { type: string; name: string }
  boxed: [number, number][]
  byKey: number
  byAuthorization: number
  token: { type: string; lasts: number; reads: number }
  badToken: Refusal<DisError>
  badClient: Refusal<{ error: string; error_description: string }>
  unsupported: Refusal<DisError>
  unknown: Refusal<DisError>
  /** The query of the request `sdk-2` as it stood on the wire; not from the consumer, but from the log. */
  query: string
}

/** Starts a server, lets a consumer read it with real credentials, and returns what the consumer printed. */
export async function readByConsumer(command: string, consumer: string): Promise<Report> {
  const server = await startServer()
  try {
    const { key, secret } = await server.apiKey()
    const { stdout } = await run(command, [consumer, server.url, await server.token(), key, secret])
    const { path } = server.log.find(({ requestId }) => requestId === 'sdk-2') as { path: string }
    return { ...(JSON.parse(stdout) as Report), query: path.split('?')[1]! }
  } finally {
    await server.stop()
  }
}

/** Declares what a user sees through an SDK, one test each. */
export function itReadsTheService(report: () => Report): void {
  it('finds the service, its description and the standards that it meets', () => {
    expect(report().title).to.equal('Groundtruth Spatial Features')
    expect(report().openapi).to.match(/^3\.0\./)
    expect(report().conformsTo).to.include('http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core')
  })

  it('lists the spatial functions with their signatures', () => {
    expect(report().functions).to.include.members(['s_within', 's_contains', 's_intersects'])
    expect(report().signature).to.deep.equal({
      name: 's_intersects',
      arguments: [{ type: ['geometry'] }, { type: ['geometry'] }],
      returns: ['boolean'],
    })
  })

  it('lists the collections and describes one', () => {
    expect(report().collections).to.include.members(['boundaries/countries', 'places/cities'])
    expect(report().rels.slice(0, 3)).to.deep.equal(['self', 'items', 'describedby'])
    expect(report().roles).to.have.members(['id', 'primary-geometry'])
    expect(report().closed).to.equal(true)
  })

  it('reads a page of features and the page after it', () => {
    const { page, nextIds } = report()
    expect(page.ids).to.have.length(2)
    expect(page.returned).to.equal(2)
    expect(Date.parse(page.made)).to.be.greaterThan(0)
    expect(nextIds).to.have.length(2)
    expect(nextIds).to.not.include.members(page.ids)
  })

  it('reads single features of different geometries as objects of their own shapes', () => {
    const { feature, area, page } = report()
    expect(feature.id).to.equal(page.ids[0])
    expect(feature.geometry.type).to.equal('Point')
    expect(feature.geometry.coordinates).to.have.length(2)
    expect(feature.name).to.be.a('string').that.is.not.empty
    expect(area.type).to.be.oneOf(['Polygon', 'MultiPolygon'])
    expect(area.name).to.be.a('string').that.is.not.empty
  })

  it('selects features by a box given as a list of numbers', () => {
    const { boxed } = report()
    expect(boxed).to.not.be.empty
    for (const [longitude, latitude] of boxed) {
      expect(longitude).to.be.within(1.4, 1.8)
      expect(latitude).to.be.within(42.4, 42.7)
    }
  })

  it('sends each entry of a free-form parameter as a parameter of its own, name and value encoded', () => {
    const { query, unsupported } = report()
    expect(Object.fromEntries(new URLSearchParams(query))).to.deep.equal({
      bbox: '1.4,42.4,1.8,42.7',
      name: 'Ängelholm & Ab=1',
      'no such?': 'x',
    })
    expect(unsupported.status).to.equal(400)
    expect(unsupported.body.errors.at(-1)?.code).to.equal('DIS-OAF-1015')
    expect(unsupported.body.errors.at(-1)?.detail).to.include('"no such?"')
  })

  it('is let in by a key in either header and by a token made from the key', () => {
    const { byKey, byAuthorization, token, collections } = report()
    expect(byKey).to.equal(collections.length)
    expect(byAuthorization).to.equal(collections.length)
    expect(token.type).to.equal('Bearer')
    expect(token.lasts).to.be.greaterThan(0)
    expect(token.reads).to.equal(collections.length)
  })

  it('gets the errors of the contract as status and body', () => {
    const { badToken, badClient, unknown } = report()
    expect(badToken.status).to.equal(401)
    expect(badToken.body.errors.map(({ code }) => code)).to.deep.equal(['DIS-1001'])
    expect(badClient.status).to.equal(401)
    expect(badClient.body.error).to.equal('invalid_client')
    expect(unknown.status).to.equal(404)
    expect(unknown.body.id).to.equal('sdk-1')
    expect(unknown.body.errors.map(({ code }) => code)).to.deep.equal(['DIS-OAF-1012'])
  })
}
