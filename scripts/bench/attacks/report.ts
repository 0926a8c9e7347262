import { markdownTable } from '../markdown.ts'
import type { Afterwards } from './afterwards.ts'
import { PROBES, type Observed, type ProbeResult } from './observe.ts'

/** What became of an attack. */
export interface Measured {
  readonly attack: string
  readonly seconds: number
  readonly observed: Observed
  /** What the attacker was answered. */
  readonly statuses: string
  /** Undefined where the server had ended. */
  readonly afterwards: Afterwards | undefined
}

export function markdownOf(attacks: readonly Measured[]): string {
  return markdownTable(
    [
      'Attack',
      'Seconds',
      'Peak memory MB',
      ...PROBES.map(({ name }) => `${name} p99 ms`),
      'The attacker was answered',
      'Rows afterwards',
      'Load afterwards',
      '/readyz',
      'Memory MB then',
    ],
    attacks.map(({ attack, seconds, observed, statuses, afterwards }) => [
      attack,
      seconds.toFixed(0),
      megabytes(observed.peakBytes),
      ...observed.probes.map(probeCell),
      statuses,
      ...(afterwards
        ? [afterwards.rows, afterwards.load, afterwards.ready, megabytes(afterwards.memoryBytes)]
        : [`the server ended ${observed.ended ?? 'afterwards'}`, '–', '–', '–']),
    ]),
  )
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0)

function probeCell({ p99, asked, failures }: ProbeResult): string {
  const time = p99 === Infinity ? '> 10000' : p99.toFixed(0)
  return failures === undefined ? time : `${time} (of ${asked}: ${failures})`
}
