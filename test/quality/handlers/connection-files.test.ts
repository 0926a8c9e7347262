import { expect } from 'chai'
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONNECTIONS, ConnectionServer, sourceIn } from '../support/connection-server.ts'

const MANY = 3000

describe('The files of a loader connection', function () {
  this.timeout(60_000)
  let on: ConnectionServer
  before(async () => void (on = await ConnectionServer.start()))
  after(() => on.stop())

  it('list data files by extension, filter, condition, order and page', async () => {
    const id = await on.added('Listed', 'DATA_DIRECTORY reports DATA_EXTENSIONS csv')
    expect(await on.filesOf(id)).to.deep.equal(['april.csv', 'may.csv.gz', 'north/april.CSV'])
    expect(await on.filesOf(id, '?sort=Size:desc&pageSize=2')).to.deep.equal(['april.csv', 'north/april.CSV'])
    expect(await on.filesOf(id, '?sort=Filename:desc&pageStart=3')).to.deep.equal(['april.csv'])
    expect(await on.filesOf(id, `?where=${encodeURIComponent('Size > 20')}`)).to.deep.equal(['april.csv'])
    expect(await on.filesOf(id, '?pageStart=9')).to.deep.equal([])
    const get = async (filter: string, options: object = {}) => {
      const data = { filter, username: 'x', password: 'y' }
      const answer = await on.server.command(`${CONNECTIONS}/${id}/datasources`, {
        command: 'get',
        data,
        options,
      })
      expect(answer.status).to.equal(200)
      return answer.body
    }
    expect((await get('north/*', { columns: ['Size'] })).rows).to.deep.equal([{ dataRow: ['19'] }])
    expect(await get('*.txt')).to.deep.include({
      rows: '',
      metadata: { viewName: 'Data sources', pageStart: '1', dataSize: '0', totalCount: '0' },
    })
    expect((await get('')).rows).to.have.length(3)
    await on.post(`${CONNECTIONS}/${id}`, { command: 'edit', data: { filter: 'm*' } })
    expect(await on.filesOf(id)).to.deep.equal(['may.csv.gz'])
    expect(await on.filesOf('1'))
      .to.include('reports/notes.txt')
      .and.not.include('reports/out.csv')
    const unknown = await on.refusal(on.server.ask(`${CONNECTIONS}/${id}/datasources?columns=COLOUR`))
    expect(unknown).to.include({ status: 404 })
  })

  it('list thousands of files in pages, each once, with their number', async () => {
    await mkdir(join(on.root, 'many'))
    const write = (_: unknown, i: number) => writeFile(join(on.root, 'many', `${i}.csv`), 'x'.repeat(i % 7))
    await Promise.all(Array.from({ length: MANY }, write))
    const id = await on.added('Many', 'DATA_DIRECTORY many')
    const names: (string | undefined)[] = []
    for (let start = 1; start <= MANY; start += 1000)
      names.push(...(await on.filesOf(id, `?pageStart=${start}&pageSize=1000`)))
    expect(new Set(names).size).to.equal(MANY)
    const { metadata } = (await (await on.server.ask(`${CONNECTIONS}/${id}/datasources`)).json()) as {
      metadata: Record<string, string>
    }
    expect(metadata).to.include({ dataSize: '65', totalCount: String(MANY) })
    const largest = await on.server.rows(
      `${CONNECTIONS}/${id}/datasources?sort=Size:desc,Filename&pageSize=1`,
    )
    expect(largest).to.deep.equal([{ Filename: '1000.csv', Size: '6' }])
  })

  it('list and preview schema files', async () => {
    const id = await on.added('Schemas', 'DATA_DIRECTORY reports SCHEMA_DIRECTORY schemas')
    const schemas = async (id: string) =>
      (await on.server.rows(`${CONNECTIONS}/${id}/dataschemas`)).map(({ Filename }) => Filename)
    expect(await schemas(id)).to.deep.equal(['empty.sql', 'sales.ddl'])
    expect(await schemas('1')).to.deep.equal(['schemas/empty.sql', 'schemas/sales.ddl'])
    const path = `${CONNECTIONS}/${id}/dataschemas`
    expect((await on.server.command(path, { command: 'get' })).body.rows).to.have.length(2)
    const preview = (filename: string) => on.post(path, { command: 'preview', data: { filename } })
    expect(((await (await preview('sales.ddl')).json()) as { rows: unknown }).rows).to.deep.equal([
      { dataRow: ['1', 'CREATE TABLE sales (branch VARCHAR(40), sold INTEGER);'] },
    ])
    expect((await preview('empty.sql')).status).to.equal(204)
    for (const name of ['gone.sql', '../reports/april.csv', 'april.csv'])
      expect((await preview(name)).status, name).to.equal(404)
    expect((await on.post(path, { command: 'preview', data: {} })).status).to.equal(400)
  })

  it('name the encodings and the types that can be used', async () => {
    const { encodings } = (await (await on.server.ask(`${CONNECTIONS}/1/encodings`)).json()) as {
      encodings: string[]
    }
    expect(encodings).to.include.members(['utf-8', 'cp1252', 'ebcdic', 'unicode'])
    const answer = await on.server.ask('/../../admin/loaderconnectiontypes')
    const types = (await answer.json()) as Record<string, string>[]
    expect(
      types.map(({ TYPE, SEQUENCE, PARAM_NAME, PARAM_REQD }) => [TYPE, SEQUENCE, PARAM_NAME, PARAM_REQD]),
    ).to.include.deep.members([
      ...['delimited', 'cobol', 'vendorfmt'].flatMap((type) => [
        [type, '1', 'DATA_DIRECTORY', 'Y'],
        [type, '2', 'DATA_EXTENSIONS', 'N'],
        [type, '3', 'SCHEMA_DIRECTORY', 'N'],
        [type, '4', 'SCHEMA_EXTENSIONS', 'N'],
      ]),
      ['hdfs_delimited', '1', 'NAMENODE', 'Y'],
      ['odbc', '1', 'DSN', 'Y'],
      ['generic', '1', 'DRIVER', 'Y'],
      ['oracle', '3', 'ATTRIBUTES', 'N'],
      ['db2', '2', 'DRIVER', 'N'],
      ['postgresql', '3', 'DATABASE', 'Y'],
    ])
    const cobol = await on.added('Records', 'DATA_DIRECTORY reports', { type: 'cobol' })
    expect((await on.server.ask(`${CONNECTIONS}/${cobol}/encodings`)).status).to.equal(501)
    // The operator has nothing to mend.
    expect(on.server.log.filter(({ level }) => Number(level) >= 40)).to.deep.equal([])
  })

  it('are tested, which reports a missing or replaced folder', async () => {
    await mkdir(join(on.root, 'moving'))
    await writeFile(join(on.root, 'moving', 'a.csv'), 'a\n')
    const id = await on.added('Moving', 'DATA_DIRECTORY moving')
    const test = () => on.post(`${CONNECTIONS}/${id}`, { command: 'test' })
    expect(((await (await test()).json()) as { message: string }).message).to.include('1 file ')
    await rename(join(on.root, 'moving'), join(on.root, 'moved'))
    const refused = async () => {
      for (const answer of [
        test(),
        on.server.ask(`${CONNECTIONS}/${id}/datasources`),
        on.post('/entities', { command: 'preview', data: sourceIn(id, 'a.csv') }),
      ]) {
        const { status, detail } = await on.refusal(answer)
        expect(status).to.equal(409)
        expect(detail).to.include('"Moving" cannot be read').and.not.include(on.root)
      }
    }
    await refused()
    await symlink('/etc', join(on.root, 'moving'))
    await refused()
    await rm(join(on.root, 'moving'))
    await rename(join(on.root, 'moved'), join(on.root, 'moving'))
    expect((await test()).status).to.equal(200)
  })
})
