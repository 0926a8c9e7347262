import { expect } from 'chai'
import { CATALOG_TABLES, nodeFiles } from '../scripts/trino/node-files.ts'
import { startTrinoCluster, type TrinoCluster } from '../scripts/trino/start-cluster.ts'
import { TrinoClient } from '../src/lib/trino/trino-client.ts'
import { readTrinoAddress } from '../src/platform/lake/trino-address.ts'
import { DocsPage } from './support/docs-page.ts'
import { trinoUrl } from './support/trino.ts'
import { type QualityServer, startQualityServer } from './quality/support/quality-server.ts'

const page = new DocsPage('docs/scale.md')

/** The blocks of a kind below a heading. */
const blocks = (language: string, heading: string): string[] =>
  page
    .fences()
    .filter((fence) => fence.language === language && fence.heading === heading)
    .map(({ text }) => text)

/** The repository that the page lets an analyst read. The first one of a server has the number 1. */
const rules = (): string =>
  blocks('json', 'Who may see the tables')[0]!.replace('groundtruth_5', 'groundtruth_1')

describe('The page about clusters', () => {
  const files = nodeFiles(
    {
      name: 'coordinator',
      folder: '/srv/trino',
      port: 8080,
      coordinator: 8080,
      isAlone: true,
      heapMb: 1536,
      plugins: '/srv/plugin',
      rules: rules(),
    },
    { database: { port: 5432, name: 'lake', user: 'lake', password: 'secret' }, lake: '/srv/lake' },
  )
  const linesOf = (file: string): string[] => files[file]!.trim().split('\n')

  it('names the lines with which the cluster of the tests runs', () => {
    const [catalog = '', config = ''] = blocks('ini', 'The catalog')
    expect(linesOf('catalog/iceberg.properties')).to.include.members(catalog.trim().split('\n'))
    expect(linesOf('config.properties')).to.include.members(config.trim().split('\n'))
    const [access = ''] = blocks('ini', 'Who may see the tables')
    const namesIn = (lines: readonly string[]) => lines.map((line) => line.split('=')[0])
    expect(namesIn(linesOf('access-control.properties'))).to.deep.equal(namesIn(access.trim().split('\n')))
  })

  it('creates the tables of the catalog that the cluster of the tests has', () => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
    const [tables = ''] = blocks('sql', 'The catalog')
    expect(tables.split(';').map(plain).filter(Boolean)).to.deep.equal(CATALOG_TABLES.map(plain))
  })
})

describe('The access control of the page about clusters', function () {
  this.timeout(400_000)
  let cluster: TrinoCluster | undefined
  let server: QualityServer | undefined
  before(async function () {
    // It needs a cluster of its own, which the lane of Trino can start.
    trinoUrl(this)
    cluster = await startTrinoCluster({ workers: 0, heapMb: 1024, rules: rules(), user: 'groundtruth' })
    server = await startQualityServer({
      env: { WAREHOUSE_URL: `${cluster.url}/groundtruth`, WAREHOUSE_STORAGE: cluster.lake },
    })
  })
  after(async () => {
    await server?.stop()
    await cluster?.stop()
  })

  /** Runs a statement as a user. @returns its rows, or the name of its error */
  async function as(user: string, sql: string): Promise<unknown> {
    const address = readTrinoAddress(`${cluster!.url}/groundtruth`)
    const client = new TrinoClient({ ...address, user, credentials: undefined })
    try {
      return (await client.run(sql)).rows
    } catch (error) {
      return (error as { errorName?: string }).errorName ?? String(error)
    } finally {
      client.close()
    }
  }

  it('lets the product load, and an analyst read one repository, and nobody else read anything', async () => {
    const { job } = await server!.load('Names', 'Id,Name\n1,Ada\n2,Grace\n')
    expect(job).to.include({ State: 'Completed' })
    const [[table] = []] = (await as(
      'groundtruth',
      `SELECT table_name FROM iceberg.information_schema.tables WHERE table_schema = 'groundtruth_1' AND table_name LIKE 'e%'`,
    )) as string[][]
    const rows = `iceberg.groundtruth_1.${table}`
    const count = `SELECT count(*) FROM ${rows}`
    expect(JSON.stringify(await as('analyst', count))).to.match(/2/)
    for (const [user, sql] of [
      ['analyst', `DROP TABLE ${rows}`],
      ['analyst', `DELETE FROM ${rows}`],
      ['analyst', 'CREATE SCHEMA iceberg.own'],
      ['somebody', count],
    ] as const)
      expect(await as(user, sql), `${user}: ${sql}`)
        .to.be.a('string')
        .and.match(/PERMISSION_DENIED|NOT_FOUND/)
  })
})
