import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { exported } from '../work/export/exported.ts'
import { READ } from '../work/export/read-file.ts'

const FILE = 'Row,Name\n200,a\n3,b\n200,c\n'

describe('An attribute with the name of the row number', function () {
  this.timeout(60_000)
  let server: QualityServer
  let rows: string
  before(async () => {
    server = await startQualityServer()
    rows = `${(await server.load('Seats', FILE)).path}/rows`
  })
  after(() => server.stop())

  const numbersWhere = async (where: string) =>
    (await server.rows(`${rows}?columns=_rowid&where=${encodeURIComponent(where)}`)).map((row) =>
      Object.values(row).join(),
    )
  const told = '2 columns have the name Row; write _rowid or ROW for the one that you mean.'

  it('is told apart from it in a condition: the shared name is ambiguous, each columnised name is not', async () => {
    for (const where of ['Row = 200', "'Row' = 200", '[Row] = 200']) {
      const answer = await server.ask(`${rows}?where=${encodeURIComponent(where)}`)
      expect(answer.status, where).to.equal(400)
      expect(((await answer.json()) as { detail: string }).detail).to.equal(told)
      const command = await server.command(rows, { command: 'get', options: { where } })
      expect(command).to.include({ status: 400 })
      expect(command.body.detail).to.equal(told)
      const data = { filename: 'a.csv' }
      expect(await server.command(rows, { command: 'export', data, options: { where } })).to.include({
        status: 400,
      })
    }
    expect(await numbersWhere('ROW = 200')).to.deep.equal(['1', '3'])
    expect(await numbersWhere('_rowid = 3')).to.deep.equal(['3'])
    expect(await numbersWhere('ROW = 200 AND _rowid > 1')).to.deep.equal(['3'])
  })

  it('is ambiguous to the check of an expression too', async () => {
    const entity = Number(/entities\/(\d+)/.exec(rows)![1])
    const check = async (expression: string) =>
      (await server.command('/expressions', { command: 'check', data: { expression, entity } }))
        .body as unknown as { valid: boolean; errors: unknown[] }
    expect((await check('Row + 1')).errors).to.deep.equal([{ start: 0, end: 3, detail: told }])
    expect(await check('ROW + _rowid')).to.include({ valid: true })
  })

  for (const [filetype, read] of Object.entries(READ))
    it(`keeps its name in an export: ${filetype}`, async () => {
      const target = { filename: `seats.${filetype}`, filetype }
      const whole = await exported(server, rows, target)
      expect((await read(whole.bytes))[0]).to.deep.equal(['Row', 'Name'])
      const one = await exported(server, rows, target, { columns: ['ROW', '_rowid'] })
      expect((await read(one.bytes)).slice(0, 2)).to.deep.equal([
        ['Row', 'Row (2)'],
        ['200', '1'],
      ])
    })

  it('is exported as it was loaded, so that the csv file is the same entity again', async () => {
    const { bytes } = await exported(server, rows, { filename: 'again.csv' })
    expect(bytes.toString()).to.equal(FILE)
    const again = await server.load('Seats again', bytes)
    expect(await server.rows(`${again.path}/rows`)).to.deep.equal(await server.rows(rows))
  })

  it('has its own name in rows by human names', async () => {
    expect((await server.rows(rows))[0]).to.deep.equal({ Row: '200', Name: 'a', 'Row (2)': '1' })
  })

  it('may have the name of the column of row numbers, which then gets another name', async () => {
    const { path } = await server.load('Odd', '_rowid,Row\n7,x\n8,y\n')
    const ask = async (where: string) => {
      const answer = await server.ask(`${path}/rows?where=${encodeURIComponent(where)}`)
      const { rows, detail } = (await answer.json()) as { rows: { dataRow: string[] }[]; detail?: string }
      return detail ?? rows.map(({ dataRow }) => dataRow)
    }
    expect(await ask('Row = 1')).to.equal(
      '2 columns have the name Row; write __rowid or ROW for the one that you mean.',
    )
    expect(await ask('__rowid = 2')).to.deep.equal([['2', '8', 'y']])
    expect(await ask('_rowid = 7')).to.deep.equal([['1', '7', 'x']])
  })
})
