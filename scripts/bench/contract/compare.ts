import { createSecretKey, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { TokenIssuer } from '../../../src/platform/credentials/token-issuer.ts'
import { median } from '../median.ts'
import { SERVERS, type ServerName } from './prepare.ts'
import { RunningServer, type Round } from './running-server.ts'
import type { Subject } from './subject.ts'

/** One line of the table: medians over the rounds. */
export interface Line extends Round {
  readonly subject: string
  readonly server: ServerName
  /** Requests per second of ours in one of this server's; the median of the ratios of each round. */
  readonly ratio: number
}

/**
 * Loads all servers in turn, round by round, so that whatever else the machine does meanwhile falls on all.
 * @throws Error where a server does not give the subject's answer
 */
export async function compare(subject: Subject, seconds: number, rounds: number): Promise<Line[]> {
  const secret = randomBytes(32).toString('hex')
  const issuer = new TokenIssuer({ secret: createSecretKey(secret, 'utf8') })
  const { token } = issuer.issue({ workspaceId: 'bench', scope: 'spatial:read', ttlSeconds: 86_400 })
  const servers: RunningServer[] = []
  try {
    for (const name of SERVERS) {
      const server = await RunningServer.start(name, subject, secret, token)
      servers.push(server)
      await checkAnswer(server, subject)
      // Let the compiler finish first.
      await server.load(Math.min(seconds, 2))
    }
    const measured: Record<ServerName, Round>[] = []
    for (let round = 0; round < rounds; round++) {
      const results: [ServerName, Round][] = []
      for (const server of servers) results.push([server.name, await server.load(seconds)])
      measured.push(Object.fromEntries(results) as Record<ServerName, Round>)
    }
    return SERVERS.map((server) => lineOf(subject, server, measured))
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function checkAnswer(server: RunningServer, subject: Subject): Promise<void> {
  const { status, body } = await server.ask()
  if (status !== 200 || !isDeepStrictEqual(JSON.parse(body), subject.body))
    throw new Error(`${server.name} answers ${status} with another body than the rest: ${body}`)
}

function lineOf(subject: Subject, server: ServerName, measured: readonly Record<ServerName, Round>[]): Line {
  const over = (value: (round: Record<ServerName, Round>) => number) => median(measured.map(value))
  return {
    subject: subject.name,
    server,
    requestsPerSecond: over((round) => round[server].requestsPerSecond),
    p50: over((round) => round[server].p50),
    p99: over((round) => round[server].p99),
    cpuMicroseconds: over((round) => round[server].cpuMicroseconds),
    ratio: over((round) => round.ours.requestsPerSecond / round[server].requestsPerSecond),
  }
}
