/** What Trino's coordinator tells of queries. */
export interface Costs {
  readonly queries: number
  /** Read from the storage. */
  readonly bytes: number
  /** Of all nodes. */
  readonly cpuSeconds: number
}

interface QueryInfo {
  readonly queryId: string
  readonly state: string
  readonly queryStats: { readonly physicalInputDataSize: string; readonly totalCpuTime: string }
}

const POLL_MS = 500
const SIZES: Readonly<Record<string, number>> = {
  B: 1,
  kB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
  TB: 1024 ** 4,
}
const TIMES: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
}

/** A number with a unit, as Trino writes sizes and durations. */
function measureOf(text: string, units: Readonly<Record<string, number>>): number {
  const [, number, unit] = /^([\d.]+)([A-Za-z]+)$/.exec(text) ?? []
  const factor = units[unit ?? '']
  if (factor === undefined) throw new Error(`Trino writes a measure as ${text}.`)
  return Number(number) * factor
}

/** Adds up what the queries cost that end while something runs. The coordinator remembers the last hundred queries. */
export async function costsDuring<T>(
  origin: string,
  run: () => Promise<T>,
): Promise<{ result: T; costs: Costs }> {
  const ended = new Map<string, QueryInfo>()
  const look = async (): Promise<void> => {
    const answer = await fetch(`${origin}/v1/query`, { headers: { 'X-Trino-User': 'test' } })
    if (!answer.ok) throw new Error(`Trino answers the question for its queries with ${answer.status}.`)
    for (const query of (await answer.json()) as QueryInfo[])
      if (query.state === 'FINISHED') ended.set(query.queryId, query)
  }
  await look()
  const before = new Set(ended.keys())
  let failure: Error | undefined
  const timer = setInterval(() => void look().catch((error: Error) => (failure = error)), POLL_MS)
  try {
    const result = await run()
    await look()
    if (failure !== undefined) throw failure
    const stats = [...ended].filter(([id]) => !before.has(id)).map(([, { queryStats }]) => queryStats)
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
    return {
      result,
      costs: {
        queries: stats.length,
        bytes: sum(stats.map((one) => measureOf(one.physicalInputDataSize, SIZES))),
        cpuSeconds: sum(stats.map((one) => measureOf(one.totalCpuTime, TIMES))),
      },
    }
  } finally {
    clearInterval(timer)
  }
}
