import { expect } from 'chai'
import knex from 'knex'
import { join } from 'node:path'
import { temporaryFolder } from '../platform/support.ts'
import { freePort } from '../support/database-process.ts'
import { makeMarked } from '../support/marked-data-dir.ts'
import { type PostgresqlServer, startPostgresql } from '../support/postgresql-server.ts'
import { sharedEnv } from '../quality/support/shared-env.ts'
import { startWithWorkers, until, type ServerWithWorkers } from './support/server-with-workers.ts'

describe('A server with several processes and a catalogue that other servers share', function () {
  this.timeout(120_000)
  let database: PostgresqlServer
  let server: ServerWithWorkers | undefined
  before(async function () {
    database = await startPostgresql(this)
  })
  afterEach(() => server?.end('SIGKILL'))
  after(() => database?.stop())

  for (const services of ['spatial,quality', 'spatial'])
    it(`joins once, by one process, with SERVICES=${services}`, async () => {
      const { user, password, host, port } = database
      const catalogueUrl = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/postgres?schema=${services.replace(',', '_')}`
      const own = await freePort()
      server = await startWithWorkers(
        {
          ...sharedEnv({ catalogueUrl, folder: await temporaryFolder(), ports: [own] }, 'shared', own),
          SERVICES: services,
        },
        await makeMarked(join(await temporaryFolder(), 'data')),
      )
      const client = knex({ client: 'pg', connection: catalogueUrl.replace(/\?.*/, '') })
      const rows = () =>
        client(`${services.replace(',', '_')}.servers`).select('id', 'epoch', 'services') as Promise<
          { id: string; epoch: string; services: string }[]
        >
      try {
        const [joined, ...others] = await rows()
        expect(others).to.deep.equal([])
        expect(joined!.services).to.equal(services)
        // The process that joined is killed: the next one takes the place of the same server.
        process.kill(server.pids().get(services === 'spatial' ? 'spatial-1' : 'quality')!, 'SIGKILL')
        await until('the server has joined again', async () => (await rows())[0]?.epoch !== joined!.epoch)
        expect((await rows()).map(({ id }) => id)).to.deep.equal([joined!.id])
        await server.end('SIGTERM')
        expect(await server.exit).to.equal(0)
        expect(await rows()).to.deep.equal([])
      } finally {
        await client.destroy()
      }
    })
})
