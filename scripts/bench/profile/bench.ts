import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { PythonMissing } from '../../python-environment.ts'
import { ydataPython } from '../../ydata-profiling/describe.ts'
import { measure, type Measured } from './measure.ts'
import { markdownOf } from './report.ts'

const QUICK = { rows: '20000', rounds: '1', pages: '2' }
const FULL = { rows: '1000000,10000000', rounds: '3', pages: '5' }
/** ydata-profiling has the whole file in memory, several times over. */
const MAX_YDATA_ROWS = 1_000_000

/**
 * Measures loads with their profiles beside the same statistics by hand-written SQL in plain DuckDB and beside
 * ydata-profiling, and pages of the profiles. Options: `--rows` of the files (1000000,10000000), `--rounds` of profiles
 * (3), `--pages` of each kind (5), `--quick` for a look that takes seconds, `--without-peer` for a machine without
 * Python, `--json`.
 */
export async function benchProfile(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string' },
      rounds: { type: 'string' },
      pages: { type: 'string' },
      quick: { type: 'boolean', default: false },
      'without-peer': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { rows, rounds, pages } = { ...(values.quick ? QUICK : FULL), ...values }
  const pace = { rounds: Number(rounds), pages: Number(pages) }
  const parent = join(ROOT, '.cache', 'bench', 'profile')
  await mkdir(parent, { recursive: true })
  const report: Measured[] = []
  try {
    const python = values['without-peer'] ? undefined : ydataPython()
    for (const count of rows.split(',').map(Number)) {
      const folder = await mkdtemp(join(parent, `${count}-`))
      try {
        report.push(await measure(folder, count, pace, count > MAX_YDATA_ROWS ? undefined : python))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }
    console.log(values.json ? JSON.stringify(report, null, 2) : markdownOf(report))
  } catch (error) {
    if (!(error instanceof PythonMissing)) throw error
    console.error(`${error.message} Or leave it out by --without-peer.`)
    process.exitCode = 3
  }
}
