import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { TrinoClient } from '../../../src/lib/trino/trino-client.ts'
import { createLogger } from '../../../src/platform/logging.ts'
import { readLakeAddress } from '../../../src/platform/lake/lake-address.ts'
import { readTrinoAddress } from '../../../src/platform/lake/trino-address.ts'
import { FolderStorage } from '../../../src/quality/stores/trino/storage/folder-storage.ts'
import { TrinoWarehouses } from '../../../src/quality/stores/trino/trino-warehouses.ts'

/** What servers with these settings have in the lake for the repository 1. */
export interface LakeState {
  /** All tables, also hidden ones, by name. */
  readonly tables: readonly string[]
  /** Folders that belong to no table. */
  readonly strayFolders: readonly string[]
  /** Files of rows in the folder of a table that no snapshot of it has. */
  readonly strayFiles: readonly string[]
  /** The snapshots of the table that has the most. */
  readonly maxSnapshots: number
}

/** Sweeps the schema of the repository 1 as a server does, but at once. @param workFolder for files of the sweep */
export async function sweepLake(env: Readonly<Record<string, string>>, workFolder: string): Promise<void> {
  const { address, folder } = placeOf(env)
  const storage = new FolderStorage(folder, 'local:///')
  const warehouses = new TrinoWarehouses({ target: address, storage, workFolder }, createLogger('silent'))
  try {
    await (await warehouses.open(1)).sweep({ droppedMs: 0, staleMs: 0 })
  } finally {
    await warehouses.close()
  }
}

export async function lakeState(env: Readonly<Record<string, string>>): Promise<LakeState> {
  const { address, folder } = placeOf(env)
  const schema = `${address.schema}_1`
  const client = new TrinoClient({ ...address, schema, credentials: undefined })
  const ask = async (sql: string) => (await client.run(sql)).rows as string[][]
  try {
    const comments = await ask(
      `SELECT table_name, comment FROM system.metadata.table_comments WHERE catalog_name = '${address.catalog}' AND schema_name = '${schema}'`,
    )
    const strayFiles: string[] = []
    let maxSnapshots = 0
    for (const [table, comment] of comments) {
      const known = new Set(
        (await ask(`SELECT file_path FROM "${table}$files"`)).map(([path]) => basename(path!)),
      )
      const found = await readdir(join(folder, schema, comment!, 'data')).catch(() => [])
      strayFiles.push(...found.filter((file) => file.endsWith('.parquet') && !known.has(file)))
      const [[snapshots = ''] = []] = await ask(`SELECT cast(count(*) AS varchar) FROM "${table}$snapshots"`)
      maxSnapshots = Math.max(maxSnapshots, Number(snapshots))
    }
    const used = new Set(comments.map(([, comment]) => comment))
    return {
      tables: comments
        .map(([table]) => table!)
        .filter((table) => !table.startsWith('owner_'))
        .toSorted(),
      strayFolders: (await readdir(join(folder, schema))).filter((name) => !used.has(name)),
      strayFiles,
      maxSnapshots,
    }
  } finally {
    client.close()
  }
}

function placeOf(env: Readonly<Record<string, string>>) {
  const storage = readLakeAddress(env['WAREHOUSE_STORAGE']!)
  if (storage.kind !== 'folder') throw new Error('The storage is no folder.')
  return { address: readTrinoAddress(env['WAREHOUSE_URL']!), folder: storage.path }
}
