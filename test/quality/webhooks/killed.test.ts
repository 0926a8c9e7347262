import { expect } from 'chai'
import { rm } from 'node:fs/promises'
import { newDataDir } from '../support/data-dir.ts'
import { startServerProcess } from '../support/server-process.ts'
import { Receiver } from './receiver.ts'

describe('Webhooks of a server that is killed', function () {
  this.timeout(60_000)

  it('receive the events that waited, with the same ids and in their order', async () => {
    const dataDir = await newDataDir()
    const receiver = await Receiver.start()
    // The first attempt gets no answer before the kill.
    receiver.answer = () => undefined
    const env = { WEBHOOK_HOSTS: receiver.host }
    let server = await startServerProcess(dataDir, { env })
    try {
      await server.post('', { name: 'killed' })
      const add = { command: 'add', data: { url: receiver.url } }
      expect((await server.post('/killed/webhooks', add)).status).to.equal(200)
      const { path: sourceFile } = await server.upload('killed', 'ragged.csv', 'a,b\n1\n')
      const jobs: string[] = []
      for (const entityName of ['First', 'Second', 'Third']) {
        const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
        const data = { entityName, source: 'client', connectInfo, maxRejected: 0 }
        const created = await server.post<{ job: string }>('/killed/entities', { command: 'create', data })
        const job = created.body.job.slice('/api/repositories'.length)
        while ((await server.rows(job))[0]!['State'] !== 'Failed')
          await new Promise((wake) => setTimeout(wake, 20))
        jobs.push(job.slice(job.lastIndexOf('/') + 1))
      }
      const [first] = await receiver.received(1)
      await server.end()
      receiver.answer = (response) => response.writeHead(200).end()
      server = await startServerProcess(dataDir, { env })
      const [, ...again] = await receiver.received(4)
      expect(again[0]!.body).to.equal(first!.body)
      expect(again.map(({ json }) => json.data['job'])).to.deep.equal(jobs)
      expect(new Set(again.map(({ json }) => json.id)).size).to.equal(3)
    } finally {
      await server.end()
      await receiver.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
