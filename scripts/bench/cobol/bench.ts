import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Cobrix, CobrixMissing, installCobrix } from '../../cobrix/cobrix.ts'
import { ROOT } from '../../inputs.mjs'
import { measureCobol } from './measure.ts'
import { cobolMarkdownOf } from './report.ts'

/**
 * Measures the reading of fixed records of 40 fields into files of CSV, beside Cobrix on two cores of Spark. Without
 * Spark it says so and measures ours alone. Options: `--megabytes` of the file (1000), `--times` of each reading (3),
 * `--without-peer`, `--json`.
 */
export async function benchCobol(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      megabytes: { type: 'string', default: '1000' },
      times: { type: 'string', default: '3' },
      'without-peer': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const cobrix = values['without-peer'] ? undefined : await installed()
  const parent = join(ROOT, '.cache', 'bench', 'cobol')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'run-'))
  try {
    const sizes = { megabytes: Number(values.megabytes), times: Number(values.times) }
    const measured = await measureCobol(folder, { ...sizes, cobrix })
    console.log(values.json ? JSON.stringify(measured, null, 2) : cobolMarkdownOf(measured))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function installed(): Promise<Cobrix | undefined> {
  try {
    return await installCobrix()
  } catch (error) {
    if (!(error instanceof CobrixMissing)) throw error
    console.error(`${error.message}. The bench runs without Cobrix.`)
    return undefined
  }
}
