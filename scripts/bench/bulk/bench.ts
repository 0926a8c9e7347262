import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { measureBulk } from './measure.ts'
import { bulkMarkdownOf } from './report.ts'

const QUICK = '200,400'
const FULL = '2000,8000'

/**
 * Measures changes of thousands of rules, and how long requests about another repository wait during them. Options:
 * `--rules` of each change (2000,8000), `--only` changes with this text, `--quick` for a result in a minute, `--json`.
 */
export async function benchBulk(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rules: { type: 'string' },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const counts = (values.rules ?? (values.quick ? QUICK : FULL)).split(',').map(Number)
  const parent = join(ROOT, '.cache', 'bench', 'bulk')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'changes-'))
  try {
    const measured = await measureBulk(folder, counts, values.only)
    console.log(values.json ? JSON.stringify(measured, null, 2) : bulkMarkdownOf(measured))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
