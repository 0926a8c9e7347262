import { expect } from 'chai'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { spatialContract } from '../../generated/spatial/contract.ts'
import type { Document } from '../../scripts/codegen/document.ts'
import { ROOT } from '../../scripts/inputs.mjs'
import { createMockServer } from '../../scripts/mock/mock-server.ts'
import type { Contract } from '../../src/contract/contract.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fixtureContract } from '../support/fixture-contract.ts'
import { compiled } from '../support/programs.ts'

describe('The mock server', () => {
  const servers: Server[] = []
  after(() => servers.forEach((server) => server.close()))

  async function mock(...contracts: Contract[]): Promise<string> {
    const documents = await Promise.all(contracts.map((contract) => contract.loadDocument()))
    const server = await createMockServer(documents as Document[])
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  for (const operation of spatialContract.operations) {
    it(`answers ${operation.id} with an example that its reply validators accept`, async () => {
      const url = await mock(spatialContract)
      const response = await fetch(url + operation.path.replace(/\{[^}]+\}/g, 'x'), {
        method: operation.method,
      })
      expect(response.status).to.equal(200)
      expect(response.headers.get('content-type')).to.equal(operation.replies[0]!.mediaType)
      const validator = (await spatialContract.loadReplyValidators())[
        `${operation.id} ${operation.replies[0]!.name}`
      ]!
      const body: unknown = await response.json()
      expect(validator(body), JSON.stringify(validator.errors)).to.be.true
      expect(body).to.not.deep.equal({})
      for (const name of operation.replies[0]!.headers) expect(response.headers.has(name), name).to.be.true
    })
  }

  it('serves contracts of OpenAPI 3.0 and 3.1 together, and answers without a body', async () => {
    const url = await mock(spatialContract, await fixtureContract('workshop'))
    expect((await fetch(`${url}/v1/ogcapi/enrich/functions`)).status).to.equal(200)
    expect((await fetch(`${url}/tools/1`)).status).to.equal(200)
    const gone = await fetch(`${url}/tools/1`, { method: 'DELETE' })
    expect([gone.status, await gone.text()]).to.deep.equal([204, ''])
  })

  it('reports what the contract does not have', async () => {
    const url = await mock(spatialContract)
    expect((await fetch(`${url}/nowhere`)).status).to.equal(404)
    expect((await fetch(`${url}/v1/ogcapi/enrich/collections`, { method: 'DELETE' })).status).to.equal(405)
    expect((await fetch(`${url}/%zz`)).status).to.equal(404)
  })

  it('answers HEAD as its GET, without the body', async () => {
    const url = await mock(spatialContract)
    const response = await fetch(`${url}/v1/ogcapi/enrich/collections`, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).to.deep.equal([200, 'application/json'])
  })

  it('prints its address as a command, and ends on SIGTERM', async function () {
    this.timeout(30_000)
    const child = spawn(process.execPath, [compiled('scripts/mock.ts'), 'spatial', '--port', '0'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)![0]
    expect((await fetch(`${url}/v1/ogcapi/enrich/functions`)).status).to.equal(200)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect((await ended)[0]).to.equal(0)
  })
})
