import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '../../../src/platform/config.ts'
import { ROOT } from '../../inputs.mjs'
import { measure } from './measure.ts'
import { markdownOf } from './report.ts'

const QUICK = { rows: '20000', times: '1' }
const FULL = { rows: '10000000', times: '3' }

/**
 * Measures runs of fifty business rules beside hand-written SQL in plain DuckDB. Options: `--rows` of the file
 * (10000000), `--times` that the rules are run (3), `--quick` for a look that takes seconds, `--json`.
 */
export async function benchRules(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string' },
      times: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { rows, times } = { ...(values.quick ? QUICK : FULL), ...values }
  const parent = join(ROOT, '.cache', 'bench', 'rules')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, `${rows}-`))
  try {
    const report = await measure(folder, Number(rows), Number(times))
    console.log(
      values.json ? JSON.stringify(report, null, 2) : markdownOf(report, loadConfig({}).warehouseMemoryMb),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
