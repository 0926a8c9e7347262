import { hostname } from 'node:os'
import type { Config } from './config.ts'

/** Characters of the names of machines that a server's name may not have. */
const FOREIGN = /[^A-Za-z0-9._-]/g

export const MAX_SERVER_NAME = 64

/** The name of this server in the log, the metrics, `/readyz` and the audit trail. */
export function serverNameOf({ serverName }: Pick<Config, 'serverName'>): string {
  return serverName ?? (hostname().replace(FOREIGN, '-').slice(0, MAX_SERVER_NAME) || 'server')
}
