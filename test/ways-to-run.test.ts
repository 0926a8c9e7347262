import { expect } from 'chai'
import { execFile } from 'node:child_process'
import type { Context } from 'mocha'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DocsPage } from './support/docs-page.ts'
import { freePort } from './support/database-process.ts'
import { type PostgresqlServer, startPostgresql } from './support/postgresql-server.ts'
import { IS_FULL } from './support/full.ts'
import { programArgs } from './support/programs.ts'
import { needs } from './support/tools.ts'
import { MotoServer } from './support/moto-server.ts'

const page = new DocsPage('docs/operating.md')

const run = (program: 'main' | 'admin'): string =>
  ['exec', ...[process.execPath, ...programArgs(program)].map((word) => `"${word}"`)].join(' ')

/** `npm` without the time that npm itself takes. */
const NPM = `#!/bin/sh
case "$*" in
  ci) ;; # The packages are installed.
  start) ${run('main')} ;;
  "run -s admin -- "*) shift 4; ${run('admin')} "$@" ;;
  *) echo "The page may not use this command: npm $*" >&2; exit 64 ;;
esac
`

/** Commands with other ports than those of the page. */
const withPorts = (text: string, ports: Readonly<Record<string, number>>): string =>
  Object.entries(ports).reduce((changed, [port, other]) => changed.replaceAll(port, String(other)), text)

/** The configuration of the page for these servers. */
const proxyOf = (names: readonly string[]): string => {
  const { text } = page
    .fences()
    .find(({ language, heading }) => language === 'haproxy' && heading === 'Several servers behind a proxy')!
  const lines = names.map((name, index) => `  server ${name} 127.0.0.1:${8081 + index}\n`)
  return text.replace(/( {2}server .*\n)+/, lines.join(''))
}

describe('The ways to run it, as docs/operating.md lists them', function () {
  this.timeout(200_000)
  let folder: string
  let database: PostgresqlServer | undefined

  const commandsOf = (heading: string): string =>
    page
      .fences()
      .filter((fence) => fence.language === 'bash' && fence.heading === heading)
      .map(({ text }) => text)
      .join('')

  before(async function () {
    needs(this, 'curl')
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    await mkdir(join(folder, 'bin'))
    // The spatial demo data take most of the time of a first start, and are about nothing here.
    for (const data of ['data', 'data-1', 'data-2', 'data-3']) {
      await mkdir(join(folder, data, 'spatial'), { recursive: true })
      await writeFile(join(folder, data, 'spatial', '.demo-data-made'), '')
    }
    await writeFile(join(folder, 'bin', 'npm'), NPM)
    await chmod(join(folder, 'bin', 'npm'), 0o755)
  })
  after(async () => {
    await database?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Types commands with other ports than those of the page. @returns what they print */
  async function type(commands: string, ports: Readonly<Record<string, number>>): Promise<string> {
    const user = `PGUSER=${database?.user}`
    const text = withPorts(commands, ports).replace('PGUSER=postgres', user)
    return new Promise((resolve, reject) =>
      execFile(
        'bash',
        ['-c', `set -euo pipefail -m\ntrap 'kill $(jobs -p) 2> /dev/null || true' EXIT\n${text}`],
        {
          cwd: folder,
          maxBuffer: 1 << 26,
          timeout: 170_000,
          env: {
            PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}${delimiter}/usr/sbin`,
            PORT: String(ports['8080'] ?? ''),
            PGPASSWORD: database?.password,
            LOG_LEVEL: 'warn',
          },
        },
        (error, stdout, stderr) =>
          error ? reject(new Error(`${error.message}\n${stdout}\n${stderr}`)) : resolve(stdout),
      ),
    )
  }

  it('one server with SQLite', async () => {
    const printed = await type(commandsOf('One server with SQLite'), { 8080: await freePort() })
    expect(printed).to.include('"Airports"')
  })

  // Each first start makes the repository of the demo. The three servers are on PostgreSQL too.
  const itInFull = IS_FULL ? it : () => undefined

  itInFull('one server with PostgreSQL', async function (this: Context) {
    database = await startPostgresql(this)
    await rm(join(folder, 'data'), { recursive: true, force: true })
    await mkdir(join(folder, 'data', 'spatial'), { recursive: true })
    await writeFile(join(folder, 'data', 'spatial', '.demo-data-made'), '')
    const commands = commandsOf('One server with PostgreSQL').replace(
      'PGUSER=postgres',
      `PGUSER=${database.user}`,
    )
    const printed = await type(commands, { 8080: await freePort(), 5432: database.port })
    expect(printed).to.include('"Airports"')
  })

  it('three servers, a proxy and S3', async function () {
    needs(this, 'haproxy')
    database ??= await startPostgresql(this)
    const s3 = await MotoServer.start(needs(this, 'python'))
    try {
      await s3.makeBucket('groundtruth')
      const ports = await Promise.all(
        ['8000', '8081', '8082', '8083'].map(async (port) => [port, await freePort()]),
      )
      const all = {
        ...Object.fromEntries(ports),
        5432: database.port,
        9000: Number(new URL(s3.endpoint).port),
      } as Record<string, number>
      await writeFile(join(folder, 'haproxy.cfg'), withPorts(proxyOf(['one', 'two', 'three']), all))
      const printed = await type(commandsOf('Three servers, a proxy and S3'), all)
      expect(printed.match(/"Airports"/g)).to.have.length.at.least(3)
    } finally {
      await s3.stop()
    }
  })
})
