import { expect } from 'chai'
import { zipFile } from '../loaders/compression/support/zip-file.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

describe('A source that does not fit its description', function () {
  this.timeout(30_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer()))
  after(() => server.stop())

  /** The errors of the answer to a preview. */
  const errorsOf = async (name: string, content: string | Uint8Array, described = {}) => {
    const sourceFile = await server.upload(name, content)
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile, ...described }
    const { status, body } = await server.command('/entities', {
      command: 'preview',
      data: { source: 'client', connectInfo },
    })
    expect(status, JSON.stringify(body)).to.equal(409)
    return body.errors.map(({ pointer, choices }) => ({ pointer, choices }))
  }
  const archive = zipFile([
    { name: 'may.csv', content: 'a\n1\n' },
    { name: 'june "2".csv', content: 'a\n2\n' },
  ])

  it('is answered with the type that the file has, as a value of the request', async () => {
    const pointer = '/data/connectInfo/type'
    for (const [type, content] of [
      ['json', '[{"a": 1}, {"a": 2}]'],
      ['xml', '<list><a>1</a><a>2</a></list>'],
      ['parquet', Buffer.from('PAR1\x15\0\x15\0', 'latin1')],
      ['sqlite', Buffer.from('SQLite format 3\0', 'latin1')],
      ['excel', zipFile([{ name: '[Content_Types].xml', content: '<Types/>' }])],
    ] as const)
      expect(await errorsOf(`of another type.${type}`, content), type).to.deep.equal([
        { pointer, choices: [type] },
      ])
  })

  it('is answered with the members of an archive, as the request takes them', async () => {
    const answer = [{ pointer: '/data/connectInfo/member', choices: ['may.csv', 'june "2".csv'] }]
    expect(await errorsOf('months.zip', archive)).to.deep.equal(answer)
    expect(await errorsOf('months.zip', archive, { member: 'july.csv' })).to.deep.equal(answer)
  })

  it('is answered without a choice if there is none', async () => {
    expect(await errorsOf('picture.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).to.deep.equal([])
    expect(await errorsOf('data.yaml', 'a:\n  b:\n    c: 1\n')).to.deep.equal([])
  })
})
