import { expect } from 'chai'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveServer } from '../../../src/platform/cluster/cluster.ts'
import type { PeerCalls } from '../../../src/platform/cluster/peer-calls.ts'
import type { Whereabouts } from '../../../src/platform/cluster/whereabouts.ts'
import { type Owners, OWNS_ALL } from '../../../src/quality/model/warehouse/owners.ts'
import type { Warehouses } from '../../../src/quality/model/warehouse/warehouse.ts'
import { startWarehouses } from '../../../src/quality/stores/start-warehouses.ts'
import {
  PeerWarehouses,
  receiveCompaction,
  receiveCopy,
  WarehouseEndpoint,
} from '../../../src/quality/work/peer-warehouses.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../platform/support.ts'

const OTHER: LiveServer = {
  id: 'other',
  name: 'other',
  peerUrl: 'http://other',
  works: true,
  isLeaving: false,
}

const ownersAt = (place: () => Whereabouts, forget: () => void = () => undefined): Owners => ({
  ...OWNS_ALL,
  locate: async () => place(),
  forget,
})

describe('Warehouses of other servers', () => {
  let warehouses: Warehouses
  let folder: string
  let endpoint: WarehouseEndpoint
  let placeOfOther: Whereabouts
  before(async () => {
    folder = await temporaryFolder()
    warehouses = await startWarehouses({ folder, memoryMb: 256, threads: 1 }, recordingLogger().logger)
    const warehouse = await warehouses.open(1)
    await warehouse.createAs(
      { name: 'kept', columns: [['id', 'integer']] },
      warehouse.knex.raw('select 7 as id'),
    )
  })
  beforeEach(() => {
    placeOfOther = { at: 'here' }
    endpoint = new WarehouseEndpoint({
      owners: ownersAt(() => placeOfOther),
      warehouses,
      warehouseFolder: folder,
      folderOf: (id) => join(folder, String(id), 'loads'),
    })
  })
  after(() => warehouses?.close())

  const calls: PeerCalls = { send: (_, request, signal) => endpoint.answer(request, signal) }
  const { signal } = new AbortController()
  const atOther = ownersAt(() => ({ at: 'peer', server: OTHER }))
  const fail = (): never => {
    throw new Error('This server is not the owner.')
  }
  const copy = (repositoryId: number, path: string, owners = atOther): Promise<boolean> =>
    new PeerWarehouses(owners, calls).on(repositoryId, 'copy', signal, {
      here: fail,
      there: (answer) => receiveCopy(answer, async () => path),
    })

  it('are copied as whole files, and nothing of the copy remains at the owner', async () => {
    const path = join(await temporaryFolder(), 'copy')
    expect(await copy(1, path)).to.equal(true)
    expect((await readFile(path)).subarray(8, 12).toString()).to.equal('DUCK')
    expect(await readdir(join(folder, '1', 'loads'))).to.deep.equal([])
  })

  it('have no copy before the first load', async () => {
    expect(await copy(9, '/nowhere')).to.equal(false)
  })

  it('are compacted by their owner', async () => {
    const freed = await new PeerWarehouses(atOther, calls).on(1, 'compact', signal, {
      here: fail,
      there: receiveCompaction,
    })
    expect(freed).to.be.at.least(0)
  })

  it('are looked for again after another server became the owner', async () => {
    placeOfOther = { at: 'peer', server: OTHER }
    let forgotten = 0
    const owners = ownersAt(
      () => ({ at: 'peer', server: OTHER }),
      () => {
        forgotten++
        placeOfOther = { at: 'here' }
      },
    )
    expect(await copy(1, join(await temporaryFolder(), 'copy'), owners)).to.equal(true)
    expect(forgotten).to.equal(1)
  })

  it('fail the work with the answer of a server that cannot do its part', async () => {
    const broken: PeerCalls = { send: async () => ({ status: 500, body: (async function* () {})() }) }
    const failed = await failureOf(() =>
      new PeerWarehouses(atOther, broken).on(1, 'copy', signal, {
        here: fail,
        there: async () => true,
      }),
    )
    expect((failed as Error).message).to.equal(
      'The server other could not do its part (500). Its log has the reason.',
    )
  })
})
