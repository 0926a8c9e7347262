import { expect } from 'chai'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { UsageError } from '../../../src/admin/command.ts'
import { importFile } from '../../../src/admin/collections/import.ts'
import { loadConfig } from '../../../src/platform/config.ts'
import { OperatorError } from '../../../src/platform/operator-error.ts'
import { Collections } from '../../../src/spatial/services/collections.ts'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import { handMade } from '../../spatial/support/geopackages.ts'
import { programArgs } from '../../support/programs.ts'
import { failureOf, recordingLogger, runScript, temporaryFolder } from '../../platform/support.ts'
import { needs } from '../../support/tools.ts'

const feature = (n: number, lon = n % 180): string =>
  JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, 1] },
    properties: { n, name: `Feature ${n}`, note: 'x'.repeat(120) },
  })
const features = (count: number, first = 0): string =>
  Array.from({ length: count }, (_, at) => `${feature(first + at)}\n`).join('')

describe('admin import, collections and remove', function () {
  this.timeout(60_000)
  let folder: string
  let data: string
  beforeEach(async () => {
    folder = await temporaryFolder()
    data = join(folder, 'data')
  })

  const admin = (args: string[], env: Record<string, string> = {}) =>
    runScript(programArgs('admin', args), { DATA_DIR: data, ...env }, { timeout: 50_000 })
  const file = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, text)
    return path
  }
  /** The number of features of each published collection, as a server finds them. */
  const published = async (): Promise<Record<string, number>> => {
    const collections = await Collections.open([join(data, 'spatial')])
    try {
      expect(collections.problems()).to.deep.equal([])
      return Object.fromEntries(collections.list().map(({ id, featureCount }) => [id, featureCount!]))
    } finally {
      await collections.close()
    }
  }

  it('publishes a file, reports it in sentences, and a running server serves it', async () => {
    await mkdir(join(data, 'spatial'), { recursive: true })
    const collections = await Collections.open([join(data, 'spatial')])
    try {
      const path = await file('a.ndjson', features(3))
      const args = ['import', path, '--collection', 'my group/a.b', '--title', 'Mine', '--index', 'n']
      const { code, stdout, stderr } = await admin(args, { BASE_URL: 'https://maps.example' })
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
      expect(stdout).to.match(
        /^PROPERTY +COLUMN +TYPE +VALUES +REMARK\nn +n +whole number +3\nname +name +text +3\nnote +note +text +3\n3 of 3 features are imported, in [\d.]+ s\. None was rejected\.\nA running server publishes them within a few seconds: https:\/\/maps\.example\/v1\/ogcapi\/enrich\/collections\/my%20group\/a\.b\n$/,
      )
      await collections.refresh()
      expect(collections.find('my group', 'a.b')).to.include({
        title: 'Mine',
        featureCount: 3,
        geometryKind: 'Point',
      })
      await admin(['import', await file('b.ndjson', features(5)), '--collection', 'my group/a.b'])
      await collections.refresh()
      expect(collections.find('my group', 'a.b')).to.include({ title: 'my group/a.b', featureCount: 5 })
    } finally {
      await collections.close()
    }
  })

  it('takes quotes in CSV as data with --quote NUL', async () => {
    const path = await file('a.csv', 'lat,lon,note\n1,2,"a\n1,2,b"\n')
    const { stdout } = await admin(['import', path, '--collection', 'g/a', '--quote', 'NUL'])
    expect(stdout).to.contain('2 of 2 features are imported')
  })

  it('replaces no features by a CSV file without rows', async () => {
    const args = ['--collection', 'g/a']
    const empty = await file('empty.csv', 'lat,lon\n')
    expect((await admin(['import', empty, ...args])).stdout).to.contain('0 of 0 features are imported')
    await admin(['import', await file('a.csv', 'lat,lon\n1,2\n'), ...args])
    const { code, stderr } = await admin(['import', empty, ...args])
    expect(code).to.equal(1)
    expect(stderr).to.contain('empty.csv has no rows. It would replace the features of g/a by none.')
    expect(await published()).to.deep.equal({ 'g/a': 1 })
  })

  it('imports other formats by the ends of their names, and refuses a wrong --crs', async () => {
    const place = '<Placemark><name>p</name><Point><coordinates>1,2</coordinates></Point></Placemark>'
    const path = await file('places.KML', `<kml>${place}<Folder><name>f</name>${place}</Folder></kml>`)
    const { code, stdout } = await admin(['import', path, '--collection', 'g/places', '--layer', 'f'])
    expect(code).to.equal(0)
    expect(stdout).to.contain('1 of 1 features are imported')
    expect(await published()).to.deep.equal({ 'g/places': 1 })
    const wrong = await admin(['import', await file('a.shp', 'x'), '--collection', 'g/a', '--crs', 'UTM'])
    expect(wrong.code).to.equal(2)
    expect(wrong.stderr).to.contain('--crs UTM is not a code of EPSG. Write it as EPSG:25832.')
    const broken = await admin(['import', await file('b.fgb', 'x'), '--collection', 'g/a'])
    expect(broken.code).to.equal(1)
    expect(broken.stderr).to.contain('The head of the file is damaged')
  })

  it('finds a free name for each index, and refuses names and indexes that would do harm', async () => {
    const csv = await file('index.csv', 'b_c,c,x,y\n1,2,3,4\n')
    const json = await file(
      'nested.geojson',
      '{"type":"Feature","id":"a","geometry":null,"properties":{"t":[1]}}',
    )
    const run = async (path: string, id: string, ...more: string[]) => {
      const { code, stderr } = await admin(['import', path, '--collection', id, ...more])
      return code === 0 ? 'imported' : stderr
    }
    expect(await run(csv, 'g/a', '--index', 'b_c')).to.equal('imported')
    expect(await run(csv, 'g/a_b', '--index', 'c')).to.equal('imported')
    expect(await run(csv, 'g/idx_a_b_c')).to.match(/already contains the index "idx_a_b_c"/)
    expect(await run(csv, 'g/layer_styles')).to.match(/reserves layer_styles/)
    expect(await run(json, 'g/ids')).to.equal('imported')
    expect(await run(json, 'g/nested', '--index', 't')).to.match(/nested\. An index does not help/)
    expect(await run(csv, 'g/a', '--index', 'B')).to.match(
      /no property "B" to index\. Did you mean|The properties are b_c, c/,
    )
    expect(await published()).to.deep.equal({ 'g/a': 1, 'g/a_b': 1, 'g/ids': 1 })
  })

  it('writes a file that GDAL opens without a warning, and keeps its other layers', async function () {
    const ogrinfo = needs(this, 'ogrinfo')
    await admin([
      'import',
      await file('a.csv', 'x,y,zip,when\n1,2,007,2020-01-01\n3,4,008,2020-01-02\n'),
      '--collection',
      'g/points',
    ])
    const mixed = [
      '{"type":"Polygon","coordinates":[[[0,0,1],[1,0,1],[1,1,1],[0,0,1]]]}',
      '{"type":"Point","coordinates":[5,6]}',
      '{"type":"Feature","geometry":null,"properties":{"big":9007199254740993}}',
    ]
    await admin(['import', await file('b.geojsonl', mixed.join('\n')), '--collection', 'g/mixed'])
    const report = execFileSync(ogrinfo, ['-al', join(data, 'spatial', 'g.gpkg')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    expect(report).to.not.match(/warning|error/i)
    expect(report).to.match(
      /Layer name: points[^]*Geometry: Point\nFeature Count: 2\nExtent: \(1\.0+, 2\.0+\) - \(3\.0+, 4\.0+\)/,
    )
    expect(report)
      .to.match(/zip \(String\) = 007/)
      .and.match(/when \(Date\) = 2020\/01\/01/)
    expect(report).to.match(/Layer name: mixed[^]*Geometry: Unknown \(any\)\nFeature Count: 3/)
    expect(report)
      .to.include('POLYGON Z ((0 0 1,1 0 1,1 1 1,0 0 1))')
      .and.include('big (Integer64) = 9007199254740993')
  })

  it('tells the first rejected features with their lines, counts the others, and keeps all in a file', async () => {
    const path = await file('a.geojsonl', features(2) + `${feature(0, 500)}\n`.repeat(30) + features(1))
    const rejects = join(folder, 'rejects.ndjson')
    const { code, stdout, stderr } = await admin([
      'import',
      path,
      '--collection',
      'g/a',
      '--rejects',
      rejects,
    ])
    expect(code).to.equal(0)
    expect(stdout).to.match(/^3 of 33 features are imported, in .* s\. 30 were rejected\.\n/m)
    const lines = stderr.trimEnd().split('\n')
    expect(lines).to.have.length(21)
    expect(lines[0]).to.match(/^a\.geojsonl:3: The longitude 500 is not between -180 and 180/)
    expect(lines[20]).to.equal(`10 more were rejected. All of them are in ${rejects}.`)
    const kept = (await readFile(rejects, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(kept).to.have.length(30)
    expect(kept[29]).to.include({ line: 32, text: feature(0, 500) })
  })

  it('ends with 3 and leaves the collection as it was where all, or with --strict any, are rejected', async () => {
    await admin(['import', await file('a.ndjson', features(4)), '--collection', 'g/a'])
    const bad = `${feature(0, 500)}\n`
    const all = await admin(['import', await file('bad.ndjson', bad), '--collection', 'g/a'])
    expect(all.code).to.equal(3)
    expect(all.stderr).to.include('Nothing was imported: all 1 features were rejected.')
    const strict = await admin([
      'import',
      await file('some.ndjson', features(1) + bad),
      '--collection',
      'g/a',
      '--strict',
    ])
    expect(strict).to.include({ code: 3, stdout: '' })
    expect(strict.stderr).to.include('--strict allows none')
    expect(await published()).to.deep.equal({ 'g/a': 4 })
  })

  it('copies a layer of a GeoPackage as it is, in its own reference system', async function () {
    needs(this, 'ogrinfo')
    const ogr2ogr = join(dirname(needs(this, 'ogrinfo')), 'ogr2ogr')
    const source = await file(
      's.csv',
      'WKT,n,long\n"POINT (1113194.9 2273030.9)",1,9007199254740993\n"POINT (0 0)",2,5\n',
    )
    const gpkg = join(folder, 'source.gpkg')
    execFileSync(ogr2ogr, [
      '-f',
      'GPKG',
      gpkg,
      source,
      '-a_srs',
      'EPSG:3857',
      '-nln',
      'one',
      '-oo',
      'AUTODETECT_TYPE=YES',
    ])
    execFileSync(ogr2ogr, ['-update', gpkg, source, '-nln', 'two', '-a_srs', 'EPSG:3857'])
    const several = await admin(['import', gpkg, '--collection', 'g/a'])
    expect(several).to.include({
      code: 1,
      stderr: 'source.gpkg contains several layers. Choose one with --layer: one, two.\n',
    })
    const { code, stderr } = await admin(['import', gpkg, '--layer', 'one', '--collection', 'g/copy'])
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
    const report = execFileSync('ogrinfo', ['-al', join(data, 'spatial', 'g.gpkg')], { encoding: 'utf8' })
    expect(report)
      .to.match(/ID\["EPSG",3857\]\]/)
      .and.include('POINT (1113194.9 2273030.9)')
      .and.include('= 9007199254740993')
    expect(report).to.match(/Layer name: copy[^]*Feature Count: 2\nExtent: \(0\.0+, 0\.0+\) - \(1113194\.9/)
  })

  it('lets two imports into one group at the same time both succeed', async () => {
    const paths = [await file('a.ndjson', features(4000)), await file('b.ndjson', features(3000))]
    const results = await Promise.all(
      paths.map((path, at) => admin(['import', path, '--collection', `g/c${at}`])),
    )
    expect(results.map(({ code }) => code)).to.deep.equal([0, 0])
    expect(await published()).to.deep.equal({ 'g/c0': 4000, 'g/c1': 3000 })
  })

  it('keeps the old collection if it is killed at any point, and the next import removes the remains', async () => {
    await admin(['import', await file('a.ndjson', features(10)), '--collection', 'g/a'])
    const large = await file('large.ndjson', features(30_000))
    const partial = join(data, 'spatial', 'g.gpkg.partial')
    for (const delay of [0, 100, 300]) {
      const child = spawn(process.execPath, programArgs('admin', ['import', large, '--collection', 'g/a']), {
        env: { PATH: process.env['PATH'], DATA_DIR: data },
        stdio: 'ignore',
      })
      const closed = once(child, 'close')
      while (!existsSync(partial) && child.exitCode === null) await sleep(5)
      await sleep(delay)
      child.kill('SIGKILL')
      await closed
      expect((await published())['g/a']).to.be.oneOf([10, 30_000])
    }
    await admin(['import', await file('b.ndjson', features(20)), '--collection', 'g/a'])
    expect(await published()).to.deep.equal({ 'g/a': 20 })
    expect((await readdir(join(data, 'spatial'))).sort()).to.deep.equal(['.g.gpkg.lock', 'g.gpkg'])
  })

  for (const [name, head, between, tail] of [
    ['large.ndjson', '', '\n', '\n'],
    ['large.geojson', '{"type":"FeatureCollection","features":[', ',', ']}'],
  ] as const) {
    it(`imports ${name} although it is larger than the memory that it gets`, async () => {
      const path = join(folder, name)
      const handle = await open(path, 'w')
      const wide = 'y'.repeat(4000)
      const one = (n: number) => feature(n).replace('"note":"', `"note":"${wide}`)
      await handle.write(head)
      for (let at = 0; at < 16; at++) {
        await handle.write(
          (at === 0 ? '' : between) +
            Array.from({ length: 1000 }, (_, n) => one(at * 1000 + n)).join(between),
        )
      }
      await handle.write(tail)
      expect((await handle.stat()).size).to.be.above(64e6)
      await handle.close()
      const { code, stderr } = await runScript(
        ['--max-old-space-size=40', ...programArgs('admin', ['import', path, '--collection', 'g/large'])],
        { DATA_DIR: data },
        { timeout: 50_000 },
      )
      expect({ code, stderr: stderr.replace(/^(Reading|Writing),.*\n/gm, '') }).to.deep.equal({
        code: 0,
        stderr: '',
      })
      expect(await published()).to.deep.equal({ 'g/large': 16_000 })
    })
  }

  it('lists the collections with their files, and says what is not published', async () => {
    await admin(['import', await file('a.ndjson', features(1200)), '--collection', 'g/a'])
    await writeFile(join(data, 'spatial', 'broken.gpkg'), 'nothing')
    await handMade(join(data, 'spatial', 'tables.gpkg'), {
      name: 'codes',
      sql: ['create table codes (id integer primary key)'],
      contents: { data_type: 'attributes' },
    })
    const { code, stdout, stderr } = await admin(['collections'])
    expect(code).to.equal(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines[0]).to.match(/^COLLECTION +FEATURES +GEOMETRY +FILE SIZE +CHANGED +FILE$/)
    expect(lines[1]).to.match(/^g\/a +1,200 +Point +\d\.\d MB +\d{4}-\S+Z +\/.*\/g\.gpkg$/)
    expect(lines[2]).to.match(/^tables\/codes +0 +none +/)
    expect(lines).to.have.length(3)
    expect(stderr).to.include('broken.gpkg')
  })

  it('removes a collection, and the file of its group with the last one', async () => {
    for (const name of ['a', 'b'])
      await admin(['import', await file('a.ndjson', features(2)), '--collection', `g/${name}`])
    expect(await admin(['remove', 'g/a'])).to.deep.equal({
      code: 0,
      stdout: 'g/a is removed, with 2 features.\n',
      stderr: '',
    })
    expect(await published()).to.deep.equal({ 'g/b': 2 })
    expect((await admin(['remove', 'g/a'])).stderr).to.include('There is no collection g/a')
    const last = await admin(['remove', 'g/b'])
    expect(last.stdout).to.match(
      /^g\/b is removed, with 2 features, and with it the file .*g\.gpkg, which held nothing else\.\n$/,
    )
    expect(await readdir(join(data, 'spatial'))).to.deep.equal(['.g.gpkg.lock'])
  })

  it('changes no file in folders that it only reads', async () => {
    const other = join(folder, 'other')
    await mkdir(other)
    await writeGeoPackage(join(other, 'g.gpkg'), [])
    const path = await file('a.ndjson', features(1))
    for (const args of [
      ['import', path, '--collection', 'g/a'],
      ['remove', 'g/a'],
    ]) {
      const { code, stderr } = await admin(args, { SPATIAL_DIRS: other })
      expect(code).to.equal(1)
      expect(stderr).to.match(
        /^The group g is the file .*other\/g\.gpkg, in a read-only folder \(SPATIAL_DIRS\)\./,
      )
    }
  })

  for (const [args, code, sentence] of [
    [['import'], 2, 'Give the file to import'],
    [['import', 'a.csv'], 2, 'with --collection <group>/<name>'],
    [
      ['import', 'a.dat', '--collection', 'g/a'],
      2,
      'Give it with --format geojson|geojsonseq|csv|gpkg|shapefile',
    ],
    [['import', 'a.csv', '--collection', 'g/a', '--format', 'xml'], 2, '--format xml is not a format'],
    [
      ['import', 'a.csv', '--collection', 'g/a', '--layer', 'l'],
      2,
      '--layer has no meaning for the format csv',
    ],
    [
      ['import', 'a.kml', '--collection', 'g/a', '--crs', 'EPSG:4326'],
      2,
      '--crs has no meaning for the format kml',
    ],
    [['import', 'a.gpkg', '--collection', 'g/a', '--id', 'n'], 2, '--id has no meaning for the format gpkg'],
    [['import', 'a.csv', '--collection', 'g/a', '--x', 'l', '--wkt', 'w'], 2, 'not both'],
    [
      ['import', import.meta.filename, '--format', 'csv', '--collection', 'g/a', '--quote', 'none'],
      2,
      'Write --quote NUL if quotes in the file do not delimit fields.',
    ],
    [['import', 'a.csv', '--collection', 'g/a', '--geometry', 'l', '--wkt', 'w'], 2, 'not both'],
    [['import', '/nowhere/a.csv', '--collection', 'g/a'], 1, "/nowhere/a.csv can't be read (ENOENT)"],
    [['import', '/dev/null', '--format', 'csv', '--collection', 'g/a'], 1, '/dev/null is not a file'],
    [['import', import.meta.filename, '--format', 'csv', '--collection', 'a'], 1, '"a" is not a collection'],
    [['import', import.meta.filename, '--format', 'csv', '--collection', '../a/b'], 1, 'is not a collection'],
    [
      ['import', import.meta.filename, '--format', 'csv', '--collection', 'g/gpkg_x'],
      1,
      "can't be named gpkg_x",
    ],
  ] as const) {
    it(`says how to mend ${args.join(' ').replace(import.meta.filename, 'import.test.ts')}`, async () => {
      const [, ...rest] = args
      const failure = await failureOf(() =>
        importFile.run(rest, {
          config: loadConfig({ DATA_DIR: data }),
          logger: recordingLogger().logger,
          record: async () => undefined,
          print: () => undefined,
          tell: () => undefined,
        }),
      )
      expect(failure).to.be.instanceOf(code === 2 ? UsageError : OperatorError)
      expect(String(failure)).to.include(sentence)
    })
  }
})
