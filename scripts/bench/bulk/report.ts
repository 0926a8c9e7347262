import { markdownTable, targetsTable, type Target } from '../markdown.ts'
import type { MeasuredChange } from './measure.ts'

const MAX_WAIT_MS = 500
/** A change of four times as many rules may take so many times as long, since the machine is noisy. */
const MAX_GROWTH = 1.5
/** Shorter changes say nothing about growth. */
const MIN_GROWN_MS = 300

const longestOf = ({ waits }: MeasuredChange): number => Math.max(waits.write, waits.read)

/** The figures that are to be reached. */
export function bulkTargetsOf(measured: readonly MeasuredChange[]): Target[] {
  const worst = measured.reduce((most, one) => (longestOf(one) > longestOf(most) ? one : most))
  const growths = measured.flatMap((large) => {
    const small = measured.find(({ what, rules }) => what === large.what && rules < large.rules)
    if (!small || large.ms < MIN_GROWN_MS) return []
    return [{ what: large.what, growth: large.ms / small.ms / (large.rules / small.rules) }]
  })
  const steepest = growths.reduce((most, one) => (one.growth > most.growth ? one : most), {
    what: 'every change is short',
    growth: 0,
  })
  return [
    {
      what: 'Longest wait of a request about another repository',
      wanted: `below ${MAX_WAIT_MS} ms`,
      measured: `${longestOf(worst).toFixed(0)} ms (${worst.what}, ${worst.rules} rules)`,
      met: longestOf(worst) < MAX_WAIT_MS,
    },
    {
      what: 'Growth of the time, to the growth of the number of rules',
      wanted: `at most ${MAX_GROWTH}`,
      measured: `${steepest.growth.toFixed(2)} (${steepest.what})`,
      met: steepest.growth <= MAX_GROWTH,
    },
  ]
}

/** The report as Markdown. */
export function bulkMarkdownOf(measured: readonly MeasuredChange[]): string {
  const table = markdownTable(
    ['Change', 'rules', 'takes, ms', 'longest write of others, ms', 'longest read of others, ms'],
    measured.map(({ what, rules, ms, waits }) => [
      what,
      String(rules),
      ms.toFixed(0),
      waits.write.toFixed(0),
      waits.read.toFixed(0),
    ]),
  )
  return `${table}\n\n${targetsTable(bulkTargetsOf(measured))}`
}
