import { markdownTable, targetsTable, type Target } from '../markdown.ts'
import type { MeasuredDependencies, MeasuredSearch, MeasuredVerification } from './measure.ts'

const MAX_RATIO = 2
const MAX_MORE_MEMORY_MB = 300
const MAX_VERIFY_RATIO = 1.3

const nameOf = ({ table, find }: MeasuredSearch): string => `${find} of ${table}`

/** The figures that are to be reached. */
export function dependencyTargetsOf({
  searches,
  verification,
  limitSeconds,
}: MeasuredDependencies): Target[] {
  return [
    ...searches.flatMap((search) => targetsOfSearch(search, limitSeconds)),
    ...(verification ? [targetOfVerification(verification)] : []),
  ]
}

const targetOfVerification = ({ seconds, byHand }: MeasuredVerification): Target => ({
  what: 'Verification of a dependency, to SQL by hand',
  wanted: `at most ${MAX_VERIFY_RATIO}`,
  measured: (seconds / byHand.seconds).toFixed(2),
  met: seconds <= MAX_VERIFY_RATIO * byHand.seconds,
})

function targetsOfSearch(search: MeasuredSearch, limitSeconds: number): Target[] {
  const { theirs, peer, seconds, memory } = search
  if (theirs === undefined) return []
  const time = theirs === null ? limitSeconds : theirs.load + theirs.execute
  return [
    {
      what: `Time of the ${nameOf(search)}, to ${peer}`,
      wanted: `at most ${MAX_RATIO.toFixed(1)}`,
      // The peer was stopped, so the ratio is at most this.
      measured: `${theirs === null ? 'below ' : ''}${(seconds / time).toFixed(2)}`,
      met: seconds <= MAX_RATIO * time,
    },
    ...(theirs === null
      ? []
      : [
          {
            what: `Memory of the ${nameOf(search)}, more than ${peer}`,
            wanted: `at most ${MAX_MORE_MEMORY_MB} MB`,
            measured: `${((memory - theirs.memory) / 1e6).toFixed(0)} MB`,
            met: memory - theirs.memory <= MAX_MORE_MEMORY_MB * 1e6,
          },
        ]),
  ]
}

/** The report as Markdown. */
export function dependenciesMarkdownOf(measured: MeasuredDependencies): string {
  const { searches, verification, limitSeconds, machineLoad } = measured
  const rowOf = (search: MeasuredSearch): string[] => {
    const { rows, columns, maxWidth, found, seconds, memory, theirs, peer } = search
    const peers =
      theirs === undefined
        ? ['', '', '']
        : theirs === null
          ? [`${peer}: not done in ${limitSeconds}`, '', `below ${(seconds / limitSeconds).toFixed(2)}`]
          : [
              `${peer}: ${(theirs.load + theirs.execute).toFixed(1)}`,
              (theirs.memory / 1e6).toFixed(0),
              (seconds / (theirs.load + theirs.execute)).toFixed(2),
            ]
    return [
      nameOf(search),
      `${rows} x ${columns}`,
      maxWidth === undefined ? 'all' : String(maxWidth),
      String(found),
      seconds.toFixed(1),
      (memory / 1e6).toFixed(0),
      ...peers,
    ]
  }
  return [
    `Other work on the machine before: ${machineLoad.toFixed(1)} threads.`,
    markdownTable(
      ['Discovery', 'Rows x columns', 'Width', 'Results', 's', 'MB', 'Desbordante s', 'MB', 'ours / it'],
      searches.map(rowOf),
    ),
    ...(verification
      ? [
          `Verification over ${verification.rows} rows: ${verification.seconds.toFixed(2)} s, by hand ${verification.byHand.seconds.toFixed(2)} s.`,
        ]
      : []),
    targetsTable(dependencyTargetsOf(measured)),
  ].join('\n\n')
}
