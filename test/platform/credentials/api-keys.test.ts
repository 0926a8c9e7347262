import { expect } from 'chai'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { ApiKeys } from '../../../src/platform/credentials/api-keys.ts'
import { CredentialsRejected } from '../../../src/platform/credentials/principal.ts'
import { isOnPostgres, openCatalogue } from '../../support/catalogue.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'

const reasonOf = async (work: () => unknown): Promise<string> => {
  const error = await failureOf(work)
  if (!(error instanceof CredentialsRejected)) throw error
  return error.reason
}

describe('API keys', () => {
  const open: Catalogue[] = []
  const openIn = async (folder: string) => {
    const recording = recordingLogger()
    const database = await openCatalogue(folder, MIGRATIONS, recording.logger)
    open.push(database)
    const clock = { now: Date.now() }
    return { database, clock, recording, apiKeys: new ApiKeys(database, () => clock.now) }
  }
  const fresh = async () => openIn(await temporaryFolder())
  afterEach(() => Promise.all(open.splice(0).map((database) => database.close())))

  const workspace = { workspaceId: 'w1', scopes: ['spatial:read', 'other'] }

  it('are made of letters, digits, _ and - alone, and hold 128 and 256 random bits', async () => {
    const { apiKeys } = await fresh()
    const made = await Promise.all(Array.from({ length: 20 }, () => apiKeys.create(workspace)))
    for (const { key, secret } of made) {
      expect(key).to.match(/^gtk_[A-Za-z0-9_-]{22}$/)
      expect(secret).to.match(/^gts_[A-Za-z0-9_-]{43}$/)
    }
    expect(new Set(made.flatMap(({ key, secret }) => [key, secret])).size).to.equal(40)
  })

  it('identify their owner', async () => {
    const { apiKeys } = await fresh()
    const { key, secret } = await apiKeys.create({ ...workspace, rateLimit: 7 })
    for (const round of ['from the catalogue', 'from memory']) {
      const principal = await apiKeys.verify(key, secret)
      expect(principal, round).to.deep.equal({
        kind: 'api-key',
        id: `api-key:${key}`,
        workspaceId: 'w1',
        scopes: new Set(['spatial:read', 'other']),
        rateLimit: 7,
      })
    }
  })

  it('are refused with one answer for a wrong secret and for an unknown key', async () => {
    const { apiKeys } = await fresh()
    const { key, secret } = await apiKeys.create(workspace)
    await apiKeys.verify(key, secret)
    const wrong = await failureOf(() =>
      apiKeys.verify(key, `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`),
    )
    const unknown = await failureOf(() => apiKeys.verify('gtk_unknown', secret))
    for (const error of [wrong, unknown]) expect(error).to.include({ reason: 'unknown' })
    expect((wrong as Error).message).to.equal((unknown as Error).message)
  })

  it('are refused before any look into the catalogue where they are not well-formed', async () => {
    const { apiKeys, database } = await fresh()
    await database.close()
    for (const [key, secret] of [
      ['', 'a'],
      ['a', ''],
      ['a.b', 'c'],
      ["a'--", 'c'],
      ['a\0', 'b'],
      ['ä', 'b'],
      ['a'.repeat(65), 'b'],
    ] as const) {
      expect(await reasonOf(() => apiKeys.verify(key, secret))).to.equal('malformed')
    }
  })

  it('end when they are revoked, at once in this process', async () => {
    const { apiKeys } = await fresh()
    const { key, secret } = await apiKeys.create(workspace)
    await apiKeys.verify(key, secret)
    expect(await apiKeys.revoke(key)).to.be.true
    expect(await reasonOf(() => apiKeys.verify(key, secret))).to.equal('revoked')
    expect(await reasonOf(() => apiKeys.holder(key))).to.equal('revoked')
    expect(await apiKeys.revoke(key), 'a second time').to.be.true
    expect(await apiKeys.revoke('gtk_unknown')).to.be.false
  })

  it('end in this process within a second of their revocation by another connection', async () => {
    const folder = await temporaryFolder()
    const [server, admin] = [await openIn(folder), await openIn(folder)]
    const { key, secret } = await admin.apiKeys.create(workspace)
    await server.apiKeys.verify(key, secret)
    await admin.apiKeys.revoke(key)
    server.clock.now += 1000
    expect(await reasonOf(() => server.apiKeys.verify(key, secret))).to.equal('revoked')
  })

  it('that were made by another connection hold at once', async () => {
    const folder = await temporaryFolder()
    const [server, admin] = [await openIn(folder), await openIn(folder)]
    expect(await reasonOf(() => server.apiKeys.verify('gtk_unknown', 'x'))).to.equal('unknown')
    const { key, secret } = await admin.apiKeys.create(workspace)
    expect(await server.apiKeys.verify(key, secret)).to.include({ workspaceId: 'w1' })
  })

  it('expire', async () => {
    const { apiKeys, clock } = await fresh()
    const { key, secret } = await apiKeys.create({ ...workspace, ttlSeconds: 60 })
    clock.now += 59_999
    await apiKeys.verify(key, secret)
    clock.now += 1
    expect(await reasonOf(() => apiKeys.verify(key, secret))).to.equal('expired')
    expect(await reasonOf(() => apiKeys.holder(key))).to.equal('expired')
  })

  it('are not accepted from the cache if the catalogue cannot be read', async () => {
    const { apiKeys, clock, database } = await fresh()
    const { key, secret } = await apiKeys.create(workspace)
    await apiKeys.verify(key, secret)
    await database.close()
    clock.now += 1000
    expect(await failureOf(() => apiKeys.verify(key, secret))).to.not.be.instanceOf(CredentialsRejected)
  })

  it('ask the catalogue at most four times a second about keys that they remember', async () => {
    const { apiKeys, clock, database } = await fresh()
    const { key, secret } = await apiKeys.create(workspace)
    await apiKeys.verify(key, secret)
    let queries = 0
    database.knex.on('query', () => queries++)
    for (let request = 0; request < 1000; request++) {
      clock.now += 1
      await apiKeys.verify(key, secret)
    }
    // Transactions of others on the same server look like changes, after which the key is read again.
    expect(queries).to.be.within(4, isOnPostgres() ? 8 : 4)
  })

  it('are listed with all but their secrets, in the order of their making', async () => {
    const { apiKeys, clock, database, recording } = await fresh()
    const first = await apiKeys.create({ ...workspace, name: 'first' })
    clock.now += 10
    const second = await apiKeys.create({ ...workspace, ttlSeconds: 60, rateLimit: 5 })
    await apiKeys.revoke(first.key)
    const records = await apiKeys.list()
    const time = new Date(clock.now).toISOString()
    expect(records.map(({ key }) => key)).to.deep.equal([first.key, second.key])
    expect(records[0]).to.include({ name: 'first', revokedAt: time, expiresAt: undefined })
    expect(records[1]).to.deep.include({ rateLimit: 5, createdAt: time, scopes: ['spatial:read', 'other'] })
    const everything =
      JSON.stringify([records, await database.knex('api_keys').select('*')]) + recording.text()
    expect(everything).to.not.include(first.secret).and.not.include(second.secret)
  })

  it('get another limit, and lose it again, in this process at once and in others within a second', async () => {
    const folder = await temporaryFolder()
    const [server, admin] = [await openIn(folder), await openIn(folder)]
    const { key, secret } = await admin.apiKeys.create({ ...workspace, rateLimit: 7 })
    expect(await server.apiKeys.verify(key, secret)).to.include({ rateLimit: 7 })
    for (const limit of [9, 0, undefined]) {
      expect(await admin.apiKeys.limit(key, limit)).to.be.true
      server.clock.now += 1000
      for (const { apiKeys } of [admin, server]) {
        expect((await apiKeys.verify(key, secret)).rateLimit).to.equal(limit)
        expect((await apiKeys.holder(key)).rateLimit).to.equal(limit)
      }
    }
    expect(await admin.apiKeys.limit('gtk_unknown', 1)).to.be.false
  })
})
