import { median } from '../median.ts'
import { load, type Round } from './load.ts'
import type { Page, Requests } from './requests.ts'
import { ask, type RunningServer } from '../running-server.ts'

export const CONNECTIONS = [1, 16] as const

/** One line of the table: medians over the rounds. */
export interface Line extends Round {
  readonly request: string
  readonly connections: number
  readonly server: string
  /** Our requests a second in one of this server's: the median of the ratios of each round. */
  readonly ratio: number
}

export interface Pace {
  /** How long one load lasts. */
  readonly seconds: number
  readonly rounds: number
}

/** How many requests of a kind are compared feature by feature; a peer may take seconds for one. */
const COMPARED = 3

/** A server with its own form of the requests of one kind. */
export interface Contender {
  readonly server: RunningServer
  readonly paths: readonly string[]
}

/**
 * Checks that the peer gives the same features, then loads us and the peer in turn, round by round, so that
 * whatever else the machine does meanwhile falls on both.
 * @throws Error where the features differ
 */
export async function compare(
  ours: RunningServer,
  peer: RunningServer | undefined,
  requests: Requests,
  pace: Pace,
): Promise<Line[]> {
  const contenders = [{ server: ours, paths: requests.ours }]
  if (peer !== undefined) {
    contenders.push({ server: peer, paths: requests.peer })
    await checkSame(ours, peer, requests)
  }
  const lines: Line[] = []
  for (const connections of CONNECTIONS)
    lines.push(...(await inTurn(requests.name, contenders, connections, pace)))
  return lines
}

/** Loads all in turn, of which the first is ours. */
export async function inTurn(
  request: string,
  contenders: readonly Contender[],
  connections: number,
  pace: Pace,
): Promise<Line[]> {
  const rounds = await interleaved(contenders, connections, pace)
  return contenders.map(({ server }, index) => ({
    request,
    connections,
    server: server.name,
    ...medianOf(rounds.map((round) => round[index]!)),
    ratio: median(rounds.map((round) => round[0]!.requestsPerSecond / round[index]!.requestsPerSecond)),
  }))
}

/**
 * Rounds of load on each in turn, after a short one that lets compilers and caches finish first. Who takes
 * longer for one answer than a load lasts is loaded only once, for that takes minutes and varies little.
 */
async function interleaved(
  contenders: readonly Contender[],
  connections: number,
  { seconds, rounds }: Pace,
): Promise<Round[][]> {
  const expected: number[] = []
  for (const { server, paths } of contenders) {
    const once = await load(server, paths.slice(0, 1), 1, seconds, Infinity)
    const warm =
      once.p50 > seconds * 1000
        ? once
        : await load(server, paths, connections, Math.min(seconds, 1), once.p50)
    expected.push(Math.max(once.p50, warm.p50 / connections))
  }
  const measured: Round[][] = []
  for (let round = 0; round < rounds; round++) {
    const results: Round[] = []
    for (const [index, { server, paths }] of contenders.entries()) {
      const earlier = expected[index]! > seconds * 1000 ? measured[0]?.[index] : undefined
      results.push(earlier ?? (await load(server, paths, connections, seconds, expected[index]!)))
    }
    measured.push(results)
  }
  return measured
}

export function medianOf(rounds: readonly Round[]): Round {
  const over = (value: (round: Round) => number) => median(rounds.map(value))
  return {
    requestsPerSecond: over(({ requestsPerSecond }) => requestsPerSecond),
    p50: over(({ p50 }) => p50),
    p99: over(({ p99 }) => p99),
    memory: over(({ memory }) => memory),
    failed: over(({ failed }) => failed),
  }
}

/** @throws Error if the features of the first requests differ */
export async function checkSame(ours: RunningServer, peer: RunningServer, requests: Requests): Promise<void> {
  for (let index = 0; index < Math.min(COMPARED, requests.ours.length); index++) {
    const [one, other] = [requests.ours[index]!, requests.peer[index]!]
    const [wanted, given] = [idsOf(await ask<object>(ours, one)), idsOf(await ask<object>(peer, other))]
    if (wanted !== given)
      throw new Error(
        `${peer.name} answers ${other} with the features ${given}, and ours ${one} with ${wanted}.`,
      )
  }
}

/** Sorted: the peer promises no order. */
function idsOf(answer: object): string {
  const features = 'features' in answer ? (answer as Page).features : [answer as { id: number }]
  return features
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join()
}
