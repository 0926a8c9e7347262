import { execFileSync, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../inputs.mjs'
import type { BenchData } from './collection.ts'
import { end, until, type RunningServer } from './running-server.ts'

/**
 * The program as `npm start` runs it: bearer tokens, validation, budgets (raised beyond what a bench asks), the
 * log (into a file) and metrics are on.
 */
export async function startOurs({ dataDir }: BenchData): Promise<RunningServer> {
  const log = join(dataDir, 'server.log')
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_ADDRESS: '1000000000',
    RATE_LIMIT_CREDENTIAL: '1000000000',
  }
  const program = join(ROOT, 'scripts', 'run.mjs')
  const token = execFileSync(
    process.execPath,
    [program, 'admin', 'token', '--workspace', 'bench', '--ttl', '1d'],
    {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  ).trim()
  const child = spawn(process.execPath, [program, 'main'], {
    env,
    stdio: ['ignore', openSync(log, 'w'), 'ignore'],
  })
  try {
    const url = await until(child, 'Our server', 120, async () => {
      const port = portIn(readFileSync(log, 'utf8'))
      return port === undefined ? undefined : `http://127.0.0.1:${port}`
    })
    await until(child, 'Our server', 120, async () => ((await fetch(`${url}/readyz`)).ok ? true : undefined))
    return {
      name: 'ours',
      url,
      headers: { authorization: `Bearer ${token}` },
      processes: [child.pid!],
      stop: () => end(child),
    }
  } catch (error) {
    await end(child)
    throw error
  }
}

function portIn(log: string): number | undefined {
  const line = log.split('\n').find((text) => text.includes('"The server listens."'))
  return line === undefined ? undefined : (JSON.parse(line) as { port: number }).port
}
