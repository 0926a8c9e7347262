import { ask, Tally } from './ask.ts'
import type { Target } from './target.ts'

const PROBE_EVERY_MS = 200
const PROBE_SECONDS = 10
const MEMORY_EVERY_MS = 50
/** A server that takes more is ended, before the machine has none left. */
const MAX_MEMORY_BYTES = 9e9

/** What is asked during an attack, by others than the attacker. */
export const PROBES: readonly {
  readonly name: string
  readonly question: (target: Target) => { url: string; headers: Readonly<Record<string, string>> }
}[] = [
  { name: '/healthz', question: ({ url }) => ({ url: `${url}/healthz`, headers: {} }) },
  {
    name: 'login',
    question: ({ repository, others }) => ({ url: `${repository}/login`, headers: others.quality }),
  },
  {
    name: 'entities',
    question: ({ repository, others }) => ({
      url: `${repository}/entities?pageSize=65`,
      headers: others.quality,
    }),
  },
  {
    name: 'rows',
    question: ({ weather, others }) => ({ url: `${weather}/rows?pageSize=65`, headers: others.quality }),
  },
  {
    name: 'spatial',
    question: ({ url, others }) => ({
      url: `${url}/v1/ogcapi/enrich/collections/places/cities/items?limit=10`,
      headers: others.spatial,
    }),
  },
]

/** Has every credential checked once, which takes longest the first time, and every part answered once. */
export async function warmUp(target: Target): Promise<void> {
  const login = { url: `${target.repository}/login`, headers: target.attacker.quality }
  for (const question of [login, ...PROBES.map(({ question }) => question(target))]) {
    const { outcome, text } = await ask({ ...question, seconds: PROBE_SECONDS })
    if (outcome !== '200') throw new Error(`${question.url} was answered ${outcome}: ${text}`)
  }
}

export interface ProbeResult {
  readonly median: number
  /** Of all that were asked; Infinity where more than one in a hundred had no answer in ten seconds. */
  readonly p99: number
  readonly asked: number
  /** Such as `503 × 2`; undefined where all were answered 200. */
  readonly failures: string | undefined
}

export interface Observed {
  readonly peakBytes: number
  /** One for each of PROBES. */
  readonly probes: readonly ProbeResult[]
  /** The server ended by itself, or was ended since it took too much memory. */
  readonly ended: 'by itself' | 'for its memory' | undefined
}

/** Asks the probes five times a second each, and watches the memory, while something runs. */
export async function observe(target: Target, run: () => Promise<void>): Promise<Observed> {
  let peakBytes = 0
  let isKilled = false
  const look = (): void => {
    peakBytes = Math.max(peakBytes, target.memory())
    if (peakBytes <= MAX_MEMORY_BYTES || isKilled) return
    isKilled = true
    target.kill()
  }
  look()
  const memory = setInterval(look, MEMORY_EVERY_MS)
  const probes = PROBES.map(({ question }) => startProbe(question(target)))
  try {
    await run()
    look()
    const hasEnded = target.hasEnded()
    // Those under way were asked during the attack: they count.
    const results = await Promise.all(probes.map((probe) => probe.stop()))
    return {
      peakBytes,
      probes: results,
      ended: isKilled ? 'for its memory' : hasEnded ? 'by itself' : undefined,
    }
  } finally {
    clearInterval(memory)
    await Promise.all(probes.map((probe) => probe.stop()))
  }
}

function startProbe(question: { url: string; headers: Readonly<Record<string, string>> }) {
  const milliseconds: number[] = []
  const failures = new Tally()
  const underWay: Promise<void>[] = []
  const send = async (): Promise<void> => {
    const { outcome, milliseconds: taken } = await ask({ ...question, seconds: PROBE_SECONDS })
    milliseconds.push(outcome.startsWith('none') ? Infinity : taken)
    if (outcome !== '200') failures.add(outcome)
  }
  const timer = setInterval(() => underWay.push(send()), PROBE_EVERY_MS)
  underWay.push(send())
  return {
    stop: async (): Promise<ProbeResult> => {
      clearInterval(timer)
      await Promise.all(underWay)
      const sorted = milliseconds.toSorted((a, b) => a - b)
      const quantile = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
      const text = failures.toString()
      return {
        median: quantile(0.5),
        p99: quantile(0.99),
        asked: sorted.length,
        failures: text === 'none' ? undefined : text,
      }
    },
  }
}
