import { expect } from 'chai'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writtenByPyarrow } from '../loaders/parquet/reading.ts'
import { type ParquetFolder, parquetFolder } from '../loaders/parquet/writing.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'
import { exported } from '../work/export/exported.ts'

const PARQUET = { type: 'parquet' }

describe('Parquet files', function () {
  this.timeout(120_000)
  let server: QualityServer
  let folder: ParquetFolder
  let roots: string
  let sales: Buffer
  before(async () => {
    folder = await parquetFolder()
    sales = readFileSync(
      await folder.write(
        'sales.parquet',
        `select i as id, case when i % 3 = 0 then null else 'Branch ' || i % 5 end as branch,
          cast(i * 1.5 as decimal(10, 2)) as amount, timestamp '2024-01-31 23:59:59' + to_days(cast(i as int)) as sold,
          [i, null] as parts from range(1, 1001) t(i)`,
      ),
    )
    roots = mkdtempSync(join(tmpdir(), 'parquet-roots-'))
    mkdirSync(join(roots, 'april'))
    copyFileSync(folder.path('sales.parquet'), join(roots, 'april', 'sales[1].parquet'))
    copyFileSync(writtenByPyarrow('same-names.parquet'), join(roots, 'april', 'sales1.parquet'))
    server = await startQualityServer({ env: { SOURCE_ROOTS: roots, JOBS_AT_ONCE: '2' } })
  })
  after(async () => {
    await server?.stop()
    folder?.close()
    if (roots) rmSync(roots, { recursive: true })
  })

  const valuesOf = (rows: Record<string, string>[]) => rows.map(({ Row: _, ...values }) => values)
  const asked = (command: string, data: Record<string, unknown>, options?: Record<string, unknown>) =>
    server.command('/entities', {
      command,
      data,
      ...(options && { options }),
    })

  it('are loaded, profiled and loaded again', async () => {
    const { path, job } = await server.load('Sales', sales, { connectInfo: PARQUET })
    expect(job, job['Reason']).to.include({ State: 'Completed', Reason: '' })
    expect(valuesOf(await server.rows(`${path}/rows?pageSize=2`))).to.deep.equal([
      { id: '1', branch: 'Branch 1', amount: '1.50', sold: '2024-02-01 23:59:59', parts: '[1,null]' },
      { id: '2', branch: 'Branch 2', amount: '3.00', sold: '2024-02-02 23:59:59', parts: '[2,null]' },
    ])
    const attributes = await server.rows(
      `${path}/attributes?columns=_humanised_name,value.NULL_COUNT,value.UNIQUE_COUNT`,
    )
    expect(attributes.map((row) => Object.values(row).join())).to.deep.equal([
      'id,0,1000',
      'branch,333,5',
      'amount,0,1000',
      'sold,0,1000',
      'parts,0,1000',
    ])
    const again = await server.command(path, { command: 'reload', data: { sample: '{first 10 skip 990}' } })
    expect(again.status, JSON.stringify(again.body)).to.equal(200)
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
    expect((await server.rows(`${path}/rows`)).map(({ id }) => id).join()).to.equal(
      '991,992,993,994,995,996,997,998,999,1000',
    )
    const [entity] = (await server.rows('/entities')).filter(({ Name }) => Name === 'Sales')
    expect(entity).to.include({ Encoding: 'utf-8', Schema: '', Attributes: '5' })
  })

  it('are previewed, and raw with the names and the first rows', async () => {
    const sourceFile = await server.upload('preview.parquet', sales)
    const connectInfo = { ...PARQUET, sourceFile }
    const preview = await asked('preview', { source: 'client', connectInfo, sample: '{first 2 skip 500}' })
    expect(preview.status, JSON.stringify(preview.body)).to.equal(200)
    expect(preview.body.rows).to.deep.equal([
      { dataRow: ['501', '', '751.50', '2025-06-15 23:59:59', '[501,null]'] },
      { dataRow: ['502', 'Branch 2', '753.00', '2025-06-16 23:59:59', '[502,null]'] },
    ])
    expect(preview.body.metadata['detected']).to.deep.equal({ compressed: 'N' })
    const random = await asked('preview', { source: 'client', connectInfo, sample: '{random 50}' })
    expect(random.body.rows).to.have.length(100)
    const raw = await asked('rawpreview', { source: 'client', connectInfo })
    expect(raw.status, JSON.stringify(raw.body)).to.equal(200)
    expect(
      (raw.body.rows as { dataRow: string[] }[]).slice(0, 4).map(({ dataRow }) => dataRow),
    ).to.deep.equal([
      ['1', 'id,branch,amount,sold,parts'],
      ['2', '1,Branch 1,1.50,2024-02-01 23:59:59,"[1,null]"'],
      ['3', '2,Branch 2,3.00,2024-02-02 23:59:59,"[2,null]"'],
      ['4', '3,,4.50,2024-02-03 23:59:59,"[3,null]"'],
    ])
  })

  it('are found in folders of the server, by exactly their names', async () => {
    const connectInfo = { ...PARQUET, connectionId: '1', sourceFile: 'april/sales[1].parquet' }
    const preview = await asked('preview', { source: 'server', connectInfo, sample: '{first 1}' })
    expect(preview.body.columns.map(({ humanisedName }) => humanisedName)).to.include('branch')
    const created = await asked('create', {
      entityName: 'Folder',
      source: 'server',
      connectInfo: { ...connectInfo, sourceFile: 'april/sales1.parquet' },
    })
    expect(created.status, JSON.stringify(created.body)).to.equal(200)
    expect(await server.ended(created.body.job)).to.include({ State: 'Completed' })
    const [row] = await server.rows(`/entities/${created.body.entityId}/rows`)
    // Equal names are made unique, as in a delimited file.
    expect(Object.values(row!)).to.deep.equal(['1', '1', 'x', '3'])
  })

  it('may have virtual columns', async () => {
    const options = { columns: ['{MONTH MONTH {} {} {LEFT(sold, 7)} 7}', '{NEXT NEXT {} {} {id + 1} 10}'] }
    const { path, job } = await server.load('Virtual', sales, {
      connectInfo: PARQUET,
      sample: '{first 1}',
      options,
    })
    expect(job, job['Reason']).to.include({ State: 'Completed' })
    const [row] = await server.rows(`${path}/rows`)
    expect(row).to.include({ MONTH: '2024-02', NEXT: '2' })
    const sourceFile = await server.upload('virtual.parquet', sales)
    const wrong = await asked(
      'create',
      { entityName: 'Wrong', source: 'client', connectInfo: { ...PARQUET, sourceFile } },
      { columns: ['{X X {} {} {amounts * 2} 10}'] },
    )
    expect(wrong.status).to.equal(404)
    expect(JSON.stringify(wrong.body)).to.include('amounts')
  })

  it('have empty strings apart from null', async () => {
    const path = await folder.write(
      'empty.parquet',
      `select i as id, case i % 4 when 0 then null when 1 then '' else 'x' end as note,
        case when i < 5 then ''::blob end as bytes from range(8) t(i)`,
    )
    const loaded = await server.load('Empty', readFileSync(path), { connectInfo: PARQUET })
    expect(loaded.job, loaded.job['Reason']).to.include({ State: 'Completed' })
    const attributes = await server.rows(`${loaded.path}/attributes`)
    expect(attributes.map(({ Nulls, Blanks }) => [Nulls, Blanks])).to.deep.equal([
      ['0', '0'],
      ['2', '2'],
      ['3', '5'],
    ])
    const empty = await server.rows(`${loaded.path}/rows?where=${encodeURIComponent('note = ""')}`)
    expect(empty.map(({ id }) => id)).to.deep.equal(['1', '5'])
  })

  it('are exported and loaded again with the same rows', async () => {
    const { path } = await server.load('Round', sales, { connectInfo: PARQUET, sample: '{first 50}' })
    const { bytes } = await exported(server, `${path}/rows`, {
      filename: 'round.parquet',
      filetype: 'parquet',
    })
    const again = await server.load('Round again', bytes, { connectInfo: PARQUET })
    expect(again.job, again.job['Reason']).to.include({ State: 'Completed' })
    const [first, second] = [await server.rows(`${path}/rows`), await server.rows(`${again.path}/rows`)]
    expect(valuesOf(second)).to.deep.equal(valuesOf(first))
  })

  it('have rejected rows if these are too long', async () => {
    const path = await folder.write(
      'long.parquet',
      `select i as id, repeat('x', case i when 2 then 17 << 20 else 1 end) as text from range(4) t(i)`,
    )
    const loaded = await server.load('Long', readFileSync(path), { connectInfo: PARQUET, maxRejected: 1 })
    expect(loaded.job, loaded.job['Reason']).to.include({ State: 'Completed' })
    expect(valuesOf(await server.rows(`${loaded.path}/rows`)).map(({ id }) => id)).to.deep.equal([
      '0',
      '1',
      '3',
    ])
    expect(JSON.stringify(await server.rows(`${loaded.path}/rejected`)))
      .to.include('over-long')
      .and.include('The row is longer than 16777216 bytes.')
  })

  it('fail their loads with sentences', async () => {
    const cut = await server.load('Cut', sales.subarray(0, 5000), { connectInfo: PARQUET })
    expect(cut.job).to.include({
      State: 'Failed',
      Reason: 'The file is cut off after 5000 bytes, since it does not end with PAR1; upload it again.',
    })
    const text = await server.load('Text', 'a,b\n1,2\n', { connectInfo: PARQUET })
    expect(text.job['Reason']).to.match(/^The file is not a Parquet file/)
    const sourceFile = await server.upload('text.parquet', 'a,b\n1,2\n')
    const preview = await asked('preview', { source: 'client', connectInfo: { ...PARQUET, sourceFile } })
    expect(preview.status).to.equal(409)
    expect(preview.body.detail).to.match(/^The file is not a Parquet file/)
  })

  it('stop when their load is cancelled', async () => {
    const large = readFileSync(
      await folder.write(
        'large.parquet',
        `select i as id, 'a text of row ' || i as text from range(3000000) t(i)`,
      ),
    )
    const sourceFile = await server.upload('large.parquet', large)
    const { status, body } = await asked('create', {
      entityName: 'Cancelled',
      source: 'client',
      connectInfo: { ...PARQUET, sourceFile },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    const job = body.job.slice(body.job.indexOf('/scheduler'))
    let row: Record<string, string> | undefined
    do {
      await new Promise((resolve) => setTimeout(resolve, 20))
      ;[row] = await server.rows(job)
      expect(row!['State']).to.be.oneOf(['Waiting', 'Running'])
    } while (!/^[1-9][\d.]* of [\d.]+ MB of the file are read\.$/.test(row!['Message']!))
    expect(Number(row!['Progress'])).to.be.within(1, 49)
    const cancelled = performance.now()
    expect((await server.command(job, { command: 'cancel' })).status).to.equal(200)
    expect(await server.ended(body.job)).to.include({ State: 'Cancelled' })
    expect(performance.now() - cancelled).to.be.lessThan(5000)
  })
})
