import { expect } from 'chai'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../../support/full.ts'
import { newDataDir } from '../support/data-dir.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

const KILLS = inFull(10, 2)
const RULES = 60

describe('Derived rules on a server that is killed', function () {
  this.timeout(240_000)
  let dataDir: string
  let server: ServerProcess
  before(async () => {
    dataDir = await newDataDir()
    server = await startServerProcess(dataDir)
  })
  after(async () => {
    await server.end()
    await rm(dataDir, { recursive: true, force: true })
  })

  const ended = async (job: string): Promise<Record<string, string>> => {
    for (;;) {
      const [row] = await server.rows(job.slice('/api/repositories'.length))
      if (['Completed', 'Failed', 'Cancelled'].includes(row!['State']!)) return row!
      await sleep(50)
    }
  }

  const command = async <T>(path: string, name: string, data: object): Promise<T> => {
    const { status, body } = await server.post<T>(`/killed${path}`, { command: name, data })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body
  }

  it('all agree with the library and with one mapping, after each kill and after the job', async () => {
    expect((await server.post('', { name: 'killed' })).status).to.equal(201)
    const { path: sourceFile } = await server.upload('killed', 'rows.csv', 'left,right\n1,2\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const data = { entityName: 'Rows', source: 'client', connectInfo }
    const { job } = await command<{ job: string }>('/entities', 'create', data)
    expect(await ended(job)).to.include({ State: 'Completed' })
    await command('/library/entities', 'add', { name: 'Shared', attributes: [{ name: 'Number' }] })
    for (let n = 1; n <= RULES; n++) {
      const rule = { NAME: `Rule ${n}`, EXPRESSION: `Number > ${n}`, THRESHOLD: 1 }
      await command('/library/entities/1/businessrules', 'add', rule)
    }
    const mapped = (realAttr: number) => ({ library: 1, entity: 1, mapping: [{ realAttr, libAttr: 1 }] })
    await command('/library/entities', 'associate', mapped(1))

    /** The attribute that all rules name. */
    const named = async (): Promise<string> => {
      const rows = await server.rows('/killed/entities/1/businessrules?pageSize=1000')
      const shared = await server.rows('/killed/library/entities/1/businessrules?pageSize=1000')
      expect(rows.map(({ Name }) => Name)).to.deep.equal(shared.map(({ Name }) => Name))
      const names = new Set(rows.map((row) => row['Expression']!.split(' ')[0]))
      expect([...names]).to.have.length(1)
      const [name] = names
      expect(rows.map((row) => row['Expression']!.replace(name!, 'Number'))).to.deep.equal(
        shared.map((row) => row['Expression']),
      )
      return name!
    }

    for (let kill = 0; kill < KILLS; kill++) {
      const [to, attribute] = kill % 2 === 0 ? [2, 'right'] : [1, 'left']
      const path = '/library/entities/1/associatedentities/1/mapping'
      const changing = await command<{ job: string }>(path, 'edit', mapped(to))
      const adding = server
        .post('/killed/library/entities/1/businessrules', {
          command: 'add',
          data: { NAME: `Late ${kill}`, EXPRESSION: `Number = ${kill}`, THRESHOLD: 1 },
        })
        .catch(() => undefined)
      await sleep((kill * 37) % 60)
      await server.end()
      await adding
      server = await startServerProcess(dataDir)
      expect(await named()).to.be.oneOf(['left', 'right'])
      expect(await ended(changing.job)).to.include({ State: 'Completed' })
      expect(await named()).to.equal(attribute)
    }
  })
})
