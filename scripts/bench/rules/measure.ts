import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../../src/platform/config.ts'
import { median } from '../median.ts'
import { runPeer } from '../peer-process.ts'
import { startService, type BenchedService } from '../quality-service.ts'
import { writeSourceFiles } from '../source-files.ts'
import { timed } from '../timed.ts'
import type { ByHand } from './by-hand.ts'
import { RULES } from './rules.ts'
import { addRule, runRules } from './service-rules.ts'

export interface Measured {
  readonly rows: number
  /** Seconds from the command to the end of its job; the best of the runs. */
  readonly run: number
  /** Most bytes that the server held during a run. */
  readonly memory: number
  /** Milliseconds for which its event loop was blocked at most. */
  readonly blockedMs: number
  readonly byHand: ByHand
  /** Milliseconds of a page of failing rows, at the begin, in the middle and at the end; medians. */
  readonly pages: readonly number[]
  readonly machineLoad: number
}

const WAREHOUSE = join('quality', '1', 'warehouse.duckdb')
const PAGES = 15

/**
 * Runs fifty rules on an entity of so many rows, then evaluates the same rows by hand.
 * @param folder an empty one, for the files and the service's data
 */
export async function measure(folder: string, rows: number, times: number): Promise<Measured> {
  const [machineLoad] = loadavg() as [number, number, number]
  console.error(`Writing and loading a file of ${rows} rows.`)
  const files = await writeSourceFiles(folder, rows)
  const dataDir = join(folder, 'data')
  const service = await startService(dataDir)
  let entity: string
  try {
    const sourceFile = await service.upload(files.good, 'good.csv')
    const creation = await service.create('Benched', { type: 'delimited', attr: 'names', sourceFile })
    await service.profiled(creation)
    entity = creation.entity
    for (const rule of RULES) await addRule(service, entity, rule)
  } finally {
    await service.stop()
  }
  console.error('Running the rules.')
  const ours = await ownRuns(dataDir, entity, times)
  console.error('Evaluating by hand.')
  const config = loadConfig({})
  const byHand = await runPeer<ByHand>('DuckDB by hand', join(import.meta.dirname, 'by-hand.ts'), [
    join(dataDir, WAREHOUSE),
    entity.slice('/entities/'.length),
    folder,
    String(config.warehouseMemoryMb),
    String(availableParallelism()),
  ])
  ours.counts.forEach((counts, i) => {
    if (String(counts) !== String(byHand.counts[i]))
      throw new Error(`${RULES[i]!.name} counts ${String(counts)}, and by hand ${String(byHand.counts[i])}.`)
  })
  const { counts: _, ...measured } = ours
  return { rows, ...measured, byHand, machineLoad }
}

async function ownRuns(dataDir: string, entity: string, times: number) {
  const service = await startService(dataDir)
  try {
    const seconds: number[] = []
    let memory = 0
    let blockedMs = 0
    for (let time = 0; time < times; time++) {
      const observed = await service.observed(() => timed(() => runRules(service, entity)))
      seconds.push(observed.result[1])
      memory = Math.max(memory, observed.memory)
      blockedMs = Math.max(blockedMs, observed.blockedMs)
    }
    const found = await service.rowsOf(`${entity}/businessrules`)
    const counts = found.map((row) => [Number(row['Passing Rows']), Number(row['Failing Rows'])] as const)
    const pages = await timePages(service, entity, found)
    return { run: Math.min(...seconds), memory, blockedMs, counts, pages }
  } finally {
    await service.stop()
  }
}

/** Pages of the failing rows of the rule that keeps the most. */
async function timePages(
  { ask }: BenchedService,
  entity: string,
  rules: readonly Record<string, string>[],
): Promise<number[]> {
  const failing = (row: Record<string, string>): number => Number(row['Failing Rows'])
  const [most] = rules.filter((row) => failing(row) <= 100_000).sort((a, b) => failing(b) - failing(a))
  const path = `${entity}/businessrules/${most!['Rule ID']}/failingrows`
  const pages: number[] = []
  for (const start of [1, Math.max(1, Math.floor(failing(most!) / 2)), Math.max(1, failing(most!) - 65)]) {
    const milliseconds: number[] = []
    for (let i = 0; i < PAGES; i++) {
      const [, seconds] = await timed(async () => (await ask(`${path}?pageStart=${start}`)).arrayBuffer())
      milliseconds.push(seconds * 1000)
    }
    pages.push(median(milliseconds))
  }
  return pages
}
