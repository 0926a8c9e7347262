import { expect } from 'chai'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryDuring } from '../../scripts/bench/memory.ts'
import { startServerProcess, type ServerProcess } from '../quality/support/server-process.ts'
import { demoDataFolder } from '../support/demo-data.ts'
import { makeMarked } from '../support/marked-data-dir.ts'

const ITEMS = '/v1/ogcapi/enrich/collections/boundaries/us_counties/items?limit=10000'
const REQUESTS = 6000
const MEMORY = 600_000_000
const SECONDS = 12

describe('A flood of requests over one connection', function () {
  this.timeout(90_000)
  let dir: string
  let server: ServerProcess

  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    server = await startServerProcess(await makeMarked(join(dir, 'data')), {
      env: { SERVICES: 'spatial', AUTH: 'none', SPATIAL_DIRS: await demoDataFolder() },
    })
  })
  after(async () => {
    await server.end()
    await rm(dir, { recursive: true, force: true })
  })

  const millisecondsOf = async (path: string): Promise<number> => {
    const start = performance.now()
    const response = await fetch(`${server.url}${path}`)
    expect(response.status).to.equal(200)
    await response.arrayBuffer()
    return performance.now() - start
  }

  for (const [name, reads] of [
    ['whose answers are read', true],
    ['whose answers are not read', false],
  ] as const)
    it(`${name} does not use the memory or the time of other clients`, async () => {
      await millisecondsOf(ITEMS)
      const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      let bytes = 0
      if (reads) socket.on('data', (chunk: Buffer) => (bytes += chunk.length))
      else socket.pause()
      socket.write(`GET ${ITEMS} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n`.repeat(REQUESTS))
      const waits: number[] = []
      const { bytes: memory } = await memoryDuring([server.child.pid!], async () => {
        const end = performance.now() + SECONDS * 1000
        while (performance.now() < end) {
          waits.push(await millisecondsOf('/healthz'))
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      })
      const metrics = await (await fetch(`${server.url}/metrics`)).text()
      socket.destroy()
      expect(memory).to.be.within(1, MEMORY)
      expect(Math.max(...waits)).to.be.below(1000)
      if (reads) expect(bytes).to.be.above(1_000_000)
      // Those of the connection, and the one to us.
      expect(Number(/^http_answers_in_work (\d+)$/m.exec(metrics)?.[1])).to.equal(5)
      expect(await millisecondsOf(ITEMS)).to.be.below(5000)
    })
})
