import { markdownTable, targetsTable, type Target } from '../markdown.ts'
import type { ClusterRun, ScaleMeasured } from './measure.ts'
import { STEPS, type Seconds, type Step } from './steps.ts'

const MAX_RATIO = 1.3
const MAX_PAGE_SECONDS = 1
/** Of a count, in addition to `SELECT 1`. */
const MAX_COUNT_SECONDS = 0.5
/** Steps that statements by hand do alike. */
const COMPARED: readonly Step[] = ['load', 'profile', 'rules', 'join', 'export']

const shown = (seconds: number | undefined): string =>
  seconds === undefined ? '' : seconds < 1 ? seconds.toFixed(3) : seconds.toFixed(1)

/** The figures that are to be reached, of each cluster. */
export function targetsOf({ workers, seconds, byHand }: ClusterRun): Target[] {
  const of = `${workers} worker${workers === 1 ? '' : 's'}`
  const compared = COMPARED.flatMap((step): Target[] => {
    const [ours, theirs] = [seconds[step], byHand.seconds[step]]
    if (ours === undefined || theirs === undefined) return []
    return [
      {
        what: `${of}: ${step}, to statements by hand`,
        wanted: `at most ${MAX_RATIO}`,
        measured: `${(ours / theirs).toFixed(2)} (${shown(ours)} to ${shown(theirs)} s)`,
        met: ours <= MAX_RATIO * theirs,
      },
    ]
  })
  const slowest = Math.max(seconds['first page']!, seconds['last page']!)
  const beyond = seconds.count! - byHand.least
  return [
    ...compared,
    {
      what: `${of}: a page`,
      wanted: `within ${MAX_PAGE_SECONDS} s`,
      measured: `${shown(slowest)} s`,
      met: slowest <= MAX_PAGE_SECONDS,
    },
    {
      what: `${of}: a count, beyond \`SELECT 1\``,
      wanted: `within ${MAX_COUNT_SECONDS} s`,
      measured: `${shown(Math.max(0, beyond))} s`,
      met: beyond <= MAX_COUNT_SECONDS,
    },
  ]
}

/** The report as Markdown. */
export function scaleMarkdownOf({ rows, embedded, clusters, machineLoad }: ScaleMeasured): string {
  const runs: readonly (readonly [string, Seconds])[] = [
    ...(embedded === undefined ? [] : [['embedded', embedded.seconds] as const]),
    ...clusters.flatMap(({ workers, seconds, byHand }) => [
      [`Trino, ${workers}`, seconds] as const,
      ['by hand', byHand.seconds] as const,
    ]),
  ]
  const steps = STEPS.filter((step) => runs.some(([, seconds]) => seconds[step] !== undefined))
  const memory = [...(embedded === undefined ? [] : [embedded]), ...clusters].map(
    (run) => `${(run.memory / 1e6).toFixed(0)} MB`,
  )
  return [
    `${rows} rows of 12 columns; other work on the machine before: ${machineLoad.toFixed(1)} threads. Seconds; pages and counts are medians.`,
    markdownTable(
      ['Step', ...runs.map(([name]) => name)],
      steps.map((step) => [step, ...runs.map(([, seconds]) => shown(seconds[step]))]),
    ),
    ...clusters.map(({ workers, costs }) =>
      markdownTable(
        [`Cost in Trino, ${workers}`, 'queries', 'MB read', 'CPU, s'],
        steps.map((step) => {
          const { queries = 0, bytes = 0, cpuSeconds = 0 } = costs[step] ?? {}
          return [step, String(queries), (bytes / 1e6).toFixed(0), cpuSeconds.toFixed(1)]
        }),
      ),
    ),
    `The server held at most: ${memory.join(', ')}.`,
    targetsTable(clusters.flatMap(targetsOf)),
  ].join('\n\n')
}
