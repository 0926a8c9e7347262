import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '../../../src/platform/config.ts'
import { ROOT } from '../../inputs.mjs'
import { measureFigures } from './figures/measure.ts'
import { markdownOf } from './figures/report.ts'

const QUICK = { rows: '20000' }
const FULL = { rows: '1000000' }

/**
 * Measures joins beside SQL by hand in plain DuckDB: all figures, and pages of the result sets. Options: `--rows` of the
 * left entity (1000000; the right one has ten times as many), `--quick` for a result in seconds, `--json`.
 */
export async function benchJoins(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { rows } = { ...(values.quick ? QUICK : FULL), ...values }
  const parent = join(ROOT, '.cache', 'bench', 'joins')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, `${rows}-`))
  try {
    const measured = await measureFigures(folder, Number(rows))
    console.log(
      values.json
        ? JSON.stringify(measured, null, 2)
        : markdownOf(measured, loadConfig({}).warehouseMemoryMb),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
