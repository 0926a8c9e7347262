import { expect } from 'chai'
import { encodeFeature } from '../../../src/spatial/encodings/geojson.ts'
import type { Layer } from '../../../src/spatial/model/collection-store.ts'
import { GeoPackage } from '../../../src/spatial/stores/geopackage/geopackage.ts'
import { temporaryFolder } from '../support/folders.ts'
import { change, handMade, pointBlob } from '../support/geopackages.ts'

describe('the columns of a layer', () => {
  const folder = temporaryFolder()
  let made = 0

  interface Published {
    readonly layer: Layer
    readonly hints: readonly string[]
    readonly properties: Record<string, unknown>[]
  }

  /** A layer as it is published: one column after its declaration, one row for each list of values. */
  async function publish(
    columns: string,
    ...rows: (string | number | null | Buffer)[][]
  ): Promise<Published> {
    const path = folder.file(`columns-${made++}.gpkg`)
    const marks = (row: unknown[]): string => row.map(() => ', ?').join('')
    await handMade(path, {
      name: 't',
      sql: [
        `create table t (fid integer primary key, geom point${columns ? `, ${columns}` : ''})`,
        ...rows.map(
          (row) => [`insert into t values (null, ?${marks(row)})`, pointBlob(1, 1), ...row] as const,
        ),
      ],
    })
    return read(path)
  }

  async function read(path: string): Promise<Published> {
    const store = await GeoPackage.open(path)
    expect(store.problems).to.deep.equal([])
    const layer = store.layers[0]!
    const properties: Record<string, unknown>[] = []
    for await (const batch of store.page(layer, { limit: 1000 })) {
      for (const row of batch) {
        const feature = JSON.parse(encodeFeature(layer, row).toString('utf8')) as {
          properties: Record<string, unknown>
        }
        properties.push(feature.properties)
      }
    }
    await store.close()
    return { layer, hints: store.hints, properties }
  }

  const typeOf = async (
    declared: string,
    ...values: (string | number | null | Buffer)[]
  ): Promise<string> => {
    const { layer, hints } = await publish(`c ${declared}`, ...values.map((value) => [value]))
    return `${layer.columns[0]?.type ?? 'hidden'}${hints.length > 0 ? ', said' : ''}`
  }

  it('take the type that all of their values are of, and say where that is not the declared one', async () => {
    expect(await typeOf('integer')).to.equal('integer')
    expect(await typeOf('integer', 1, null)).to.equal('integer')
    expect(await typeOf('integer', 1, 1.5)).to.equal('number, said')
    expect(await typeOf('integer', 1, 'n/a')).to.equal('text, said')
    expect(await typeOf('real', 1, 2.5)).to.equal('number')
    expect(await typeOf('real', 1, 'n/a')).to.equal('text, said')
    expect(await typeOf('boolean', 0, 1, null)).to.equal('boolean')
    expect(await typeOf('boolean', 0, 2)).to.equal('integer, said')
    expect(await typeOf('boolean', 'true')).to.equal('text, said')
    expect(await typeOf('text', 'a', '1')).to.equal('text')
    expect(await typeOf('date', '2020-01-01')).to.equal('date')
    expect(await typeOf('date', 2020, 2021)).to.equal('integer, said')
    expect(await typeOf('datetime', 'soon', '2020-01-01')).to.equal('datetime, said')
    expect(await typeOf('text', Buffer.from([1]))).to.equal('hidden, said')
  })

  it('have values of that type, as the schema says', async () => {
    const { properties } = await publish('c integer, d text', ['n/a', 'x'], [7, 'y'])
    expect(properties).to.deep.equal([
      { c: 'n/a', d: 'x' },
      { c: '7', d: 'y' },
    ])
  })

  it('have timestamps after RFC 3339, whichever way the file spells them', async () => {
    const spelled = {
      '2020-01-01T10:00:00Z': '2020-01-01T10:00:00Z',
      '2020-01-01 10:00:00': '2020-01-01T10:00:00Z',
      '2020-01-01 10:00': '2020-01-01T10:00:00Z',
      '2020-01-01T10:00:00.125': '2020-01-01T10:00:00.125Z',
      '2020-01-01 10:00:00+02:00': '2020-01-01T10:00:00+02:00',
      '2020-01-01': '2020-01-01T00:00:00Z',
    }
    const { properties, layer } = await publish(
      'seen datetime',
      ...Object.keys(spelled).map((text) => [text]),
    )
    expect(properties.map(({ seen }) => seen)).to.deep.equal(Object.values(spelled))
    expect(layer.columns[0]).to.deep.equal({ name: 'seen', type: 'datetime' })
    expect(layer.temporal).to.deep.equal(['2020-01-01T00:00:00Z', '2020-01-01T10:00:00.125Z'])
  })

  it('keep texts that are not dates, without a time', async () => {
    const garbage = ['soon', '12:00', '2020-02-30', 'now', '2020-13-01', '']
    const { properties, layer, hints } = await publish(
      'day date',
      ['2021-05-05'],
      ...garbage.map((text) => [text]),
    )
    expect(properties.map(({ day }) => day)).to.deep.equal(['2021-05-05', ...garbage])
    expect(layer.columns[0]).to.deep.equal({ name: 'day', type: 'date', irregular: true })
    expect(layer.temporal).to.deep.equal(['2021-05-05T00:00:00Z', '2021-05-05T23:59:59Z'])
    expect(hints[0]).to.contain('"day"').and.contain('declared date')
  })

  it('named start and end are the time of a feature, which is open if one is missing', async () => {
    const closed = await publish('seen date, "START" date, "end" datetime', [
      '1999-01-01',
      '2020-01-01',
      '2020-06-01 12:00:00',
    ])
    expect(closed.layer.time).to.deep.equal({ start: 1, end: 2 })
    expect(closed.layer.temporal).to.deep.equal(['2020-01-01T00:00:00Z', '2020-06-01T12:00:00Z'])
    const open = await publish(
      'start date, "end" date',
      ['2020-01-01', null],
      [null, null],
      ['2021-01-01', '2022-01-01'],
    )
    expect(open.layer.temporal).to.deep.equal(['2020-01-01T00:00:00Z', null])
  })

  it('list few values that repeat, and the range of numbers', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => [`use ${i % 3}`, i % 4, i / 2, `name ${i}`])
    const { layer } = await publish('use text, level integer, height real, name text', ...rows)
    expect(layer.columns).to.deep.equal([
      { name: 'use', type: 'text', values: ['use 0', 'use 1', 'use 2'] },
      { name: 'level', type: 'integer', values: [0, 1, 2, 3], range: [0, 3] },
      { name: 'height', type: 'number', range: [0, 29.5] },
      { name: 'name', type: 'text' },
    ])
    const few = await publish('name text', ['a'], ['b'], ['c'])
    expect(few.layer.columns).to.deep.equal([{ name: 'name', type: 'text' }])
  })

  it('have a maximum length only if all values keep it', async () => {
    expect((await publish('c text(3)', ['abc'])).layer.columns[0]).to.include({ maxLength: 3 })
    expect((await publish('c text(3)', ['abcd'])).layer.columns[0]).not.to.have.property('maxLength')
  })

  it('of binary values are not published but known by name', async () => {
    const { layer, properties } = await publish('photo blob, other polygon, name text not null', [
      Buffer.from([1, 2]),
      null,
      'x',
    ])
    expect(layer.columns).to.deep.equal([{ name: 'name', type: 'text', required: true }])
    expect(layer.hidden).to.deep.equal(['photo', 'other'])
    expect(properties).to.deep.equal([{ name: 'x' }])
  })

  it('may be generated', async () => {
    const path = folder.file('generated.gpkg')
    await handMade(path, {
      name: 't',
      sql: [
        'create table t (fid integer primary key, geom blob, a integer, twice integer generated always as (a * 2) stored, thrice integer as (a * 3))',
        ['insert into t (geom, a) values (?, 2)', pointBlob(0, 0)],
      ],
    })
    expect((await read(path)).properties).to.deep.equal([{ a: 2, twice: 4, thrice: 6 }])
  })

  it('may have names that are special in JavaScript or SQL', async () => {
    const names = ['__proto__', 'constructor', 'select', 'a"b', "it's", '100%', 'a b', 'É', 'é', 'toString']
    const declared = names.map((name) => `"${name.replaceAll('"', '""')}" text`).join(', ')
    const { properties, layer } = await publish(declared, names)
    expect(layer.columns.map(({ name }) => name)).to.deep.equal(names)
    expect(Object.entries(properties[0]!)).to.deep.equal(names.map((name) => [name, name]))
  })

  describe('with notes in gpkg_data_columns', () => {
    const noted = async (
      constraints: string[],
      ...rows: (string | number)[][]
    ): Promise<Layer['columns']> => {
      const path = folder.file(`noted-${made++}.gpkg`)
      await handMade(path, {
        name: 'T',
        sql: [
          'create table T (fid integer primary key, geom blob, use text, share real)',
          ...rows.map((row) => ['insert into T values (null, ?, ?, ?)', pointBlob(0, 0), ...row] as const),
        ],
      })
      await change(path, async (db) => {
        await db.raw(
          'create table gpkg_data_columns (table_name text, column_name text, name text, title text, description text, mime_type text, constraint_name text)',
        )
        await db.raw(
          'create table gpkg_data_column_constraints (constraint_name text, constraint_type text, value text, min numeric, min_is_inclusive boolean, max numeric, max_is_inclusive boolean, description text)',
        )
        await db.raw(
          `insert into gpkg_data_columns values ('t', 'USE', 'u', 'Land use', 'As mapped', null, 'uses')`,
        )
        await db.raw(
          `insert into gpkg_data_columns values ('t', 'share', 'Share', null, null, null, 'shares')`,
        )
        for (const values of constraints)
          await db.raw(`insert into gpkg_data_column_constraints values ${values}`)
      })
      return (await read(path)).layer.columns
    }
    const uses = [
      `('uses', 'enum', 'wood', null, null, null, null, 'Trees')`,
      `('uses', 'enum', 'rock', null, null, null, null, null)`,
    ]

    it('have the titles, descriptions and constraints that their values keep', async () => {
      const columns = await noted([...uses, `('shares', 'range', null, 0, 1, 100, 1, null)`], ['wood', 20])
      expect(columns).to.deep.equal([
        {
          name: 'use',
          type: 'text',
          title: 'Land use',
          description: 'As mapped\nwood: Trees',
          values: ['wood', 'rock'],
        },
        { name: 'share', type: 'number', title: 'Share', range: [0, 100] },
      ])
    })

    it('do not promise a constraint that a value breaks', async () => {
      const columns = await noted([...uses, `('shares', 'range', null, 0, 1, 100, 1, null)`], ['water', 120])
      expect(columns[0]).not.to.have.property('values')
      expect(columns[1]).to.deep.include({ range: [120, 120] })
    })

    it('describe a pattern in words', async () => {
      const columns = await noted([`('uses', 'glob', 'w*', null, null, null, null, null)`], ['wood', 1])
      expect(columns[0]?.description).to.contain('w*')
    })
  })
})
