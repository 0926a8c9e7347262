import { expect } from 'chai'
import { inFull } from '../../support/full.ts'
import { startQualityServer, type CommandAnswer, type QualityServer } from '../support/quality-server.ts'

const MEBIBYTE = 1 << 20

/** Longest that an answer may take, whatever the column is like and however busy the machine. */
const ANSWERED_WITHIN_MS = 45_000

interface Listing {
  readonly rows: '' | readonly { readonly dataRow: readonly string[]; readonly metadata: { url: string } }[]
  readonly metadata: CommandAnswer['metadata']
}

/** What is listed of an attribute; whether every value has one. */
const LISTINGS = [
  ['values', 'VALUE', true],
  ['masks', 'VALUE', true],
  ['patterns', 'VALUE', true],
  ['patterns?style=Rich', 'VALUE', true],
  ['patterns?style=Long', 'VALUE', true],
  ['metaphones', '_value', false],
  ['soundexes', '_value', false],
] as const

const COLUMNS = inFull(1000, 150)

describe('An unusual column', function () {
  this.timeout(240_000)
  let server: QualityServer
  // The memory that a server takes unless it is told otherwise.
  before(async () => (server = await startQualityServer({ env: { WAREHOUSE_MEMORY_MB: '1000' } })))
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  /** Asks, in time. */
  async function ask(path: string, init: RequestInit = {}): Promise<string> {
    const started = performance.now()
    const answer = await server.ask(path, init)
    const text = await answer.text()
    expect(answer.status, `${path}: ${text.slice(0, 300)}`).to.equal(200)
    expect(performance.now() - started, path).to.be.below(ANSWERED_WITHIN_MS)
    return text
  }

  const list = async (path: string, columns: string): Promise<Listing> => {
    const isCommand = path.endsWith('/soundexes')
    const options = { columns: columns.split(','), pageSize: 10_000 }
    const command = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ command: 'get', options }),
    }
    const query = `${path.includes('?') ? '&' : '?'}columns=${columns}&pageSize=10000`
    return JSON.parse(isCommand ? await ask(path, command) : await ask(path + query)) as Listing
  }

  /**
   * Reads all that is told of an attribute: the frequencies sum up to its rows with a value, and each of the first
   * records leads to as many rows as it says.
   * @returns its row in the listing of attributes
   */
  async function expectWhole(path: string, attribute: number): Promise<Record<string, string>> {
    const [profile] = await server.rows(`${path}/attributes/${attribute}`)
    const values = Number(profile!['Values'])
    for (const [listing, column, isOfAll] of LISTINGS) {
      const { rows } = await list(`${path}/attributes/${attribute}/${listing}`, `${column},FREQUENCY_COUNT`)
      const name = `attribute ${attribute}, ${listing}`
      const sum = Array.from(rows || [], ({ dataRow }) => Number(dataRow[1])).reduce((a, b) => a + b, 0)
      if (isOfAll) expect(sum, name).to.equal(values)
      else expect(sum, name).to.be.at.most(values)
      for (const { dataRow, metadata } of (rows || []).slice(0, 12)) {
        const held = JSON.parse(
          await ask(`${metadata.url.slice(metadata.url.indexOf('/entities'))}&columns=_rowid`),
        ) as Listing
        expect(held.metadata['totalCount'], metadata.url.slice(0, 200)).to.equal(dataRow[1])
        expect(held.rows || []).to.have.length(Math.min(Number(dataRow[1]), 65))
      }
    }
    return profile!
  }

  it('with no value, one value, blanks or some missing values has exact figures', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => `,same," ",${i % 3 ? i % 7 : ''}`)
    const { path, job } = await server.load('Plain', `None,Same,Blank,Some\n${rows.join('\n')}\n`)
    expect(job).to.include({ State: 'Completed' })
    expect(await expectWhole(path, 1)).to.include({
      ...{ Nulls: '300', 'Null %': '100.000', Values: '0', 'Unique Values': '0', 'Unique Masks': '0' },
      ...{ Mean: '', 'Most Frequent Value': '', 'Min Value': '', Blanks: '0' },
    })
    expect(await expectWhole(path, 2)).to.include({
      ...{ Nulls: '0', 'Unique Values': '1', 'Mode Rows': '300', 'Mode %': '100.000', 'Min Value': 'same' },
    })
    expect(await expectWhole(path, 3)).to.include({ Blanks: '300', 'Blank %': '100.000', Values: '300' })
    expect(await expectWhole(path, 4)).to.include({ Nulls: '100', Values: '200', 'Unique Values': '7' })
    const [only] = await server.rows(`${path}/attributes/2/values`)
    expect(only).to.include({ Frequency: '300', Percentile: '100.000', Deviation: '0.000' })
    expect((await server.rows(`${path}/rows?holding=1:null:&pageStart=300`))[0]).to.include({ Row: '300' })
    const report = await ask(`${path}/report`)
    for (const name of ['None', 'Same', 'Blank', 'Some']) expect(report).to.include(name)
  })

  it('of a file without rows exists without values', async () => {
    const { path, job } = await server.load('Header', 'Code,Name\n')
    expect(job).to.include({ State: 'Completed' })
    expect((await server.rows(path))[0]).to.include({ 'Entity State': 'Fully Loaded', Rows: '0' })
    for (const attribute of [1, 2]) {
      expect(await expectWhole(path, attribute)).to.include({
        ...{ Values: '0', Nulls: '0', 'Null %': '', 'Unique Values': '0', 'Unique Values %': '' },
      })
      for (const listing of ['values', 'masks'])
        expect(await server.rows(`${path}/attributes/${attribute}/${listing}`)).to.deep.equal([])
    }
    expect(await server.rows(`${path}/rows?holding=2:null:`)).to.deep.equal([])
    expect(await ask(`${path}/report`)).to.include('Code')
  })

  it('is profiled if it is the only column', async () => {
    const { path } = await server.load('Alone', 'Word\nZürich\nZürich\nBern\n')
    expect(await expectWhole(path, 1)).to.include({ Values: '3', 'Unique Values': '2', Nulls: '0' })
    expect(await ask(`${path}/report`)).to.include('Zürich')
  })

  it('of values of 1 MiB is listed, leads to its rows and is reported in time', async () => {
    const mark = (i: number) => String.fromCharCode(0x61 + i)
    const values = Array.from({ length: 6 }, (_, i) => mark(i).repeat(MEBIBYTE))
    const words = Array.from({ length: 2 }, (_, i) => `${mark(i)} 1\n`.repeat(MEBIBYTE / 4))
    const file = [...values, values[0]!, ...words].map((value, i) => `${i},"${value}"\n`).join('')
    const { path, job } = await server.load('Long', `Id,Text\n${file}`)
    expect(job).to.include({ State: 'Completed' })
    expect(await expectWhole(path, 2)).to.include({
      ...{ Values: '9', 'Unique Values': '8', 'Max Length': String(MEBIBYTE), 'Unique Masks': '2' },
    })
    const shown = await list(`${path}/attributes/2/values`, 'VALUE,FREQUENCY_COUNT,_length,_mask,_pattern')
    expect((shown.rows || [])[0]?.dataRow.slice(1, 3)).to.deep.equal(['2', String(MEBIBYTE)])
    expect((shown.rows || []).map(({ dataRow }) => dataRow[0]!)).to.have.members([...values, ...words])
    // In run-length form, whatever the length.
    const masks = await list(`${path}/attributes/2/masks`, '_mask_stat,VALUE_COUNT')
    expect((masks.rows || [])[0]?.dataRow).to.deep.equal([`A${MEBIBYTE}`, '6'])
    // A page for people does not carry what nobody reads.
    expect((await ask(`${path}/report`)).length).to.be.below(MEBIBYTE / 2)
  })

  it('of every byte of an encoding has as many values', async () => {
    const header = Buffer.from('Id,Bytes\n')
    const rows = Array.from({ length: 256 }, (_, byte) =>
      Buffer.concat([
        Buffer.from(`${byte},"`),
        Buffer.from(byte === 0x22 ? [byte, byte] : [byte]),
        Buffer.from('"\n'),
      ]),
    )
    const whole = Buffer.concat([header, ...rows, ...rows.slice(0, 32)])
    for (const [encoding, last] of [
      ['iso8859-1', 'ÿ'],
      ['cp437', '\u00a0'],
    ] as const) {
      const { path, job } = await server.load(`Bytes of ${encoding}`, whole, { connectInfo: { encoding } })
      expect(job, job['Reason']).to.include({ State: 'Completed' })
      const profile = await expectWhole(path, 2)
      expect(profile).to.include({ Nulls: '0', Values: '288', 'Unique Values': '256' })
      const values = await list(`${path}/attributes/2/values`, 'VALUE,FREQUENCY_COUNT')
      const twice = (values.rows || []).filter(({ dataRow }) => dataRow[1] === '2')
      expect(twice.map(({ dataRow }) => dataRow[0])).to.deep.equal(
        Array.from({ length: 32 }, (_, i) => String.fromCharCode(i)),
      )
      expect((await server.rows(`${path}/rows?pageStart=256&pageSize=1`))[0]).to.include({ Bytes: last })
      // A page of HTML may hold none of the controls but white space.
      // eslint-disable-next-line no-control-regex -- control characters are what it is about
      expect(await ask(`${path}/report`)).not.to.match(/[\0-\x08\x0b\x0c\x0e-\x1f]/)
    }
  })

  it(`is one of ${COLUMNS}`, async () => {
    const header = Array.from({ length: COLUMNS }, (_, i) => `Column ${i + 1}`).join(',')
    const row = (r: number) => Array.from({ length: COLUMNS }, (_, i) => (i * r) % (i + 1)).join(',')
    const started = performance.now()
    const { path, job } = await server.load(
      'Wide',
      `${header}\n${Array.from({ length: 40 }, (_, r) => `${row(r)}\n`).join('')}`,
    )
    expect(job).to.include({ State: 'Completed' })
    expect(performance.now() - started, 'load').to.be.below(120_000)
    expect(JSON.parse(await ask(`${path}/attributes?pageSize=1000`))).to.have.nested.property(
      'rows.length',
      COLUMNS,
    )
    for (const attribute of [1, COLUMNS / 2, COLUMNS])
      expect(await expectWhole(path, attribute)).to.include({ Values: '40' })
    const [held] = await server.rows(`${path}/rows?holding=${COLUMNS / 2}:value:0`)
    expect(Object.keys(held!)).to.have.length(COLUMNS + 1)
    expect(await ask(`${path}/report`)).to.include(`Column ${COLUMNS}`)
  })
})
