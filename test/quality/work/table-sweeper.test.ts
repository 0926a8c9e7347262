import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { loggerTo } from '../../../src/platform/logging.ts'
import { Removals } from '../../../src/quality/jobs/removals.ts'
import type { Warehouse } from '../../../src/quality/model/warehouse/warehouse.ts'
import { TableSweeper } from '../../../src/quality/work/table-sweeper.ts'

/** A sweeper over warehouses in memory, whose openings wait for `open`. */
function startSweeper() {
  const opened: number[] = []
  const dropped: string[] = []
  const logged: string[] = []
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  const warehouse = {
    tables: () => Promise.resolve(['e1_1', 'e1_2']),
    drop: (tables: readonly string[]) => Promise.resolve(void dropped.push(...tables)),
  } as Warehouse
  const sweeper = new TableSweeper(
    { tables: () => Promise.resolve(new Set(['e1_2'])) },
    {
      open: async (repositoryId) => {
        opened.push(repositoryId)
        await gate
        return warehouse
      },
    },
    new Removals(),
    loggerTo({ write: (line: string) => void logged.push(line) }, 'info'),
  )
  return { sweeper, opened, dropped, logged, open: () => open() }
}

describe('The sweeper of tables', function () {
  this.timeout(10_000)

  it('drops tables that the catalogue does not name, once for several calls', async () => {
    const { sweeper, opened, dropped, open } = startSweeper()
    open()
    sweeper.soon(1)
    sweeper.soon(1)
    while (dropped.length === 0) await sleep(50)
    expect({ opened, dropped }).to.deep.equal({ opened: [1], dropped: ['e1_1'] })
    await sweeper.close()
  })

  it('leaves a released repository alone, because a sweep would make its warehouse anew', async () => {
    const { sweeper, opened, logged, open } = startSweeper()
    open()
    sweeper.soon(1)
    await sweeper.release(1)
    sweeper.soon(1)
    sweeper.soon(2)
    while (opened.length === 0) await sleep(50)
    await sweeper.close()
    expect({ opened, logged }).to.deep.equal({ opened: [2], logged: [] })
  })

  for (const end of ['release', 'close'] as const)
    it(`waits for a running sweep on ${end}`, async () => {
      const { sweeper, opened, dropped, open } = startSweeper()
      sweeper.soon(1)
      while (opened.length === 0) await sleep(50)
      const ended = sweeper[end](1).then(() => dropped.length)
      await sleep(50)
      open()
      expect(await ended).to.equal(1)
    })
})
