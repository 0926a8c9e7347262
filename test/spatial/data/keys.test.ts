import { expect } from 'chai'
import type { FeatureKey } from '../../../src/spatial/model/collection-store.ts'
import { GeoPackage } from '../../../src/spatial/stores/geopackage/geopackage.ts'
import { temporaryFolder } from '../support/folders.ts'
import { handMade, pointBlob, type HandMade } from '../support/geopackages.ts'

const at = (x: number): Buffer => pointBlob(x, 0)

describe('a layer is published by the key that it has', () => {
  const folder = temporaryFolder()
  let made = 0

  /** The key columns and keys of a layer, read page by page, and its problems. */
  async function keysOf(...sql: HandMade['sql']): Promise<{
    key: { column: string; type: string } | undefined
    keys: FeatureKey[]
    problems: readonly string[]
    columns: string[] | undefined
  }> {
    const path = folder.file(`keys-${made++}.gpkg`)
    await handMade(path, { name: 't', sql })
    const store = await GeoPackage.open(path)
    const [layer] = store.layers
    const keys: FeatureKey[] = []
    if (layer) {
      for await (const batch of store.page(layer, { limit: 2 })) keys.push(...batch.map(({ key }) => key))
      const after = { values: [], key: keys.at(-1)! }
      for await (const batch of store.page(layer, { limit: 10, after }))
        keys.push(...batch.map(({ key }) => key))
      for (const key of keys) expect((await store.feature(layer, key))?.key).to.equal(key)
    }
    await store.close()
    return {
      key: layer?.key,
      keys,
      problems: store.problems,
      columns: layer?.columns.map(({ name }) => name),
    }
  }

  it('where that is a text', async () => {
    const found = await keysOf('create table t (uuid text primary key, geom blob, name text)', [
      'insert into t values (?, ?, null), (?, ?, null), (?, ?, null)',
      'b/2',
      at(1),
      'a 1',
      at(2),
      'ü',
      at(3),
    ])
    expect(found).to.deep.equal({
      key: { column: 'uuid', type: 'text' },
      keys: ['a 1', 'b/2', 'ü'],
      problems: [],
      columns: ['name'],
    })
  })

  it('where that is the number of the row, for lack of a column', async () => {
    const found = await keysOf('create table t (geom blob, "rowid" text)', [
      'insert into t values (?, ?), (?, ?), (?, ?)',
      ...[at(1), 'x', at(2), 'y', at(3), 'z'],
    ])
    expect(found.key).to.deep.equal({ column: '_rowid_', type: 'integer' })
    expect(found.keys).to.deep.equal([1, 2, 3])
    expect(found.columns).to.deep.equal(['rowid'])
  })

  it('where the primary key has several columns, which are published too', async () => {
    const found = await keysOf('create table t (a int, b int, geom blob, primary key (a, b))', [
      'insert into t values (1, 1, ?), (1, 2, ?)',
      at(1),
      at(2),
    ])
    expect(found.key).to.deep.equal({ column: 'rowid', type: 'integer' })
    expect(found.columns).to.deep.equal(['a', 'b'])
  })

  it('where the table has no numbers of rows', async () => {
    const found = await keysOf('create table t (id integer primary key, geom blob) without rowid', [
      'insert into t values (5, ?), (-3, ?)',
      at(1),
      at(2),
    ])
    expect(found.key).to.deep.equal({ column: 'id', type: 'integer' })
    expect(found.keys).to.deep.equal([-3, 5])
  })

  it('where it is a view with a unique first column, or one named as GDAL does', async () => {
    const table = [
      'create table b (n integer primary key, g blob)',
      ['insert into b values (1, ?), (2, ?)', at(1), at(2)],
    ] as const
    const first = await keysOf(...table, 'create view t as select n * 10 as id, g as geom from b')
    expect(first.key).to.deep.equal({ column: 'id', type: 'integer' })
    expect(first.keys).to.deep.equal([10, 20])
    const named = await keysOf(
      ...table,
      `create view t as select 'x' as name, n as OGC_FID, g as geom from b`,
    )
    expect(named.key).to.deep.equal({ column: 'OGC_FID', type: 'integer' })
  })

  it('and is rejected with a sentence if no column identifies its features', async () => {
    const rows = [
      'create table b (n integer primary key, g blob)',
      ['insert into b values (1, ?), (2, ?)', at(1), at(2)],
    ] as const
    const view = await keysOf(...rows, 'create view t as select 1 as id, g as geom from b')
    expect(view.problems).to.have.length(1)
    expect(view.problems[0]).to.contain('"t" of').and.contain('column "id" of this view')
    const table = await keysOf('create table t (a, b, geom blob, primary key (a, b)) without rowid')
    expect(table.problems[0]).to.contain('INTEGER PRIMARY KEY')
    const large = await keysOf('create table t (id integer primary key, geom blob)', [
      'insert into t values (9007199254740993, ?)',
      at(1),
    ])
    expect(large.problems[0]).to.contain('"id" exceeds 2^53')
  })

  it('falls back to the number of the row where a declared key repeats its values', async () => {
    const found = await keysOf('create table t (id text primary key, geom blob)', [
      'insert into t values (null, ?), (null, ?)',
      at(1),
      at(2),
    ])
    expect(found.key).to.deep.equal({ column: 'rowid', type: 'integer' })
    expect(found.columns).to.deep.equal(['id'])
  })
})
