import { expect } from 'chai'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoDataFolder } from './support/demo-data.ts'
import { makeUsed } from './support/marked-data-dir.ts'
import { programArgs } from './support/programs.ts'

const ROOT = '/v1/ogcapi/enrich'

interface Running {
  readonly child: ChildProcess
  readonly url: string
  readonly exit: Promise<number | NodeJS.Signals | null>
  readonly output: () => string
}

const running = new Set<ChildProcess>()

/** Starts the program as a process; resolves once it listens, or once it has ended. */
async function start(
  env: Record<string, string>,
  { cwd, shell = false }: { cwd?: string; shell?: boolean } = {},
): Promise<Running> {
  const command = [process.execPath, ...programArgs('main')]
  // What follows the command keeps the shell from becoming the program itself.
  const [file = '', ...args] = shell ? ['sh', '-c', '"$@"; exit', 'sh', ...command] : command
  const child = spawn(file, args, {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      AUTH: 'none',
      RATE_LIMIT_ADDRESS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'close').then(([code, signal]) => {
    running.delete(child)
    return (code ?? signal) as number | NodeJS.Signals | null
  })
  const listens = new Promise<void>((resolve) =>
    child.stderr.on('data', () => /listens on/.test(output) && resolve()),
  )
  await Promise.race([listens, exit])
  const port = /listens on http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
  return { child, url: `http://127.0.0.1:${port}`, exit, output: () => output }
}

describe('The program', function () {
  this.timeout(180_000)
  let dir: string
  beforeEach(async () => (dir = await mkdtemp(join(tmpdir(), 'groundtruth-'))))
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })
  const withDemo = async () => {
    return { DATA_DIR: await makeUsed(join(dir, 'data')), SPATIAL_DIRS: await demoDataFolder() }
  }

  it('told to stop takes no new connections, lets a slow download end, exits with 0, and starts again on its data', async () => {
    const env = await withDemo()
    const { child, url, exit, output } = await start(env)
    const port = Number(new URL(url).port)
    const socket = connect({ port, host: '127.0.0.1' })
    const request = `GET ${ROOT}/collections/boundaries/us_counties/items?limit=10000 HTTP/1.1\r\nHost: a\r\n\r\n`
    // The second answer is begun when the first is taken, which is long after the signal.
    socket.write(request + request)
    let bytes = 0
    let tail = ''
    let signalled = false
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length
      tail = (tail + (chunk as Buffer).toString('latin1')).slice(-50)
      if (!signalled) {
        signalled = true
        child.kill('SIGTERM')
        for (;;) if (await refuses(port)) break
      }
      if (bytes < 500_000) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(tail).to.match(/\}\r\n0\r\n\r\n$/)
    expect(bytes).to.be.above(2_000_000)
    expect(await exit).to.equal(0)
    expect(output()).to.include('The server has stopped.')
    const again = await start(env)
    expect((await fetch(`${again.url}${ROOT}/collections`)).status).to.equal(200)
    again.child.kill('SIGTERM')
    expect(await again.exit).to.equal(0)
  })

  it('killed while it makes the demo data completes it at the next start, is ready only then, and writes nothing outside DATA_DIR', async () => {
    const outside = await Promise.all(['cwd', 'home', 'tmp'].map((name) => mkdtemp(join(dir, name))))
    const [cwd, home, tmp] = outside as [string, string, string]
    const env = { DATA_DIR: join(dir, 'data') }
    const first = await start(env)
    const state = await fetch(`${first.url}/readyz`)
    expect(state.status).to.equal(503)
    expect(JSON.stringify(await state.json())).to.match(/"done":\d+,"total":\d+/)
    expect((await fetch(`${first.url}${ROOT}/collections`)).status).to.equal(200)
    first.child.kill('SIGKILL')
    await first.exit
    const second = await start({ ...env, HOME: home, TMPDIR: tmp }, { cwd })
    const statuses = new Set<number>()
    while (!statuses.has(200)) {
      statuses.add((await fetch(`${second.url}/readyz`)).status)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect([...statuses]).to.deep.equal([503, 200])
    const page = (await (await fetch(`${second.url}${ROOT}/collections`)).json()) as {
      collections: { id: string }[]
    }
    expect(page.collections.map(({ id }) => id)).to.include.members([
      'boundaries/countries',
      'boundaries/us_counties',
      'boundaries/us_states',
      'places/cities',
    ])
    const password = (await readFile(join(dir, 'data', 'admin-password'), 'utf8')).trim()
    const headers = { Authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}` }
    const entities = await fetch(`${second.url}/api/repositories/demo/entities?external=1`, { headers })
    const { rows } = (await entities.json()) as { rows: Record<string, string>[] }
    expect(rows.map((row) => [row['Name'], row['Rows'], row['Entity State']])).to.deep.equal([
      ['Airports', '3376', 'Fully Loaded'],
      ['Bird Strikes', '10000', 'Fully Loaded'],
      ['Zip Codes', '42049', 'Fully Loaded'],
      ['Seattle Weather', '1461', 'Fully Loaded'],
      ['Cities', '135233', 'Fully Loaded'],
    ])
    for (const path of [`${ROOT}/collections/places/cities/items?limit=3000`, '/healthz', '/metrics'])
      await (await fetch(`${second.url}${path}`)).arrayBuffer()
    second.child.kill('SIGTERM')
    expect(await second.exit).to.equal(0)
    const left = await readdir(join(dir, 'data', 'spatial'))
    // The empty files that writers lock stay, lest two of them lock different ones.
    expect(left.filter((name) => !/\.gpkg(\.lock)?$|^\.demo-data-made$/.test(name))).to.deep.equal([])
    for (const folder of outside) expect(await readdir(folder)).to.deep.equal([])
  })

  it('told to stop while it makes the demo data stops at once', async () => {
    const { child, exit, url } = await start({ DATA_DIR: join(dir, 'data') })
    expect((await fetch(`${url}/readyz`)).status).to.equal(503)
    child.kill('SIGTERM')
    expect(await exit).to.equal(0)
  })

  it('started by npm ends when npm is told to stop, whose shell dies without telling it', async () => {
    const env = { ...(await withDemo()), npm_lifecycle_event: 'start' }
    const { child, exit, output } = await start(env, { shell: true })
    child.kill('SIGTERM')
    // The pipes of the output close when the server has ended, not the shell.
    expect(await exit).to.equal('SIGTERM')
    expect(output()).to.include('"signal":"SIGTERM"')
  })

  it('says in a sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { exit, output } = await start({ ...(await withDemo()), PORT: String(port) })
    expect(await exit).to.equal(1)
    expect(output()).to.match(new RegExp(`${port}.*in use.*set PORT`))
    expect(output()).to.not.match(/\n\s+at /)
    other.close()
  })

  for (const [name, env, sentence] of [
    ['a wrong value', { PORT: 'eighty' }, /^PORT is "eighty", but it must be a whole number/m],
    ['two wrong values', { PORT: '-1', CORS_ORIGINS: 'example.org' }, /PORT is[^]*CORS_ORIGINS is/],
    [
      'settings that exclude each other',
      { HEADERS_TIMEOUT_MS: '9000', REQUEST_TIMEOUT_MS: '1' },
      /^REQUEST_TIMEOUT_MS is 1, but/m,
    ],
    ['an address that is not its own', { HOST: '192.0.2.1', AUTH: 'required' }, /192\.0\.2\.1/],
    [
      'a key file that there is not',
      { JWT_JWKS_FILE: '/no/such/file' },
      /^JWT_JWKS_FILE is \/no\/such\/file, which/m,
    ],
    ['a certificate without its key', { TLS_CERT_FILE: 'a.pem' }, /^TLS_CERT_FILE is set, but TLS_KEY_FILE/m],
    ['a host that there is not', { HOST: 'no-such-host.invalid', AUTH: 'required' }, /no-such-host\.invalid/],
  ] as const) {
    it(`says in a sentence what to mend for ${name}, and exits with 1`, async () => {
      const { exit, output } = await start({ ...(await withDemo()), ...env })
      expect(await exit).to.equal(1)
      expect(output()).to.match(sentence)
      expect(output()).to.not.match(/\n\s+at /)
    })
  }

  it('says in a sentence that DATA_DIR is no folder', async () => {
    await writeFile(join(dir, 'file'), '')
    const { exit, output } = await start({ DATA_DIR: join(dir, 'file') })
    expect(await exit).to.equal(1)
    expect(output()).to.include(join(dir, 'file'))
    expect(output()).to.not.match(/\n\s+at /)
  })

  it('warns of a name one letter away from a setting, and of a public HOST without TLS', async () => {
    const { child, exit, output } = await start({
      ...{ ...(await withDemo()), BASE_ULR: 'x', HOST: '0.0.0.0' },
      AUTH: 'required',
    })
    child.kill('SIGTERM')
    expect(await exit).to.equal(0)
    expect(output()).to.match(/BASE_ULR is set, but there is no such setting\. Did you mean BASE_URL\?/)
    expect(output()).to.match(
      /"level":40,.*HOST is 0\.0\.0\.0 without TLS: other machines can read passwords/,
    )
  })
})

async function refuses(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' })
  try {
    await once(socket, 'connect')
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}
