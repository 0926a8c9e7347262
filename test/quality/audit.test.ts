import { expect } from 'chai'
import { qualityContract } from '../../generated/quality/contract.ts'
import { spatialContract } from '../../generated/spatial/contract.ts'
import { MIGRATIONS } from '../../src/migrations.ts'
import { AuditStore } from '../../src/platform/audit/audit-store.ts'
import type { AuditRecord } from '../../src/platform/audit/audit-entry.ts'
import type { Catalogue } from '../../src/platform/catalogue/catalogue.ts'
import type { Contract } from '../../src/contract/contract.ts'
import { qualityAudit } from '../../src/quality/handlers/audited.ts'
import { spatialAudit } from '../../src/spatial/handlers/audited.ts'
import { openCatalogue } from '../support/catalogue.ts'
import { recordingLogger } from '../platform/support.ts'
import { type QualityServer, startQualityServer } from './support/quality-server.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('The audit trail of the API', function () {
  this.timeout(60_000)
  let server: QualityServer
  let catalogue: Catalogue
  before(async () => {
    server = await startQualityServer({ env: { SERVER_NAME: 'gt-1' } })
    catalogue = await openCatalogue(server.dataDir, MIGRATIONS, recordingLogger().logger)
  })
  after(async () => {
    await catalogue.close()
    await server.stop()
  })
  const entries = (): Promise<AuditRecord[]> => new AuditStore(catalogue).list({ limit: 1000 })
  /** The entries of some requests. */
  const entriesOf = async (requests: () => Promise<unknown>): Promise<AuditRecord[]> => {
    const before = (await entries()).length
    await requests()
    return (await entries()).slice(before)
  }

  it('has a change when it is acknowledged: who, what, where, in which request and trace', async () => {
    const found = await entriesOf(() =>
      server.ask('/priorities', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Request-Id': 'request 7',
          traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
        },
        body: JSON.stringify({ command: 'add', data: { priority: 7, name: 'A secret plan' } }),
      }),
    )
    expect(
      found.map(({ id: _, at: _at, about: { url, ...about }, ...rest }) => [rest, about, typeof url]),
    ).to.deep.equal([
      [
        {
          server: 'gt-1',
          actor: 'user:admin',
          by: 'api',
          what: 'runPrioritiesCommand add',
          repository: 'test',
          requestId: 'request 7',
          traceId: TRACE,
          outcome: '201',
        },
        {},
        'string',
      ],
    ])
    const line = server.log.find(({ requestId, status }) => requestId === 'request 7' && status === 201)
    expect(line).to.include({ operationId: 'runPrioritiesCommand', traceId: TRACE })
  })

  it('names the parameters of the path, and the job and the file that a request made', async () => {
    const { path } = await server.load('cities.csv', 'name,people\nRome,1\n')
    const found = await entriesOf(async () => {
      const exported = await server.command(`${path}/rows`, {
        command: 'export',
        data: { filename: 'rows.csv' },
      })
      expect(exported.status).to.equal(200)
      await server.ask(path, { method: 'DELETE' })
    })
    const [exported, deleted] = found
    expect(exported).to.include({ what: 'runRowsCommand export', outcome: '200' })
    expect(Object.keys(exported!.about)).to.deep.equal(['entityID', 'job', 'file'])
    expect(deleted).to.deep.include({ what: 'deleteEntity', about: { entityID: 1 }, outcome: '204' })
  })

  it('has a new repository under its name, and no change that failed', async () => {
    const found = await entriesOf(async () => {
      for (const name of ['sales', 'sales', 'not a name'])
        await fetch(`${server.url}/api/repositories`, {
          method: 'POST',
          headers: {
            Authorization: `Basic ${Buffer.from('admin:administrator').toString('base64')}`,
            'Content-Type': 'application/json',
          },
          body: JSON.stringify({ name }),
        })
      await server.ask('/files/missing.csv', { method: 'DELETE' })
    })
    const changes = found.filter(({ what }) => what !== 'credentials-refused')
    for (const { what, repository } of changes)
      expect([what, repository]).to.deep.equal(['createRepository', 'sales'])
  })

  it('has no reads: listings, commands that get, previews and checks', async () => {
    await server.upload('a.csv', 'a\n1\n')
    const found = await entriesOf(async () => {
      await server.rows('/entities')
      await server.command('/entities', { command: 'get' })
      await server.command('/expressions', { command: 'check', data: { expression: '1 = 1' } })
    })
    expect(found).to.deep.equal([])
  })

  it('knows each operation and command that its declarations name', () => {
    for (const [contract, { changes }] of [
      [qualityContract, qualityAudit],
      [spatialContract, spatialAudit],
    ] as const) {
      const operations = new Map((contract as Contract).operations.map((one) => [one.id, one]))
      for (const id of changes.changingReads) expect(operations.get(id)?.method, id).to.equal('GET')
      for (const id of changes.readingOperations) expect(operations.get(id)?.method, id).to.equal('POST')
      const commands = new Set([...operations.values()].flatMap(({ body }) => body?.kinds?.names ?? []))
      for (const command of changes.readingCommands) expect(commands.has(command), command).to.equal(true)
      for (const name of changes.readingCommandsOf) {
        const [id = '', command = ''] = name.split(' ')
        expect(operations.get(id)?.body?.kinds?.names, name).to.include(command)
      }
    }
  })
})
