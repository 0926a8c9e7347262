import { expect } from 'chai'
import { startWorkshop, type Workshop } from '../support/workshop.ts'

describe('The runtime, with roles and names of repositories,', () => {
  let server: Workshop
  let spent = 0
  let budget = Infinity

  before(async () => {
    server = await startWorkshop(
      {
        getLamp: (_, reply) => reply['noContent']!(),
        setLamp: (_, reply) => reply['ok']!({ burns: true }),
      },
      {
        address: () => ({
          allowed: ++spent <= budget,
          limit: budget,
          remaining: 0,
          resetSeconds: 60,
          retryAfterSeconds: 60,
        }),
        // Its fixture documents no header of a budget.
        oracle: false,
      },
    )
  })
  beforeEach(() => {
    spent = 0
    budget = Infinity
  })
  after(() => server.stop())

  const ask = async (method: string, path: string, key?: string) => {
    const response = await fetch(server.url + path, {
      method,
      ...(key !== undefined && { headers: { 'X-Key': key } }),
    })
    const text = await response.text()
    return { status: response.status, faults: text === '' ? [] : (JSON.parse(text) as { faults: [] }).faults }
  }

  it('passes the roles of the contract and the parameters of the path to the authenticator', async () => {
    expect((await ask('PUT', '/rooms/attic/lamp', 'keeper@attic')).status).to.equal(200)
    expect((await ask('PUT', '/rooms/%61ttic/lamp', 'owner@attic')).status).to.equal(200)
    expect(await ask('PUT', '/rooms/attic/lamp', 'guest@attic')).to.deep.equal({
      status: 403,
      faults: ['Error: keeper,owner of attic'],
    })
    expect((await ask('PUT', '/rooms/cellar/lamp', 'owner@attic')).status).to.equal(403)
  })

  it('checks credentials before the value of a path, even one that cannot be decoded', async () => {
    expect((await ask('PUT', '/rooms/ATTIC/lamp', 'owner@attic')).status).to.equal(403)
    expect((await ask('PUT', '/rooms/ATTIC/lamp', 'owner@ATTIC')).status).to.equal(400)
    expect(await ask('PUT', '/rooms/%ff/lamp', 'owner@attic')).to.deep.equal({
      status: 403,
      faults: ['Error: keeper,owner of undefined'],
    })
  })

  it('asks for credentials before it says that a path or a method is unknown, below the given paths', async () => {
    for (const [method, path] of [
      ['GET', '/rooms/attic/stove'],
      ['GET', '/rooms/attic/'],
      ['GET', '/rooms/attic/lamp//'],
      ['DELETE', '/rooms/attic/lamp'],
      ['DELETE', '/rooms/attic/lamp/'],
    ] as const) {
      expect((await ask(method, path)).status, `${method} ${path}`).to.equal(401)
    }
    expect((await ask('GET', '/rooms/attic/stove', 'guest@cellar')).status).to.equal(403)
    expect((await ask('GET', '/rooms/attic/stove', 'guest@attic')).status).to.equal(404)
    expect((await ask('DELETE', '/rooms/attic/lamp', 'guest@attic')).status).to.equal(405)
  })

  it('reports unknown paths elsewhere, and to OPTIONS, without credentials', async () => {
    expect((await ask('GET', '/rooms')).status).to.equal(404)
    expect((await ask('GET', '/rooms/attic')).status).to.equal(404)
    expect((await ask('GET', '/rooms//stove')).status).to.equal(404)
    expect((await ask('PUT', '/drawers/a')).status).to.equal(405)
    expect((await ask('OPTIONS', '/rooms/attic/lamp')).status).to.equal(204)
    expect((await ask('OPTIONS', '/rooms/attic/stove')).status).to.equal(404)
  })

  it('needs no credentials for an operation that the contract declares open', async () => {
    for (const path of ['/rooms/attic/lamp', '/rooms/attic/lamp/'])
      expect((await ask('GET', path)).status, path).to.equal(204)
  })

  it('asks a path with one slash too many for the credentials of the path without it', async () => {
    expect((await ask('PUT', '/rooms/attic/lamp/')).status).to.equal(401)
    expect((await ask('PUT', '/rooms/attic/lamp/', 'guest@attic')).status).to.equal(403)
    expect((await ask('PUT', '/rooms/attic/lamp/', 'keeper@attic')).status).to.equal(200)
  })

  it('counts a wrong password against the limit of its address', async () => {
    budget = 1
    expect((await ask('GET', '/rooms/attic/stove')).status).to.equal(401)
    expect((await ask('GET', '/rooms/attic/stove', 'k')).status).to.equal(429)
    expect(spent).to.equal(2)
  })
})
