import { expect } from 'chai'
import { spawn } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { catalogueEnv } from '../../support/catalogue.ts'
import { AuditStore } from '../../../src/platform/audit/audit-store.ts'
import { lockDataDir } from '../../../src/platform/server-lock.ts'
import { openAccounts, type OpenAccounts } from '../../quality/support/accounts-server.ts'
import { programArgs } from '../../support/programs.ts'
import { failureOf, runScript } from '../../platform/support.ts'

describe('admin repository, user and session', function () {
  this.timeout(120_000)
  let open: OpenAccounts
  // What a running server has open.
  beforeEach(async () => (open = await openAccounts()))
  afterEach(() => open.stop())

  const admin = (...args: string[]) =>
    runScript(programArgs('admin', args), {
      DATA_DIR: open.dataDir,
      ...catalogueEnv(open.dataDir),
    })

  /** The same with something on standard input. */
  const adminReading = (input: string | undefined, ...args: string[]) =>
    new Promise<{ code: number | null; stdout: string }>((resolve, reject) => {
      const child = spawn(process.execPath, programArgs('admin', args), {
        env: { PATH: process.env.PATH, DATA_DIR: open.dataDir, ...catalogueEnv(open.dataDir) },
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      let stdout = ''
      child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
      child.on('error', reject).on('close', (code) => resolve({ code, stdout }))
      if (input !== undefined) child.stdin.end(input)
    })

  const authenticate = (user: string, password: string, repository = 'demo') =>
    open.logins.authenticate({ user, password }, '192.0.2.1', repository)

  it('create a repository and a user with a role, and a running server accepts the user at once', async () => {
    expect(await admin('repository', 'create', 'demo', '--description', 'To try')).to.deep.equal({
      code: 0,
      stdout: '',
      stderr: '',
    })
    expect(await open.repositories.find('demo')).to.include({ description: 'To try' })
    const { code, stdout } = await admin('user', 'create', 'ada')
    expect(code).to.equal(0)
    expect(stdout).to.match(/^[\w-]{24}\n$/)
    expect((await admin('user', 'role', 'ada', 'demo', 'editor')).code).to.equal(0)
    expect(await authenticate('ada', stdout.trim())).to.include({ role: 'editor', isAdministrator: false })
    const list = await admin('user', 'list')
    expect(list.stdout).to.match(/^USER +CREATED +ROLES\nada +\S+Z +demo: editor\n$/)
    expect((await admin('repository', 'list')).stdout).to.match(
      /^REPOSITORY +FOLDER +ENGINE +DESCRIPTION\ndemo +1 +embedded +To try\n$/,
    )
    const entries = await new AuditStore(open.catalogue).list({ limit: 10 })
    expect(entries.map(({ what, repository, about }) => [what, repository, about])).to.deep.equal([
      ['repository create', 'demo', {}],
      ['user create', undefined, { user: 'ada' }],
      ['user role', 'demo', { user: 'ada', role: 'editor' }],
    ])
    expect(new Set(entries.map(({ actor }) => actor))).to.deep.equal(
      new Set([`account:${userInfo().username}`]),
    )
    expect(JSON.stringify(entries)).to.not.include(stdout.trim())
  })

  it('take a password from standard input and change it on a running server at once', async () => {
    await open.repositories.create('demo', '', 'admin')
    expect(
      await adminReading('from stdin\n', 'user', 'create', 'bob', '--administrator', '--password-stdin'),
    ).to.deep.equal({
      code: 0,
      stdout: '',
    })
    expect(await authenticate('bob', 'from stdin')).to.include({ isAdministrator: true })
    expect(await adminReading('piped in\n', 'user', 'create', 'eve')).to.deep.equal({ code: 0, stdout: '' })
    expect(await authenticate('eve', 'piped in')).to.include({ name: 'eve' })
    expect((await adminReading('', 'user', 'create', 'dan')).stdout).to.match(/^[\w-]{24}\n$/)
    // A pipe that stays open and gives nothing does not stop the command.
    expect((await adminReading(undefined, 'user', 'create', 'fay')).stdout).to.match(/^[\w-]{24}\n$/)
    const { stdout } = await admin('user', 'password', 'bob')
    expect(await authenticate('bob', stdout.trim())).to.include({ name: 'bob' })
    expect(await failureOf(() => authenticate('bob', 'from stdin'))).to.have.property(
      'name',
      'CredentialsRefused',
    )
    expect((await admin('user', 'delete', 'bob')).code).to.equal(0)
    expect(await failureOf(() => authenticate('bob', stdout.trim()))).to.have.property(
      'name',
      'CredentialsRefused',
    )
  })

  it('open, list and revoke sessions', async () => {
    await open.accounts.createUser({ name: 'ada', password: 'a good password', isAdministrator: false })
    const created = await admin('session', 'create', 'ada', '--expires', '2h', '--sid', 'S-1-5')
    expect(created.stdout).to.match(/^gts_[\w-]{43}\n$/)
    const session = created.stdout.trim()
    const credentials = { user: 'ada', session, sid: 'S-1-5' }
    const { session: found } = await open.logins.authenticate(credentials, '192.0.2.1', undefined)
    expect(Date.parse(found!.expiresAt) - Date.now()).to.be.within(7_100_000, 7_200_000)
    const list = (await admin('session', 'list')).stdout
    expect(list).to.match(
      /^SESSION +USER +KIND +CREATED +EXPIRES +SID\n[0-9a-f]{16} +ada +password +\S+Z +\S+Z +S-1-5\n$/,
    )
    expect(list).to.not.include(session)
    expect((await admin('session', 'revoke', session)).code).to.equal(0)
    expect(
      await failureOf(() => open.logins.authenticate(credentials, '192.0.2.1', undefined)),
    ).to.have.property('name', 'CredentialsRefused')
  })

  it('delete a repository with its files, which a running server removes itself', async () => {
    // Its own sweeping would do the work of the command.
    await open.repositories.close()
    const [first, second] = [
      await open.repositories.create('one', '', 'x'),
      await open.repositories.create('two', '', 'x'),
    ]
    const folderOf = ({ id }: { id: number }) => join(open.dataDir, 'quality', String(id))
    await writeFile(join(folderOf(first), 'files', '1'), 'data')
    expect(await admin('repository', 'delete', 'one')).to.deep.equal({ code: 0, stdout: '', stderr: '' })
    expect(await readdir(join(open.dataDir, 'quality'))).to.deep.equal([String(second.id)])

    const lock = await lockDataDir(open.dataDir, 'server')
    const { code, stderr } = await admin('repository', 'delete', 'two')
    await lock.release()
    expect({ code, stderr }).to.deep.equal({
      code: 0,
      stderr: 'The running server removes the files of two within a few seconds.\n',
    })
    await stat(folderOf(second))
    await open.repositories.sweep()
    expect(await readdir(join(open.dataDir, 'quality'))).to.deep.equal([])
  })

  it('explain in a sentence what cannot be done, and how the command is typed', async () => {
    await open.accounts.createUser({ name: 'admin', password: 'a good password', isAdministrator: true })
    for (const [args, code, sentence] of [
      [
        ['repository', 'create', 'a/b'],
        1,
        'The name of a repository has 1 to 64 characters: letters, digits, _ and -.',
      ],
      [['repository', 'delete', 'nowhere'], 1, 'There is no repository "nowhere"'],
      [['user', 'create', 'Admin'], 1, 'There is a user "Admin" already'],
      [
        ['user', 'delete', 'admin'],
        1,
        'The user admin is the administrator of this server and cannot be deleted',
      ],
      [
        ['user', 'role', 'admin', 'demo', 'owner'],
        2,
        '"owner" is not a role. Use reader, editor, administrator',
      ],
      [['session', 'create', 'ada'], 1, 'There is no user "ada".'],
      [['session', 'create', 'ada', '--expires', 'soon'], 2, '--expires soon is not a time to live'],
    ] as const) {
      const result = await admin(...args)
      expect(result, args.join(' ')).to.include({ code, stdout: '' })
      expect(result.stderr.startsWith(sentence), result.stderr).to.equal(true)
    }
  })
})
