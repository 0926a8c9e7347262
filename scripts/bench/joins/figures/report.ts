import { markdownTable, targetsTable, type Target } from '../../markdown.ts'
import type { Measured } from './measure.ts'
import { RESULT_SETS } from './result-sets.ts'
import { JOINS, type JoinKind } from './tables.ts'

const MAX_RATIO = 1.3
/** Memory that the server may hold in addition to that of the warehouses, in MB. */
const MAX_MEMORY_MB = 600

const KINDS = Object.keys(JOINS) as JoinKind[]

/** The figures that are to be reached. */
export function targetsOf({ own, byHand, memory }: Measured, warehouseMemoryMb: number): Target[] {
  const slower = KINDS.flatMap((kind) =>
    RESULT_SETS.flatMap((set) =>
      own[kind].pages[set].map((ms, i) => ({ kind, set, ratio: ms / byHand.pages[kind][set][i]! })),
    ),
  ).reduce((worst, one) => (one.ratio > worst.ratio ? one : worst))
  return [
    ...KINDS.map((kind): Target => {
      const [ours, theirs] = [own[kind].created, byHand.joins[kind].seconds]
      return {
        what: `All figures of a join ${kind}, to SQL by hand`,
        wanted: `at most ${MAX_RATIO}`,
        measured: `${(ours / theirs).toFixed(2)} (${ours.toFixed(1)} to ${theirs.toFixed(1)} s)`,
        met: ours <= MAX_RATIO * theirs,
      }
    }),
    {
      what: 'First, middle and last page of each result set, to the query by hand with LIMIT and OFFSET',
      wanted: 'at most 1.00',
      measured: `${slower.ratio.toFixed(2)} (${slower.set}, ${slower.kind})`,
      met: slower.ratio <= 1,
    },
    {
      what: 'Memory of the server',
      wanted: `below ${warehouseMemoryMb + MAX_MEMORY_MB} MB`,
      measured: `${(memory / 1e6).toFixed(0)} MB`,
      met: memory / 1e6 < warehouseMemoryMb + MAX_MEMORY_MB,
    },
  ]
}

/** The report as Markdown. */
export function markdownOf(measured: Measured, warehouseMemoryMb: number): string {
  const { left, right, own, byHand, blockedMs, machineLoad } = measured
  const shown = (times: readonly number[]): string => times.map((ms) => ms.toFixed(0)).join(', ')
  return [
    `${left} and ${right} rows; other work on the machine before: ${machineLoad.toFixed(1)} threads.`,
    markdownTable(
      ['Join', 'rows of the inner join', 'ours, s', 'with an index, s', 'by hand, s'],
      KINDS.map((kind) => [
        kind,
        String(own[kind].figures.inner),
        own[kind].created.toFixed(1),
        own[kind].indexed.toFixed(1),
        byHand.joins[kind].seconds.toFixed(1),
      ]),
    ),
    markdownTable(
      ['First, middle and last page, ms', ...KINDS.flatMap((kind) => [`${kind}, ours`, 'by hand'])],
      RESULT_SETS.map((set) => [
        set,
        ...KINDS.flatMap((kind) => [shown(own[kind].pages[set]), shown(byHand.pages[kind][set])]),
      ]),
    ),
    `The event loop was blocked for ${blockedMs.toFixed(0)} ms at most.`,
    targetsTable(targetsOf(measured, warehouseMemoryMb)),
  ].join('\n\n')
}
