import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import { PostgresCatalogue } from '../../../src/platform/catalogue/postgres.ts'
import { Membership } from '../../../src/platform/cluster/membership.ts'
import type { LeaseTiming } from '../../../src/platform/cluster/lease.ts'
import {
  type ExclusiveWarehouses,
  WarehouseUnavailable,
} from '../../../src/quality/model/warehouse/warehouse.ts'
import { OwnerStore } from '../../../src/quality/stores/owners/owner-store.ts'
import { WarehouseOwners } from '../../../src/quality/stores/owners/warehouse-owners.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'

/** A lease that a test can wait for. */
const QUICK: LeaseTiming = { leaseMs: 2500, renewMs: 300, giveUpMs: 1200, killMs: 2000 }

/** An engine that notes which warehouses of a folder are closed. */
class NotedEngine implements ExclusiveWarehouses {
  readonly files = new Set<number>()
  readonly closed: (number | 'all')[] = []
  readonly used = new Set<number>()
  existing = async () => [...this.files]
  exists = async (id: number) => this.files.has(id)
  isInUse = (id: number) => this.used.has(id)
  close = async (id: number) => void this.closed.push(id)
  closeAll = async () => void this.closed.push('all')
}

interface Member {
  readonly member: Membership
  readonly owners: WarehouseOwners
  readonly engine: NotedEngine
  /** Ends its connection to the catalogue for good, as a broken network does. */
  readonly cutOff: () => Promise<void>
}

describe('The owners of warehouses', () => {
  let server: PostgresqlServer
  let catalogue: PostgresCatalogue
  const all: Member[] = []

  before(async function () {
    this.timeout(30_000)
    server = await startPostgresql(this)
    const address = readPostgresAddress(
      `postgres://${server.user}@127.0.0.1:${server.port}/${server.database}`,
    )
    catalogue = await PostgresCatalogue.open(
      { address, password: async () => server.password },
      await temporaryFolder(),
      MIGRATIONS,
      recordingLogger().logger,
    )
  })
  afterEach(async () => {
    for (const { member, owners } of all.splice(0)) {
      await owners.leave()
      await member.leave()
    }
    for (const table of ['servers', 'warehouse_owners', 'warehouse_folders'])
      await catalogue.knex(table).delete()
  })
  after(async () => {
    await catalogue?.close()
    await server?.stop()
  })

  const join = async (
    name: string,
    options: { works?: boolean; folderId?: string; files?: readonly number[]; idleMs?: number } = {},
  ): Promise<Member> => {
    const { works = true, folderId = 'shared', files = [], idleMs } = options
    const { logger } = recordingLogger()
    const own = catalogue.apart()
    const member = await Membership.join({
      catalogue: own,
      server: {
        id: `id of ${name}`,
        name,
        peer_url: `http://${name}:8080`,
        services: 'quality',
        works,
        epoch: `epoch of ${name}`,
        place: 'here',
        keys: 'keys',
      },
      timing: QUICK,
      guard: undefined,
      onRefused: () => undefined,
      logger,
    })
    const engine = new NotedEngine()
    for (const file of files) engine.files.add(file)
    const owners = await WarehouseOwners.start({
      cluster: member,
      store: new OwnerStore(catalogue),
      engine,
      folderId,
      isBusy: () => false,
      logger,
      ...(idleMs !== undefined && { idleMs }),
    })
    const joined = { member, owners, engine, cutOff: () => own.close() }
    all.push(joined)
    return joined
  }

  const leave = async (gone: Member): Promise<void> => {
    await gone.owners.leave()
    await gone.member.leave()
    all.splice(all.indexOf(gone), 1)
  }

  /** Where a server says that a repository is. */
  const where = async ({ owners }: Member, repositoryId: number): Promise<string> => {
    const found = await owners.locate(repositoryId)
    return found.at === 'peer' ? found.server.name : found.at === 'here' ? 'here' : found.reason
  }

  it('makes one of several servers the owner that ask at the same time', async () => {
    const members = [await join('a'), await join('b'), await join('c')]
    for (const repositoryId of [1, 2, 3, 4, 5]) {
      const found = await Promise.all(members.map((member) => where(member, repositoryId)))
      expect(found.filter((place) => place === 'here')).to.have.length(1)
      const owner = ['a', 'b', 'c'][found.indexOf('here')]!
      expect(new Set(found)).to.deep.equal(new Set(['here', owner]))
    }
  })

  it('sends requests of a server that does not work to one that does', async () => {
    const entry = await join('entry', { works: false })
    expect(await where(entry, 1)).to.equal(
      'No running server can open the rows of this repository; try again later.',
    )
    const worker = await join('worker')
    await sleep(1100)
    expect(await where(entry, 1)).to.equal('worker')
    expect(await where(worker, 1)).to.equal('here')
    expect(await where(entry, 1)).to.equal('worker')
    expect(await failureOf(() => entry.owners.own(1))).to.be.instanceOf(WarehouseUnavailable)
  })

  it('lets another server take over when the owner leaves', async () => {
    const [a, b] = [await join('a'), await join('b')]
    expect(await where(a, 1)).to.equal('here')
    expect(await where(b, 1)).to.equal('a')
    await leave(a)
    await sleep(1100)
    expect(await where(b, 1)).to.equal('here')
  })

  it('closes all warehouses when the lease cannot be renewed, before another server takes over', async () => {
    const [a, b] = [await join('a'), await join('b')]
    expect(await where(a, 1)).to.equal('here')
    await a.cutOff()
    const begun = performance.now()
    let placeOfB = 'a'
    while (placeOfB === 'a' && performance.now() - begun < 6000) {
      await sleep(20)
      placeOfB = await where(b, 1)
      if (placeOfB === 'here') expect(a.owners.has(1), 'a still has it').to.equal(false)
    }
    expect(placeOfB).to.equal('here')
    expect(a.engine.closed).to.deep.equal(['all'])
    expect(await where(a, 1)).to.include('cannot reach the catalogue')
    all.splice(all.indexOf(a), 1)
  }).timeout(10_000)

  it('opens no rows that another folder has, and names the server that has them', async () => {
    const a = await join('a', { folderId: 'of a', files: [1] })
    const b = await join('b', { folderId: 'of b' })
    expect(await where(b, 1)).to.equal('a')
    expect(await where(a, 1)).to.equal('here')
    await leave(a)
    await sleep(1100)
    expect(await where(b, 1)).to.equal(
      'The rows of this repository are at the server a, which does not run; try again later.',
    )
  })

  it('opens no empty warehouse for rows of which no server has told the folder', async () => {
    await catalogue
      .knex('repositories')
      .insert({ id: 70, name: 'old', description: '', created_at: '', created_by: '' })
    await catalogue.knex('entities').insert({ ...ENTITY, repository_id: 70 })
    const b = await join('b', { folderId: 'of b' })
    expect(await where(b, 70)).to.include('No running server has the rows')
    const a = await join('a', { folderId: 'of a', files: [70] })
    await sleep(1100)
    expect(await where(b, 70)).to.equal('a')
    expect(await where(a, 70)).to.equal('here')
  })

  it('gives an idle repository back, but none that a job or a query uses', async () => {
    const [a, b] = [await join('a', { idleMs: 300 }), await join('b')]
    for (const id of [1, 2, 3]) expect(await where(a, id)).to.equal('here')
    const end = a.owners.keep(2)
    a.engine.used.add(3)
    await sleep(700)
    expect(a.engine.closed).to.deep.equal([1])
    b.owners.forget(1)
    expect(await where(b, 1)).to.equal('here')
    expect(await where(b, 2)).to.equal('a')
    expect(await where(b, 3)).to.equal('a')
    end()
  })

  it('asks again after a server said that it is not the owner', async () => {
    const [a, b] = [await join('a'), await join('b')]
    expect(await where(a, 1)).to.equal('here')
    expect(await where(b, 1)).to.equal('a')
    await a.owners.release(1)
    expect(a.engine.closed).to.deep.equal([1])
    expect(await where(b, 1), 'remembered').to.equal('a')
    b.owners.forget(1)
    expect(await where(b, 1)).to.equal('here')
    expect(await where(a, 1)).to.equal('b')
  })
})

const ENTITY = {
  number: 1,
  name: 'old',
  description: '',
  state: 'Ready',
  source: '{}',
  seed: 1,
  generation: 1,
  created_at: '',
  created_by: '',
}
