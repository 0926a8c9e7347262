import { expect } from 'chai'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createExpressHost } from '../src/contract/server/express-host.ts'
import { createHttpServer } from '../src/contract/server/http-server.ts'
import { loadConfig } from '../src/platform/config.ts'
import { createLogger } from '../src/platform/logging.ts'
import { connectionLimits } from '../src/edge.ts'
import { inFront, protocolFaults } from '../src/front.ts'
import { exchange } from './support/raw-http.ts'

/** A service that owns the paths below its name. */
const serviceNamed = (name: string) => ({
  service: {
    roots: [name],
    owns: (target: string) => target.startsWith(`/${name}`),
    handle: async (_: IncomingMessage, response: ServerResponse) => void response.end(name),
    allowed: () => undefined,
  },
  describeFault: ({ message }: { message: string }) => ({
    mediaType: `application/${name}+json`,
    body: { [name]: message },
  }),
})

describe('Several services behind one listener', () => {
  let server: Server
  let url: string

  before(async () => {
    const running = [serviceNamed('maps'), serviceNamed('tables')]
    const host = createExpressHost()
    host.app.use((_, response) => response.end('page'))
    server = createHttpServer(
      host,
      inFront(running, host.app),
      connectionLimits(loadConfig({})),
      protocolFaults(running, createLogger('silent')),
    ).server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => {
    server.close()
    server.closeAllConnections()
  })

  it('each serve their own paths, and the pages serve all others', async () => {
    for (const [path, text] of [
      ['/maps/a', 'maps'],
      ['/tables?b', 'tables'],
      ['/docs', 'page'],
    ] as const)
      expect(await (await fetch(url + path)).text()).to.equal(text)
  })

  it('each have their own form of errors before a request exists', async () => {
    for (const [head, type] of [
      ['GET /maps HTTP/1.1\r\nHost: a b\r\n\r\n', 'application/maps+json'],
      ['GET /tables HTTP/1.1\r\nHost: a b\r\n\r\n', 'application/tables+json'],
      ['GET /docs HTTP/1.1\r\nHost: a b\r\n\r\n', 'application/maps+json'],
      ['nonsense\r\n\r\n', 'application/maps+json'],
    ] as const) {
      const { answers } = await exchange(url, head, { expect: 1 })
      expect(answers[0]!.status).to.equal(400)
      expect(answers[0]!.headers['content-type']).to.equal(type)
      const [name] = Object.keys(JSON.parse(answers[0]!.body) as object)
      expect(type).to.include(name!)
    }
  })
})
