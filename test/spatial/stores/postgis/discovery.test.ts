import { expect } from 'chai'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Collections, type Change } from '../../../../src/spatial/services/collections.ts'
import { Databases } from '../../../../src/spatial/services/databases.ts'
import { writeGeoPackage } from '../../../../src/spatial/stores/geopackage/writer.ts'
import { encodeFeature } from '../../../../src/spatial/encodings/geojson.ts'
import { PostgisDatabase } from '../../../../src/spatial/stores/postgis/database.ts'
import { readEntries } from '../../../../src/spatial/stores/postgis/entries.ts'
import { makeSchema, openDatabase, withPostgis } from '../../support/postgis.ts'
import { layer, point } from '../collection-store-suite.ts'

describe('tables of PostGIS', function () {
  this.timeout(60_000)
  const postgis = withPostgis()
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-tables-'))
  })
  after(() => folder && rm(folder, { recursive: true }))

  it('of every kind are published, with comments, and found again while the server runs', async () => {
    const { sql, url } = postgis()
    await makeSchema(postgis(), 'kinds')
    await sql(`set search_path = kinds, public;
      create table plain (id int primary key, geom geometry(Point, 25832) not null);
      comment on column plain.id is 'not a property'; insert into plain values (1, ST_Point(500000, 5700000, 25832));
      create table parted (id int primary key, geom geometry(Polygon, 4326)) partition by range (id);
      create table part partition of parted for values from (0) to (10);
      create view seen as select id, geom from plain; create view blind as select geom from plain;
      create materialized view kept as select id, geom from plain; create unique index on kept (id);
      create table "sl/ash" (id int primary key); create table bare (a int);
      create table attributes (id int primary key, note text); comment on column attributes.note is 'A note';
      create table hidden (id int primary key); revoke select on hidden from reader`)
    const database = await openDatabase(url, ['kinds.*'], { 'kinds.seen': ['id'] })
    try {
      const names = () => database.tables.map(({ layers }) => layers[0].name)
      // PostgreSQL does not know whether a column of a materialised view can be null.
      expect(names()).to.deep.equal(['attributes', 'parted', 'plain', 'seen', 'sl/ash'])
      expect(database.problems.join('\n'))
        .to.match(/"kinds.blind" .* nothing tells which columns identify/)
        .and.to.match(/"kinds.bare" .* neither a primary key nor a unique index/)
        .and.to.match(/"kinds.kept" .* nothing tells/)
        .and.to.match(/"kinds.hidden" .* the role reader may not read it/)
      const [attributes, , plain] = database.tables
      expect(attributes!.layers[0]).to.deep.include({
        columns: [{ name: 'note', type: 'text', description: 'A note' }],
        featureCount: 0,
      })
      expect(attributes!.layers[0]).not.to.have.property('geometry')
      expect(plain!.layers[0]).to.deep.include({ geometry: { column: 'geom', kind: 'Point', hasZ: false } })
      expect(plain!.layers[0].crs.uri).to.equal('http://www.opengis.net/def/crs/EPSG/0/25832')
      expect(plain!.layers[0].bbox?.[0]).to.be.closeTo(9, 1e-6)

      await sql(`create table kinds.later (id int primary key); drop table kinds.parted;
        alter table kinds.attributes add more int`)
      await database.look()
      expect(names()).to.deep.equal(['attributes', 'later', 'plain', 'seen', 'sl/ash'])
      expect(database.tables[0]!.layers[0].columns.map(({ name }) => name)).to.deep.equal(['note', 'more'])
    } finally {
      await database.close()
    }
  })

  it('of several or unknown reference systems are refused with a sentence', async () => {
    const { sql, url } = postgis()
    await makeSchema(postgis(), 'srids')
    await sql(`set search_path = srids, public;
      create table mixed (id int primary key, geom geometry);
      insert into mixed values (1, ST_Point(1, 2, 4326)), (2, ST_Point(1, 2, 25832));
      create table unknown (id int primary key, geom geometry(Point)); insert into unknown values (1, ST_Point(1, 2));
      create table none (id int primary key, geom geometry);
      create table good (id int primary key, geom geometry); insert into good values (1, ST_Point(9, 52, 4258))`)
    const database = await openDatabase(url, ['srids.*'])
    try {
      expect(database.tables.map(({ layers }) => layers[0].name)).to.deep.equal(['good'])
      expect(database.problems.join('\n'))
        .to.match(/"srids.mixed" .* several reference systems, the SRIDs 4326, 25832\. Transform/)
        .and.to.match(/"srids.unknown" .* \(SRID 0\)\. Name it/)
        .and.to.match(/"srids.none" .* \(SRID 0\)\. Name it/)
    } finally {
      await database.close()
    }
  })

  it('stay served if one row lies beyond the map, and name it', async () => {
    const { sql, url } = postgis()
    await makeSchema(postgis(), 'beyond')
    await sql(`set search_path = beyond, public;
      create table a (id int primary key, geom geometry(Point, 25832));
      insert into a values (1, ST_Point(500000, 5700000, 25832)), (2, ST_Point(1e12, 5700000, 25832)), (3, null);
      create table b (id int primary key, geom geometry(Point, 3857));
      insert into b values (1, ST_Point(1000000, 7000000, 3857)), (2, ST_Point(1e9, 1e9, 3857));
      create table c (id int primary key, geom geometry(Point, 25832));
      insert into c select i, ST_Point(500000 + i, 5700000, 25832) from generate_series(2, 20010) as i;
      insert into c values (1, ST_Point(1e12, 1e12, 25832)); create index on c using gist (geom); analyze c;
      create table d (id int primary key, geom geometry(Point, 25832)); insert into d values (7, ST_Point(1e12, 1e12, 25832));
      insert into public.spatial_ref_sys (srid, auth_name, auth_srid, srtext) values (990001, 'NONE', 990001, '');
      create table e (id int primary key, geom geometry(Point, 990001)); insert into e values (7, ST_Point(1, 1, 990001))`)
    const database = await openDatabase(url, ['beyond.*'])
    try {
      const tables = database.tables
      expect(tables.map(({ layers }) => layers[0].name)).to.deep.equal(['a', 'b', 'c', 'd'])
      const problems = tables.map((table) => table.problems.join())
      expect(problems[0]).to.match(/beyond the map of its reference system, for example in the feature 2\./)
      expect(problems[1]).to.match(/in the feature 2\./)
      expect(problems[3]).to.match(/in the feature 7\./)
      expect(database.problems.join())
        .to.match(/"beyond.e" .* no well-known text.*ST_Transform/)
        .and.not.to.include('ogr2ogr')
      const [a, b, , d] = tables.map(({ layers }) => layers[0])
      expect(a!.bbox?.map(Math.round)).to.deep.equal([9, 51, 9, 51])
      expect(b!.bbox?.map(Math.round)).to.deep.equal([9, 53, 9, 53])
      expect(d).not.to.have.property('bbox')
      const bbox = [{ minX: 8, minY: 50, maxX: 10, maxY: 54, minZ: -Infinity, maxZ: Infinity }]
      const counts: number[] = []
      for (const table of tables) {
        let count = 0
        for await (const rows of table.page(table.layers[0], { limit: 30_000, bbox })) count += rows.length
        counts.push(count)
      }
      // A row without a geometry matches every bbox.
      expect(counts).to.deep.equal([2, 1, 20_009, 0])
      const row = await tables[0]!.feature(a!, 2)
      expect(JSON.parse(encodeFeature(a!, row!).toString())).to.include({ id: 2, geometry: null })
    } finally {
      await database.close()
    }
  })

  it('are not published under the id of another collection, and do not hide other tables', async () => {
    const { sql, url } = postgis()
    await makeSchema(postgis(), 'places')
    await sql(`create table places.spots (id int primary key); create table places.more (id int primary key)`)
    await writeGeoPackage(join(folder, 'places.gpkg'), [layer([{ geometry: point(1, 2), properties: {} }])])
    const file = join(folder, 'databases.yaml')
    await writeFile(file, `gis: { url: '${url}', tables: [places.*] }`)
    const changes: Change[] = []
    const collections = await Collections.open([folder], {
      databases: await Databases.open(file, { lookMs: 20 }),
      onChange: (change) => changes.push(change),
    })
    try {
      expect(collections.list().map(({ id }) => id)).to.deep.equal(['places/more', 'places/spots'])
      expect(collections.find('places', 'spots').storageCrs).to.match(/CRS84/)
      expect(collections.problems().join('\n')).to.match(
        /^The table "places.spots" of the database "gis" is not served, because the layer "spots" of places.gpkg is the collection "places\/spots" already\. Rename one of them\.$/m,
      )
      await sql(`create table places.third (id int primary key); insert into places.more values (1)`)
      for (let i = 0; i < 100 && changes.length < 2; i++) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        await collections.refresh()
      }
      expect(changes.slice(1)).to.deep.equal([
        { added: ['places/third'], replaced: [], removed: [], problems: [], hints: [] },
      ])
    } finally {
      await collections.close()
    }
  })

  it('of a database that is away are a problem, and found once it is there', async () => {
    const { server, url } = postgis()
    const database = await openDatabase(url.replace(`:${server.port}/`, ':1/'), ['places.*'])
    expect(database.tables).to.deep.equal([])
    expect(database.problems.join()).to.match(/^The database "gis" cannot be reached: .*ECONNREFUSED/)
    await database.close()
    const wrong = await openDatabase(url.replace('reader:reader', 'reader:wrong'), ['places.*'])
    expect(wrong.problems.join())
      .to.match(/password authentication failed/)
      .and.not.to.include('wrong')
    await wrong.close()
  })

  it('of a database that wants a password, or whose files are gone, are a problem in a sentence', async () => {
    const { url } = postgis()
    const entry = (text: string) => `gis: { url: '${text}', tables: [places.*] }`
    const file = join(folder, 'faults.yaml')
    const problemsOf = async (): Promise<string> => {
      const databases = await Databases.open(file)
      await databases.close()
      return databases.problems.join()
    }
    await writeFile(file, entry(url.replace(':reader@', '@')))
    expect(await problemsOf()).to.match(/cannot be reached: it wants a password/)
    const password = join(folder, 'password')
    await writeFile(password, 'reader')
    await writeFile(
      file,
      `gis: { url: '${url.replace(':reader@', '@')}', passwordFile: password, tables: [nowhere.*], keys: { places.none: [id] } }`,
    )
    const [found] = await readEntries(file)
    const database = new PostgisDatabase(found!)
    await database.look()
    expect(database.problems).to.deep.equal([])
    expect(database.hints).to.deep.equal([
      'The pattern "nowhere.*" of the entry "gis" matches no table.',
      'The member "keys" of the entry "gis" names "places.none", which is no published table.',
    ])
    await database.close()
    await rm(password)
    await mkdir(password)
    const later = new PostgisDatabase(found!)
    await later.look()
    expect(later.problems.join()).to.match(
      /^The database "gis" cannot be reached: its "passwordFile" names .*password, which is a folder\. The server will try again\.$/,
    )
    await later.close()
    await rm(password, { recursive: true })
  })

  it('are told to need an index and a role without rights', async () => {
    const { sql, url, server } = postgis()
    await makeSchema(postgis(), 'large')
    await sql(`set search_path = large, public;
      create table spots (id text primary key, geom geometry(Point, 4326));
      insert into spots select 'id ' || i, ST_Point(i % 180, i % 90, 4326) from generate_series(1, 20001) as i;
      analyze spots`)
    const { socketFolder, port, user } = server
    const address = `postgres://${user}@${encodeURIComponent(socketFolder)}:${port}/postgres`
    const database = await openDatabase(address, ['large.*'])
    try {
      const [table] = database.tables
      expect(table!.hints).to.have.length(3)
      expect(table!.hints[0]).to.match(/can be changed by the role that this server uses/)
      const statements = table!.hints.slice(1).map((hint) => /Create it with: (.*)$/.exec(hint)![1])
      expect(statements).to.deep.equal([
        'CREATE INDEX ON "large"."spots" USING gist ("geom");',
        'CREATE INDEX ON "large"."spots" ("id" COLLATE "C");',
      ])
      expect(table!.layers[0]).not.to.have.property('featureCount')
      expect(await table!.count(table!.layers[0])).to.equal(undefined)
      for (const statement of statements) await sql(statement!)
      await database.look()
      expect(database.tables[0]!.hints).to.have.length(1)
      const { rows } = await sql(`explain select 1 from large.spots t where (("id" collate "C") > ('id 5'))
        order by "id" collate "C" limit 10`)
      expect(JSON.stringify(rows)).to.match(/Index Only Scan/)
    } finally {
      await database.close()
      await openDatabase(url, []).then((other) => other.close())
    }
  })
})
