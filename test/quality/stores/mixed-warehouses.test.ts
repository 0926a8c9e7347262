import { expect } from 'chai'
import type { Whereabouts } from '../../../src/platform/cluster/whereabouts.ts'
import type { Engine } from '../../../src/quality/model/warehouse/engine.ts'
import { OWNS_ALL } from '../../../src/quality/model/warehouse/owners.ts'
import { type Warehouses, WarehouseUnavailable } from '../../../src/quality/model/warehouse/warehouse.ts'
import { MixedWarehouses } from '../../../src/quality/stores/mixed-warehouses.ts'
import { mixedOwners } from '../../../src/quality/stores/owners/mixed-owners.ts'
import { RepositoryEngines, type RowsPlace } from '../../../src/quality/stores/repository-engines.ts'
import { newCatalogue } from '../support/catalogues.ts'

/** The repositories of `newCatalogue`; a third one is unknown. */
const [DEMO, OTHER, UNKNOWN] = [1, 2, 3]

/** Warehouses that only record what they are told. */
function recording(engine: Engine, calls: string[]): Warehouses {
  return {
    open: async (id) => {
      calls.push(`open ${id} in ${engine}`)
      throw new WarehouseUnavailable('It is only recorded.')
    },
    connections: () => [{ database: engine, inUse: 0, most: 1 }],
    remove: async (id) => void calls.push(`remove ${id} in ${engine}`),
    close: async () => void calls.push(`close ${engine}`),
  }
}

describe('The warehouses of two engines', () => {
  let engines: RepositoryEngines
  let calls: string[]
  let mixed: MixedWarehouses
  const place = (id: number, engine: Engine, leftIn?: Engine) =>
    engines.write(id, { engine, leftIn } satisfies RowsPlace)
  const open = (id: number, warehouses = mixed) =>
    warehouses.open(id).then(
      () => 'opened',
      (error: unknown) => (error as Error).message,
    )

  beforeEach(async () => {
    const { catalogue } = await newCatalogue()
    engines = new RepositoryEngines(catalogue)
    calls = []
    mixed = new MixedWarehouses(recording('embedded', calls), recording('trino', calls), engines)
    await place(OTHER, 'trino')
  })

  it('are opened where their rows are', async () => {
    await open(DEMO)
    await open(OTHER)
    expect(calls).to.deep.equal(['open 1 in embedded', 'open 2 in trino'])
    expect(await engines.of('trino')).to.deep.equal([OTHER])
  })

  it('are removed where they are, and where an unfinished move or a forgotten repository may have left them', async () => {
    await mixed.remove(DEMO)
    await mixed.remove(OTHER)
    await place(DEMO, 'embedded', 'trino')
    await mixed.remove(DEMO)
    await mixed.remove(UNKNOWN)
    expect(calls).to.deep.equal([
      'remove 1 in embedded',
      'remove 2 in trino',
      'remove 1 in embedded',
      'remove 1 in trino',
      'remove 3 in embedded',
      'remove 3 in trino',
    ])
  })

  it('are counted and closed together', async () => {
    expect(mixed.connections()).to.have.length(2)
    await mixed.close()
    expect(calls).to.have.members(['close embedded', 'close trino'])
  })

  it('say which setting is missing if there is no cluster', async () => {
    const alone = new MixedWarehouses(recording('embedded', calls), undefined, engines)
    expect(await open(OTHER, alone)).to.match(/are in Trino, and this server has no WAREHOUSE_URL/)
    expect(await alone.remove(OTHER).catch((error: unknown) => error)).to.be.instanceOf(WarehouseUnavailable)
    await alone.remove(UNKNOWN)
    expect(calls).to.deep.equal(['remove 3 in embedded'])
  })

  it('have owners only in the embedded engine', async () => {
    const elsewhere: Whereabouts = { at: 'nowhere', reason: 'Another server has it.' }
    const refuse = () => Promise.reject(new WarehouseUnavailable('Another server has it.'))
    const owners = mixedOwners({ ...OWNS_ALL, locate: async () => elsewhere, own: refuse }, engines)
    expect(await owners.locate(DEMO)).to.equal(elsewhere)
    expect(await owners.locate(OTHER)).to.deep.equal({ at: 'here' })
    await owners.own(OTHER)
    expect(await owners.own(DEMO).catch((error: unknown) => error)).to.be.instanceOf(WarehouseUnavailable)
  })
})
