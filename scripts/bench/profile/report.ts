import { markdownTable, targetsTable, type Target } from '../markdown.ts'
import { median } from '../median.ts'
import type { Measured, Round } from './measure.ts'

const GIGABYTE = 1e9

/** The rounds as one: medians of times and of ratios; memory, block and p99 are the worst. */
interface Summary {
  readonly load: number
  readonly profile: number
  readonly page: number
  readonly byHandLoad: number
  /** Load and statistics. */
  readonly byHand: number
  readonly rest: number
  /** Our time in one of the hand-written SQL's. */
  readonly ratio: number
  /** The same once the time that the rest takes by itself is taken off ours. */
  readonly ratioWithoutRest: number
  readonly memory: number
  readonly byHandMemory: number
  readonly byHandBytes: number
  readonly blockedMs: number
  readonly p50: number
  readonly p99: number
}

function summaryOf({ rounds }: Measured): Summary {
  const over = (value: (round: Round) => number) => median(rounds.map(value))
  const worst = (value: (round: Round) => number) => Math.max(...rounds.map(value))
  const byHand = ({ byHand }: Round): number => byHand.load + byHand.statistics
  return {
    load: over(({ load }) => load),
    profile: over(({ profile }) => profile),
    page: over(({ page }) => page),
    byHandLoad: over(({ byHand }) => byHand.load),
    byHand: over(byHand),
    rest: over(({ byHand }) => byHand.rest),
    ratio: over((round) => round.profile / byHand(round)),
    ratioWithoutRest: over((round) => (round.profile - round.byHand.rest) / byHand(round)),
    memory: worst(({ memory }) => memory),
    byHandMemory: worst(({ byHand }) => byHand.memory),
    byHandBytes: over(({ byHand }) => byHand.bytes),
    blockedMs: worst(({ blockedMs }) => blockedMs),
    p50: over(({ requests }) => requests.p50),
    p99: worst(({ requests }) => requests.p99),
  }
}

/** The figures that are to be reached. */
export function targetsOf(measured: Measured): Target[] {
  const { profile, page, byHand, rest, ratio, ratioWithoutRest, memory, blockedMs, p99 } = summaryOf(measured)
  const { ydata, pages } = measured
  const rows = `${measured.rows} rows`
  const targets: Target[] = [
    {
      what: `Load and profile of ${rows} without the rest (what SQL cannot express), to the hand-written SQL`,
      wanted: 'at most 2',
      measured: `${ratioWithoutRest.toFixed(2)} (${profile.toFixed(1)} − ${rest.toFixed(1)} to ${byHand.toFixed(1)} s; with the rest ${ratio.toFixed(2)})`,
      met: ratioWithoutRest <= 2,
    },
  ]
  if (ydata !== undefined) {
    const compared: [what: string, theirs: number, ours: number][] = [
      ['as it comes, with its page, to ours with the report', ydata.asItComes.page, page],
      ['with the columns alone, to ours', ydata.columnsAlone.described, profile],
    ]
    for (const [what, theirs, ours] of compared)
      targets.push({
        what: `Time of ydata-profiling for ${rows} ${what}`,
        wanted: 'at least 10',
        measured: `${(theirs / ours).toFixed(1)} (${theirs.toFixed(1)} to ${ours.toFixed(1)} s)`,
        met: theirs / ours >= 10,
      })
  }
  const slowest = pages.reduce((worst, page) =>
    page.ours - page.byHand > worst.ours - worst.byHand ? page : worst,
  )
  const beyond = slowest.ours - slowest.byHand
  return [
    ...targets,
    {
      what: 'A page of a profile, beyond the hand-written query',
      wanted: 'at most 20 ms',
      measured: `${beyond.toFixed(1)} ms (${slowest.what}, ${slowest.place}, ${slowest.size}: ${slowest.ours.toFixed(1)} to ${slowest.byHand.toFixed(1)} ms)`,
      met: beyond <= 20,
    },
    {
      what: `Memory while ${rows} are loaded and profiled`,
      wanted: 'below 2 GB',
      measured: `${(memory / GIGABYTE).toFixed(2)} GB`,
      met: memory < 2 * GIGABYTE,
    },
    {
      what: 'Longest block of the event loop meanwhile',
      wanted: 'at most 50 ms',
      measured: `${blockedMs.toFixed(0)} ms`,
      met: blockedMs <= 50,
    },
    {
      what: 'p99 of small requests meanwhile',
      wanted: 'below 100 ms',
      measured: `${p99.toFixed(0)} ms`,
      met: p99 < 100,
    },
  ]
}

/** The report as Markdown. */
export const markdownOf = (report: readonly Measured[]): string =>
  report
    .map(
      (measured) =>
      [headOf(measured), profilesTable(measured), restOf(measured), pagesTable(measured), targetsTable(targetsOf(measured))].join('\n\n'), // prettier-ignore
    )
    .join('\n\n\n')

const headOf = ({ rows, megabytes, machineLoad }: Measured): string =>
  `${rows} rows of 12 columns, ${megabytes.toFixed(0)} MB; other work on the machine before: ${machineLoad.toFixed(1)} threads.`

function profilesTable(measured: Measured): string {
  const summary = summaryOf(measured)
  const { ydata, bytes } = measured
  const mega = (value: number): string => (value / 1e6).toFixed(0)
  const seconds = (value: number): string => value.toFixed(1)
  // prettier-ignore
  const lines = [
    ['ours', seconds(summary.load), seconds(summary.profile), seconds(summary.page), '', mega(summary.memory), mega(bytes), summary.blockedMs.toFixed(0), summary.p50.toFixed(1), summary.p99.toFixed(1)],
    ['hand-written SQL', seconds(summary.byHandLoad), seconds(summary.byHand), '', summary.ratio.toFixed(2), mega(summary.byHandMemory), mega(summary.byHandBytes), '', '', ''],
    ['and the rest', '', seconds(summary.byHand + summary.rest), '', (summary.profile / (summary.byHand + summary.rest)).toFixed(2), '', '', '', '', ''],
  ]
  if (ydata !== undefined) {
    const { columnsAlone: alone, asItComes: whole } = ydata
    // prettier-ignore
    lines.push(
      ['ydata-profiling, columns alone', seconds(alone.read), seconds(alone.described), '', (summary.profile / alone.described).toFixed(3), mega(alone.memory), '', '', '', ''],
      ['ydata-profiling as it comes', seconds(whole.read), seconds(whole.described), seconds(whole.page), (summary.page / whole.page).toFixed(3), mega(whole.memory), '', '', '', ''],
    )
  }
  return markdownTable(
    [
      '',
      'Loaded s',
      'Profiled s',
      'Page s',
      'ours / it',
      'Memory MB',
      'Disk MB',
      'Block ms',
      'p50 ms',
      'p99 ms',
    ],
    lines,
  )
}

/** What the lines of the table mean. */
const restOf = (measured: Measured): string =>
  [
    'The hand-written SQL has frequency tables with rank, share and cumulative share, distinct values, nulls, blanks,',
    'least and greatest, shortest and longest, mode, mean, deviation, quartiles, a histogram and masks of each column.',
    `The rest is what SQL cannot express: patterns, soundexes and metaphones. Made of the same frequency tables by`,
    `the functions of the service, one after the other, they take ${summaryOf(measured).rest.toFixed(1)} s by themselves. Ours has all of it.`,
  ].join('\n')

const pagesTable = ({ pages }: Measured): string =>
  markdownTable(
    ['Page', 'Place', 'Rows', 'ours ms', 'by hand ms', 'slowest of ours ms', 'slowest by hand ms'],
    pages.map(({ what, place, size, ours, byHand, oursMost, byHandMost }) => [
      what.replaceAll('|', '\\|'),
      place,
      String(size),
      ...[ours, byHand, oursMost, byHandMost].map((milliseconds) => milliseconds.toFixed(1)),
    ]),
  )
