import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { measure } from './measure.ts'
import { MAX_TIMES } from './questions.ts'
import { markdownOf } from './report.ts'

const QUICK = { rows: '20000', times: '2' }
const FULL = { rows: '10000000', times: '5' }

/**
 * Measures conditions over rows and exports of them, beside hand-written SQL and COPY in plain DuckDB. Options: `--rows`
 * of the file (10000000), `--times` that each page is asked for (5, which is the most), `--quick` for a look that takes
 * seconds, `--json`.
 */
export async function benchFilter(args: string[]): Promise<void> {
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
  if (Number(times) > MAX_TIMES) throw new Error(`Pages are asked for ${MAX_TIMES} times at most.`)
  const parent = join(ROOT, '.cache', 'bench', 'filter')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, `${rows}-`))
  try {
    const report = await measure(folder, Number(rows), Number(times))
    console.log(values.json ? JSON.stringify(report, null, 2) : markdownOf(report))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
