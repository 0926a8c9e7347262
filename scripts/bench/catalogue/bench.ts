import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { measureCatalogues } from './measure.ts'
import { catalogueMarkdownOf } from './report.ts'

/**
 * Measures small requests to a server with its catalogue in SQLite and to one with its catalogue in PostgreSQL, in turn.
 * It starts the PostgreSQL server that this machine has, with its default settings. Options: `--rounds` (10),
 * `--requests` of each kind in a round (40), `--clients` that send them at the same time (1), `--rules` in the repository
 * (500), `--many` rules, joins and
 * jobs whose listings are measured in place of small requests (0), `--only` kinds with this text, `--json`.
 */
export async function benchCatalogue(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '10' },
      requests: { type: 'string', default: '40' },
      clients: { type: 'string', default: '1' },
      rules: { type: 'string', default: '500' },
      many: { type: 'string', default: '0' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  })
  const parent = join(ROOT, '.cache', 'bench', 'catalogue')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'run-'))
  try {
    const measured = await measureCatalogues(folder, {
      rounds: Number(values.rounds),
      requests: Number(values.requests),
      clients: Number(values.clients),
      rules: Number(values.rules),
      many: Number(values.many),
      only: values.only,
    })
    console.log(values.json ? JSON.stringify(measured, null, 2) : catalogueMarkdownOf(measured))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
