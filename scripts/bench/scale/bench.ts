import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { measureScale } from './measure.ts'
import { scaleMarkdownOf } from './report.ts'

const QUICK = { rows: '20000', workers: '1' }
const FULL = { rows: '10000000', workers: '1,2,3' }

/**
 * Measures a repository in a cluster of Trino beside the same repository in the embedded engine, and beside statements
 * in Trino that were written by hand: load, profile, fifty rules, a join one to many, a count, pages and an export.
 * Options: `--rows` (10000000), `--workers` that compute, for each of which a cluster is started (1,2,3; one is the
 * coordinator itself), `--steps load` for the load, the count, the pages and one rule alone, `--without-embedded`,
 * `--files <folder>` to keep the large file, and to use the one that is there,
 * `--quick` for a result in a minute, `--json`.
 */
export async function benchScale(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string' },
      workers: { type: 'string' },
      steps: { type: 'string', default: 'all' },
      'without-embedded': { type: 'boolean', default: false },
      files: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { rows, workers } = { ...(values.quick ? QUICK : FULL), ...values }
  const parent = join(ROOT, '.cache', 'bench', 'scale')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, `${rows}-`))
  try {
    const measured = await measureScale(folder, {
      rows: Number(rows),
      workers: workers.split(',').map(Number),
      isWhole: values.steps === 'all',
      hasEmbedded: !values['without-embedded'],
      files: values.files,
    })
    console.log(values.json ? JSON.stringify(measured, null, 2) : scaleMarkdownOf(measured))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
