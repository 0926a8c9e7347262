import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '../../../src/platform/config.ts'
import { ROOT } from '../../inputs.mjs'
import { measureDiscovery } from './discover/measure.ts'
import { discoveryMarkdownOf } from './discover/report.ts'
import { desbordantePython } from '../desbordante/python.ts'
import { measureFigures } from './figures/measure.ts'
import { markdownOf } from './figures/report.ts'

const QUICK = { rows: '20000', values: '100000', times: '1' }
const FULL = { rows: '1000000', values: '10000000', times: '3' }
const PARTS = ['figures', 'discovery'] as const

/**
 * Measures joins beside SQL by hand in plain DuckDB: all figures, and pages of the result sets. Then it measures
 * discoveries of joins beside SPIDER. Options: `--rows` of the left entity (1000000; the right one has ten times as many),
 * `--values` of the attributes whose joins are discovered (10000000), `--times` of each discovery (3), `--only` figures or
 * discovery, `--without-peer` to leave out SPIDER, `--quick` for a result in seconds, `--json`.
 */
export async function benchJoins(args: string[]): Promise<void> {
  const { values: given } = parseArgs({
    args,
    options: {
      rows: { type: 'string' },
      values: { type: 'string' },
      times: { type: 'string' },
      only: { type: 'string' },
      'without-peer': { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { rows, values, times } = { ...(given.quick ? QUICK : FULL), ...given }
  const parts = PARTS.filter((part) => given.only === undefined || part === given.only)
  const { warehouseMemoryMb } = loadConfig({})
  const parent = join(ROOT, '.cache', 'bench', 'joins')
  await mkdir(parent, { recursive: true })
  for (const part of parts) {
    const folder = await mkdtemp(join(parent, `${part}-`))
    const show = <T>(measured: T, markdownOf: (measured: T, memoryMb: number) => string): void =>
      console.log(given.json ? JSON.stringify(measured, null, 2) : markdownOf(measured, warehouseMemoryMb))
    try {
      if (part === 'figures') show(await measureFigures(folder, Number(rows)), markdownOf)
      else {
        const python = given['without-peer'] ? undefined : desbordantePython()
        show(await measureDiscovery(folder, Number(values), Number(times), python), discoveryMarkdownOf)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
