import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../../../src/platform/config.ts'
import { runPeer } from '../../peer-process.ts'
import { startService, type BenchedService } from '../../quality-service.ts'
import { timed } from '../../timed.ts'
import type { ByHand } from './by-hand.ts'
import { createJoin } from './create-join.ts'
import {
  millisecondsOf,
  PAGE_SIZE,
  pageStarts,
  REPEATS,
  RESULT_SETS,
  type Figures,
  type ResultSet,
} from './result-sets.ts'
import { JOINS, ORDERS_OF_A_CUSTOMER, writeJoinedFiles, type JoinKind } from './tables.ts'

export interface OwnJoin {
  /** Seconds from the command to the end of its job, without and with an index; the best of the runs. */
  readonly created: number
  readonly indexed: number
  readonly figures: Figures
  /** Milliseconds of the first, middle and last page of each result set; medians. */
  readonly pages: Readonly<Record<ResultSet, readonly number[]>>
}

export interface Measured {
  readonly left: number
  readonly right: number
  readonly own: Readonly<Record<JoinKind, OwnJoin>>
  readonly byHand: ByHand
  /** Most bytes that the server held. */
  readonly memory: number
  readonly blockedMs: number
  readonly machineLoad: number
}

/**
 * Joins two entities, then their tables by hand.
 * @param folder an empty one, for the files and the service's data
 * @param customers rows of the left entity
 */
export async function measureFigures(folder: string, customers: number): Promise<Measured> {
  const [machineLoad] = loadavg() as [number, number, number]
  const orders = customers * ORDERS_OF_A_CUSTOMER
  console.error(`Writing and loading ${customers} and ${orders} rows.`)
  const files = await writeJoinedFiles(folder, customers)
  const dataDir = join(folder, 'data')
  let service = await startService(dataDir)
  const entities: string[] = []
  try {
    for (const [name, path] of Object.entries(files)) {
      const sourceFile = await service.upload(path as string, `${name}.csv`)
      const creation = await service.create(name, { type: 'delimited', attr: 'names', sourceFile })
      await service.profiled(creation)
      entities.push(creation.entity.slice('/entities/'.length))
    }
  } finally {
    await service.stop()
  }
  const [left, right] = entities as [string, string]
  console.error('Creating the joins, and reading pages.')
  const own = {} as Record<JoinKind, OwnJoin>
  service = await startService(dataDir)
  let [memory, blockedMs] = [0, 0]
  try {
    for (const kind of Object.keys(JOINS) as JoinKind[]) {
      const observed = await service.observed(() => ownJoin(service, left, right, kind))
      own[kind] = observed.result
      memory = Math.max(memory, observed.memory)
      blockedMs = Math.max(blockedMs, observed.blockedMs)
    }
  } finally {
    await service.stop()
  }
  console.error('Joining by hand.')
  const byHand = await runPeer<ByHand>('DuckDB by hand', join(import.meta.dirname, 'by-hand.ts'), [
    join(dataDir, 'quality', '1', 'warehouse.duckdb'),
    left,
    right,
    folder,
    String(loadConfig({}).warehouseMemoryMb),
    String(availableParallelism()),
  ])
  for (const kind of Object.keys(JOINS) as JoinKind[]) {
    const [ours, theirs] = [own[kind].figures, byHand.joins[kind].figures].map((one) => JSON.stringify(one))
    if (ours !== theirs) throw new Error(`The join ${kind} has ${ours}, and by hand ${theirs}.`)
  }
  return { left: customers, right: orders, own, byHand, memory, blockedMs, machineLoad }
}

async function ownJoin(
  service: BenchedService,
  left: string,
  right: string,
  kind: JoinKind,
): Promise<OwnJoin> {
  const { left: a, right: b } = JOINS[kind]
  const create = async (createJoinIndex: '0' | '1'): Promise<number> => {
    const [, seconds] = await timed(() => createJoin(service, left, right, kind, { createJoinIndex }))
    return seconds
  }
  const runs: number[] = []
  for (let i = 0; i < REPEATS; i++) runs.push(await create('0'))
  const indexed = await create('1')
  const place = `/joins/${left}-${a}-${right}-${b}-1`
  const [row] = await service.rowsOf(place)
  const number = (name: string): number => Number(row![name])
  const figures: Figures = {
    common: number('Matching Values'),
    inner: number('Inner joined rows'),
    leftValues: number('Left Non-Matching Values'),
    leftRows: number('Left Non-Matching Rows'),
    rightValues: number('Right Non-Matching Values'),
    rightRows: number('Right Non-Matching Rows'),
  }
  const pages = {} as Record<ResultSet, number[]>
  for (const set of RESULT_SETS) {
    pages[set] = []
    for (const start of pageStarts(set, figures)) {
      const path = `${place}/${set}?pageStart=${start}&pageSize=${PAGE_SIZE}`
      pages[set].push(await millisecondsOf(async () => (await service.ask(path)).arrayBuffer()))
    }
  }
  return { created: Math.min(...runs), indexed, figures, pages }
}
