import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { lacks } from '../support/tools.ts'
import { newDataDir } from './support/data-dir.ts'
import { startServerProcess, type ServerProcess } from './support/server-process.ts'

const hasSmallDisks =
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /mnt'], { stdio: 'ignore' }).status === 0

/** Numbers that hardly compress. */
const content = (rows: number): string => {
  let state = 1
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  return `Id,A,B,C\n${Array.from({ length: rows }, (_, i) => `${i + 1},${next()},${next()},${next()}\n`).join('')}`
}

describe('A data-quality server whose disk was full', function () {
  this.timeout(120_000)
  let dataDir: string
  let server: ServerProcess
  beforeEach(async () => (dataDir = await newDataDir()))
  afterEach(async () => {
    await server?.end()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('uses the space of deleted entities for the next load', async function () {
    if (!hasSmallDisks) lacks(this, 'no file system can be mounted here')
    server = await startServerProcess(dataDir, { disk: { path: dataDir, size: '64m' } })
    expect((await server.post('', { name: 'test' })).status).to.equal(201)
    const file = await server.upload('test', 'a.csv', content(100_000))
    expect(file.status).to.equal(200)
    const entities: string[] = []
    const create = async (entityName: string): Promise<Record<string, string>> => {
      const connectInfo = { type: 'delimited', attr: 'names', sourceFile: file.path }
      const data = { entityName, source: 'client', connectInfo }
      const { status, body } = await server.post<{ job: string; entityId: string }>('/test/entities', {
        command: 'create',
        data,
      })
      expect(status, JSON.stringify(body)).to.equal(200)
      entities.push(body.entityId)
      for (;;) {
        const [job] = await server.rows(body.job.slice('/api/repositories'.length))
        if (['Completed', 'Failed'].includes(job!['State']!)) return job!
        await sleep(20)
      }
    }
    let last: Record<string, string>
    do {
      last = await create(`Entity ${entities.length}`)
    } while (last['State'] === 'Completed')
    expect(last['Reason']).to.match(/disk/)
    for (const id of entities.slice(0, -2))
      expect((await server.ask(`/test/entities/${id}`, { method: 'DELETE' })).status).to.equal(204)
    while ((await server.rows('/test/scheduler')).some(({ State }) => !/Completed|Failed/.test(State!)))
      await sleep(20)
    expect(await create('Again')).to.include({ State: 'Completed' })
  })
})
