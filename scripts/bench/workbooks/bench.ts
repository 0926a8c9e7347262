import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { PythonMissing } from '../../python-environment.ts'
import { calaminePython } from './calamine.ts'
import { measureWorkbooks } from './measure.ts'
import { workbooksMarkdownOf } from './report.ts'

/**
 * Measures the reading and the loading of workbooks beside the same rows as CSV, and beside python-calamine. Without
 * Python it says so and measures ours alone. Options: `--rows` (1000000), `--times` of each reading (3),
 * `--without-peer`, `--json`.
 */
export async function benchWorkbooks(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '1000000' },
      times: { type: 'string', default: '3' },
      'without-peer': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const python = values['without-peer'] ? undefined : installed()
  const parent = join(ROOT, '.cache', 'bench', 'workbooks')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'run-'))
  try {
    const sizes = { rows: Number(values.rows), times: Number(values.times) }
    const measured = await measureWorkbooks(folder, { ...sizes, python })
    console.log(values.json ? JSON.stringify(measured, null, 2) : workbooksMarkdownOf(measured))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function installed(): string | undefined {
  try {
    return calaminePython()
  } catch (error) {
    if (!(error instanceof PythonMissing)) throw error
    console.error(`${error.message}. The bench runs without python-calamine.`)
    return undefined
  }
}
