import { expect } from 'chai'
import iconv from 'iconv-lite'
import { gzipSync } from 'node:zlib'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

describe('A file is loaded as its description says', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer({ env: { JOBS_AT_ONCE: '4' } })))
  after(() => server.stop())

  /** The rows that a load gives, which must complete. */
  async function loaded(
    name: string,
    content: string | Uint8Array,
    connectInfo: Record<string, unknown>,
    data: Record<string, unknown> = {},
  ): Promise<Record<string, string>[]> {
    const { path, job } = await server.load(name, content, { connectInfo, maxRejected: 0, ...data })
    expect(job, name).to.include({ State: 'Completed', Progress: '100', Reason: '' })
    const rows = await server.rows(`${path}/rows`)
    return rows.map(({ Row: _, ...values }) => values)
  }

  // Every delimiter, quote, terminator, encoding and sample: test/quality/loaders/source-formats.test.ts.
  it('with delimiter, quote, terminator and encoding of its own', async () => {
    const content = iconv.encode("a|b\r'1|€'|Ünï\r", 'win1252')
    const words = { delimiter: 'pipe', quote: 'single quote', terminator: 'cr', encoding: 'cp1252' }
    expect(await loaded('Words', content, words)).to.deep.equal([{ a: '1|€', b: 'Ünï' }])
  })

  it('with detected options if the description omits them', async () => {
    expect(await loaded('Found', 'a,b\r\n"1,""",é2\r\n', {})).to.deep.equal([{ a: '1,"', b: 'é2' }])
  })

  it('with names from no source, from the first line, or from DDL', async () => {
    expect(await loaded('Attr none', 'x,y\n1,2\n', { attr: 'none' })).to.deep.equal([
      { 'Column 1': 'x', 'Column 2': 'y' },
      { 'Column 1': '1', 'Column 2': '2' },
    ])
    const schemaFile = await server.upload(
      'people.ddl',
      'CREATE TABLE people (full_name VARCHAR(40) NOT NULL, born DATE);\n',
    )
    expect(await loaded('Attr ddl', 'José,1979-03-01\n', { attr: 'ddl', schemaFile })).to.deep.equal([
      { full_name: 'José', born: '1979-03-01' },
    ])
    const [entity] = (await server.rows('/entities')).filter(({ Name }) => Name === 'Attr ddl')
    expect(entity).to.include({ Schema: 'people.ddl', Attributes: '2', 'Entity Type': 'Real' })
    const needed = await server.ask('/files/people.ddl', { method: 'DELETE' })
    expect(needed.status).to.equal(409)
  })

  it('compressed by gzip, in one member or several', async () => {
    const members = Buffer.concat([gzipSync('a,b\n1,'), gzipSync('2\n')])
    for (const content of [gzipSync('a,b\n1,2\n'), members])
      expect(await loaded(`Packed ${content.length}`, content, {})).to.deep.equal([{ a: '1', b: '2' }])
  })

  it('in the part that the sample names, with the same random rows again', async () => {
    const content = `n\n${Array.from({ length: 1000 }, (_, index) => index + 1).join('\n')}\n`
    const numbers = async (path: string) =>
      (await server.rows(`${path}/rows?pageSize=1000`)).map(({ n }) => Number(n))
    const sampled = async (sample: string) => {
      const { path, job } = await server.load(`Sample ${sample}`, content, { sample })
      expect(job).to.include({ State: 'Completed' })
      return { path, rows: await numbers(path) }
    }
    expect((await sampled('SAMPLE {first 10 skip 5}')).rows).to.deep.equal(
      Array.from({ length: 10 }, (_, index) => index + 6),
    )
    const { path, rows } = await sampled('SAMPLE {random 20}')
    expect(rows.length).to.be.within(100, 320)
    const { body } = await server.command(path, { command: 'reload', data: {} })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    expect(await numbers(path)).to.deep.equal(rows)
  })
})
