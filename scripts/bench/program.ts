import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../inputs.mjs'
import { end, until } from './running-server.ts'

/** What every run of the program is given: budgets beyond what a bench asks, and nothing of this environment. */
export const programEnv = (dataDir: string): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMIT_ADDRESS: '1000000000',
  RATE_LIMIT_CREDENTIAL: '1000000000',
})

/**
 * What node is given to run the program, as `npm start` and `npm run admin` do.
 * @param root folder of the checkout whose program it is
 */
export const programArgs = (
  entry: 'main' | 'admin',
  args: readonly string[] = [],
  root: string = ROOT,
): string[] => [
  '--require',
  join(root, 'scripts', 'threads.cjs'),
  join(root, 'scripts', 'run.mjs'),
  entry,
  ...args,
]

/**
 * Starts the program as `npm start` does, what it says in a file of DATA_DIR, and waits until it is ready.
 * @param root folder of the checkout whose program it is
 */
export async function startProgram(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  root: string = ROOT,
): Promise<{ child: ChildProcess; url: string }> {
  const log = join(dataDir, 'server.log')
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, programArgs('main', [], root), {
    env: { ...programEnv(dataDir), ...env },
    stdio: ['ignore', output, output],
  })
  try {
    const url = await until(child, 'Our server', 120, async () => {
      const port = portIn(readFileSync(log, 'utf8'))
      return port === undefined ? undefined : `http://127.0.0.1:${port}`
    })
    await until(child, 'Our server', 120, async () => ((await fetch(`${url}/readyz`)).ok ? true : undefined))
    return { child, url }
  } catch (error) {
    await end(child)
    throw error
  }
}

function portIn(log: string): number | undefined {
  const line = log.split('\n').find((text) => text.includes('"The server listens."'))
  return line === undefined ? undefined : (JSON.parse(line) as { port: number }).port
}
