import { markdownTable, targetsTable, type Target } from '../markdown.ts'
import { median } from '../median.ts'
import { FORMS, type Load, type Measured } from './measure.ts'

const GIGABYTE = 1e9

/** What one form of file took, as medians over its loads; memory, block and p99 are the worst of them. */
interface Summary extends Omit<Load, 'requests'> {
  /** Our time in one of plain DuckDB's: the median of the ratios of each pair. */
  readonly ratio: number
  readonly p50: number
  readonly p99: number
}

function summaryOf(loads: readonly Load[]): Summary {
  const over = (value: (load: Load) => number) => median(loads.map(value))
  const worst = (value: (load: Load) => number) => Math.max(...loads.map(value))
  return {
    form: loads[0]!.form,
    megabytes: loads[0]!.megabytes,
    upload: over(({ upload }) => upload),
    load: over(({ load }) => load),
    plain: over(({ plain }) => plain),
    ratio: over(({ load, plain }) => load / plain),
    memory: worst(({ memory }) => memory),
    blockedMs: worst(({ blockedMs }) => blockedMs),
    p50: over(({ requests }) => requests.p50),
    p99: worst(({ requests }) => requests.p99),
  }
}

const summariesOf = ({ loads }: Measured): Summary[] =>
  FORMS.map(({ name }) => summaryOf(loads.filter(({ form }) => form === name)))

/** What a load may take, in times of plain DuckDB's. */
const MAX_RATIO: Readonly<Record<(typeof FORMS)[number]['name'], number>> = {
  'utf-8, comma': 2,
  'cp1252, £': 2.5,
}

/** The figures that are to be reached. */
export function targetsOf(measured: Measured): Target[] {
  const summaries = summariesOf(measured)
  const worst = (value: (summary: Summary) => number) => Math.max(...summaries.map(value))
  const rows = `${measured.rows} rows`
  const [memory, blocked, p99] = [
    worst(({ memory }) => memory),
    worst(({ blockedMs }) => blockedMs),
    worst(({ p99 }) => p99),
  ]
  return [
    ...FORMS.map(({ name }, index): Target => {
      const { ratio, load, plain } = summaries[index]!
      const most = MAX_RATIO[name]
      return {
        what: `Load of ${rows}, ${name}, to plain DuckDB of utf-8, comma`,
        wanted: `at most ${most}`,
        measured: `${ratio.toFixed(2)} (${load.toFixed(1)} to ${plain.toFixed(1)} s)`,
        met: ratio <= most,
      }
    }),
    {
      what: `Memory while ${rows} are uploaded and loaded`,
      wanted: 'below 1.5 GB',
      measured: `${(memory / GIGABYTE).toFixed(2)} GB`,
      met: memory < 1.5 * GIGABYTE,
    },
    {
      what: 'Longest block of the event loop meanwhile',
      wanted: 'at most 50 ms',
      measured: `${blocked.toFixed(0)} ms`,
      met: blocked <= 50,
    },
    {
      what: 'p99 of small requests during a load',
      wanted: 'below 100 ms',
      measured: `${p99.toFixed(0)} ms`,
      met: p99 < 100,
    },
  ]
}

/** The report as Markdown. */
export const markdownOf = (report: readonly Measured[]): string =>
  report.map((measured) => [loadsTable(measured), pagesTable(measured), targetsTable(targetsOf(measured))].join('\n\n')).join('\n\n\n') // prettier-ignore

const loadsTable = (measured: Measured): string =>
  [
    `${measured.rows} rows of 12 columns, ${measured.ragged} of them ragged; other work on the machine before: ${measured.machineLoad.toFixed(1)} threads.`,
    '',
    markdownTable(
      ['File', 'MB', 'Upload s', 'Load s', 'plain DuckDB s', 'ours / it', 'Memory MB', 'Block ms', 'p50 ms', 'p99 ms'], // prettier-ignore
      summariesOf(measured).map((summary) => [
        summary.form,
        summary.megabytes.toFixed(0),
        summary.upload.toFixed(1),
        summary.load.toFixed(2),
        summary.plain.toFixed(2),
        summary.ratio.toFixed(2),
        (summary.memory / 1e6).toFixed(0),
        summary.blockedMs.toFixed(0),
        summary.p50.toFixed(1),
        summary.p99.toFixed(1),
      ]),
    ),
  ].join('\n')

const pagesTable = ({ pages }: Measured): string =>
  markdownTable(
    ['Page', 'Rows', 'Sorted by', 'p50 ms', 'slowest ms'],
    pages.map(({ place, size, sort, p50, most }) => [
      place,
      String(size),
      sort ?? '–',
      p50.toFixed(1),
      most.toFixed(1),
    ]),
  )
