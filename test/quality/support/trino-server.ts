import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { TrinoClient } from '../../../src/lib/trino/trino-client.ts'
import { trinoOf } from '../../support/trino.ts'

/** A part of the cluster of the tests, with schemas of its own. */
export interface TestLake {
  /** The settings of a server. */
  readonly env: Readonly<Record<string, string>>
  /** The schemas that servers with these settings have made. */
  schemas(): Promise<string[]>
  /** The folders of results, in all of them. Each has its own until it is read. */
  results(): Promise<string[]>
  /** Deletes all of them. */
  drop(): Promise<void>
}

/** Without a cluster, the tests are pending and say why. @param name letters, for the names of the schemas */
export function lakeOf(context: Mocha.Context, name: string): TestLake {
  const { address, folder } = trinoOf(context)
  const { user, origin, catalog, schema } = address
  const own = `${schema}_${name}_${randomBytes(3).toString('hex')}`
  const client = new TrinoClient({ ...address, credentials: undefined })
  const schemas = async () => {
    const { rows } = await client.run(`SHOW SCHEMAS FROM ${catalog}`)
    return rows.map(([found]) => String(found)).filter((found) => found.startsWith(`${own}_`))
  }
  return {
    env: {
      WAREHOUSE_URL: `trino://${user}@${new URL(origin).host}/${catalog}/${own}`,
      WAREHOUSE_STORAGE: folder,
    },
    schemas,
    results: async () => {
      const folders = await Promise.all((await schemas()).map((found) => readdir(join(folder, found))))
      return folders.flat().filter((found) => found.startsWith('result-'))
    },
    drop: async () => {
      for (const found of await schemas()) {
        await client.run(`DROP SCHEMA ${catalog}.${found} CASCADE`)
        await rm(join(folder, found), { recursive: true, force: true })
      }
      client.close()
    },
  }
}
