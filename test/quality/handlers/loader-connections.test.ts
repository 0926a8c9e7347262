import { expect } from 'chai'
import { join } from 'node:path'
import { configFor } from '../../support/catalogue.ts'
import type { CommandContext } from '../../../src/admin/command.ts'
import { withAccounts } from '../../../src/admin/accounts/open-accounts.ts'
import { recordingLogger } from '../../platform/support.ts'
import {
  CONNECTIONS,
  connection,
  ConnectionServer,
  PASSWORD,
  sourceIn,
} from '../support/connection-server.ts'

/** The columns of the source, in its order. */
const COLUMNS = [
  ...['CONNECTION', 'NAME', '_type', 'DESCRIPTION', 'PARAMETERS', '_defaults', '_access', '_sso', '_enabled'],
  ...['CREATED_BY', '_created_date', 'EDITED_BY', '_edited_date', '_note_count'],
]
const HUMAN_NAMES = [
  ...['Connection Id', 'Name', 'Type', 'Description', 'Parameters', 'Filter', 'Repository Access'],
  ...['Single Sign-On', 'Enabled', 'Created By', 'Date Created', 'Edited By', 'Date Changed', 'Notes'],
]

describe('The loader connections of a repository', function () {
  this.timeout(60_000)
  let on: ConnectionServer
  before(async () => {
    on = await ConnectionServer.start()
    const context = {
      config: configFor(on.server.dataDir),
      logger: recordingLogger().logger,
    } as CommandContext
    await withAccounts(context, async ({ accounts }) => {
      for (const role of ['reader', 'editor', 'administrator'] as const) {
        await accounts.createUser({ name: role, password: PASSWORD, isAdministrator: false })
        await accounts.setRole(role, 'test', role)
      }
    })
  })
  after(() => on.stop())

  it('have the columns of the source, first the folders of SOURCE_ROOTS', async () => {
    const answer = await on.server.ask(CONNECTIONS)
    const { columns } = (await answer.json()) as {
      columns: { columnisedName: string; humanisedName: string }[]
    }
    expect(columns.map(({ columnisedName }) => columnisedName)).to.deep.equal(COLUMNS)
    expect(columns.map(({ humanisedName }) => humanisedName)).to.deep.equal(HUMAN_NAMES)
    expect((await on.server.rows(CONNECTIONS))[0]).to.deep.equal({
      ...{ 'Connection Id': '1', Name: 'Connection 1', Type: 'delimited', Filter: '*', Enabled: 'Yes' },
      ...{ Description: 'A source folder of the server', Parameters: `DATA_DIRECTORY ${on.root}` },
      ...{ 'Repository Access': 'None', 'Single Sign-On': 'No', Notes: '0' },
      ...{ 'Created By': '', 'Date Created': '', 'Edited By': '', 'Date Changed': '' },
    })
  })

  it('are added, changed, found by a condition, and deleted', async () => {
    const parameters = 'DATA_EXTENSIONS {csv} DATA_DIRECTORY reports/north'
    const id = await on.added('Northern reports', parameters, { description: 'Of the north', filter: '' })
    expect(await on.row(id)).to.include({
      ...{ 'Connection Id': id, Name: 'Northern reports', Description: 'Of the north', Filter: '*' },
      ...{ Parameters: `DATA_DIRECTORY ${join(on.root, 'reports', 'north')} DATA_EXTENSIONS csv` },
      ...{ Enabled: 'Yes', 'Created By': 'admin', 'Edited By': '', 'Date Changed': '' },
    })
    const change = { name: 'NORTHERN reports', type: 'delimited', filter: 'a*', description: '' }
    expect(
      (await on.post(`${CONNECTIONS}/${id}`, { command: 'edit', data: change }, 'administrator')).status,
    ).to.equal(200)
    expect(await on.row(id)).to.include({
      ...{ Name: 'NORTHERN reports', Filter: 'a*', Description: '', 'Edited By': 'administrator' },
    })
    const found = await on.server.rows(
      `${CONNECTIONS}?where=${encodeURIComponent('Filter = "a*"')}&sort=NAME:desc`,
    )
    expect(found.map((found) => found['Connection Id'])).to.deep.equal([id])
    expect((await on.server.ask(`${CONNECTIONS}/${id}`, { method: 'DELETE' })).status).to.equal(204)
    for (const path of ['', '/datasources', '/dataschemas', '/encodings'])
      expect((await on.server.ask(`${CONNECTIONS}/${id}${path}`)).status, path).to.equal(404)
  })

  it('show whole paths to administrators alone, in rows, conditions and exports', async () => {
    const id = await on.added('Paths', 'DATA_DIRECTORY reports/north SCHEMA_DIRECTORY schemas')
    const asReader = { user: 'reader', password: PASSWORD }
    const short = 'DATA_DIRECTORY reports/north SCHEMA_DIRECTORY schemas'
    for (const answer of [
      await on.server.ask(CONNECTIONS, asReader),
      await on.server.ask(`${CONNECTIONS}/${id}`, asReader),
      await on.post(CONNECTIONS, { command: 'get' }, 'reader'),
      await on.post(CONNECTIONS, { command: 'get' }, 'editor'),
    ]) {
      const text = await answer.text()
      expect(answer.status).to.equal(200)
      expect(text).to.include(short).and.not.include(on.root)
    }
    const where = encodeURIComponent(`CONTAINS(Parameters, "${on.root}")`)
    expect(await (await on.server.ask(`${CONNECTIONS}?where=${where}`, asReader)).text()).to.include(
      '"rows":""',
    )
    expect(await on.server.rows(`${CONNECTIONS}?where=${where}`)).not.to.be.empty
    expect(await (await on.post(CONNECTIONS, { command: 'get' }, 'administrator')).text()).to.include(on.root)

    const { body } = await on.server.command(CONNECTIONS, {
      command: 'export',
      data: { filename: 'connections.csv' },
    })
    const { job, file } = body as unknown as { job: string; file: string }
    expect(await on.server.ended(job)).to.include({ State: 'Completed' })
    const exported = await (await on.server.ask(file.slice(file.indexOf('/download')))).text()
    expect(exported).to.include(short).and.not.include(on.root)
  })

  it('are changed by administrators alone', async () => {
    const id = await on.added('Kept')
    for (const user of ['reader', 'editor']) {
      expect((await on.post(CONNECTIONS, connection('Mine'), user)).status).to.equal(403)
      for (const body of [
        { command: 'edit', data: { name: 'Mine' } },
        { command: 'enable' },
        { command: 'disable' },
        { command: 'test' },
      ])
        expect((await on.post(`${CONNECTIONS}/${id}`, body, user)).status, body.command).to.equal(403)
      const remove = await on.server.ask(`${CONNECTIONS}/${id}`, {
        method: 'DELETE',
        user,
        password: PASSWORD,
      })
      expect(remove.status).to.equal(403)
      for (const path of [CONNECTIONS, `${CONNECTIONS}/${id}/datasources`, `${CONNECTIONS}/${id}/encodings`])
        expect((await on.server.ask(path, { user, password: PASSWORD })).status, path).to.equal(200)
    }
    expect(await on.row(id)).to.include({ Name: 'Kept', Enabled: 'Yes' })
  })

  it('cannot be changed or deleted if they are folders of SOURCE_ROOTS', async () => {
    for (const answer of [
      on.post(`${CONNECTIONS}/1`, { command: 'edit', data: { name: 'Mine' } }),
      on.post(`${CONNECTIONS}/1`, { command: 'enable' }),
      on.post(`${CONNECTIONS}/1`, { command: 'disable' }),
      on.server.ask(`${CONNECTIONS}/1`, { method: 'DELETE' }),
    ]) {
      const { status, detail } = await on.refusal(answer)
      expect(status).to.equal(409)
      expect(detail).to.include('SOURCE_ROOTS')
    }
    expect((await on.post(`${CONNECTIONS}/1`, { command: 'test' })).status).to.equal(200)
  })

  it('do not open a folder outside, a folder of the server, or a missing folder', async () => {
    const details = new Set<string>()
    for (const folder of ['/etc', '..', 'outside', 'gone', 'reports/april.csv', `${on.root}-beside`]) {
      for (const parameters of [
        `DATA_DIRECTORY {${folder}}`,
        `DATA_DIRECTORY reports SCHEMA_DIRECTORY {${folder}}`,
      ]) {
        const { status, detail } = await on.refusal(on.post(CONNECTIONS, connection('Outside', parameters)))
        expect(status, folder).to.equal(404)
        details.add(detail.replace(/folder "[^"]*"/, ''))
      }
    }
    expect([...details], 'one sentence for all').to.have.length(1)
    const own = await on.post(CONNECTIONS, connection('Own', `DATA_DIRECTORY {${on.server.dataDir}}`))
    expect(own.status).to.equal(404)
  })

  it('are refused with what is wrong, and nothing is stored', async () => {
    const before = await on.server.rows(CONNECTIONS)
    await on.added('Taken')
    for (const [status, part, body] of [
      [400, 'delimited', connection('Files', undefined, { type: 'ftp' })],
      [400, 'postgresql', connection('Wrong', 'DATA_DIRECTORY reports', { type: 'postgresql' })],
      [409, 'SOURCE_HOSTS', connection('Wrong', 'HOST db DATABASE d', { type: 'postgresql' })],
      [409, 'SOURCE_HOSTS', connection('Wrong', 'HOST trino', { type: 'trino' })],
      [400, 'SSLMODE', connection('Wrong', 'HOST trino SSLMODE prefer', { type: 'trino' })],
      [
        400,
        'either a token or a password',
        connection('Wrong', 'HOST trino', { type: 'trino', username: 'u', password: 'p', token: 't' }),
      ],
      [400, 'DSN', connection('Wrong', 'DRIVER d DSN s', { type: 'oracle' })],
      [400, 'secret', connection('Wrong', 'DRIVER d ATTRIBUTES {Token t}', { type: 'db2' })],
      [400, 'DATA_FOLDER', connection('Wrong', 'DATA_FOLDER reports')],
      [400, 'Tcl list', connection('Wrong', 'DATA_DIRECTORY {reports')],
      [400, 'parameters', connection('Wrong', '')],
      [400, 'name', connection('  ')],
      [409, 'choose another name', connection('TAKEN')],
      [409, 'choose another name', connection('connection 7')],
    ] as const) {
      const problem = await on.refusal(on.post(CONNECTIONS, body))
      expect(problem.status, problem.detail).to.equal(status)
      expect(problem.detail).to.include(part)
    }
    expect(await on.server.rows(CONNECTIONS)).to.have.length(before.length + 1)
  })

  it('cannot be deleted while they are sources of entities', async () => {
    const id = await on.added('Sales', 'DATA_DIRECTORY reports SCHEMA_DIRECTORY schemas')
    const preview = await on.server.command('/entities', {
      command: 'preview',
      data: sourceIn(id, 'april.csv'),
    })
    expect(preview.body.rows).to.have.length(2)
    const raw = { source: 'server', connectInfo: { connectionId: id, sourceFile: 'north/april.CSV' } }
    expect((await on.server.command('/entities', { command: 'rawpreview', data: raw })).status).to.equal(200)
    for (const file of ['out.csv', '../schemas/sales.ddl', join(on.root, 'reports/april.csv')])
      expect(
        (await on.post('/entities', { command: 'preview', data: sourceIn(id, file) })).status,
        file,
      ).to.equal(404)

    const ddl = sourceIn(Number(id), 'april.csv', { attr: 'ddl', schemaFile: 'sales.ddl' })
    const create = { command: 'create', data: { entityName: 'Sales', ...ddl, maxRejected: 1 } }
    const { status, body } = await on.server.command('/entities', create)
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(await on.server.ended(body.job)).to.include({ State: 'Completed' })
    const path = `/entities/${body.entityId}`
    expect((await on.server.rows(path))[0]).to.include({ 'Connection Data': `Connection ${id}`, Rows: '3' })

    const inUse = await on.refusal(on.server.ask(`${CONNECTIONS}/${id}`, { method: 'DELETE' }))
    expect(inUse).to.include({ status: 409 })
    expect(inUse.detail).to.include('"Sales"')
    expect((await on.server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    expect((await on.server.ask(`${CONNECTIONS}/${id}`, { method: 'DELETE' })).status).to.equal(204)
  })

  it('are not loaded from, looked into or previewed while they are disabled', async () => {
    const id = await on.added('Closing')
    const create = { entityName: 'Closing', ...sourceIn(id, 'april.csv') }
    const { body } = await on.server.command('/entities', { command: 'create', data: create })
    expect(await on.server.ended(body.job)).to.include({ State: 'Completed' })
    const later = { ...sourceIn(id, 'april.csv'), entityName: 'Later', scheduleTime: inSeconds(2) }
    const scheduled = await on.server.command('/entities', { command: 'create', data: later })
    expect(scheduled.status).to.equal(200)

    expect((await on.post(`${CONNECTIONS}/${id}`, { command: 'disable' })).status).to.equal(200)
    expect(await on.row(id)).to.include({ Enabled: 'No' })
    for (const answer of [
      on.post('/entities', { command: 'create', data: { ...create, entityName: 'Closed' } }),
      on.post('/entities', { command: 'preview', data: sourceIn(id, 'april.csv') }),
      on.post(`/entities/${body.entityId}`, { command: 'reload', data: {} }),
      on.post(`${CONNECTIONS}/${id}/dataschemas`, { command: 'preview', data: { filename: 'x.sql' } }),
      on.server.ask(`${CONNECTIONS}/${id}/datasources`),
      on.server.ask(`${CONNECTIONS}/${id}/dataschemas`),
    ]) {
      const { status, detail } = await on.refusal(answer)
      expect(status, detail).to.equal(409)
      expect(detail).to.include('"Closing" is disabled')
    }
    expect((await on.post(`${CONNECTIONS}/${id}`, { command: 'test' })).status).to.equal(200)
    const ended = await on.server.ended(scheduled.body.job)
    expect(ended['State']).to.equal('Failed')
    expect(ended['Reason']).to.include('"Closing" is disabled')
    expect(await on.server.rows(`/entities/${body.entityId}/rows`)).to.have.length(2)

    expect((await on.post(`${CONNECTIONS}/${id}`, { command: 'enable' })).status).to.equal(200)
    const again = await on.server.command(`/entities/${body.entityId}`, { command: 'reload', data: {} })
    expect(await on.server.ended(again.body.job)).to.include({ State: 'Completed' })
  })

  it('are kept when the server starts again, with other source folders too', async () => {
    const id = await on.added('Lasting', 'DATA_DIRECTORY reports')
    await on.restart(join(on.root, 'schemas'))
    expect(await on.row(id)).to.include({ Name: 'Lasting' })
    expect((await on.refusal(on.server.ask(`${CONNECTIONS}/${id}/datasources`))).status).to.equal(409)
    await on.restart(join(on.root, 'schemas'), on.root)
    expect(await on.filesOf(id)).to.include('april.csv')
    expect(await on.filesOf('2')).to.include('reports/april.csv')
  })
})

/** A schedule time so many seconds from now. */
const inSeconds = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
