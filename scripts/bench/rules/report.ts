import { markdownTable, targetsTable, type Target } from '../markdown.ts'
import type { Compared } from './compare.ts'
import type { Measured } from './measure.ts'

const MAX_RATIO = 1.3
/** Great Expectations needs at least so many times as long. */
const MIN_TIMES_AS_FAST = 5
const MAX_PAGE_MS = 50
/** Memory that the server may hold in addition to that of the warehouses, in MB. */
const MAX_MEMORY_MB = 600

export interface Report extends Measured {
  /** Undefined if the peer was left out. */
  readonly compared: Compared | undefined
}

/** The figures that are to be reached. */
export function targetsOf(
  { rows, run, byHand, pages, memory, compared }: Report,
  warehouseMemoryMb: number,
): Target[] {
  const all = byHand.counted + byHand.grouped + byHand.kept
  const slowest = Math.max(...pages)
  const megabytes = memory / 1e6
  return [
    {
      what: `50 rules over ${rows} rows with the numbers of failing rows, to SQL by hand`,
      wanted: `at most ${MAX_RATIO}`,
      measured: `${(run / all).toFixed(2)} (${run.toFixed(1)} to ${all.toFixed(1)} s)`,
      met: run <= MAX_RATIO * all,
    },
    ...(compared
      ? [
          {
            what: `20 rules over ${compared.rows} rows, Great Expectations to ours`,
            wanted: `at least ${MIN_TIMES_AS_FAST}`,
            measured: `${(compared.peer / compared.run).toFixed(1)} (${compared.peer.toFixed(1)} to ${compared.run.toFixed(1)} s)`,
            met: compared.peer >= MIN_TIMES_AS_FAST * compared.run,
          },
        ]
      : []),
    {
      what: 'Page of failing rows at any offset',
      wanted: `below ${MAX_PAGE_MS} ms`,
      measured: `${slowest.toFixed(1)} ms`,
      met: slowest < MAX_PAGE_MS,
    },
    {
      what: 'Memory of the server during a run',
      wanted: `below ${warehouseMemoryMb + MAX_MEMORY_MB} MB`,
      measured: `${megabytes.toFixed(0)} MB`,
      met: megabytes < warehouseMemoryMb + MAX_MEMORY_MB,
    },
  ]
}

/** The report as Markdown. */
export function markdownOf(measured: Report, warehouseMemoryMb: number): string {
  const { rows, run, byHand, blockedMs, pages, machineLoad, compared } = measured
  return [
    `${rows} rows of 12 columns; other work on the machine before: ${machineLoad.toFixed(1)} threads.`,
    markdownTable(
      ['50 rules, 20 with filters and 10 with groups', 's'],
      [
        ['ours: counts, groups and numbers of failing rows', run.toFixed(1)],
        ['by hand: counts, one statement', byHand.counted.toFixed(1)],
        ['by hand: groups, one statement for each of three expressions', byHand.grouped.toFixed(1)],
        ['by hand: numbers of failing rows, up to 100,000 a rule', byHand.kept.toFixed(1)],
      ],
    ),
    `Pages of failing rows at the begin, in the middle and at the end: ${pages.map((page) => page.toFixed(1)).join(', ')} ms. The event loop was blocked for ${blockedMs.toFixed(0)} ms at most.`,
    ...(compared
      ? [
          markdownTable(
            [`20 of the rules over ${compared.rows} rows`, 's'],
            [
              ['ours', compared.run.toFixed(2)],
              ['Great Expectations with pandas, complete results', compared.peer.toFixed(2)],
            ],
          ),
          `Great Expectations held ${(compared.peerMemory / 1e6).toFixed(0)} MB.`,
        ]
      : []),
    targetsTable(targetsOf(measured, warehouseMemoryMb)),
  ].join('\n\n')
}
