import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '../../../src/platform/config.ts'
import { ROOT } from '../../inputs.mjs'
import { compare } from './compare.ts'
import { expectationsPython } from './great-expectations/evaluate.ts'
import { measure } from './measure.ts'
import { markdownOf } from './report.ts'

const QUICK = { rows: '20000', times: '1' }
const FULL = { rows: '10000000', times: '3' }
/** Rows that the peers with engines of their own can hold in memory. */
const MAX_COMPARED = 1_000_000

/**
 * Measures runs of fifty business rules beside hand-written SQL in plain DuckDB, and of twenty of them over at most a
 * million rows beside Great Expectations. Options: `--rows` of the file (10000000), `--times` that the rules are run
 * (3), `--without-peer` to leave out Great Expectations, `--quick` for a result in seconds, `--json`.
 */
export async function benchRules(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string' },
      times: { type: 'string' },
      'without-peer': { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { rows, times } = { ...(values.quick ? QUICK : FULL), ...values }
  const parent = join(ROOT, '.cache', 'bench', 'rules')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, `${rows}-`))
  try {
    const python = values['without-peer'] ? undefined : expectationsPython()
    const measured = await measure(folder, Number(rows), Number(times))
    const compared =
      python === undefined
        ? undefined
        : await compare(folder, python, Math.min(Number(rows), MAX_COMPARED), Number(times))
    const report = { ...measured, compared }
    console.log(
      values.json ? JSON.stringify(report, null, 2) : markdownOf(report, loadConfig({}).warehouseMemoryMb),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
