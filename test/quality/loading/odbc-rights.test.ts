import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sqlite from 'sqlite3'
import { folderOf, serverUser } from '../../support/database-process.ts'
import { needs } from '../../support/tools.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'

const SECRET = 'a secret that signs tokens, of the server alone'

/** The process that reads over ODBC, which this process has started. */
const reader = (): number | undefined =>
  spawnSync('ps', ['-e', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => line.trim().split(/ +/))
    .filter(([parent, , ...args]) => Number(parent) === process.pid && args.join(' ').includes('odbc-child'))
    .map(([, pid]) => Number(pid))[0]

describe('The process that loads an ODBC driver', function () {
  this.timeout(60_000)
  let server: QualityServer
  let folder: string
  const variables = { odbcIni: process.env['ODBCINI'], secret: process.env['JWT_SECRET'] }

  before(async function () {
    needs(this, 'odbcSqlite')
    folder = folderOf(serverUser(), 'odbc-rights-')
    const path = join(folder, 'endless.db')
    await new Promise<void>((resolve, reject) => {
      const file = new sqlite.Database(path)
      const sql = `create table few (a text); insert into few values ('x');
        create view endless as with recursive s(i) as (select 1 union all select i + 1 from s) select i from s`
      file.exec(sql, (error) => file.close(() => (error ? reject(error) : resolve())))
    })
    writeFileSync(join(folder, 'odbc.ini'), `[endless]\nDriver=SQLite3\nDatabase=${path}\n`)
    const { uid, gid } = serverUser()
    if (uid !== undefined) chownSync(path, uid, gid!)
    process.env['ODBCINI'] = join(folder, 'odbc.ini')
    process.env['JWT_SECRET'] = SECRET
    server = await startQualityServer({
      env: { ODBC_DATA_SOURCES: 'endless', ODBC_DRIVERS: 'SQLite3,PostgreSQL Unicode' },
    })
  })
  after(async () => {
    for (const [name, value] of [
      ['ODBCINI', variables.odbcIni],
      ['JWT_SECRET', variables.secret],
    ] as const)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    await server?.stop()
    if (folder) rmSync(folder, { recursive: true })
  })

  const add = (name: string, data: Record<string, unknown>) =>
    server.command('/loaderconnections', { command: 'add', data: { name, ...data } })
  /** Starts a load; the path of its job. */
  const load = async (sourceFile: string, login: Record<string, unknown> = {}): Promise<string> => {
    const { status, body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: sourceFile,
        source: 'server',
        connectInfo: { connectionId: connection, sourceFile, ...login },
      },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body.job
  }
  let connection: string

  it('has no file, variable or folder of the server, and cannot read its secrets if root runs the server', async () => {
    const { body } = await add('Endless', {
      type: 'odbc',
      parameters: 'DSN endless',
      username: 'u',
      password: 'p',
    })
    connection = (body as unknown as { connectionId: string }).connectionId
    const job = await load('endless')
    let pid: number | undefined
    while ((pid = reader()) === undefined) await sleep(20)
    const proc = (name: string) => `/proc/${pid}/${name}`
    while (!readFileSync(proc('maps'), 'utf8').includes('libsqlite3odbc')) await sleep(20)
    const open = readdirSync(proc('fd')).flatMap((fd) => {
      try {
        return [readlinkSync(proc(`fd/${fd}`))]
      } catch {
        return []
      }
    })
    expect(open).to.not.be.empty
    expect(open.filter((path) => path.startsWith(server.dataDir))).to.deep.equal([])
    expect(readlinkSync(proc('cwd')).startsWith(server.dataDir)).to.equal(false)
    expect(readlinkSync(proc('cwd'))).to.not.equal(process.cwd())
    const environment = readFileSync(proc('environ'), 'utf8')
    expect(environment).to.include('ODBCINI=').and.not.include(SECRET).and.not.include('PATH=')
    if (process.getuid!() === 0) {
      const [, uid] = /^Uid:\t(\d+)\t\1\t\1\t\1$/m.exec(readFileSync(proc('status'), 'utf8'))!
      expect(Number(uid)).to.equal(serverUser().uid)
      for (const name of ['catalogue.sqlite', 'sealing-key']) {
        const path = join(server.dataDir, name)
        expect(readFileSync(path)).to.not.be.empty
        const { status, stderr } = spawnSync('cat', [path], { ...serverUser(), encoding: 'utf8' })
        expect(status, name).to.equal(1)
        expect(stderr).to.include('Permission denied')
      }
    }
    const cancelled = await server.command(job.replace(/^.*(?=\/scheduler)/, ''), { command: 'cancel' })
    expect(cancelled.status, JSON.stringify(cancelled.body)).to.equal(200)
    await server.ended(job)
    expect(reader()).to.equal(undefined)
  })

  it('accepts no attributes of readers in lists, previews and loads', async () => {
    const login = { username: 'x;Database=catalogue.sqlite;y=', password: `x;LoadExt=${folder}/x.so;y=` }
    const list = await server.command(`/loaderconnections/${connection}/datasources`, {
      command: 'get',
      data: { ...login },
    })
    expect(JSON.stringify(list.body)).to.include('main.few').and.not.include('users')
    const connectInfo = { connectionId: connection, sourceFile: 'few', ...login }
    const preview = await server.command('/entities', {
      command: 'preview',
      data: { source: 'server', connectInfo },
    })
    expect(preview.body.rows, JSON.stringify(preview.body)).to.deep.equal([{ dataRow: ['x'] }])
    expect(await server.ended(await load('few', login))).to.include({ State: 'Completed' })
  })

  it('gets no attribute of administrators that the operator does not list, and no unsafe value', async () => {
    const refused = await add('Library', {
      type: 'generic',
      parameters: 'DRIVER SQLite3 ATTRIBUTES {LoadExt /tmp/x.so}',
    })
    expect(refused.status).to.equal(409)
    expect(refused.body.detail).to.include('ODBC_ATTRIBUTES')
    const socket = await add('Socket', {
      type: 'generic',
      parameters: 'DRIVER {PostgreSQL Unicode} ATTRIBUTES {Server /var/run/postgresql}',
    })
    expect(socket.status).to.equal(400)
    expect(socket.body.errors[0]).to.deep.include({ pointer: '/data/parameters' })
    expect(socket.body.errors[0]!.detail).to.include('Server must be the name or the address of one host')
  })

  it('is not started for a stored connection whose attributes are not listed any more', async () => {
    const { dataDir } = server
    await server.stop(true)
    const env = { ODBC_DRIVERS: 'SQLite3', ODBC_DATA_SOURCES: 'endless' }
    server = await startQualityServer({ dataDir, env: { ...env, ODBC_ATTRIBUTES: 'SQLite3: Database' } })
    const { body } = await add('Stored', {
      type: 'generic',
      parameters: `DRIVER SQLite3 ATTRIBUTES {Database {${join(folder, 'endless.db')}}}`,
    })
    const { connectionId } = body as unknown as { connectionId: string }
    const test = () => server.command(`/loaderconnections/${connectionId}`, { command: 'test' })
    expect((await test()).status).to.equal(200)
    await server.stop(true)
    server = await startQualityServer({ dataDir, env })
    const { status, body: answer } = await test()
    expect(status).to.equal(409)
    expect(answer.detail).to.include('remove the attribute Database')
    const removed = await server.ask(`/loaderconnections/${connectionId}`, { method: 'DELETE' })
    expect(removed.status).to.equal(204)
  })
})
