import { expect } from 'chai'
import fc from 'fast-check'
import { countDuplicateRows } from '../../../src/quality/profiling/duplicate-rows.ts'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import { rowsTable } from '../../../src/quality/model/warehouse/load-tables.ts'
import { QueryCancelled, TableUnknown } from '../../../src/quality/model/warehouse/warehouse.ts'
import type { Field } from '../stores/pieces.ts'
import { onEachEngine } from './support/engines.ts'
import { ProfiledTables } from './support/profiled.ts'

/** As many different rows as an array has. */
const naiveDuplicates = (records: readonly (readonly Field[])[]): number =>
  records.length - new Set(records.map((record) => JSON.stringify(record))).size

onEachEngine('The duplicate rows of a load', (engine) => {
  let tables: ProfiledTables
  before(async () => {
    tables = await ProfiledTables.open(engine)
  })
  after(() => tables.close())

  /** @param virtual the columns that are virtual */
  async function requestFor(records: readonly (readonly Field[])[], virtual: readonly number[] = []) {
    const request = await tables.load(records[0]?.length ?? 1, records)
    const { warehouse, entityId: id, generation, attributes, signal } = request
    return {
      ...{ warehouse, signal },
      load: { id, generation: generation as number, loadedRows: records.length },
      attributes: attributes.map(({ id }, at) => ({
        id,
        virtual: virtual.includes(at) ? { description: '', expression: '1' } : undefined,
      })),
      profiles: await profile(request),
    }
  }
  const countOf = async (...given: Parameters<typeof requestFor>) =>
    countDuplicateRows(await requestFor(...given))

  it('are the rows that repeat another row', async () => {
    const three = [['Ada', '1'], ['Alan', '2'], ['Grace', null]] // prettier-ignore
    const records = Array.from({ length: 120 }, (_, row) => three[row % 3]!)
    expect(await countOf(records)).to.equal(117)
    expect(await countOf(three)).to.equal(0)
  })

  it('are compared by letter case, blanks and the columns of their values', async () => {
    expect(await countOf([['a', null], ['A', null], ['a ', null], [null, 'a'], ['aa', null], ['a', 'a']])).to.equal(0) // prettier-ignore
    expect(await countOf([[null, null], [null, null], ['1', '11'], ['11', '1'], ['1', '11']])).to.equal(2) // prettier-ignore
  })

  it('are compared without virtual columns', async () => {
    const records = [['a', '1'], ['a', '2'], ['b', '3']] // prettier-ignore
    expect(await countOf(records)).to.equal(0)
    expect(await countOf(records, [1])).to.equal(1)
  })

  it('are as many as those of an array', async () => {
    const field = fc.option(fc.constantFrom('a', 'b', '1', ':', '1:a', '"', '\0'), { freq: 4 })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 40 }), async (records) => {
        expect(await countOf(records)).to.equal(naiveDuplicates(records))
      }),
      { numRuns: engine.isSlow ? 3 : 12 },
    )
  }).timeout(60_000)

  it('are not looked for if an attribute is unique', async () => {
    for (const [first, message] of [
      ['3', undefined],
      ['1', TableUnknown],
    ] as const) {
      const request = await requestFor([['1', 'a'], ['2', 'a'], [first, 'a']]) // prettier-ignore
      // A read would fail.
      await request.warehouse.drop([rowsTable(request.load.id, request.load.generation)])
      const outcome = await countDuplicateRows(request).catch((error: unknown) => error)
      if (message === undefined) expect(outcome).to.equal(0)
      else expect(outcome).to.be.instanceOf(message)
    }
  })

  it('are not counted to the end if the profile is cancelled', async () => {
    const request = await requestFor([['a'], ['a']])
    const signal = AbortSignal.abort(new QueryCancelled())
    const outcome = await countDuplicateRows({ ...request, signal }).catch((error: unknown) => error)
    expect(outcome).to.be.instanceOf(QueryCancelled)
  })
})
