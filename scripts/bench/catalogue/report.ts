import { markdownTable, targetsTable, type Target } from '../markdown.ts'
import { median } from '../median.ts'
import type { MeasuredCatalogues, MeasuredRequest } from './measure.ts'

/** A small request takes at most so many times as long with PostgreSQL as with SQLite. */
const MAX_RATIO = 1.5

const ratioOf = ({ ms }: MeasuredRequest): number => median(ms.postgres) / median(ms.sqlite)

/** The figures that are to be reached. */
export function catalogueTargetsOf({ requests }: MeasuredCatalogues): Target[] {
  const worst = requests.reduce((most, one) => (ratioOf(one) > ratioOf(most) ? one : most))
  return [
    {
      what: 'Time of a small request with PostgreSQL, to its time with SQLite',
      wanted: `at most ${MAX_RATIO}`,
      measured: `${ratioOf(worst).toFixed(2)} (${worst.what})`,
      met: ratioOf(worst) <= MAX_RATIO,
    },
  ]
}

/** The report as Markdown. */
export function catalogueMarkdownOf(measured: MeasuredCatalogues): string {
  const { floors, requests } = measured
  const floor = { what: 'one insert by the driver alone', isWrite: true, ms: floors }
  const table = markdownTable(
    ['Request', 'SQLite ms', 'PostgreSQL ms', 'ratio'],
    [...requests, floor].map((one) => [
      one.what,
      median(one.ms.sqlite).toFixed(2),
      median(one.ms.postgres).toFixed(2),
      ratioOf(one).toFixed(2),
    ]),
  )
  return `${table}\n\n${targetsTable(catalogueTargetsOf(measured))}`
}
