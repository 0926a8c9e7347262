import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { ROOT } from '../scripts/inputs.mjs'
import { startServerProcess } from './quality/support/server-process.ts'
import { inFull, IS_FULL } from './support/full.ts'
import './support/programs.ts'
import { lacks } from './support/tools.ts'

const run = promisify(execFile)
const MAX_BYTES = 12_000_000
/** The full run compiles sqlite3 as an installation does; otherwise the one of this project is copied. */
const COMPILES = inFull(true, false)

interface Packed {
  readonly filename: string
  readonly size: number
  readonly files: readonly { readonly path: string }[]
}

describe('The package', function () {
  this.timeout(inFull(600_000, 120_000))
  let folder: string
  let packed: Packed
  let groundtruth: string

  before(async function () {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-package-'))
    // The program is built already, so npm need not build it.
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
    const { stdout } = await run('npm', pack, { cwd: ROOT, maxBuffer: 64_000_000 })
    packed = (JSON.parse(stdout) as Packed[])[0]!
    await writeFile(join(folder, 'package.json'), '{ "private": true }')
    const install = ['install', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']
    try {
      const args = [...install, ...(COMPILES ? [] : ['--ignore-scripts']), join(folder, packed.filename)]
      await run('npm', args, { cwd: folder })
    } catch (error) {
      lacks(this, `its dependencies cannot be installed: ${(error as Error).message.trim()}`)
    }
    if (!COMPILES) {
      const built = join('node_modules', 'sqlite3', 'build', 'Release')
      await cp(join(ROOT, built), join(folder, built), { recursive: true })
    }
    groundtruth = join(folder, 'node_modules', '.bin', 'groundtruth')
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('is smaller than 12 MB, and has neither source maps nor SDKs', () => {
    expect(packed.size).to.be.below(MAX_BYTES)
    const paths = packed.files.map(({ path }) => path)
    expect(paths).to.include.members([
      'README.md',
      'dist/main.js',
      'docs/operating.md',
      'generated/quality/openapi.json',
    ])
    expect(paths.filter((path) => /\.map$|\/sdk\/|oracle/.test(path))).to.deep.equal([])
  })

  it('has every other file of the built program', async () => {
    const entries = await readdir(join(ROOT, 'dist'), { recursive: true, withFileTypes: true })
    const built = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
    const kept = ['dist/inputs.sha256', 'dist/main-with-oracle.js']
    expect(packed.files.map(({ path }) => path).filter((path) => path.startsWith('dist/'))).to.have.members(
      built.filter((path) => !path.endsWith('.map') && !kept.includes(path)),
    )
  })

  it('installs nothing that reports installations, and only koffi and sqlite3 run a script, for their native parts', async () => {
    const lock = JSON.parse(await readFile(join(folder, 'node_modules', '.package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>
    }
    const names = Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, ''))
    expect(names).to.include.members(['groundtruth', 'sqlite3'])
    expect(names.filter((name) => /scarf|opencollective/.test(name))).to.deep.equal([])
    const withScripts = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(withScripts.map(([path]) => path)).to.deep.equal(['node_modules/koffi', 'node_modules/sqlite3'])
  })

  it('contains the licences of the packages that were built into it', async () => {
    const text = await readFile(
      join(folder, 'node_modules', 'groundtruth', 'dist', 'THIRD-PARTY-LICENSES.txt'),
      'utf8',
    )
    for (const name of ['express', 'knex', 'swagger-ui-dist', 'vega-datasets'])
      expect(text).to.match(new RegExp(`^${name} \\d`, 'm'))
  })

  it('has a command that tells its version, its use, and that of the administrator', async () => {
    const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    expect((await run(groundtruth, ['--version'])).stdout).to.equal(`${version}\n`)
    expect((await run(groundtruth, ['--help'])).stdout).to.include('groundtruth admin <command>')
    expect((await run(groundtruth, ['admin', '--help'])).stdout).to.match(
      /^Usage: groundtruth admin <command>/,
    )
    const wrong = await run(groundtruth, ['strat']).catch((error: { code: number; stderr: string }) => error)
    expect(wrong).to.include({ code: 2 })
    expect(wrong.stderr).to.match(/^groundtruth has no command "strat"\./)
  })

  it('starts in an empty folder, loads a file, serves its rows, and stops', async () => {
    const data = join(folder, 'data')
    await mkdir(join(data, 'quality'), { recursive: true })
    // The full run makes the demo below.
    await writeFile(join(data, 'quality', '.demo-repository-made'), '')
    const server = await startServerProcess(data, { command: [groundtruth] })
    try {
      await server.post('', { name: 'test' })
      // The name 山 in JIS X 0208, whose table is a data file of the package.
      const text = 'Name,Born\nAda,1815\n\x1b$B;3\x1b(B,1906\n'
      const { path } = await server.upload('test', 'people.csv', text)
      const connectInfo = { type: 'delimited', attr: 'names', encoding: 'iso2022-jp', sourceFile: path }
      const { status, body } = await server.post<{ entityId: string; job: string }>('/test/entities', {
        command: 'create',
        data: { entityName: 'People', source: 'client', connectInfo },
      })
      expect(status).to.equal(200)
      const job = `/test${body.job.slice(body.job.indexOf('/scheduler'))}`
      while ((await server.rows(job))[0]!['State'] !== 'Completed')
        await new Promise((done) => setTimeout(done, 50))
      const rows = await server.rows(`/test/entities/${body.entityId}/rows`)
      expect(rows.map(({ Name }) => Name)).to.deep.equal(['Ada', '山'])
    } finally {
      await server.end('SIGTERM')
    }
    expect(await server.exit).to.equal(0)
  })

  // `main.test.ts` makes the demo data by the same files of `dist`.
  const itInFull = IS_FULL ? it : () => undefined

  itInFull('makes the demo data of both services, and serves the pages', async () => {
    const server = await startServerProcess(join(folder, 'demo'), {
      command: [groundtruth],
      env: { SERVICES: 'spatial,quality', AUTH: 'none' },
    })
    try {
      const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200
      while (!(await isReady())) await new Promise((done) => setTimeout(done, 200))
      const page = await fetch(
        `${server.url}/v1/ogcapi/enrich/collections/boundaries/countries/items?limit=1`,
      )
      expect(((await page.json()) as { numberMatched: number }).numberMatched).to.equal(241)
      expect((await server.rows('/demo/entities')).length).to.equal(5)
      const reference = await (await fetch(`${server.url}/docs/quality`)).text()
      const script = /<script defer src="([^"]+swagger[^"]+)"/.exec(reference)?.[1]
      expect((await fetch(new URL(script!, server.url))).status).to.equal(200)
    } finally {
      await server.end('SIGTERM')
    }
  })
})
