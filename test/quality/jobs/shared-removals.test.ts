import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import { PostgresCatalogue } from '../../../src/platform/catalogue/postgres.ts'
import { Membership } from '../../../src/platform/cluster/membership.ts'
import { LEASE_TIMING } from '../../../src/platform/cluster/lease.ts'
import { Removals } from '../../../src/quality/jobs/removals.ts'
import { SharedRemovals } from '../../../src/quality/jobs/shared-removals.ts'
import { RemovalPauses } from '../../../src/quality/stores/shared/removal-pauses.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'

describe('Removals on several servers', () => {
  let database: PostgresqlServer
  let catalogue: PostgresCatalogue
  const members: { member: Membership; local: Removals; shared: SharedRemovals }[] = []

  before(async function () {
    this.timeout(30_000)
    database = await startPostgresql(this)
    const address = readPostgresAddress(
      `postgres://${database.user}@127.0.0.1:${database.port}/${database.database}`,
    )
    catalogue = await PostgresCatalogue.open(
      { address, password: async () => database.password },
      await temporaryFolder(),
      MIGRATIONS,
      recordingLogger().logger,
    )
  })
  beforeEach(async () => {
    for (const name of ['a', 'b']) {
      const { logger } = recordingLogger()
      const member = await Membership.join({
        catalogue: catalogue.apart(),
        server: {
          id: `id of ${name}`,
          name,
          peer_url: `http://${name}:8080`,
          services: 'quality',
          works: true,
          epoch: `epoch of ${name}`,
          place: 'here',
          keys: 'keys',
        },
        timing: LEASE_TIMING,
        guard: undefined,
        onRefused: () => undefined,
        logger,
      })
      const local = new Removals()
      const pauses = new RemovalPauses(catalogue)
      const shared = new SharedRemovals(local, { cluster: member, pauses, logger, pollMs: 50 })
      await shared.start()
      members.push({ member, local, shared })
    }
  })
  afterEach(async () => {
    for (const { member, shared } of members.splice(0)) {
      await shared.close()
      await member.leave()
    }
  })
  after(async () => {
    await catalogue?.close()
    await database?.stop()
  })

  const signal = () => new AbortController().signal

  it('wait on all servers while one copies data, and the copy waits for those that run', async () => {
    const [a, b] = [members[0]!, members[1]!]
    const events: string[] = []
    let finish = (): void => undefined
    const running = b.local.run(() => new Promise<void>((resolve) => (finish = resolve)))
    const copied = a.shared.paused(async () => {
      events.push('copy begins')
      await sleep(400)
      events.push('copy ends')
    }, signal())
    await sleep(500)
    events.push('removal ends')
    finish()
    await running
    while (!events.includes('copy begins')) await sleep(10)
    const later = [a, b].map(({ local }) => local.run(async () => void events.push('removal')))
    await Promise.all([copied, ...later])
    expect(events).to.deep.equal(['removal ends', 'copy begins', 'copy ends', 'removal', 'removal'])
    expect(await catalogue.knex('removal_pauses')).to.deep.equal([])
    expect(await catalogue.knex('removal_acknowledgements')).to.deep.equal([])
  })

  it('go on after a copy that failed', async () => {
    const [a, b] = [members[0]!, members[1]!]
    const failed = await failureOf(() =>
      a.shared.paused(async () => {
        throw new Error('The disk is full.')
      }, signal()),
    )
    expect((failed as Error).message).to.equal('The disk is full.')
    await b.local.run(async () => undefined)
  })

  it('are not waited for on a server whose lease has ended', async () => {
    const [a, b] = [members[0]!, members[1]!]
    await b.shared.close()
    await catalogue.knex('servers').where({ name: 'b' }).update({ lease_until: '2020-01-01T00:00:00.000Z' })
    expect(await a.shared.paused(async () => 'copied', signal())).to.equal('copied')
  })
})
