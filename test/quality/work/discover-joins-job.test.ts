import { expect } from 'chai'
import type { ServedLoad } from '../../../src/quality/listings/served-load.ts'
import { EntityGone } from '../../../src/quality/model/errors.ts'
import type { Job, JobContext } from '../../../src/quality/model/job.ts'
import type { AnalysedJoin, DiscoverJoinsParams } from '../../../src/quality/model/join.ts'
import { rowsTable, valuesTable } from '../../../src/quality/model/warehouse/load-tables.ts'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import { DiscoverJoinsJob } from '../../../src/quality/work/discover-joins-job.ts'
import { ProfiledTables } from '../profiling/support/profiled.ts'

const NUMBERS = Array.from({ length: 12 }, (_, i) => String(i + 1))

describe('The job that discovers joins', function () {
  this.timeout(60_000)
  let tables: ProfiledTables
  /** What is served of each entity; undefined for a deleted one. */
  let served: (ServedLoad | undefined)[]
  let ids: number[]
  let saved: AnalysedJoin[]
  let messages: string[]
  let completed: boolean
  /** Called after each save. */
  let afterSave: () => void | Promise<void>

  before(async () => {
    tables = await ProfiledTables.open()
  })
  after(() => tables.close())

  beforeEach(async () => {
    served = [await load(1, NUMBERS), await load(2, NUMBERS.slice(0, 6)), await load(3, NUMBERS.slice(0, 3))]
    ids = served.map((one) => one!.entity.id)
    saved = []
    messages = []
    completed = false
    afterSave = () => undefined
  })

  /** Loads and profiles values as the only attribute of an entity: of a new one, or as the next load of one. */
  const load = (number: number, values: readonly string[], of?: ServedLoad): Promise<ServedLoad> =>
    loadRows(
      number,
      values.map((value) => [value]),
      of,
    )

  async function loadRows(number: number, rows: string[][], of?: ServedLoad): Promise<ServedLoad> {
    const request = await tables.load(rows[0]!.length, rows)
    const id = of?.entity.id ?? request.entityId
    const generation = (of?.entity.generation ?? 0) + 1
    if (of)
      await tables.warehouse.knex.raw('ALTER TABLE ?? RENAME TO ??', [
        rowsTable(request.entityId, request.generation),
        rowsTable(id, generation),
      ])
    const profiles = await profile({ ...request, entityId: id, generation })
    const entity = { id, number, name: `Entity ${number}`, generation, loadedRows: rows.length }
    const attributes = profiles.map((one, i) => ({ id: i + 1, profile: one }))
    return {
      entity,
      warehouse: tables.warehouse,
      profiledAttributes: async () => attributes,
    } as unknown as ServedLoad
  }

  function run(
    signal = new AbortController().signal,
    { attributeIds, manyToMany }: Pick<DiscoverJoinsParams, 'manyToMany'> & { attributeIds: number[] } = {
      attributeIds: [1],
      manyToMany: true,
    },
  ): Promise<unknown> {
    const job = new DiscoverJoinsJob({
      analyses: {
        save: async (joins) => {
          saved.push(...joins)
          await afterSave()
          return joins.length
        },
        completeJob: async () => void (completed = true),
      },
      loads: {
        readById: async (id, work) => {
          const one = served[ids.indexOf(id)]
          if (one === undefined) throw new EntityGone()
          return work(one)
        },
      },
    })
    const params: DiscoverJoinsParams = {
      attributes: ids.map((entityId) => ({ entityId, attributeIds })),
      function: 'value',
      pattern: undefined,
      matchQuality: 100,
      selfJoins: false,
      manyToMany,
    }
    const context: JobContext = {
      signal,
      progress: (_, message) => void messages.push(message),
      commit: async (work) => {
        signal.throwIfAborted()
        await work(undefined as never)
      },
    }
    const given = {
      id: 1,
      repositoryId: 1,
      entityIds: [],
      params,
      createdBy: 'ada',
    } as Job<DiscoverJoinsParams>
    return job.run(given, context).then((finish) => finish(undefined as never))
  }

  /** The positions of the entities, and the generations of their loads. */
  const sidesOf = (joins: readonly AnalysedJoin[]): string[] =>
    joins
      .map(({ definition: { left, right }, leftGeneration, rightGeneration }) => {
        const [one, other] = [ids.indexOf(left.entityId), ids.indexOf(right.entityId)]
        return `${one}.${leftGeneration} ${other}.${rightGeneration}`
      })
      .sort()

  it('tells how many pairs are compared, and saves what it finds', async () => {
    await run()
    expect(sidesOf(saved)).to.deep.equal(['0.1 1.1', '0.1 2.1', '1.1 2.1'])
    expect(messages[0]).to.equal('0 of 3 pairs of attributes are compared. 0 joins are found, 0 of them new.')
    expect(messages.at(-1)).to.equal(
      '3 of 3 pairs of attributes are compared. 3 joins are found, 3 of them new.',
    )
    expect(completed).to.equal(true)
  })

  it('keeps what it found if it is cancelled, and does not complete', async () => {
    const cancel = new AbortController()
    afterSave = () => cancel.abort(new Error('cancelled'))
    let thrown: unknown
    await run(cancel.signal).catch((error: unknown) => (thrown = error))
    expect(thrown).to.be.instanceOf(Error)
    expect(saved).not.to.deep.equal([])
    expect(completed).to.equal(false)
  })

  describe('of two attributes that are a key together', () => {
    const compound = { attributeIds: [1, 2], manyToMany: false }
    const rows = ['1', '2', '3'].flatMap((one) => ['1', '2', '3'].map((other) => [one, other]))

    beforeEach(async () => {
      served = [await loadRows(1, rows), await loadRows(2, rows), await loadRows(3, rows)]
      ids = served.map((one) => one!.entity.id)
    })

    it('saves each join as soon as it is found, so that a cancelled job keeps it', async () => {
      const cancel = new AbortController()
      afterSave = () => cancel.abort(new Error('cancelled'))
      let thrown: unknown
      await run(cancel.signal, compound).catch((error: unknown) => (thrown = error))
      expect(thrown).to.be.instanceOf(Error)
      expect(saved.map(({ definition }) => definition.left.attributeIds)).to.deep.equal([[1, 2]])
      expect(completed).to.equal(false)
    })

    it('finds the joins of the other entities once if one is deleted meanwhile', async () => {
      const { id, generation } = served[1]!.entity
      // The joins of the first and third entity are found before those of the second and third one.
      afterSave = async () => {
        if (saved.length !== 3) return
        served[1] = undefined
        await tables.warehouse.knex.schema.dropTable(rowsTable(id, generation))
      }
      await run(undefined, compound)
      expect(sidesOf(saved)).to.deep.equal(['0.1 1.1', '0.1 1.1', '0.1 2.1', '0.1 2.1'])
      expect(messages.at(-1)).to.include('A deleted entity is left out.')
      expect(completed).to.equal(true)
    })
  })

  it('leaves out a deleted entity, and says so', async () => {
    served[1] = undefined
    await run()
    expect(sidesOf(saved)).to.deep.equal(['0.1 2.1'])
    expect(messages.at(-1)).to.include('A deleted entity is left out.')
  })

  it('compares an entity again that is reloaded meanwhile', async () => {
    const reloaded = await load(2, [...NUMBERS.slice(0, 5), 'other'], served[1])
    afterSave = () => void (served[1] = reloaded)
    await run()
    // The first entity does not have all values of the new load, which has all of the third entity.
    expect(sidesOf(saved)).to.deep.equal(['0.1 1.1', '0.1 2.1', '1.1 2.1', '1.2 2.1'])
    expect(messages.at(-1)).to.match(/^3 of 3 pairs of attributes are compared\./)
  })

  it('compares an entity again whose old tables are gone', async () => {
    const [, stale] = served
    const reloaded = await load(2, NUMBERS.slice(0, 6), stale)
    await tables.warehouse.drop([valuesTable(stale!.entity.id, stale!.entity.generation)])
    let reads = 0
    Object.defineProperty(served, 1, { get: () => (reads++ === 0 ? stale : reloaded) })
    await run()
    expect(sidesOf(saved)).to.deep.equal(['0.1 1.2', '0.1 2.1', '1.2 2.1'])
    expect(messages.at(-1)).to.match(/^3 of 3 pairs of attributes are compared\./)
    expect(completed).to.equal(true)
  })
})
