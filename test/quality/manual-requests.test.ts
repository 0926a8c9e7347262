import { expect } from 'chai'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from './support/quality-server.ts'

/** A page of a listing, as the original's manual shows it. */
interface Page {
  readonly columns: readonly Readonly<Record<'columnisedName' | 'humanisedName' | 'description', string>>[]
  readonly rows: '' | readonly { readonly dataRow: readonly unknown[]; readonly metadata?: { url: string } }[]
}

type Json = Readonly<Record<string, unknown>>

/** The requests of the original's manual, in its forms and in the order of a working day. */
describe('The requests of the original’s manual, sent to the demo repository', function () {
  this.timeout(120_000)
  let server: QualityServer
  let folder: string
  const demo = () => `${server.url}/api/repositories/demo`

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    await mkdir(join(folder, 'in'))
    await writeFile(join(folder, 'in', 'runways.dat'), 'code|length\nSEA|3627\nLAX|3939\n')
    await writeFile(
      join(folder, 'in', 'runways.ddl'),
      'create table runways (code varchar(3), length int);\n',
    )
    server = await startQualityServer({
      hasDemo: true,
      env: { SOURCE_ROOTS: join(folder, 'in') },
    })
    while ((await fetch(`${server.url}/readyz`)).status !== 200) await new Promise((go) => setTimeout(go, 50))
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const send = async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; json: Json }> => {
    const answer = await fetch(demo() + path, {
      method,
      headers: {
        Authorization: basic('admin', ADMIN_PASSWORD),
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, json: (text === '' ? {} : JSON.parse(text)) as Json }
  }
  const page = async (method: string, path: string, body?: unknown): Promise<Page> => {
    const { status, json } = await send(method, path, body)
    expect(status, `${method} ${path} ${JSON.stringify(json)}`).to.equal(200)
    return json as unknown as Page
  }
  const cells = ({ rows }: Page) => (rows === '' ? [] : rows.map(({ dataRow }) => dataRow))
  const below = (address: unknown) => String(address).replace('/api/repositories/demo', '')
  /** Follows a job by the URL of an answer, as a script of the manual does. */
  const completed = async (job: unknown): Promise<void> => {
    for (;;) {
      const { columns, rows } = await page('GET', below(job))
      const at = columns.findIndex(({ columnisedName }) => columnisedName === 'job_status')
      const state = rows === '' ? undefined : rows[0]!.dataRow[at]
      if (state === 'Completed') return
      expect(state).to.be.oneOf(['Scheduled', 'Waiting', 'Running'])
      await new Promise((go) => setTimeout(go, 50))
    }
  }

  it('log in, count the entities and list them', async () => {
    expect((await send('GET', '/login')).status).to.equal(200)
    expect(await send('GET', '/entities/count')).to.deep.equal({ status: 200, json: { count: '5' } })
    const all = await page('GET', '/entities')
    expect(all.columns.slice(0, 3).map(({ columnisedName }) => columnisedName)).to.deep.equal([
      ...['_humanised_name', 'ENTITY_ID', 'SCHEMA_NAME'],
    ])
    expect(cells(all)[0]!.slice(0, 2)).to.deep.equal(['Airports', '1'])
    expect(all.rows).to.have.nested.property('[0].metadata.url', '/api/repositories/demo/entities/1')
    const some = await page('POST', '/entities', {
      command: 'get',
      options: { where: 'Name = "Airports"', columns: ['_humanised_name', 'LOADED_ROWS', '__STATE'] },
    })
    expect(cells(some)).to.deep.equal([['Airports', '3376', 'Fully Loaded']])
    const two = await page('POST', '/entities', {
      command: 'get',
      data: {},
      options: { keypatternlist: ['1', '3'], pageStart: '1', pageSize: '10' },
    })
    expect(cells(two).map(([name]) => name)).to.deep.equal(['Airports', 'Zip Codes'])
    expect(cells(await page('GET', '/entities/1'))[0]!.slice(0, 2)).to.deep.equal(['Airports', '1'])
  })

  it('look at soundexes, and export them', async () => {
    const { columns, rows } = await page('POST', '/entities/1/attributes/2/soundexes', {
      command: 'get',
      options: { pageStart: 1, pageSize: 3 },
    })
    expect(columns.map(({ columnisedName }) => columnisedName)).to.deep.equal([
      ...['_value', 'VALUE_COUNT', 'FREQUENCY_COUNT', '_distribution'],
    ])
    expect(rows).to.have.length(3)
    const { json } = await send('POST', '/entities/1/attributes/2/soundexes', {
      command: 'export',
      data: { filename: 'soundexes.csv', filetype: 'csv', encoding: 'utf-8' },
      options: { columns: ['_value', 'FREQUENCY_COUNT'], where: 'Frequency > 10' },
    })
    await completed(json['job'])
    const file = await fetch(`${server.url}${json['file'] as string}`, {
      headers: { Authorization: basic('admin', ADMIN_PASSWORD) },
    })
    expect((await file.text()).split(/\r?\n/)[0]).to.equal('Soundex,Frequency')
  })

  it('look into a loader connection, preview a file, and create an entity with a virtual column', async () => {
    const sources = '/loaderconnections/1/datasources'
    expect(cells(await page('GET', sources)).map(([name]) => name)).to.include('runways.dat')
    expect(
      cells(
        await page('POST', sources, {
          command: 'get',
          data: { filter: '*.dat', username: '', password: '' },
        }),
      ),
    ).to.deep.equal([['runways.dat', '30']])
    const schemas = '/loaderconnections/1/dataschemas'
    expect(cells(await page('GET', schemas)).map(([name]) => name)).to.include('runways.ddl')
    const preview = await send('POST', schemas, {
      command: 'preview',
      data: { username: '', password: '', filename: 'runways.ddl' },
    })
    expect(preview.status).to.equal(200)
    expect(JSON.stringify(preview.json)).to.include('create table runways')

    const data = {
      entityName: 'Runways',
      entityDesc: 'Lengths of runways',
      source: 'server',
      connectInfo: {
        ...{ type: '', connectionId: '1', username: '', password: '', sourceFile: 'runways.dat' },
        ...{
          schemaFile: '',
          quote: 'NUL',
          delimiter: 'pipe',
          terminator: 'lf',
          encoding: 'ascii',
          attr: 'names',
        },
      },
      sample: 'all',
    }
    expect(cells(await page('POST', '/entities', { command: 'preview', data, options: {} }))).to.deep.equal([
      ['SEA', '3627'],
      ['LAX', '3939'],
    ])
    const raw = await send('POST', '/entities', { command: 'rawpreview', data, options: {} })
    expect(raw.status).to.equal(200)
    const created = await send('POST', '/entities', {
      command: 'create',
      data,
      options: { columns: ['{LONG LONG {} {A long runway} {IF length &gt; 3700 THEN "yes" ELSE "no"} 100}'] },
    })
    expect(created.status).to.equal(200)
    await completed(created.json['job'])
    const rows = await page('GET', `${below(created.json['url'])}/rows?columns=CODE,LONG`)
    expect(cells(rows)).to.deep.equal([
      ['SEA', 'no'],
      ['LAX', 'yes'],
    ])
    expect((await send('DELETE', below(created.json['url']))).status).to.equal(204)
  })

  it('list and export jobs, whose numbers count in the repository', async () => {
    const jobs = await page('POST', '/scheduler', {
      command: 'get',
      options: {
        where: 'State = "Completed"',
        columns: ['job_id', 'job_type', 'job_entity_id'],
        pageSize: '2',
      },
    })
    expect(cells(jobs)).to.have.length(2)
    const first = await page('GET', '/scheduler/1?columns=job_id,job_type,job_entity_id')
    expect(cells(first)).to.deep.equal([['1', 'Load', ['1']]])
    const { json } = await send('POST', '/scheduler', {
      command: 'export',
      data: { filename: 'jobs.csv' },
      options: { columns: ['job_id', 'job_type', 'job_status'] },
    })
    await completed(json['job'])
  })

  it('add, edit and list priorities, and apply a mask', async () => {
    const added = { command: 'add', data: { priority: '9', name: 'Ninth', description: 'Of the manual' } }
    expect((await send('POST', '/priorities', added)).status).to.equal(201)
    const edited = { command: 'edit', data: { priority: 10, name: 'Tenth', description: '' } }
    expect((await send('POST', '/priorities/9', edited)).status).to.equal(201)
    const { json } = await send('GET', '/priorities')
    expect((json as unknown as unknown[][]).at(-1)).to.deep.equal([10, 'Tenth', '', 'N'])
    expect((await send('DELETE', '/priorities/10')).status).to.equal(204)
    const masked = await send('POST', '/unmask', { data: { value: '"555 0100"', mask: '"NNN NNNN"' } })
    expect(masked.status).to.equal(200)
  })
})
