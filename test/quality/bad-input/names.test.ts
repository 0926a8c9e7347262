import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { readdir, symlink, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '../../platform/support.ts'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { post, problemOf } from './problems.ts'
import { printable } from '../../../src/lib/text.ts'

/** Names that are texts like any other, and mean something to SQL, to paths, to JSON, to HTML or to a terminal. */
const STRANGE = [
  `it's a "name"`,
  "'; drop table entities; --",
  '../../catalogue.sqlite',
  '..',
  '.',
  '/etc/passwd',
  'C:\\Windows\\win.ini',
  '%2e%2e%2f',
  'e1_g1',
  '<script>alert(1)</script>',
  '{braces} $dollar [brackets]',
  'naïve 名前 😀👩‍👩‍👧',
  '😀'.repeat(128),
  '__proto__',
  'null',
]

describe('An unusual name', () => {
  let server: QualityServer
  let root: string
  let socket: Server

  before(async () => {
    const outside = await temporaryFolder()
    root = join(outside, 'root')
    await mkdir(join(root, 'sub'), { recursive: true })
    await mkdir(join(outside, 'root-beside'))
    await writeFile(join(outside, 'secret.csv'), 'secret\n1\n')
    await writeFile(join(outside, 'root-beside', 'secret.csv'), 'secret\n1\n')
    await writeFile(join(root, 'ok.csv'), 'a\n1\n')
    await writeFile(join(root, 'sub', `it's "ok" 😀.csv`), 'a\n1\n')
    await symlink('ok.csv', join(root, 'inside.csv'))
    await symlink('../secret.csv', join(root, 'outside.csv'))
    await symlink('..', join(root, 'up'))
    await symlink('loop.csv', join(root, 'loop.csv'))
    await symlink('/dev/zero', join(root, 'zero.csv'))
    execFileSync('mkfifo', [join(root, 'pipe.csv')])
    socket = createServer().listen(join(root, 'socket.csv'))
    server = await startQualityServer({ env: { SOURCE_ROOTS: root } })
  })
  after(async () => {
    await server.stop()
    socket.close()
    expect(server.log.filter(({ level }) => level === 'error' || Number(level) >= 50)).to.deep.equal([])
  })

  it('of an entity is kept as it is, and becomes neither SQL nor a path', async () => {
    const sourceFile = await server.upload('a.csv', 'a\n1\n')
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const jobs: string[] = []
    for (const [index, entityName] of STRANGE.entries()) {
      // Of two the load is looked at too.
      const scheduleTime = index < 2 ? {} : { scheduleTime: '2099-01-01 00:00:00' }
      const { status, body } = await server.command('/entities', {
        command: 'create',
        data: {
          entityName,
          entityDesc: entityName,
          jobName: entityName,
          source: 'client',
          connectInfo,
          ...scheduleTime,
        },
      })
      expect(status, `${entityName} ${JSON.stringify(body)}`).to.equal(200)
      jobs.push(body.job)
    }
    for (const job of jobs.slice(0, 2)) expect(await server.ended(job)).to.include({ State: 'Completed' })
    const named = (await server.rows('/scheduler?sort=job_id')).map((row) => row['Activity Name'])
    expect(named).to.deep.equal(STRANGE)
    const entities = await server.rows('/entities?sort=ENTITY_ID')
    expect(entities.map((row) => row['Name'])).to.deep.equal(STRANGE)
    expect(entities.map((row) => row['Business Description'])).to.deep.equal(STRANGE)
    expect(await readdir(join(server.dataDir, 'quality'))).to.have.members([
      '.demo-repository-made',
      '.files-id',
      '1',
    ])
  })

  it('of a column is a human name, and has a columnised one to ask by', async () => {
    const names = [`"it's ""a"" name"`, "'; drop table e1_g1; --", '..', '😀', '', '_rowid', 'Row', 'c1']
    const { path, job } = await server.load('Strange columns', `${names.join(',')}\n1,2,3,4,5,6,7,8\n`)
    expect(job).to.include({ State: 'Completed' })
    const answer = await server.ask(`${path}/rows`)
    const { columns, rows } = (await answer.json()) as {
      columns: { columnisedName: string; humanisedName: string }[]
      rows: { dataRow: string[] }[]
    }
    expect(columns.slice(1, 3).map(({ humanisedName }) => humanisedName)).to.deep.equal([
      `it's "a" name`,
      "'; drop table e1_g1; --",
    ])
    expect(rows[0]?.dataRow).to.deep.equal(['1', '1', '2', '3', '4', '5', '6', '7', '8'])
    for (const [index, { columnisedName }] of columns.entries()) {
      const query = `columns=${encodeURIComponent(columnisedName)}&sort=${encodeURIComponent(columnisedName)}:desc`
      const one = (await (await server.ask(`${path}/rows?${query}`)).json()) as typeof rows & {
        rows: typeof rows
      }
      expect(one.rows[0]?.dataRow, columnisedName).to.deep.equal([rows[0]?.dataRow[index]])
    }
    const external = await server.rows(`${path}/rows`)
    expect(Object.keys(external[0]!)).to.have.length(9)
  })

  it('of an uploaded file loses its folders and invisible characters, and still finds the file', async () => {
    const long = 'x'.repeat(1000)
    for (const [sent, kept] of [
      ['../../catalogue.sqlite', 'catalogue.sqlite'],
      ['/etc/passwd', 'passwd'],
      ['C:\\Windows\\win.ini', 'win.ini'],
      ['..', 'upload'],
      [`it's.csv`, `it's.csv`],
      ['naïve 名前 😀.csv', 'naïve 名前 😀.csv'],
      ['100%.csv', '100%.csv'],
      ['a?b#c&d=e.csv', 'a?b#c&d=e.csv'],
      [`${long}.csv`, `${'x'.repeat(251)}.csv`],
      ['a\u202efdp.csv', 'afdp.csv'],
    ] as const) {
      const path = await server.upload(sent, 'a\n1\n')
      expect(path).to.equal(kept)
      const data = { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile: path } }
      expect((await post(server, '/entities', { command: 'preview', data })).status, kept).to.equal(200)
      const [row] = (await server.rows('/files')).filter(({ Filename }) => Filename === kept)
      expect(row, kept).to.include({ Size: '4' })
      const removed = await server.ask(`/files/${encodeURIComponent(kept)}`, { method: 'DELETE' })
      expect(removed.status, kept).to.equal(204)
    }
    const form = new FormData()
    form.set('file', new Blob(['a']), 'x'.repeat(10_000))
    const tooLong = await problemOf(await server.ask('/upload', { method: 'POST', body: form }), server)
    expect(tooLong).to.include({ status: 400, title: 'Invalid data passed with request' })
    expect(tooLong.errors[0]?.pointer).to.equal('/file')
  })

  it('of an uploaded file may hold raw bytes, quotes and NUL in its header', async () => {
    for (const name of ['a\0b.csv', 'a"b.csv', '\xff\xfe.csv', '', 'a'.repeat(10_000)]) {
      const body = Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="file"; filename="${name.replaceAll('"', '%22')}"\r\n` +
          'Content-Type: text/csv\r\n\r\na\n1\n\r\n--x--\r\n',
        'latin1',
      )
      const answer = await server.ask('/upload', {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body,
      })
      if (answer.status !== 200) {
        await problemOf(answer, server)
        continue
      }
      const { path } = (await answer.json()) as { path: string }
      // eslint-disable-next-line no-control-regex -- these are what must not be there
      expect(path).to.match(/^[^\x00-\x1f\x7f/\\]{1,255}$/u)
    }
  })

  it('of a repository is refused, to make and to ask for', async () => {
    const headers = { Authorization: basic('admin', ADMIN_PASSWORD), 'Content-Type': 'application/json' }
    for (const name of [
      ...STRANGE.filter((name) => !/^\w+$/.test(name)),
      '',
      'a b',
      'a/b',
      'x'.repeat(65),
      'a\0',
      'Ä',
    ]) {
      const made = await fetch(`${server.url}/api/repositories`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name }),
      })
      const { status, errors } = await problemOf(made, server)
      expect(status, name).to.equal(400)
      expect(errors[0]?.pointer).to.equal('/name')
      if (name === '' || /^\.{1,2}$/.test(name)) continue
      const asked = await fetch(`${server.url}/api/repositories/${encodeURIComponent(name)}/entities`, {
        headers,
      })
      expect((await problemOf(asked, server)).status, name).to.equal(400)
    }
  })

  describe('of a file of the server', () => {
    const preview = (sourceFile: string, more: Record<string, unknown> = {}, command = 'preview') =>
      post(server, '/entities', {
        command,
        data: {
          source: 'server',
          connectInfo: {
            connectionId: 1,
            sourceFile,
            ...(command === 'preview' && { attr: 'names' }),
            ...more,
          },
        },
      })

    it('opens what lies below the root, also through a link that stays there', async () => {
      for (const name of [
        'ok.csv',
        './ok.csv',
        'sub/../ok.csv',
        'inside.csv',
        `sub/it's "ok" 😀.csv`,
        'up/root/ok.csv',
      ])
        expect((await preview(name)).status, name).to.equal(200)
    })

    it('opens no parent, absolute path, link to the outside, pipe, socket or device', async () => {
      for (const name of [
        '../secret.csv',
        'sub/../../secret.csv',
        '../root-beside/secret.csv',
        'outside.csv',
        'up/secret.csv',
        'up',
        '/etc/passwd',
        '//etc/passwd',
        join(root, 'ok.csv'),
        'loop.csv',
        'zero.csv',
        'pipe.csv',
        'socket.csv',
        '..',
        '/',
        '~/ok.csv',
        '..\\secret.csv',
        'file:///etc/passwd',
        '%2e%2e/secret.csv',
        'ok.csv/x',
        'x'.repeat(300),
        'x/'.repeat(2000),
        '../'.repeat(1000) + 'etc/passwd',
      ]) {
        for (const command of ['preview', 'rawpreview']) {
          const { status, detail } = await problemOf(await preview(name, {}, command), server)
          expect(status, name).to.equal(404)
          expect(detail).to.include(`Connection 1 has no file ${printable(name)}`)
        }
        const schema = await problemOf(await preview('ok.csv', { attr: 'ddl', schemaFile: name }), server)
        expect(schema.status, name).to.equal(404)
      }
    })

    it('opens no folder with a link to the outside, and no folder as a schema file', async () => {
      for (const name of ['.', './', '*.csv']) {
        const { status, detail } = await problemOf(await preview(name), server)
        expect(status).to.equal(409)
        expect(detail).to.match(/The link ".*" does not lead to a file in the connection's folder/)
      }
      for (const name of ['sub', '.']) {
        const schema = await problemOf(await preview('ok.csv', { attr: 'ddl', schemaFile: name }), server)
        expect(schema.status, name).to.equal(404)
      }
    })

    it('does not reveal if a file outside exists', async () => {
      const details = []
      for (const name of ['../secret.csv', '../no-such.csv']) {
        const { detail } = await problemOf(await preview(name), server)
        details.push(detail.replace(name, ''))
      }
      expect(details[0]).to.equal(details[1])
    })

    it('that becomes another file between request and load is checked again by the load', async () => {
      await writeFile(join(root, 'later.csv'), 'a\n1\n')
      const { body } = await server.command('/entities', {
        command: 'create',
        data: {
          entityName: 'Later',
          source: 'server',
          connectInfo: { connectionId: 1, attr: 'names', sourceFile: 'later.csv' },
          scheduleTime: inSeconds(2),
        },
      })
      execFileSync('ln', ['-sf', '../secret.csv', join(root, 'later.csv')])
      expect(await server.ended(body.job)).to.include({
        State: 'Failed',
        Reason: `Connection 1 has no file "later.csv"; give its path relative to the connection's folder.`,
      })
    })
  })

  it('of a connection may be the number of a root folder', async () => {
    for (const connectionId of [2, '2', 9007199254740991]) {
      const data = { source: 'server', connectInfo: { connectionId, attr: 'names', sourceFile: 'ok.csv' } }
      const { status, detail } = await problemOf(
        await post(server, '/entities', { command: 'preview', data }),
        server,
      )
      expect(status).to.equal(404)
      expect(detail).to.include(`There is no connection ${connectionId}`)
    }
  })
})

/** A schedule time so many seconds from now. */
function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
