import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { demoDataFolder } from '../support/demo-data.ts'
import { oddCollections, writeOddCollections } from '../support/odd-collections.ts'
import { startServer } from '../support/server.ts'
import { ROOT } from '../support/spatial-client.ts'
import { temporaryFolder } from '../spatial/support/folders.ts'
import { needs } from '../support/tools.ts'
import { pythonWithClients } from './python-clients.ts'

interface Layer {
  ids: number[]
  geometries: number
  types: Record<string, string>
  geometryType: string
  crs: string
  first: [number, number] | null
}

/** What pyogrio_client.py prints. */
interface Report {
  version: string
  layers: string[]
  states: Layer
  counties: Layer
  events: Layer
  odd: Layer
  boxed: Layer
  projected: Layer
  utm: Layer
  latitudes: Layer
  metres: Layer
}

/** By PROJ: echo 50.1 -12 | cs2cs -f %.4f EPSG:4326 EPSG:3395 */
const MERCATOR = [-1335833.8895, 6430812.8368] as const

const epsg = (code: number): string => `http://www.opengis.net/def/crs/EPSG/0/${code}`

/** GDAL from 3.7 on reads schemas and knows Part 2 of the standard, unlike the one of Debian 12. */
describe('pyogrio, with a current GDAL', function () {
  this.timeout(300_000)
  const folder = temporaryFolder()
  let report: Report
  let queries: URLSearchParams[]

  before(async function () {
    const python = pythonWithClients(this)
    needs(this, 'ogr2ogr')
    await writeOddCollections(folder.path)
    const states = join(await demoDataFolder(), 'boundaries.gpkg')
    const args = ['-t_srs', 'EPSG:3857', folder.file('mercator.gpkg'), states, 'us_states']
    await promisify(execFile)('ogr2ogr', ['-f', 'GPKG', ...args])
    const dirs = `${await demoDataFolder()},${folder.path}`
    const server = await startServer({
      demo: false,
      env: { SPATIAL_DIRS: dirs, SPATIAL_SYSTEMS: '+EPSG:26911,+EPSG:4258' },
    })
    try {
      const program = join(import.meta.dirname, 'pyogrio_client.py')
      // It leaves out GDAL_HTTP_HEADERS, because its driver sends headers of its own.
      const headers = folder.file('headers')
      await writeFile(headers, `Authorization: Bearer ${await server.token()}\n`)
      const env = { ...process.env, GDAL_HTTP_HEADER_FILE: headers }
      const { stdout } = await promisify(execFile)(python, [program, `${server.url}${ROOT}`], { env })
      report = JSON.parse(stdout) as Report
      const lines = server.log.filter(({ operationId }) => operationId === 'getItems')
      queries = lines.map(({ path }) => new URL(String(path), server.url).searchParams)
    } finally {
      await server.stop()
    }
  })

  it('lists every collection', () => {
    expect(report.layers).to.include.members(['boundaries/us_states', 'places/cities', ...oddCollections])
  })

  it('reads all features, in pages of 1,000 that the API definition allows', () => {
    expect(new Set(report.states.ids)).to.have.property('size', 56)
    expect(new Set(report.counties.ids)).to.have.property('size', 3231)
    expect(new Set(report.odd.ids)).to.have.property('size', 12)
    expect(queries.filter((query) => query.get('limit') === '1000').length).to.be.at.least(4)
  })

  it('learns geometries and types, and keeps nulls', () => {
    expect(report.events.geometryType).to.equal('Point')
    expect(report.events).to.deep.include({ geometries: 24 })
    expect(report.events.types).to.deep.include({ name: 'object', ratio: 'float64', day: 'datetime64[D]' })
  })

  it('sends a box', () => {
    expect(queries.map((query) => query.get('bbox'))).to.include('-125,32,-110,43')
    expect(report.boxed.ids).to.include(6).and.not.to.include(48)
  })

  it('reads a layer that is stored in another reference system in that system, and sends its box in it', () => {
    expect(report.projected.crs).to.equal('EPSG:3857')
    expect(report.projected.ids).to.deep.equal(report.boxed.ids)
    const sent = queries.find((query) => query.get('bbox')?.startsWith('-13914936'))!
    expect(sent.get('bbox-crs')).to.equal(epsg(3857))
    expect(sent.get('crs')).to.equal(epsg(3857))
  })

  it('asks for another reference system, and the server sends only what lies in its box', () => {
    expect(report.utm.crs).to.equal('EPSG:26911')
    expect(report.utm.ids).to.include(6).and.not.to.include(48)
    const sent = queries.find((query) => query.get('bbox-crs') === epsg(26911))!
    expect(sent.get('crs')).to.equal(epsg(26911))
    expect(sent.get('bbox')?.split(',').map(Number)).to.deep.equal([0, 3540000, 1000000, 4900000])
  })

  it('knows the order of the axes by the name of the system', () => {
    expect(queries.filter((query) => query.get('crs') === epsg(4258))).not.to.be.empty
    expect(report.latitudes.first).to.deep.equal([-12, 50.1])
    const [x, y] = report.metres.first!
    expect(x).to.be.closeTo(MERCATOR[0], 0.001)
    expect(y).to.be.closeTo(MERCATOR[1], 0.001)
  })
})
