import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream } from 'pino'
import { loadConfig } from '../../src/platform/config.ts'
import { loggerTo } from '../../src/platform/logging.ts'
import type { ApiKeys } from '../../src/platform/credentials/api-keys.ts'
import { drain } from '../../src/platform/shutdown.ts'
import { wireServer } from '../../src/server.ts'
import { catalogueEnv } from './catalogue.ts'
import { demoDataFolder } from './demo-data.ts'
import { oracleOf } from './oracle.ts'

/** A server under test, on a free port of the loopback, with a folder of its own. */
export interface TestServer {
  readonly url: string
  readonly dataDir: string
  /** Lines of the log so far, parsed. */
  readonly log: Record<string, unknown>[]
  /** A bearer token that may read; `null` leaves the workspace out. */
  token(workspace?: string | null, scope?: string, ttlSeconds?: number): Promise<string>
  apiKey(options?: { scope?: string; rateLimit?: number }): Promise<{ key: string; secret: string }>
  revoke(key: string): Promise<void>
  /** The server's own store of API keys, for a test to break. */
  readonly apiKeys: ApiKeys
  stop(): Promise<void>
}

export interface TestServerOptions {
  /** Settings, as environment variables. */
  readonly env?: Readonly<Record<string, string>>
  /** False for a server without any data. */
  readonly demo?: boolean
}

/**
 * Starts the whole program in this process. In the full run, and with `ORACLE: 'on'`, every answer that the contract
 * does not promise, and every difference between the oracle and the compiled validators, is a 500.
 */
export async function startServer({ env = {}, demo = true }: TestServerOptions = {}): Promise<TestServer> {
  const workers = process.env['TEST_WORKERS']
  if (workers !== undefined) {
    // Loading it builds the program.
    const { startServerAsProcesses } = await import('./server-as-processes.ts')
    return startServerAsProcesses(Number(workers), { env, demo })
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  await mkdir(join(dataDir, 'spatial'))
  // The demo data is read from one place by all tests, instead of being made by each server.
  await writeFile(join(dataDir, 'spatial', '.demo-data-made'), '')
  const config = loadConfig({
    SERVICES: 'spatial',
    PORT: '0',
    DATA_DIR: dataDir,
    ...catalogueEnv(dataDir),
    RATE_LIMIT_ADDRESS: '0',
    RATE_LIMIT_CREDENTIAL: '0',
    ...(demo && { SPATIAL_DIRS: await demoDataFolder() }),
    ...env,
  })
  const log: Record<string, unknown>[] = []
  const stream: DestinationStream = { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) }
  const { server, closers, services, stopping } = await wireServer(
    config,
    loggerTo(stream, config.logLevel),
    {
      ...oracleOf(env),
    },
  )
  const { tokens, apiKeys } = services.spatial!
  await new Promise<void>((resolve) => server.listen(config.port, config.host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `${config.tlsCertFile ? 'https' : 'http'}://127.0.0.1:${port}`,
    dataDir,
    log,
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
      stopping.abort()
      await drain(server, 1000)
      for (const { close } of closers) await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
