import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { needs } from '../support/tools.ts'
import { startQualityServer, type QualityServer } from './support/quality-server.ts'

describe('The metrics of the data-quality service', () => {
  let server: QualityServer
  before(async () => (server = await startQualityServer()))
  after(() => server.stop())
  const metrics = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text()
  const load = async (): Promise<void> => {
    const sourceFile = await server.upload('a.csv', 'Id,Name\n1,one\n2,two\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const data = { entityName: 'A', source: 'client', connectInfo }
    const { body } = await server.command('/entities', { command: 'create', data })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
  }

  it('have the memory of the warehouses, its limit, and the size of each warehouse on the disk', async () => {
    await load()
    const text = await metrics()
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
    expect(valueOf('warehouse_memory_limit_bytes')).to.equal(256_000_000)
    expect(valueOf('warehouse_memory_bytes')).to.be.within(1, 256_000_000)
    expect(valueOf('warehouse_spilled_bytes')).to.equal(0)
    const sizes = Array.from(
      text.matchAll(/^warehouse_disk_bytes\{repository="\d+"\} (\d+)$/gm),
      ([, size]) => Number(size),
    )
    expect(sizes).to.have.lengthOf(1)
    expect(sizes[0]).to.be.above(10_000)
    expect(valueOf('jobs_ended_total{state="completed"}')).to.be.above(0)
  })

  it('pass the check of names by promtool', async function () {
    const promtool = needs(this, 'promtool')
    const { status, stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], {
      input: await metrics(),
      encoding: 'utf8',
    })
    expect(stdout + stderr).to.equal('')
    expect(status).to.equal(0)
  })
})
