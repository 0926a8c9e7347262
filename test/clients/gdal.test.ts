import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import type { Feature, FeatureCollection } from 'geojson'
import { demoDataFolder } from '../support/demo-data.ts'
import { oddCollections, writeOddCollections } from '../support/odd-collections.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { ROOT } from '../support/spatial-client.ts'
import { needs } from '../support/tools.ts'
import { temporaryFolder } from '../spatial/support/folders.ts'

const run = promisify(execFile)

/** GDAL's driver OAPIF, that of Debian's package, with what it takes to read the same layers from their files. */
describe('GDAL', function () {
  this.timeout(120_000)
  const folder = temporaryFolder()
  let server: TestServer
  let demo: string
  let programs: string
  let credentials: NodeJS.ProcessEnv

  before(async function () {
    programs = dirname(needs(this, 'ogrinfo'))
    demo = await demoDataFolder()
    await writeOddCollections(folder.path)
    server = await startServer({ demo: false, env: { SPATIAL_DIRS: `${demo},${folder.path}` } })
    credentials = { GDAL_HTTP_HEADERS: `Authorization: Bearer ${await server.token()}` }
  })
  after(() => server?.stop())

  /** Runs one of GDAL's programs and returns what it prints; whatever it complains about is an error. */
  async function gdal(
    program: 'ogrinfo' | 'ogr2ogr',
    args: readonly string[],
    env = credentials,
  ): Promise<string> {
    const options = { env: { ...process.env, CPL_LOG_ERRORS: 'ON', ...env }, maxBuffer: 1e9 }
    const { stdout, stderr } = await run(join(programs, program), args, options)
    if (/ERROR|Warning/.test(stderr)) throw new Error(stderr)
    return stdout
  }

  const landing = () => `OAPIF:${server.url}${ROOT}`

  /** The features of a layer, of the service or of a file, as GDAL writes them. */
  async function read(source: string, layer: string, ...options: string[]): Promise<Feature[]> {
    const format = [
      '-f',
      'GeoJSON',
      '-lco',
      'COORDINATE_PRECISION=7',
      '-lco',
      'NATIVE_DATA=NO',
      '-preserve_fid',
    ]
    const text = await gdal('ogr2ogr', [...format, ...options, '/vsistdout/', source, layer])
    return (JSON.parse(text) as FeatureCollection).features
  }

  /** The queries for features that the server was sent since, from its log. */
  function queriesSince(line: number): URLSearchParams[] {
    const lines = server.log.slice(line).filter(({ operationId }) => operationId === 'getItems')
    return lines.map(({ path }) => new URL(String(path), server.url).searchParams)
  }

  it('lists every collection with its title', async () => {
    const listed = [...(await gdal('ogrinfo', [landing()])).matchAll(/^\d+: (.*) \(title: (.*?)\)/gm)]
    expect(listed.map(([, id]) => id)).to.have.members([
      'boundaries/countries',
      'boundaries/us_counties',
      'boundaries/us_states',
      'places/cities',
      ...oddCollections,
    ])
    expect(listed.find(([, id]) => id === 'boundaries/us_states')?.[2]).to.equal(
      'States of the United States',
    )
  })

  it('reads from the service what it reads from the files, over several pages', async () => {
    const layers: readonly [file: string, layer: string, pages: number][] = [
      [join(demo, 'boundaries.gpkg'), 'us_states', 6],
      [folder.file('odd.gpkg'), 'events', 3],
      [folder.file('odd.gpkg'), 'mixed', 1],
      [folder.file('odd.gpkg'), 'notes', 2],
      [folder.file('odd.gpkg'), 'Wege & Straßen 1', 2],
    ]
    for (const [file, layer, pages] of layers) {
      const group = file === folder.file('odd.gpkg') ? 'odd' : 'boundaries'
      const line = server.log.length
      const served = await read(landing(), `${group}/${layer}`)
      expect(served.map(comparable), layer).to.deep.equal((await read(file, layer)).map(comparable))
      expect(served, layer).not.to.be.empty
      expect(
        queriesSince(line).filter((query) => query.has('cursor')),
        layer,
      ).to.have.lengthOf(pages - 1)
    }
  })

  it('counts the features of a large collection without reading them', async () => {
    const line = server.log.length
    const summary = await gdal('ogrinfo', ['-so', landing(), 'places/cities'])
    expect(summary).to.include('Feature Count: 135233').and.to.include('Geometry: Point')
    expect(queriesSince(line)).to.have.lengthOf(1)
  })

  it('learns the types of the properties and the extent', async () => {
    const summary = await gdal('ogrinfo', ['-so', landing(), 'odd/events'])
    expect(summary).to.include('Geometry: Point')
    expect(summary).to.match(/Extent: \(-12\.0+, 50\.10+\) - \(12\.0+, 52\.50+\)/)
    for (const field of [
      'name: String',
      'amount: Integer64',
      'ratio: Real',
      'open: Integer(Boolean)',
      'day: Date',
      'moment: DateTime',
    ])
      expect(summary).to.include(field)
  })

  it('sends a box, which the log shows, and gets what GDAL finds in the file', async () => {
    const box = ['-spat', '-125', '32', '-110', '43']
    const line = server.log.length
    const served = await read(landing(), 'boundaries/us_states', ...box)
    expect(queriesSince(line).map((query) => query.get('bbox'))).to.include('-125,32,-110,43')
    const names = (features: Feature[]) => features.map(({ properties }) => properties!['name'] as string)
    expect(names(served)).to.have.members(
      names(await read(join(demo, 'boundaries.gpkg'), 'us_states', ...box)),
    )
    expect(names(served)).to.include('California').and.not.to.include('Texas')
  })

  it('selects by properties, and leaves texts and booleans to the service', async () => {
    const file = folder.file('odd.gpkg')
    for (const [layer, where, sent] of [
      ['odd/events', 'name = \'Event 7 – "größer" & schöner\'', { name: 'Event 7 – "größer" & schöner' }],
      ['odd/events', 'open = 1', { open: '1' }],
      ['odd/events', 'amount = 1000000007 AND ratio > 0.1', {}],
      ['odd/mixed', '"size in m²" = 0.5', {}],
      ['odd/Wege & Straßen 1', "Name = 'Weg 3'", { Name: 'Weg 3' }],
    ] as const) {
      const line = server.log.length
      const served = await read(landing(), layer, '-where', where)
      const stored = await read(file, layer.slice('odd/'.length), '-where', where)
      expect(served.map(comparable), where).to.deep.equal(stored.map(comparable))
      expect(served, where).not.to.be.empty
      const queries = queriesSince(line).map((query) => Object.fromEntries(query))
      expect(queries.at(-1), where).to.include(sent)
    }
  })

  it('fetches a feature by its id alone', async () => {
    const line = server.log.length
    const [found] = await read(landing(), 'boundaries/us_states', '-fid', '6')
    expect(found?.properties?.['name']).to.equal('California')
    const paths = server.log.slice(line).map(({ path }) => path)
    expect(paths).to.include(`${ROOT}/collections/boundaries/us_states/items/6`)
  })

  it('opens one collection by its own address', async () => {
    const address = `${landing()}/collections/boundaries/us_states`
    expect(await gdal('ogrinfo', ['-so', address, 'boundaries/us_states'])).to.include('Feature Count: 56')
  })

  it('authenticates with an API key in either header, and with a header from a file', async () => {
    const { key, secret } = await server.apiKey()
    const pair = Buffer.from(`${key}:${secret}`).toString('base64')
    for (const header of [`X-API-Key: ${key}.${secret}`, `Authorization: Apikey ${pair}`])
      expect(await gdal('ogrinfo', [landing()], { GDAL_HTTP_HEADERS: header })).to.include('places/cities')
    await writeFile(folder.file('headers'), `X-API-Key: ${key}.${secret}\n`)
    const config = ['--config', 'GDAL_HTTP_HEADER_FILE', folder.file('headers')]
    expect(await gdal('ogrinfo', [...config, landing()], {})).to.include('places/cities')
  })

  it('reports why a request without credentials is rejected', async () => {
    const refusal = await gdal('ogrinfo', [landing()], {}).then(
      () => 'let in',
      (error: Error) => error.message,
    )
    expect(refusal).to.include('401')
  })
})

/** Without what GDAL knows of a file and not of the service, or puts in another order. */
function comparable({ id, geometry, properties }: Feature): object {
  return { id, geometry, properties }
}
