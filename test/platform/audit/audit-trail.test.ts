import { expect } from 'chai'
import { LoneServer } from '../../../src/platform/cluster/lone.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import type { AuditEntry } from '../../../src/platform/audit/audit-entry.ts'
import { AuditRetention } from '../../../src/platform/audit/audit-retention.ts'
import { AuditStore } from '../../../src/platform/audit/audit-store.ts'
import { AuditTrail, AuditUnwritable } from '../../../src/platform/audit/audit-trail.ts'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'

const DAY_MS = 86_400_000

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  actor: 'user:ada',
  by: 'api',
  what: 'deleteFile',
  repository: 'demo',
  about: { filename: 'a\u0000"ü.csv', entityID: 3 },
  requestId: 'request 1',
  traceId: '0123456789abcdef0123456789abcdef',
  outcome: '204',
  ...changes,
})

describe('the audit trail', function () {
  this.timeout(60_000)
  let catalogue: Catalogue
  let store: AuditStore
  const log = recordingLogger()
  const clock = { ms: 0 }
  let trail: AuditTrail

  beforeEach(async () => {
    catalogue = await openCatalogue(await temporaryFolder(), MIGRATIONS, log.logger)
    store = new AuditStore(catalogue)
    clock.ms = Date.parse('2026-01-01T00:00:00.000Z')
    trail = new AuditTrail({ store, server: 'gt-1', logger: log.logger, now: () => (clock.ms += 1000) })
  })
  afterEach(() => catalogue.close())

  it('has each entry as it was recorded, with its time and its server, and the log has it too', async () => {
    await trail.record(entry())
    const [record] = await store.list({ limit: 10 })
    expect(record).to.deep.equal({ ...entry(), id: 1, at: '2026-01-01T00:00:01.000Z', server: 'gt-1' })
    expect(log.lines().filter(({ audit }) => audit === 'deleteFile')[0]).to.include({
      actor: 'user:ada',
      repository: 'demo',
      outcome: '204',
      entityID: 3,
    })
  })

  it('gives the newest entries, the newest last, of a time, an actor, a repository and a thing', async () => {
    await trail.record(entry())
    await trail.record(entry({ actor: 'account:root', by: 'command', what: 'user create' }))
    await trail.record(entry({ repository: undefined, what: 'createToken' }))
    await trail.record(entry({ repository: 'other' }))
    const idsOf = async (filter: object) => (await store.list({ limit: 10, ...filter })).map(({ id }) => id)
    expect(await idsOf({})).to.deep.equal([1, 2, 3, 4])
    expect(await idsOf({ limit: 2 })).to.deep.equal([3, 4])
    expect(await idsOf({ since: '2026-01-01T00:00:02.000Z' })).to.deep.equal([2, 3, 4])
    expect(await idsOf({ until: '2026-01-01T00:00:02.000Z' })).to.deep.equal([1])
    expect(await idsOf({ actor: 'account:root' })).to.deep.equal([2])
    expect(await idsOf({ repository: 'other' })).to.deep.equal([4])
    expect(await idsOf({ what: 'createToken', actor: 'user:ada' })).to.deep.equal([3])
  })

  it('writes concurrent entries together, and has each of them when its promise resolves', async () => {
    let statements = 0
    const counting = {
      insert: (records: Parameters<AuditStore['insert']>[0]) => (statements++, store.insert(records)),
      isFull: () => false,
      isUnreachable: () => false,
    }
    const batching = new AuditTrail({ store: counting, server: 'gt-1', logger: log.logger })
    await Promise.all(
      Array.from({ length: 1200 }, async (_, number) => {
        await batching.record(entry({ what: `change ${number}` }))
        if (number % 400 === 0)
          expect(await store.list({ what: `change ${number}`, limit: 2 })).to.have.length(1)
      }),
    )
    expect(await store.list({ limit: 2000 })).to.have.length(1200)
    expect(statements).to.be.below(6)
  })

  it('says that a change may have been made if it cannot be written', async () => {
    const broken = {
      insert: () => Promise.reject(new Error('no connection')),
      isFull: () => false,
      isUnreachable: () => true,
    }
    const failing = new AuditTrail({ store: broken, server: 'gt-1', logger: log.logger })
    const error = await failureOf(() => failing.record(entry()))
    expect(error).to.be.instanceOf(AuditUnwritable)
    expect((error as Error).message).to.include('It may have made its change')
    // A later entry is written again.
    broken.insert = (() => Promise.resolve()) as typeof broken.insert
    await failing.record(entry())
  })

  it('frees space for an entry on a full disk', async () => {
    let isFull = true
    const full = {
      insert: () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()),
      isFull: () => true,
      isUnreachable: () => false,
    }
    const makeRoom = async () => ((isFull = false), true)
    await new AuditTrail({ store: full, server: 'gt-1', logger: log.logger, makeRoom }).record(entry())
    expect(isFull).to.equal(false)
  })

  it('loses the entries that are older than AUDIT_KEPT_DAYS', async () => {
    clock.ms = Date.now() - 401 * DAY_MS
    for (let turn = 0; turn < 3; turn++)
      await Promise.all(Array.from({ length: 900 }, () => trail.record(entry())))
    clock.ms = Date.now() - 399 * DAY_MS
    await trail.record(entry({ what: 'kept' }))
    const retention = new AuditRetention(
      store,
      new LoneServer({ id: 'a', name: 'a', peerUrl: undefined, works: true }),
      400,
      log.logger,
    )
    await retention.close()
    expect((await store.list({ limit: 10 })).map(({ what }) => what)).to.deep.equal(['kept'])
    expect(log.lines().at(-1)).to.include({ count: 2700 })
  })
})
