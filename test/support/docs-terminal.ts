import { execFile } from 'node:child_process'
import { WebServer } from '../quality/loaders/address/web-server.ts'
import { generateKeyPairSync } from 'node:crypto'
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programArgs } from './programs.ts'
import { makeCertificate } from './certificate.ts'
import { demoDataFolder } from './demo-data.ts'
import { withoutDemo } from '../quality/support/data-dir.ts'
import { makeMarked } from './marked-data-dir.ts'
import { startServer, type TestServer } from './server.ts'

const run = (program: 'main' | 'admin'): string =>
  ['exec', ...[process.execPath, ...programArgs(program)].map((word) => `"${word}"`)].join(' ')

/**
 * `npm` as the pages use it, without the time that npm itself takes. `npm start` starts a server in a folder of its
 * own, waits until it listens, and stops it.
 */
const NPM = `#!/bin/sh
case "$*" in
  ci) ;; # The packages are installed.
  "run -s admin -- "*)
    shift 4
    DATA_DIR="$PWD/data" ${run('admin')} "$@" ;;
  start)
    export DATA_DIR="$PWD/started" PORT=0
    rm -f started.log # It may be that of the last start.
    (${run('main')}) > started.log 2>&1 &
    until grep -qs '"The server listens."' started.log || ! kill -0 $!; do sleep 0.1; done
    kill -TERM $!
    wait $!
    code=$?
    cat started.log
    exit $code ;;
  *) echo "No page may use this command without a replay: npm $*" >&2; exit 64 ;;
esac
`

/** What commands did. */
export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  /** The status of each response that curl received, in order. */
  readonly statuses: number[]
  /** The last line of the standard output, parsed: the response of the last curl command. */
  last(): unknown
}

/** The database that the pages assume at port 5432; the terminal stops it. */
export interface DocsDatabase {
  readonly port: number
  stop(): Promise<void>
}

/** A terminal in the folder of a running server, in which the commands of the pages are typed. */
export class DocsTerminal {
  readonly folder: string
  readonly server: TestServer
  readonly #database: DocsDatabase | undefined
  /** The web server that the pages assume at port 8090. */
  readonly #web: WebServer
  /** Where the commands reach the server. */
  readonly #address: string
  readonly #env: Readonly<Record<string, string>>
  readonly #variables = new Set<string>()

  private constructor(
    folder: string,
    server: TestServer,
    database: DocsDatabase | undefined,
    web: WebServer,
    address: string,
    env: Readonly<Record<string, string>>,
  ) {
    this.folder = folder
    this.server = server
    this.#database = database
    this.#web = web
    this.#address = address
    this.#env = env
  }

  /**
   * Starts both services with their demo data, and puts the files that the pages assume into the folder.
   * @param behindProxy starts a proxy in front of the server, which the commands use instead, and returns its address
   * @param hasRepository whether the repository `demo` is made, as at a first start
   * @param env further settings of the server and of the commands
   */
  static async open(
    curl: string,
    database?: DocsDatabase,
    behindProxy?: (url: string) => Promise<string>,
    hasRepository = true,
    env: Readonly<Record<string, string>> = {},
  ): Promise<DocsTerminal> {
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-docs-'))
    // The process of an ODBC driver is another user if root runs the tests. The folder DATA_DIR is for its owner alone.
    await chmod(folder, 0o755)
    const data = join(await makeMarked(join(folder, 'data')), 'spatial')
    for (const file of ['boundaries.gpkg', 'places.gpkg'])
      await copyFile(join(await demoDataFolder(), file), join(data, file))
    await withoutDemo(await makeMarked(join(folder, 'started')))
    if (!hasRepository) await withoutDemo(join(folder, 'data'))
    const bin = join(folder, 'bin')
    await mkdir(bin)
    // curl reports each status, and ends each response with a line end.
    const programs = {
      npm: NPM,
      curl: `#!/bin/sh\nexec "${curl}" -sS -w '\\n%{stderr}STATUS %{http_code}\\n' "$@"\n`,
    }
    for (const [name, text] of Object.entries(programs)) {
      await writeFile(join(bin, name), text)
      await chmod(join(bin, name), 0o755)
    }
    const { cert, key } = makeCertificate()
    await writeFile(join(folder, 'server.pem'), cert)
    await writeFile(join(folder, 'server.key'), key)
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one' }] }
    await writeFile(join(folder, 'provider.json'), JSON.stringify(jwks))
    await mkdir(join(folder, 'incoming'))
    await writeFile(join(folder, 'variables'), '')
    const web = await new WebServer().start()
    web.file('/reports/branches.csv', 'branch,sold\nParis,12\nRome,7\n', '"1"')
    const server = await startServer({
      demo: false,
      env: {
        SERVICES: 'spatial,quality',
        DATA_DIR: join(folder, 'data'),
        SOURCE_ROOTS: join(folder, 'incoming'),
        WEBHOOK_HOSTS: '127.0.0.1:9000',
        SOURCE_HOSTS: `127.0.0.1:${database?.port ?? 5432}, ${web.host}`,
        ODBC_DRIVERS: 'SQLite3',
        ODBC_ATTRIBUTES: 'SQLite3: Database',
        RATE_LIMIT_CREDENTIAL: '6000',
        RATE_LIMIT_ADDRESS: '12000',
        ...(behindProxy && { TRUST_PROXY: '127.0.0.1' }),
        ...env,
      },
    })
    while (!(await fetch(`${server.url}/readyz`)).ok) await sleep(100)
    const address = behindProxy ? await behindProxy(server.url) : server.url
    return new DocsTerminal(folder, server, database, web, address, env)
  }

  async close(): Promise<void> {
    await this.server.stop()
    await this.#database?.stop()
    this.#web.stop()
    await rm(this.folder, { recursive: true })
  }

  /** Runs commands. A failing command ends them. Variables stay set for the commands that follow. */
  type(commands: string): Promise<Ran> {
    for (const [, name = ''] of commands.matchAll(/^([A-Z]+)=/gm)) this.#variables.add(name)
    const names = [...this.#variables].join(' ')
    const script = [
      'set -eu',
      '. ./variables',
      // A reader's variables are not exported. `export -p` quotes their values.
      `save() { for name in ${names}; do`,
      '  eval "is_set=\\${$name+yes}"; if [ "$is_set" ]; then export "$name"; fi',
      `done; export -p | sed 's/^export //' > variables; }`,
      'trap save EXIT',
      commands
        // A running server takes up to two seconds to publish a collection.
        .replaceAll(/^npm .* import .*$/gm, '$&\nsleep 3')
        .replaceAll('http://127.0.0.1:8080', this.#address)
        .replaceAll('http://127.0.0.1:8090', this.#web.url)
        .replaceAll('PORT 5432', `PORT ${this.#database?.port ?? 5432}`)
        .replaceAll('https://id.example.org/.well-known/jwks.json', `file://${this.folder}/provider.json`)
        .replaceAll('/tmp/groundtruth-backup', `"$PWD/backup"`),
    ].join('\n')
    const env = {
      ...process.env,
      ...this.#env,
      PATH: [join(this.folder, 'bin'), process.env['PATH']].join(delimiter),
    }
    return new Promise((resolve) => {
      execFile('sh', ['-c', script], { cwd: this.folder, env, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
        resolve({
          code: error ? (typeof error.code === 'number' ? error.code : -1) : 0,
          stdout,
          stderr,
          statuses: [...stderr.matchAll(/^STATUS (\d+)$/gm)].map(([, status]) => Number(status)),
          last: () => JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as unknown,
        }),
      )
    })
  }
}
