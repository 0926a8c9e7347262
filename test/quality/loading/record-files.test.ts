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

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')

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

  it('may have headers, little-endian lengths and unset numbers, also in previews and reloads', async () => {
    const copybook = `01 R. 05 ID PIC 9(2). 05 N PIC 9(4) COMP. 05 AMOUNT PIC S9(3) COMP-3. 05 PRINTED PIC Z(3)9-.\n`
    const schemaFile = await server.upload('FRAMED.cpy', copybook)
    const record = (...fields: string[]) =>
      Buffer.concat([Buffer.of(12, 0, 0, 0), ...fields.map(hex), hex('ff')])
    const content = Buffer.concat([
      Buffer.from('HEADER'),
      record('f0f1 2710 123d 404040f560'),
      record('f0f2 0001 0000 4040f1f240'),
      Buffer.from('END'),
    ])
    const connectInfo = {
      ...{ type: 'cobol', schemaFile, encoding: 'cp1047', recordFormat: 'V' },
      ...{ rdwEndian: 'little', rdwAdjustment: '4', fileHeaderBytes: 6, fileTrailerBytes: '3' },
      ...{ recordTrailerBytes: 1, truncBinary: '0', uninitialised: '' },
    }
    const { path, job } = await server.load('Framed', content, { connectInfo })
    expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
    const rows = [
      { ID: '1', N: '10000', AMOUNT: '-123', PRINTED: '-5' },
      { ID: '2', N: '1', AMOUNT: '', PRINTED: '12' },
    ]
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal(rows)
    const again = await server.command(path, { command: 'reload' })
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal(rows)
    const sourceFile = await server.upload('framed.dat', content)
    const strict = { ...connectInfo, sourceFile, truncBinary: 1, uninitialised: 'reject' }
    const preview = await asked('preview', strict)
    expect(preview.body.rows).to.equal('')
    expect(JSON.stringify(preview.body.metadata))
      .to.include('The field N at offset 2 holds 27 10')
      .and.include('The field AMOUNT at offset 4 holds 00 00')
    const raw = await asked('rawpreview', { ...strict, floats: 'any', uninitialised: 5, truncBinary: 7 })
    expect(raw.body.rows, JSON.stringify(raw.body)).to.deep.equal([
      { dataRow: ['1', '01....   5-'] },
      { dataRow: ['2', '02....  12 '] },
    ])
  })

  it('may have tables of varying length without lengths before its records', async () => {
    const copybook = '01 R. 05 N PIC 9(2) COMP. 05 C PIC X(2) OCCURS 0 TO 3 DEPENDING ON N. 05 Z PIC X.\n'
    const schemaFile = await server.upload('TABLES.cpy', copybook)
    const content = Buffer.from('\x02\0aabbz\0\0y\x01\0ccx', 'latin1')
    const connectInfo = { type: 'cobol', schemaFile, endian: 'little', occurs: 'variable' }
    const { path, job } = await server.load('Tables', content, { connectInfo })
    expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
    expect(valuesOf(await server.rows(`${path}/rows`))).to.deep.equal([
      { N: '2', C_1: 'aa', C_2: 'bb', C_3: '', Z: 'z' },
      { N: '0', C_1: '', C_2: '', C_3: '', Z: 'y' },
      { N: '1', C_1: 'cc', C_2: '', C_3: '', Z: 'x' },
    ])
    const sourceFile = await server.upload('tables.dat', content)
    const raw = await asked('rawpreview', { ...connectInfo, sourceFile })
    expect(raw.body.rows).to.deep.equal([
      { dataRow: ['1', '..aabbz'] },
      { dataRow: ['2', '..y'] },
      { dataRow: ['3', '..ccx'] },
    ])
    const several = await server.upload('SEVERAL.cpy', `${copybook}01 S. 05 A PIC X(9).\n`)
    const refused = await asked('create', { ...connectInfo, sourceFile, schemaFile: several })
    expect(refused.status).to.equal(409)
    expect(refused.body.detail).to.include('The copybook has several records of level 01')
    // Lines tell where a record ends.
    const lines = await server.upload('lines.dat', '\x01\0aab\n')
    const previewed = await asked('preview', {
      ...{ ...connectInfo, sourceFile: lines, schemaFile: several, terminator: 'lf' },
    })
    expect(previewed.status, JSON.stringify(previewed.body)).to.equal(200)
  })

  it('is refused with a sentence where the members about its lengths do not fit', async () => {
    const connectInfo = { type: 'cobol', sourceFile: 'x', schemaFile: 'x.cpy' }
    const faults = async (more: Record<string, unknown>) => {
      const { status, body } = await asked('preview', { ...connectInfo, ...more })
      expect(status, JSON.stringify(body)).to.equal(400)
      return body.errors[0] as { pointer: string; detail: string }
    }
    expect(await faults({ rdwEndian: 'little' })).to.deep.equal({
      pointer: '/data/connectInfo/rdwEndian',
      detail:
        'Only records of the record formats V and VB begin with a descriptor word, and the record format is F; correct recordFormat, or leave rdwEndian out.',
    })
    expect((await faults({ recordFormat: 'V', bdwAdjustment: 4 })).pointer).to.equal(
      '/data/connectInfo/bdwAdjustment',
    )
    for (const [member, value] of Object.entries({
      ...{ rdwAdjustment: '99999', bdwAdjustment: 10_000, fileHeaderBytes: -1, fileTrailerBytes: '1e3' },
      ...{ recordHeaderBytes: 1_000_000, recordTrailerBytes: '9999999', uninitialised: 'zero' },
      ...{ truncBinary: 2, occurs: 'all', rdwEndian: 'middle' },
    })) {
      const { pointer, detail } = await faults({ recordFormat: 'VB', [member]: value })
      expect(pointer).to.equal(`/data/connectInfo/${member}`)
      expect(detail, member).to.match(/^[A-Za-z\d "/]+ must .*\.$/)
    }
    // The defaults fit to each record format.
    const usual = { rdwEndian: 'big', rdwAdjustment: '0', bdwEndian: '', bdwAdjustment: 0 }
    expect((await asked('preview', { ...connectInfo, ...usual })).status).to.equal(404)
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
