import { markdownTable, targetsTable, type Target } from '../markdown.ts'
import type { Measured } from './measure.ts'

const MAX_RATIO = 1.5
const MAX_CHECK_MS = 0.1

/** The figures that are to be reached. */
export function targetsOf({ rows, questions, exports, check }: Measured): Target[] {
  const beside = (what: string, ours: number, byHand: number, unit: string): Target => ({
    what,
    wanted: `at most ${MAX_RATIO}`,
    measured: `${(ours / byHand).toFixed(2)} (${ours.toFixed(1)} to ${byHand.toFixed(1)} ${unit})`,
    met: ours <= MAX_RATIO * byHand,
  })
  return [
    ...questions
      .filter(({ kind }) => kind !== 'count')
      .map(({ what, kind, ours, byHand }) =>
        beside(`${what}, ${kind} of ${rows} rows, to hand-written SQL`, ours, byHand, 'ms'),
      ),
    ...exports.flatMap(({ filetype, ours, byHand }) =>
      byHand === undefined
        ? []
        : [beside(`Export of ${rows} rows to ${filetype}, to COPY`, ours, byHand, 's')],
    ),
    {
      what: 'Parse and check of 200 characters',
      wanted: `below ${MAX_CHECK_MS} ms`,
      measured: `${check.toFixed(3)} ms`,
      met: check < MAX_CHECK_MS,
    },
  ]
}

/** The report as Markdown. */
export const markdownOf = (measured: Measured): string =>
  [
    `${measured.rows} rows of 12 columns; other work on the machine before: ${measured.machineLoad.toFixed(1)} threads.`,
    markdownTable(
      ['Condition', 'Asked for', 'Rows that meet it', 'ours ms', 'by hand ms', 'ours / it'],
      measured.questions.map(({ what, kind, rows, ours, byHand }) => [
        what,
        kind,
        String(rows),
        ours.toFixed(1),
        byHand.toFixed(1),
        (ours / byHand).toFixed(2),
      ]),
    ),
    'A page tells how many rows meet the condition. For a first page and a count each time is the first for its condition, so that they have to be counted; by hand the first page is two queries, that of the rows and that of the count, and the other pages are that of the rows.',
    markdownTable(
      ['Export', 'MB', 'ours s', 'COPY s', 'ours / it', 'Memory MB', 'Block ms'],
      measured.exports.map(({ filetype, megabytes, ours, byHand, memory, blockedMs }) => [
        filetype,
        megabytes.toFixed(0),
        ours.toFixed(1),
        byHand?.toFixed(1) ?? '–',
        byHand === undefined ? '–' : (ours / byHand).toFixed(2),
        (memory / 1e6).toFixed(0),
        blockedMs.toFixed(0),
      ]),
    ),
    targetsTable(targetsOf(measured)),
  ].join('\n\n')
