import { expect } from 'chai'
import jwt from 'jsonwebtoken'
import { execFile } from 'node:child_process'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { AuditRecord } from '../../src/platform/audit/audit-entry.ts'
import { hasCatalogue } from '../../src/platform/catalogue/open-catalogue.ts'
import { promisify } from 'node:util'
import { MIGRATIONS } from '../../src/migrations.ts'
import { ApiKeys } from '../../src/platform/credentials/api-keys.ts'
import { CredentialsRejected } from '../../src/platform/credentials/principal.ts'
import { signingSecret } from '../../src/platform/credentials/secret.ts'
import { Tokens } from '../../src/platform/credentials/tokens.ts'
import { catalogueEnv, openCatalogue } from '../support/catalogue.ts'
import { ROOT } from '../../scripts/inputs.mjs'
import { programArgs } from '../support/programs.ts'
import { failureOf, recordingLogger, runScript, temporaryFolder } from '../platform/support.ts'

const TOKEN = /^eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}\n$/
const API_KEY = /^(gtk_[A-Za-z0-9_-]{22})\.(gts_[A-Za-z0-9_-]{43})\n$/

describe('admin', function () {
  this.timeout(60_000)
  let folder: string
  beforeEach(async () => (folder = join(await temporaryFolder(), 'data')))
  const admin = (args: string[], env: Record<string, string> = {}) =>
    runScript(programArgs('admin', args), { DATA_DIR: folder, ...catalogueEnv(folder), ...env })

  /** What a running server has open. */
  const withServer = async <T>(
    work: (server: { apiKeys: ApiKeys; tokens: Tokens }) => Promise<T>,
  ): Promise<T> => {
    const { logger } = recordingLogger()
    const database = await openCatalogue(folder, MIGRATIONS, logger)
    const apiKeys = new ApiKeys(database)
    const secret = await signingSecret({ dataDir: folder, jwtSecret: undefined })
    try {
      return await work({ apiKeys, tokens: new Tokens({ secret, apiKeys }) })
    } finally {
      await database.close()
    }
  }

  it('token prints a token alone, before any server ran, that the server accepts', async () => {
    const { code, stdout, stderr } = await admin(['token', '--workspace', 'w1'])
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
    expect(stdout).to.match(TOKEN)
    const { iat, exp } = jwt.decode(stdout.trim()) as { iat: number; exp: number }
    expect(exp - iat).to.equal(3600)
    const principal = await withServer(({ tokens }) => tokens.verify(stdout.trim()))
    expect(principal).to.deep.include({ workspaceId: 'w1', scopes: new Set(['spatial:read']) })
  })

  it('removes control characters of a terminal from messages', async () => {
    const { code, stderr } = await admin(['\u009b2J\u001b[31m'])
    expect(code).to.equal(2)
    expect(stderr)
      .to.include('\\u009b2J\\u001b[31m')
      .and.not.match(/(?!\n)\p{Cc}/u)
  })

  it('token takes scopes, a time to live, and no workspace', async () => {
    const { stdout } = await admin(['token', '--scope', 'a b', '--scope=c', '--ttl', '2d'], {
      JWT_SECRET: 'x'.repeat(32),
      JWT_ISSUER: 'me',
      JWT_AUDIENCE: 'maps',
    })
    const claims = jwt.verify(stdout.trim(), 'x'.repeat(32)) as jwt.JwtPayload
    expect(claims).to.include({ scope: 'a b c', iss: 'me', aud: 'maps' }).and.not.have.property('workspaceId')
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).to.equal(2 * 86_400)
  })

  it('token makes one secret where several processes make the first token at once', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => admin(['token', '--workspace', 'w1'])))
    expect(results.map(({ code }) => code)).to.deep.equal(Array(6).fill(0))
    expect((await readdir(folder)).filter((name) => !name.startsWith('catalogue'))).to.deep.equal([
      'jwt-secret',
    ])
    const secret = (await readFile(join(folder, 'jwt-secret'), 'utf8')).trim()
    for (const { stdout } of results)
      expect(jwt.verify(stdout.trim(), secret)).to.include({ workspaceId: 'w1' })
  })

  it('apikey create prints <key>.<secret> alone, which a running server accepts at once', async () => {
    await withServer(async ({ apiKeys }) => {
      const { code, stdout, stderr } = await admin([
        'apikey',
        'create',
        '--workspace',
        'w1',
        '--name',
        'mine',
      ])
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
      const [, key = '', secret = ''] = API_KEY.exec(stdout) ?? []
      expect(await apiKeys.verify(key, secret)).to.deep.include({
        workspaceId: 'w1',
        scopes: new Set(['spatial:read']),
      })
    })
  })

  it('apikey revoke ends a key and the tokens made from it within a second, on a running server', async () => {
    const [, key = '', secret = ''] =
      API_KEY.exec((await admin(['apikey', 'create', '--workspace', 'w1'])).stdout) ?? []
    await withServer(async ({ apiKeys, tokens }) => {
      const { token } = tokens.issue({
        scope: 'spatial:read',
        ttlSeconds: 60,
        workspaceId: 'w1',
        apiKey: key,
      })
      await apiKeys.verify(key, secret)
      await tokens.verify(token)
      expect(await admin(['apikey', 'revoke', key])).to.deep.equal({ code: 0, stdout: '', stderr: '' })
      await new Promise((resolve) => setTimeout(resolve, 1000))
      for (const work of [() => apiKeys.verify(key, secret), () => tokens.verify(token)]) {
        expect(await failureOf(work))
          .to.be.instanceOf(CredentialsRejected)
          .and.include({ reason: 'revoked' })
      }
    })
    const again = await admin(['apikey', 'revoke', 'gtk_unknown'])
    expect(again).to.include({ code: 1, stdout: '' })
    expect(again.stderr).to.equal('There is no API key gtk_unknown. `apikey list` shows all keys.\n')
  })

  it('apikey limit changes the limit of a key on a running server within a second', async () => {
    const [, key = '', secret = ''] =
      API_KEY.exec((await admin(['apikey', 'create', '--workspace', 'w1'])).stdout) ?? []
    await withServer(async ({ apiKeys }) => {
      for (const [limit, effective] of [
        ['600', 600],
        ['default', undefined],
      ] as const) {
        expect(await admin(['apikey', 'limit', key, limit])).to.deep.equal({
          code: 0,
          stdout: '',
          stderr: '',
        })
        await new Promise((resolve) => setTimeout(resolve, 300))
        expect((await apiKeys.verify(key, secret)).rateLimit).to.equal(effective)
      }
    })
    expect((await admin(['apikey', 'limit', 'gtk_unknown', '5'])).stderr).to.match(
      /^There is no API key gtk_unknown/,
    )
  })

  it('records changes of keys and tokens with their account in the audit trail, without secrets', async () => {
    const [, key = '', secret = ''] =
      API_KEY.exec((await admin(['apikey', 'create', '--workspace', 'w1'])).stdout) ?? []
    await admin(['apikey', 'limit', key, '5'])
    await admin(['apikey', 'revoke', key])
    const { stdout: token } = await admin(['token', '--workspace', 'w1'], { SERVER_NAME: 'gt-2' })
    const { stdout, code } = await admin(['audit', '--json'])
    expect(code).to.equal(0)
    const entries = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditRecord)
    expect(entries.map(({ what, by, outcome }) => [what, by, outcome])).to.deep.equal([
      ['apikey create', 'command', 'done'],
      ['apikey limit', 'command', 'done'],
      ['apikey revoke', 'command', 'done'],
      ['token', 'command', 'done'],
    ])
    expect(entries.map(({ about }) => about['key'])).to.deep.equal([key, key, key, undefined])
    for (const { actor } of entries) expect(actor).to.equal(`account:${userInfo().username}`)
    const { jti } = jwt.decode(token.trim()) as { jti: string }
    expect(entries[3]).to.deep.include({
      server: 'gt-2',
      about: { token: jti, scope: 'spatial:read', workspace: 'w1' },
    })
    expect(stdout).to.not.include(secret)
    expect(stdout).to.not.include(token.trim())
  })

  it('token leaves no catalogue behind if the secret is a setting and no server ran here', async () => {
    const { code } = await admin(['token'], { JWT_SECRET: 'a secret of more than thirty-two bytes' })
    expect(code).to.equal(0)
    expect(hasCatalogue({ dataDir: folder, catalogueUrl: undefined })).to.equal(false)
  })

  it('apikey list prints a table without secrets and control characters', async () => {
    const created = await admin([
      'apikey',
      'create',
      '--workspace',
      'w1',
      '--name',
      'a\u001b[31m\nb',
      '--ttl',
      '1h',
    ])
    const [, key = '', secret = ''] = API_KEY.exec(created.stdout) ?? []
    await admin(['apikey', 'create', '--workspace', 'w2'])
    await admin(['apikey', 'revoke', key])
    const { code, stdout } = await admin(['apikey', 'list'])
    expect(code).to.equal(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines).to.have.length(3)
    expect(lines[0]).to.match(/^KEY +WORKSPACE +SCOPES +LIMIT +CREATED +STATE +NAME$/)
    expect(lines[1]).to.match(
      new RegExp(`^${key} +w1 +spatial:read +default +\\S+Z +revoked \\S+Z +a \\[31m b$`),
    )
    expect(lines[2]).to.match(/ w2 .* active$/)
    expect(stdout).to.not.include(secret)
  })

  for (const [args, sentence] of [
    [[], 'Give a command.'],
    [['tokens'], 'There is no command "tokens".'],
    [['apikey'], 'There is no command "apikey".'],
    [['token', '--colour'], "Unknown option '--colour'."],
    [['token', 'extra'], "Unexpected argument 'extra'."],
    [['token', '--workspace'], "Option '--workspace <value>' argument missing."],
    [['token', '--ttl', '1y'], '--ttl 1y is not a time to live'],
    [['token', '--ttl', '0s'], '--ttl 0s is not a time to live'],
    [['token', '--scope', ''], '--scope "" is not a scope'],
    [['apikey', 'create'], 'An API key belongs to a workspace. Give it with --workspace <id>.'],
    [
      ['apikey', 'create', '--workspace', 'w1', '--rate-limit', '-1'],
      "Option '--rate-limit' argument is ambiguous.",
    ],
    [['apikey', 'create', '--workspace', 'w1', '--rate-limit=ten'], '"ten" is not a rate limit'],
    [['apikey', 'limit', 'gtk_a'], 'Give a key'],
    [['apikey', 'limit', 'gtk_a', 'much'], '"much" is not a rate limit'],
    [['apikey', 'revoke'], 'Give the key to revoke'],
  ] as const) {
    it(`${JSON.stringify(args.join(' '))} is answered by a sentence and the usage on standard error, and ends with 2`, async () => {
      const { code, stdout, stderr } = await admin([...args])
      expect({ code, stdout }).to.deep.equal({ code: 2, stdout: '' })
      expect(stderr.startsWith(sentence), stderr).to.be.true
      expect(stderr).to.include('\nUsage: npm run -s admin -- <command>\n  token ')
    })
  }

  it('says what is wrong with a setting and warns of a slip in a name', async () => {
    const wrong = await admin(['token'], { PORT: 'x', DATADIR: '/tmp' })
    expect(wrong).to.include({ code: 1, stdout: '' })
    expect(wrong.stderr).to.match(/^DATADIR is set, .*DATA_DIR.*\nPORT is "x", .*\.\n$/)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'file'), '')
    const unusable = await admin(['token'], { DATA_DIR: join(folder, 'file') })
    expect(unusable.code).to.equal(1)
    expect(unusable.stderr).to.match(/^DATA_DIR is .*file, which is not writable \(E[A-Z]+\)\. [^\n]*\n$/)
  })

  it('prints its usage on request, also run by npm', async () => {
    const byNpm = await runScript([join(ROOT, 'scripts', 'run.mjs'), 'admin', '--help'], {})
    expect(await admin(['--help'])).to.deep.equal(byNpm)
    const { code, stdout } = byNpm
    expect(code).to.equal(0)
    for (const command of ['token', 'apikey create', 'apikey list', 'apikey limit', 'apikey revoke'])
      expect(stdout).to.include(`\n  ${command}`)
  })

  /** Runs a command with its standard output somewhere else, as a shell does. */
  const adminInShell = async (args: string[], redirection: string) => {
    const script = `{ node "$@"; echo "status $?" >&2; } ${redirection}`
    const command = ['-c', script, 'sh', ...programArgs('admin', args)]
    return promisify(execFile)('sh', command, {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, ...catalogueEnv(folder) },
    })
  }

  it('completes its work without a message if the reader of its output has gone', async () => {
    for (const args of [['repository', 'create', 'sales'], ['--help'], ['repository', 'list']]) {
      const { stderr } = await adminInShell(args, '| true')
      expect(stderr).to.equal('status 0\n')
    }
    expect((await admin(['repository', 'list'])).stdout).to.include('sales')
  })

  it('reports that its result could not be written, and exits with 1', async () => {
    const { stderr } = await adminInShell(['repository', 'list'], '> /dev/full')
    expect(stderr).to.equal(
      'The result could not be written to standard output (ENOSPC). Write it to a place with free space.\nstatus 1\n',
    )
  })
})
