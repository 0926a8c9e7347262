import { expect } from 'chai'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { loggerTo } from '../../../src/platform/logging.ts'
import { DuckDbWarehouses } from '../../../src/quality/stores/duckdb/duckdb-warehouses.ts'
import { contentNameOf } from '../../../src/quality/stores/files/content-names.ts'
import type { QualityServer } from './quality-server.ts'

const logger = loggerTo({ write: () => undefined }, 'silent')

/**
 * What a server that has ended left in DATA_DIR although the catalogue does not name it: temporary files, pieces of
 * loads, contents without a file, tables without an entity, folders without a repository. Paths and names of tables.
 * And `missing`: what the catalogue names and nothing holds.
 */
export async function strayData(dataDir: string): Promise<{ stray: string[]; missing: string[] }> {
  const stray: string[] = []
  const missing: string[] = []
  const compare = (where: string, there: readonly string[], named: readonly string[]) => {
    stray.push(...there.filter((name) => !named.includes(name)).map((name) => `${where}/${name}`))
    missing.push(...named.filter((name) => !there.includes(name)).map((name) => `${where}/${name}`))
  }
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
  const warehouses = await DuckDbWarehouses.start(
    { folder: join(dataDir, 'quality'), memoryMb: 256, threads: 1 },
    logger,
  )
  try {
    const repositories = await catalogue.knex<{ id: number }>('repositories').pluck('id')
    const folders = (await readdir(join(dataDir, 'quality'))).filter((name) => /^\d+$/.test(name))
    compare('quality', folders, repositories.map(String))
    for (const id of repositories) {
      const folder = join(dataDir, 'quality', String(id))
      compare(
        `${id}`,
        (await readdir(folder)).filter((name) => !/^warehouse\.duckdb(\.wal)?$/.test(name)),
        ['files', 'loads', 'exports'],
      )
      compare(`${id}/loads`, await readdir(join(folder, 'loads')), [])
      for (const kind of ['files', 'exports']) {
        const rows = await catalogue
          .knex(kind)
          .where({ repository_id: id })
          .select<{ id: number; content: string | null }[]>('id', 'content')
        compare(`${id}/${kind}`, await readdir(join(folder, kind)), rows.map(contentNameOf))
      }
      const entities = await catalogue
        .knex('entities')
        .where({ repository_id: id })
        .where('generation', '>', 0)
        .select<{ id: number; generation: number; state: string }[]>('id', 'generation', 'state')
      const tables = entities.flatMap(({ id, generation, state }) =>
        (state === 'Fully Loaded' ? ['e', 'r', 'v', 'f', 'q'] : ['e', 'r']).map(
          (kind) => `${kind}${id}_g${generation}`,
        ),
      )
      const isThere = existsSync(join(folder, 'warehouse.duckdb'))
      compare(`${id}/warehouse`, isThere ? await (await warehouses.open(id)).tables() : [], tables)
    }
  } finally {
    await warehouses.close()
    await catalogue.close()
  }
  return { stray, missing }
}

/** Ends a server and removes its data: nothing may be left over, and no fault of the server in its log. */
export async function stopWithNothingLeft(server: QualityServer): Promise<void> {
  // Swept a little after the last load.
  await sleep(2500)
  await server.stop(true)
  const left = await strayData(server.dataDir)
  await rm(server.dataDir, { recursive: true })
  expect(left).to.deep.equal({ stray: [], missing: [] })
  expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
}
