import { execFileSync } from 'node:child_process'
import { programArgs, programEnv, startProgram } from '../program.ts'
import { end, type RunningServer } from '../running-server.ts'

/** What our server serves. */
export interface OurData {
  readonly dataDir: string
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>
}

/**
 * The program as `npm start` runs it: bearer tokens, validation, budgets (raised beyond what a bench asks), the
 * log (into a file) and metrics are on.
 */
export async function startOurs({ dataDir, env }: OurData): Promise<RunningServer> {
  const services = { SERVICES: 'spatial', ...env }
  const token = execFileSync(
    process.execPath,
    programArgs('admin', ['token', '--workspace', 'bench', '--ttl', '1d']),
    { env: { ...programEnv(dataDir), ...services }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  ).trim()
  const { child, url } = await startProgram(dataDir, services)
  return {
    name: 'ours',
    url,
    headers: { authorization: `Bearer ${token}` },
    processes: [child.pid!],
    stop: () => end(child),
  }
}
