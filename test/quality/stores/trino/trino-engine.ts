import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { TrinoClient } from '../../../../src/lib/trino/trino-client.ts'
import { createLogger } from '../../../../src/platform/logging.ts'
import { FolderStorage } from '../../../../src/quality/stores/trino/storage/folder-storage.ts'
import { type TrinoSettings, TrinoWarehouses } from '../../../../src/quality/stores/trino/trino-warehouses.ts'
import type { Warehouses } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { testTrino } from '../../../support/trino.ts'
import type { EngineModule } from '../warehouse-suite.ts'

/** Each folder has schemas of its own, so that a process that is started again finds its tables. */
const schemaOf = (schema: string, folder: string): string =>
  `${schema}_${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`

export const runs = 5

export const clean = async (folder: string): Promise<void> => {
  const { address, folder: storage } = testTrino()!
  const client = new TrinoClient(address)
  const { rows } = await client.run(
    `SELECT schema_name FROM information_schema.schemata WHERE starts_with(schema_name, '${schemaOf(address.schema, folder)}_')`,
  )
  for (const [schema] of rows as string[][]) {
    await client.run(`DROP SCHEMA "${schema!}" CASCADE`)
    await rm(join(storage, schema!), { recursive: true, force: true })
  }
  client.close()
}

export const start = async (
  folder: string,
  settings: Pick<TrinoSettings, 'engineValuesAbove'> = {},
): Promise<Warehouses> => {
  const { address, folder: storage } = testTrino()!
  const schema = schemaOf(address.schema, folder)
  return new TrinoWarehouses(
    {
      target: { ...address, schema },
      storage: new FolderStorage(storage, 'local:///'),
      workFolder: folder,
      ...settings,
    },
    createLogger('silent'),
  )
}

export const numbers: EngineModule['numbers'] = (count) =>
  `(SELECT sequential_number AS i FROM TABLE(sequence(start => 0, stop => ${count - 1}))) AS numbers`
