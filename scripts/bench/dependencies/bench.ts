import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { desbordantePython } from '../desbordante/python.ts'
import { measureDependencies } from './measure.ts'
import { dependenciesMarkdownOf } from './report.ts'

const QUICK = { scale: '0.01', times: '1', limit: '60' }
const PARTS = ['search', 'verification'] as const
const FULL = { scale: '1', times: '2', limit: '200' }

/**
 * Measures the discovery of keys and dependencies beside Desbordante, and the verification of a dependency beside SQL by
 * hand. Options: `--scale` share of the rows (1), `--times` of each search (2), `--limit` of a run of the peer in seconds
 * (200), `--only` search or verification, `--without-peer` to leave out Desbordante, `--quick` for a result in seconds, `--json`.
 */
export async function benchDiscovery(args: string[]): Promise<void> {
  const { values: given } = parseArgs({
    args,
    options: {
      scale: { type: 'string' },
      times: { type: 'string' },
      limit: { type: 'string' },
      only: { type: 'string' },
      'without-peer': { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { scale, times, limit } = { ...(given.quick ? QUICK : FULL), ...given }
  const parent = join(ROOT, '.cache', 'bench', 'discovery')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'run-'))
  try {
    const measured = await measureDependencies(folder, {
      scale: Number(scale),
      times: Number(times),
      limitSeconds: Number(limit),
      only: PARTS.find((part) => part === given.only),
      python: given['without-peer'] ? undefined : desbordantePython(),
    })
    console.log(given.json ? JSON.stringify(measured, null, 2) : dependenciesMarkdownOf(measured))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
