import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** A customer of 25 bytes: a number, a name and a balance of packed digits. */
const CUSTOMER = `       01  CUSTOMER.
           05  CUST-ID       PIC 9(5).
           COPY NAMES.
           05  BALANCE       PIC S9(5)V99 COMP-3.
           05  VISITS        PIC S9(4) COMP.
`
const NAMES = `           05  CUST-NAME     PIC X(14).
`

/** Letters and digits in EBCDIC. */
function ebcdic(text: string): Buffer {
  const code = (character: string): number => {
    if (/\d/.test(character)) return 0xf0 + Number(character)
    for (const [first, letters] of [
      [0xc1, 'ABCDEFGHI'],
      [0xd1, 'JKLMNOPQR'],
      [0xe2, 'STUVWXYZ'],
      [0x81, 'abcdefghi'],
      [0x91, 'jklmnopqr'],
      [0xa2, 'stuvwxyz'],
    ] as const)
      if (letters.includes(character)) return first + letters.indexOf(character)
    return 0x40
  }
  return Buffer.from([...text].map(code))
}

/** The bytes of such a customer in EBCDIC. */
const customer = (id: string, name: string, balance: string, visits: number): Buffer =>
  Buffer.concat([
    ebcdic(id + name.padEnd(14)),
    Buffer.from(balance, 'hex'),
    Buffer.of(visits >> 8, visits & 255),
  ])

describe('A file whose records are described apart, or describe themselves,', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer({ env: { JOBS_AT_ONCE: '4' } })))
  after(() => server.stop())

  const valuesOf = (rows: Record<string, string>[]) => rows.map(({ Row: _, ...values }) => values)
  const asked = (command: string, connectInfo: Record<string, unknown>) =>
    server.command('/entities', { command, data: { entityName: 'Asked', source: 'client', connectInfo } })

  it('is loaded by a COBOL copybook, in EBCDIC, with what the copybook copies', async () => {
    const schemaFile = await server.upload('CUSTOMER.cpy', CUSTOMER)
    await server.upload('NAMES.cpy', NAMES)
    const content = Buffer.concat([
      customer('00001', 'Ada', '0012345c', 7),
      customer('00002', 'Grace', '0000050d', 9999),
      customer('00003', 'Nobody', '00123450', 1),
    ])
    const connectInfo = { type: 'cobol', schemaFile, encoding: 'ebcdic' }
    const { path, job } = await server.load('Customers', content, { connectInfo, maxRejected: 1 })
    expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal([
      { 'CUST-ID': '1', 'CUST-NAME': 'Ada', BALANCE: '123.45', VISITS: '7' },
      { 'CUST-ID': '2', 'CUST-NAME': 'Grace', BALANCE: '-0.50', VISITS: '9999' },
    ])
    const [rejected] = await server.rows(`${path}/rejected`)
    expect(JSON.stringify(rejected))
      .to.include('bad field')
      .and.match(/BALANCE.*offset.*00 12 34 50/)
    const [entity] = (await server.rows('/entities')).filter(({ Name }) => Name === 'Customers')
    expect(entity).to.include({ Schema: 'CUSTOMER.cpy', Encoding: 'ebcdic', Attributes: '4' })
    const again = await server.command(path, { command: 'reload' })
    expect(again.status, JSON.stringify(again.body)).to.equal(200)
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
  })

  it('has hexadecimal floating-point numbers of IBM in EBCDIC, or those of IEEE 754 on request', async () => {
    const copybook = '       01  M.\n           05  SHORT  COMP-1.\n           05  LONG   COMP-2.\n'
    const schemaFile = await server.upload('MEASURES.cpy', copybook)
    const hexadecimal = Buffer.from('41100000c276a00000000000', 'hex')
    const ieee = Buffer.alloc(12)
    ieee.writeFloatLE(0.1, 0)
    ieee.writeDoubleLE(-118.625, 4)
    const cases = [
      { content: hexadecimal, members: { encoding: 'ebcdic' }, values: { SHORT: '1', LONG: '-118.625' } },
      { content: hexadecimal, members: { encoding: 'cp1047' }, values: { SHORT: '1', LONG: '-118.625' } },
      { content: hexadecimal, members: { floats: 'ibm' }, values: { SHORT: '1', LONG: '-118.625' } },
      {
        content: ieee,
        members: { encoding: 'ebcdic', floats: 'ieee_little' },
        values: { SHORT: '0.1', LONG: '-118.625' },
      },
      { content: ieee, members: { endian: 'little' }, values: { SHORT: '0.1', LONG: '-118.625' } },
    ]
    for (const [index, { content, members, values }] of cases.entries()) {
      const connectInfo = { type: 'cobol', schemaFile, ...members }
      const { path } = await server.load(`Measures ${index}`, content, { connectInfo })
      expect(valuesOf(await server.rows(`${path}/rows`)), JSON.stringify(members)).to.deep.equal([values])
    }
    const { status, body } = await asked('preview', {
      type: 'cobol',
      sourceFile: 'x',
      schemaFile,
      floats: 'vax',
    })
    expect(status).to.equal(400)
    expect(JSON.stringify(body)).to.include('ieee_big')
  })

  it('is previewed by its copybook, and raw', async () => {
    const schemaFile = await server.upload('SMALL.cpy', '01 R. 05 A PIC X(3). 05 B PIC 9(2).\n')
    const sourceFile = await server.upload('small.dat', 'abc01def02\n')
    const { status, body } = await asked('preview', { type: 'cobol', sourceFile, schemaFile })
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(body.rows).to.deep.equal([{ dataRow: ['abc', '1'] }, { dataRow: ['def', '2'] }])
    // The rest is no whole record.
    expect(JSON.stringify(body.metadata)).to.include('wrong length')
    const raw = await asked('rawpreview', { type: 'cobol', sourceFile })
    expect(raw.body.rows).to.deep.equal([{ dataRow: ['1', 'abc01def02'] }])
    const records = await asked('rawpreview', { type: 'cobol', sourceFile, schemaFile, national: 5 })
    expect(records.body.rows).to.deep.equal([
      { dataRow: ['1', 'abc01'] },
      { dataRow: ['2', 'def02'] },
      { dataRow: ['3', '.'] },
    ])
    const wrong = await server.upload('BROKEN.cpy', '01 R. 05 A PIC Q.\n')
    const refused = await asked('rawpreview', { type: 'cobol', sourceFile, schemaFile: wrong })
    expect(refused.status).to.equal(409)
    expect(JSON.stringify(refused.body)).to.include('Line 1, column 16 of BROKEN.cpy')
    const asLines = await asked('rawpreview', { type: 'delimited', sourceFile, schemaFile: wrong })
    expect(asLines.status).to.equal(200)
  })

  it('is loaded by a Data Dictionary file', async () => {
    const schemaFile = await server.upload(
      'people.ddl',
      `RECORD IS PERSON.
       FIELD IS NAME TYPE IS ASCII CHARACTER STARTS IN COLUMN 1 LENGTH IS 5.
       FIELD IS AMOUNT TYPE IS ASCII NUMERIC STARTS IN COLUMN 6 LENGTH IS 4 SCALE IS 2.
      `,
    )
    const connectInfo = { type: 'vendorfmt', schemaFile }
    const { path, job } = await server.load('People', 'Ada  0150Grace2000', { connectInfo })
    expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal([
      { NAME: 'Ada', AMOUNT: '1.50' },
      { NAME: 'Grace', AMOUNT: '20.00' },
    ])
  })

  it('is loaded from JSON, with numbers as they are written and empty strings apart from null', async () => {
    const content =
      '[{"id": 12345678901234567890.10, "tag": ""}, {"id": 2, "tag": null, "more": {"a": [1, 2]}}]'
    const { path, job } = await server.load('Json', content, { connectInfo: { type: 'json' } })
    expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal([
      { id: '12345678901234567890.10', tag: '', more: '' },
      { id: '2', tag: '', more: '{"a":[1,2]}' },
    ])
    const nulls = await server.rows(`${path}/attributes?columns=_humanised_name,value.NULL_COUNT`)
    expect(nulls.map((row) => Object.values(row).join())).to.deep.equal(['id,0', 'tag,1', 'more,1'])
  })

  it('rejects lines of JSON that are broken, and loads the others', async () => {
    const { path, job } = await server.load('Lines', '{"a":1}\n{"a":\n{"a":3}\n', {
      connectInfo: { type: 'json' },
      maxRejected: 1,
    })
    expect(job).to.include({ State: 'Completed' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal([{ a: '1' }, { a: '3' }])
    expect(JSON.stringify(await server.rows(`${path}/rejected`))).to.include('malformed')
  })

  it('is refused with a sentence where its description is missing or wrong', async () => {
    const sourceFile = await server.upload('some.dat', 'abc')
    const missing = await asked('create', { type: 'cobol', sourceFile })
    expect(missing.status).to.equal(400)
    expect(missing.body.errors[0]).to.deep.equal({
      pointer: '/data/connectInfo/schemaFile',
      detail: 'The records of this type are described by a copybook; name it in schemaFile.',
    })
    const withoutAttr = await asked('create', { type: 'delimited', sourceFile })
    expect(withoutAttr.status).to.equal(400)
    expect(withoutAttr.body.errors[0]!.pointer).to.equal('/data/connectInfo/attr')
    const terminated = { type: 'cobol', sourceFile, schemaFile: 'x', recordFormat: 'VB', terminator: 'lf' }
    expect((await asked('create', terminated)).body.errors[0]!.pointer).to.equal(
      '/data/connectInfo/terminator',
    )
    const schemaFile = await server.upload('WRONG.cpy', '       01  R.\n           05  A PIC Q(3).\n')
    const wrong = await asked('create', { type: 'cobol', sourceFile, schemaFile })
    expect(wrong.status, JSON.stringify(wrong.body)).to.equal(409)
    expect(wrong.body.detail).to.match(
      /The schema file cannot be understood: Line 2, column \d+ of WRONG\.cpy/,
    )
    const absent = await asked('create', { type: 'cobol', sourceFile, schemaFile: 'nowhere.cpy' })
    expect(absent.status).to.equal(404)
  })
})
