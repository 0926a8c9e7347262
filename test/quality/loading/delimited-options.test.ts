import { expect } from 'chai'
import iconv from 'iconv-lite'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

describe('A delimited file is loaded with its options', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer({ env: { JOBS_AT_ONCE: '4' } })))
  after(() => server.stop())

  type Rows = Record<string, string>[]

  /** The rows that a load gives, which must complete. */
  async function loaded(name: string, content: string, connectInfo: Record<string, unknown>): Promise<Rows> {
    const { path, job } = await server.load(name, content, { connectInfo, maxRejected: 0 })
    expect(job, name).to.include({ State: 'Completed', Reason: '' })
    const rows = await server.rows(`${path}/rows`)
    return rows.map(({ Row: _, ...values }) => values)
  }

  const files: readonly (readonly [name: string, content: string, Record<string, unknown>, Rows])[] = [
    ['skipRows', 'Report\n\na,b\n1,2\n', { skipRows: 2 }, [{ a: '1', b: '2' }]],
    ['sep', 'sep=;\na;b\n1;2\n', { delimiter: ';' }, [{ a: '1', b: '2' }]],
    ['comment', '# made by hand\na,b\n# so\n1,2\n', { comment: '#' }, [{ a: '1', b: '2' }]],
    ['escape', 'a,b\n"x\\"y",1\\,5\n', { escape: 'backslash' }, [{ a: 'x"y', b: '1,5' }]],
    [
      'nulls',
      'a,b\nNA,"\\N"\n1,NaN\n',
      { nulls: ['NA', '\\N'] },
      [
        { a: '', b: '' },
        { a: '1', b: 'NaN' },
      ],
    ],
    ['trim', 'a , "b"\n x , "y, z" \n', { trim: true }, [{ a: 'x', b: 'y, z' }]],
    ['pad', 'a,b\n1\n', { ragged: 'pad' }, [{ a: '1', b: '' }]],
    ['cut', 'a,b\n1,2,,""\n', { ragged: 'cut' }, [{ a: '1', b: '2' }]],
    [
      'fit',
      'a,b\n1\n1,2,\n',
      { ragged: 'fit' },
      [
        { a: '1', b: '' },
        { a: '1', b: '2' },
      ],
    ],
    ['long delimiter', 'a||b\n1|2||3\n', { delimiter: '||' }, [{ a: '1|2', b: '3' }]],
    ['decimal', 'a;b\n1.234,5;x\n', { delimiter: ';', decimal: ',' }, [{ a: '1234.5', b: 'x' }]],
    ['dateOrder', 'a\n01/02/2015\n', { dateOrder: 'DMY' }, [{ a: '2015-02-01' }]],
    ['mixed line ends', 'a\r\n1\n2\r\n3\n', {}, [{ a: '1' }, { a: '2' }, { a: '3' }]],
  ]
  for (const [name, content, connectInfo, rows] of files)
    it(`of ${name}`, async () => expect(await loaded(name, content, connectInfo)).to.deep.equal(rows))

  it('of R, whose row names have no name', async () => {
    const content = '"x" "y"\n"1" 5 "a"\n"2" 6 "b"\n"3" 7 "c"\n'
    const [first] = await loaded('R', content.replaceAll(' ', ','), {})
    expect(Object.values(first!)).to.deep.equal(['1', '5', 'a'])
  })

  it('keeps them for a reload', async () => {
    const connectInfo = { skipRows: 1, nulls: ['-'] }
    const { path } = await server.load('Again', 'Title\na,b\n-,2\n', { connectInfo })
    const { body } = await server.command(path, { command: 'reload', data: {} })
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const [row] = await server.rows(`${path}/rows`)
    expect(row).to.include({ a: '', b: '2' })
  })

  it('rejects surplus values, whatever the option', async () => {
    for (const ragged of ['pad', 'cut', 'fit', 'reject']) {
      const { job } = await server.load(`Surplus ${ragged}`, 'a,b\n1,2,3\n', {
        connectInfo: { ragged },
        maxRejected: 0,
      })
      expect(job, ragged).to.include({ State: 'Failed' })
    }
  })

  it('refuses options that make no sense, with their places', async () => {
    for (const [member, value] of [
      ['skipRows', 10_001],
      ['skipRows', '-1'],
      ['comment', '#\n'],
      ['comment', '123456789'],
      ['escape', 'slash'],
      ['nulls', 'NA'],
      ['nulls', ['']],
      ['trim', 'yes'],
      ['ragged', 'fill'],
      ['decimal', ';'],
      ['dateOrder', 'DYM'],
      ['delimiter', '|||||||||'],
      ['delimiter', '\n'],
      ['delimiter', '""'],
    ] as const) {
      const { response, body } = await preview('a,b\n1,2\n', { attr: 'names', [member]: value })
      expect(response.status, `${member} ${JSON.stringify(value)}`).to.equal(400)
      const pointers = body.errors.map(({ pointer }) => pointer)
      const place = member === 'delimiter' && value === '""' ? 'quote' : member
      expect(pointers.every((pointer) => pointer.startsWith(`/data/connectInfo/${place}`))).to.equal(true)
    }
  })

  /** The members of a preview, or of a problem. */
  interface PreviewBody {
    readonly errors: { readonly pointer: string }[]
    readonly rows: { readonly dataRow: readonly string[] }[]
    readonly metadata: {
      readonly detected: { readonly evidence: { readonly member: string }[] } & Record<string, unknown>
    }
  }

  let previews = 0
  async function preview(content: string | Uint8Array, words: Record<string, unknown>) {
    const sourceFile = await server.upload(`preview-${++previews}.csv`, content)
    const connectInfo = { type: 'delimited', sourceFile, ...words }
    const response = await server.ask('/entities', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ command: 'preview', data: { source: 'client', connectInfo } }),
    })
    return { response, body: (await response.json()) as PreviewBody }
  }

  it('that the preview detected, though the request does not say them', async () => {
    const text = 'Отчёт\nимя;город;сумма\nИванов;Москва;1\nПетрова;Тверь;2\nСидорова;Казань;3\n'
    for (const [encoding, bytes] of [
      ['cp1251', iconv.encode(text, 'cp1251')],
      ['unicode', iconv.encode(`\ufeff${text}`, 'utf-16le')],
      ['utf-16be', iconv.encode(text, 'utf-16be')],
    ] as const) {
      const { response, body } = await preview(bytes, { attr: 'names' })
      expect(response.status, encoding).to.equal(200)
      const { evidence, ...detected } = body.metadata.detected
      expect(detected).to.deep.equal({
        ...{ compressed: 'N', encoding, terminator: 'lf', delimiter: ';', header: 'Y', attr: 'names' },
        skipRows: 1,
      })
      expect(evidence.map(({ member }) => member)).to.include.members([
        'encoding',
        'delimiter',
        'skipRows',
        'attr',
      ])
      const { compressed: _, header: __, ...words } = detected
      const { body: shown } = await preview(bytes, words)
      expect(shown.rows[0]!.dataRow).to.deep.equal(['Иванов', 'Москва', '1'])
    }
  })
})
