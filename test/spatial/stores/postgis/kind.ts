import type { CollectionStore } from '../../../../src/spatial/model/collection-store.ts'
import { makeSchema, openDatabase, withPostgis, writeTable } from '../../support/postgis.ts'
import type { StoreKind } from '../collection-store-suite.ts'

export const POSTGIS: StoreKind = {
  name: 'PostGIS',
  prepare: () => {
    const postgis = withPostgis()
    let count = 0
    return async (layers, code = 4326): Promise<CollectionStore> => {
      const schema = `made_${++count}`
      await makeSchema(postgis(), schema)
      for (const layer of layers) await writeTable(postgis(), schema, layer, code)
      const database = await openDatabase(postgis().url, [`${schema}.*`])
      const [table] = database.tables
      if (table === undefined) throw new Error(database.problems.join(' '))
      const close = async (): Promise<void> => {
        await table.close()
        await database.close()
      }
      return new Proxy(table, { get: (target, name) => (name === 'close' ? close : bind(target, name)) })
    }
  },
}

function bind(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target)
  return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value
}
