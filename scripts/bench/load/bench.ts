import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { measure, type Measured } from './measure.ts'
import { markdownOf } from './report.ts'

const QUICK = { rows: '20000', rounds: '1', pages: '1' }
const FULL = { rows: '1000000,10000000', rounds: '3', pages: '5' }

/**
 * Measures loads through the API beside plain DuckDB on the same rows, and pages of what was loaded. Options: `--rows`
 * of the files (1000000,10000000), `--rounds` of loads (3), `--pages` of each kind (5), `--quick` for a look that takes
 * seconds, `--json`.
 */
export async function benchLoad(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string' },
      rounds: { type: 'string' },
      pages: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { rows, rounds, pages } = { ...(values.quick ? QUICK : FULL), ...values }
  const parent = join(ROOT, '.cache', 'bench', 'load')
  await mkdir(parent, { recursive: true })
  const report: Measured[] = []
  for (const count of rows.split(',').map(Number)) {
    const folder = await mkdtemp(join(parent, `${count}-`))
    try {
      report.push(await measure(folder, count, { rounds: Number(rounds), pages: Number(pages) }))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  console.log(values.json ? JSON.stringify(report, null, 2) : markdownOf(report))
}
