import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../src/migrations.ts'
import { openCatalogue, catalogueServer } from '../../src/platform/catalogue/open-catalogue.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { ApiKeys } from '../../src/platform/credentials/api-keys.ts'
import { signingSecret } from '../../src/platform/credentials/secret.ts'
import { Tokens } from '../../src/platform/credentials/tokens.ts'
import { createLogger } from '../../src/platform/logging.ts'
import { catalogueEnv } from './catalogue.ts'
import { demoDataFolder } from './demo-data.ts'
import { programArgs } from './programs.ts'
import type { TestServer, TestServerOptions } from './server.ts'

/** Time until a line of the log is written: each of two processes keeps it for 100 ms. */
const LOG_MS = 300

/**
 * Starts the built program with several processes, as a server under test. Its tokens and keys come from this process,
 * as those of the administrator's commands do.
 */
export async function startServerAsProcesses(
  workers: number,
  { env = {}, demo = true }: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  await mkdir(join(dataDir, 'spatial'))
  await writeFile(join(dataDir, 'spatial', '.demo-data-made'), '')
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_ADDRESS: '0',
    RATE_LIMIT_CREDENTIAL: '0',
    ...catalogueEnv(dataDir),
    SERVICES: 'spatial',
    WORKERS: String(workers),
    ...(demo && { SPATIAL_DIRS: await demoDataFolder() }),
    ...env,
  }
  const logFile = join(dataDir, 'log')
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, programArgs('main'), {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', log, 'pipe'],
  })
  closeSync(log)
  const exit = once(child, 'exit')
  let said = ''
  const listens = new Promise<void>((resolve) =>
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (/listens on \S+\n/.test(said)) resolve()
    }),
  )
  await Promise.race([listens, exit])
  if (child.exitCode !== null) throw new Error(`The server did not start: ${said}`)
  // The address that it says may be that of BASE_URL.
  const portInLog = () => /"port":(\d+)[^\n]*"The server listens\."/.exec(readFileSync(logFile, 'utf8'))?.[1]
  while (portInLog() === undefined) await sleep(50)
  const url = `${env['TLS_CERT_FILE'] === undefined ? 'http' : 'https'}://127.0.0.1:${portInLog()}`
  const config = loadConfig(settings)
  const logger = createLogger('silent')
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger, catalogueServer(config))
  const apiKeys = new ApiKeys(catalogue)
  const tokens = new Tokens({
    secret: await signingSecret(config),
    issuerKeys: undefined,
    issuer: config.jwtIssuer,
    audience: config.jwtAudience,
    apiKeys,
  })
  return {
    url,
    dataDir,
    get log() {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOG_MS)
      const lines = readFileSync(logFile, 'utf8').split('\n')
      return lines.slice(0, -1).map((line) => JSON.parse(line) as Record<string, unknown>)
    },
    apiKeys,
    token: async (workspace = 'demo', scope = 'spatial:read', ttlSeconds = 3600) =>
      tokens.issue({ workspaceId: workspace ?? undefined, scope, ttlSeconds }).token,
    apiKey: async ({ scope = 'spatial:read', rateLimit } = {}) =>
      apiKeys.create({
        workspaceId: 'demo',
        scopes: scope.split(' '),
        ...(rateLimit !== undefined && { rateLimit }),
      }),
    revoke: async (key) => void (await apiKeys.revoke(key)),
    stop: async () => {
      child.kill('SIGTERM')
      await exit
      await catalogue.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
