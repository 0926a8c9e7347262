import { expect } from 'chai'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../src/migrations.ts'
import type { Catalogue } from '../../src/platform/catalogue/catalogue.ts'
import { catalogueServer, openCatalogue } from '../../src/platform/catalogue/open-catalogue.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { ApiKeys } from '../../src/platform/credentials/api-keys.ts'
import { Tokens } from '../../src/platform/credentials/tokens.ts'
import { signingSecret } from '../../src/platform/credentials/secret.ts'
import { Accounts } from '../../src/quality/services/accounts/accounts.ts'
import { Passwords } from '../../src/quality/services/accounts/passwords.ts'
import { SessionStore } from '../../src/quality/stores/accounts/sessions.ts'
import { UserStore } from '../../src/quality/stores/accounts/users.ts'
import { RepositoryStore } from '../../src/quality/stores/repositories.ts'
import { recordingLogger, temporaryFolder } from '../platform/support.ts'
import { freePort } from '../support/database-process.ts'
import { type PostgresqlServer, startPostgresql } from '../support/postgresql-server.ts'
import { basic, type QualityServer, startQualityServer } from './support/quality-server.ts'
import { sharedEnv } from './support/shared-env.ts'
import { withoutDemo } from './support/data-dir.ts'

const JWT_SECRET = 'the same secret on all the servers'
const PASSWORD = 'the old password'
const SECOND_MS = 1000

describe('Two servers on one catalogue in PostgreSQL', function () {
  this.timeout(120_000)
  let database: PostgresqlServer
  const servers: QualityServer[] = []
  let catalogue: Catalogue
  let accounts: Accounts
  let apiKeys: ApiKeys

  before(async function () {
    database = await startPostgresql(this)
    const { user, password, host, port } = database
    const login = `${user}:${encodeURIComponent(password)}`
    const ports = [await freePort(), await freePort()]
    const shared = {
      catalogueUrl: `postgres://${login}@${host}:${port}/${database.database}?schema=shared`,
      folder: await temporaryFolder(),
      ports,
    }
    for (const own of ports) {
      const dataDir = join(await temporaryFolder(), 'data')
      await withoutDemo(dataDir)
      await mkdir(join(dataDir, 'spatial'))
      await writeFile(join(dataDir, 'spatial', '.demo-data-made'), '')
      const env = {
        ...sharedEnv(shared, `gt-${own}`, own),
        // Both servers are in one process, in which an engine can have a folder only once.
        WAREHOUSE_DIR: join(dataDir, 'warehouses'),
        JWT_SECRET,
        SERVICES: 'spatial,quality',
      }
      servers.push(await startQualityServer({ dataDir, env }))
    }
    const config = loadConfig({ CATALOGUE_URL: shared.catalogueUrl, DATA_DIR: servers[0]!.dataDir })
    const { logger } = recordingLogger()
    catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
    apiKeys = new ApiKeys(catalogue)
    const repositories = new RepositoryStore(catalogue)
    accounts = new Accounts({
      users: new UserStore(catalogue),
      sessions: new SessionStore(catalogue),
      repositories,
      passwords: new Passwords({ ln: 10, r: 4, p: 1 }),
      dataDir: config.dataDir,
    })
    await repositories.insert({ name: 'test', description: '', createdBy: 'admin' })
    await accounts.createUser({ name: 'ada', password: PASSWORD, isAdministrator: false })
    await accounts.setRole('ada', 'test', 'reader')
  })
  after(async () => {
    await catalogue?.close()
    for (const server of servers) await server.stop()
    await database?.stop()
  })

  const statuses = (path: string, headers: Record<string, string>): Promise<number[]> =>
    Promise.all(servers.map(async ({ url }) => (await fetch(url + path, { headers })).status))
  const priorities = (password: string): Promise<number[]> =>
    statuses('/api/repositories/test/priorities', { Authorization: basic('ada', password) })

  /** Makes a change, and waits until both servers answer with a status. @returns the milliseconds that it took */
  const timeUntil = async (
    status: number,
    ask: () => Promise<number[]>,
    change: () => Promise<unknown>,
  ): Promise<number> => {
    await change()
    const start = performance.now()
    let last: number[] = []
    while (performance.now() - start < 10_000) {
      const asked = performance.now()
      last = await ask()
      if (last.every((one) => one === status)) return asked - start
      await sleep(20)
    }
    throw new Error(`After 10 s the servers answer ${last.join()}.`)
  }

  it('refuse a revoked key, and the tokens made from it, within a second', async () => {
    const { key, secret } = await apiKeys.create({ workspaceId: 'w1', scopes: ['spatial:read'] })
    const tokens = new Tokens({
      secret: await signingSecret({ dataDir: '', jwtSecret: JWT_SECRET }),
      apiKeys,
    })
    const { token } = tokens.issue({
      workspaceId: 'w1',
      scope: 'spatial:read',
      ttlSeconds: 60,
      apiKey: key,
    })
    const byKey = () => statuses('/v1/ogcapi/enrich/functions', { 'X-API-Key': `${key}.${secret}` })
    const byToken = () => statuses('/v1/ogcapi/enrich/functions', { Authorization: `Bearer ${token}` })
    expect([...(await byKey()), ...(await byToken())]).to.deep.equal([200, 200, 200, 200])
    const both = async () => [...(await byKey()), ...(await byToken())]
    expect(await timeUntil(401, both, () => apiKeys.revoke(key))).to.be.below(SECOND_MS)
  })

  it('refuse a revoked session within a second', async () => {
    const session = await accounts.createSession('ada', 60, undefined)
    const password = JSON.stringify({ session })
    expect(await priorities(password)).to.deep.equal([200, 200])
    expect(
      await timeUntil(
        401,
        () => priorities(password),
        () => accounts.revokeSession(session),
      ),
    ).to.be.below(SECOND_MS)
  })

  it('refuse a role that was taken away within a second, and allow one that was given', async () => {
    expect(await priorities(PASSWORD)).to.deep.equal([200, 200])
    const ask = () => priorities(PASSWORD)
    expect(await timeUntil(403, ask, () => accounts.setRole('ada', 'test', undefined))).to.be.below(SECOND_MS)
    expect(await timeUntil(200, ask, () => accounts.setRole('ada', 'test', 'editor'))).to.be.below(SECOND_MS)
  })

  it('refuse an old password, and take the new one, within a second after one of them changed it', async () => {
    const change = async (): Promise<void> => {
      const answer = await fetch(`${servers[0]!.url}/api/users/me/password`, {
        method: 'POST',
        headers: { Authorization: basic('ada', PASSWORD), 'Content-Type': 'application/json' },
        body: JSON.stringify({ oldPassword: PASSWORD, newPassword: 'the new password' }),
      })
      expect(answer.status).to.equal(204)
    }
    expect(await priorities(PASSWORD)).to.deep.equal([200, 200])
    expect(await timeUntil(401, () => priorities(PASSWORD), change)).to.be.below(SECOND_MS)
    expect(await priorities('the new password')).to.deep.equal([200, 200])
  })

  it('count wrong passwords together', async () => {
    const seen: number[] = []
    for (let turn = 0; turn < 4; turn++) seen.push(...(await priorities(`guess ${turn}`)))
    expect(seen.filter((status) => status === 429).length).to.be.at.least(4)
    expect(await priorities('the new password')).to.deep.equal([429, 429])
  })

  it('write one audit trail, with their names', async () => {
    const rows: { server: string; actor: string }[] = await catalogue
      .knex('audit_entries')
      .where('what', 'credentials-refused')
      .where('actor', 'user:ada')
      .select('server', 'actor')
    expect(new Set(rows.map(({ server }) => server)).size).to.equal(2)
  })
})
