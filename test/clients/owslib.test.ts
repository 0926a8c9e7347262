import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { demoDataFolder } from '../support/demo-data.ts'
import { oddCollections, writeOddCollections } from '../support/odd-collections.ts'
import { startServer } from '../support/server.ts'
import { ROOT, type ErrorBody, type Link } from '../support/spatial-client.ts'
import { temporaryFolder } from '../spatial/support/folders.ts'
import { pythonWithClients } from './python-clients.ts'

/** What owslib_client.py prints. */
interface Report {
  rels: string[]
  openapi: string
  conformsTo: string[]
  collections: string[]
  featureCollections: string[]
  collection: { id: string; links: Link[]; extent: { spatial: { bbox: number[][] } } }
  schema: { properties: Record<string, { type?: string; 'x-ogc-role'?: string }> }
  queryables: { properties: Record<string, unknown> }
  pages: number[][]
  first: number[]
  matched: number
  next: string
  boxed: string[]
  item: { id: number; geometry: { type: string }; properties: { name: string } }
  odd: string
  events: number
  unknownCollection: ErrorBody
  unknownParameter: ErrorBody
}

describe('OWSLib', function () {
  this.timeout(300_000)
  const folder = temporaryFolder()
  let report: Report
  let boxesInLog: string[]

  before(async function () {
    const python = pythonWithClients(this)
    await writeOddCollections(folder.path)
    const dirs = `${await demoDataFolder()},${folder.path}`
    const server = await startServer({ demo: false, env: { SPATIAL_DIRS: dirs } })
    try {
      const program = join(import.meta.dirname, 'owslib_client.py')
      const options = { maxBuffer: 1e8 }
      const { stdout } = await promisify(execFile)(
        python,
        [program, `${server.url}${ROOT}`, await server.token()],
        options,
      )
      report = JSON.parse(stdout) as Report
      boxesInLog = server.log
        .filter(({ operationId }) => operationId === 'getItems')
        .flatMap(({ path }) => new URL(String(path), server.url).searchParams.getAll('bbox'))
    } finally {
      await server.stop()
    }
  })

  it('finds API definition, conformance and collections from the landing page', () => {
    expect(report.rels).to.include.members(['service-desc', 'conformance', 'data'])
    expect(report.openapi).to.match(/^3\.0\./)
    expect(report.conformsTo).to.include('http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core')
    expect(report.collections).to.include.members([
      'boundaries/us_states',
      'places/cities',
      ...oddCollections,
    ])
    expect(report.featureCollections).to.deep.equal(report.collections)
  })

  it('describes a collection, its schema and its queryables', () => {
    expect(report.collection.id).to.equal('boundaries/us_states')
    expect(report.collection.extent.spatial.bbox[0]).to.have.lengthOf(4)
    expect(report.schema.properties['name']).to.include({ type: 'string' })
    expect(Object.values(report.schema.properties).map((property) => property['x-ogc-role'])).to.include('id')
    expect(report.queryables.properties).to.include.keys('name', 'fips')
    expect(report.odd).to.equal('odd/Wege & Straßen 1')
  })

  it('reads a collection in pages by limit and offset, each feature once', () => {
    expect(report.pages.map((page) => page.length)).to.deep.equal([20, 20, 16])
    expect(new Set(report.pages.flat())).to.have.property('size', 56)
    expect(report.first).to.have.lengthOf(3)
    expect(report.matched).to.equal(135_233)
    expect(report.next).to.include('limit=3').and.to.include('cursor=')
    expect(report.events).to.equal(25)
  })

  it('selects by a box, which the log shows', () => {
    expect(boxesInLog).to.deep.equal(['-125,32,-110,43'])
    expect(report.boxed).to.include('California').and.not.to.include('Texas')
  })

  it('reads one feature', () => {
    expect(report.item).to.deep.include({ id: 6 })
    expect(report.item.geometry.type).to.equal('MultiPolygon')
    expect(report.item.properties.name).to.equal('California')
  })

  it('gets the errors of the service in its own exceptions', () => {
    expect(report.unknownCollection.errors[0]!.code).to.equal('DIS-OAF-1012')
    expect(report.unknownParameter.errors[0]!.code).to.equal('DIS-OAF-1015')
    expect(report.unknownParameter.errors[0]!.detail).to.include('colour')
  })
})
