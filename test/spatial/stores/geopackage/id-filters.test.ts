import { expect } from 'chai'
import type { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import knex from 'knex'
import { readIds } from '../../../../src/spatial/services/ids.ts'
import { filterSql } from '../../../../src/spatial/stores/geopackage/filters/filter-sql.ts'
import { GeoPackage } from '../../../../src/spatial/stores/geopackage/geopackage.ts'
import { LayerQueries } from '../../../../src/spatial/stores/geopackage/layer-queries.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { handMade, pointBlob } from '../../support/geopackages.ts'

describe('a filter by ids of a GeoPackage', () => {
  const folder = temporaryFolder()

  for (const [type, ids, expected] of [
    ['integer', ['2', '3'], /SEARCH t USING INTEGER PRIMARY KEY \(rowid=\?\)/],
    ['text', ['way/1', 'way/2'], /SEARCH t USING INDEX sqlite_autoindex_t_1 \(code=\?\)/],
  ] as const)
    it(`asks the index of a key of the type ${type}, and reads no other rows`, async () => {
      const path = folder.file(`${type}.gpkg`)
      await handMade(path, {
        name: 't',
        sql: [
          `create table t (code ${type} primary key not null, geom point)`,
          ['insert into t values (?, ?), (?, ?)', ids[0], pointBlob(1, 1), ids[1], pointBlob(2, 2)],
        ],
      })
      const store = await GeoPackage.open(path)
      const statements: string[] = []
      const db = knex({
        client: 'sqlite3',
        connection: { filename: path },
        useNullAsDefault: true,
        pool: {
          afterCreate: (connection: EventEmitter, done: (error: null, connection: EventEmitter) => void) => {
            connection.on('trace', (sql: string) => statements.push(sql))
            done(null, connection)
          },
        },
      })
      try {
        const layer = store.layers[0]!
        const { superset, isExact } = filterSql(readIds(layer, [...ids, 'nothing']), layer)
        expect(isExact).to.equal(true)
        const queries = new LayerQueries(db, layer)
        const page = await queries.page(queries.everything, { where: [superset!] }, undefined, 10, 0)
        expect(page.map(({ key }) => String(key))).to.deep.equal(ids)
        const select = () => statements.find((sql) => sql.startsWith('select'))
        // The driver tells of a statement from its own thread, which may come after the rows.
        while (select() === undefined) await setTimeout(5)
        const plan: { detail: string }[] = await db.raw(`explain query plan ${select()}`)
        const steps = plan.map(({ detail }) => detail).join('\n')
        expect(steps).to.match(expected)
        expect(steps).not.to.match(/SCAN t\b|TEMP B-TREE/)
      } finally {
        await db.destroy()
        await store.close()
      }
    })
})
