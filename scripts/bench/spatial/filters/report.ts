import { markdownTable, targetsTable, type Target } from '../../markdown.ts'
import type { FilterLine } from './measure.ts'

/** Everything that is measured about filters. */
export interface FilterReport {
  readonly features: number
  readonly lines: readonly FilterLine[]
  /** Milliseconds to parse and check a filter of 200 characters. */
  readonly check: number
}

/** Pages of fewer features take as long as the HTTP layer, which the SQL does not have. */
const MIN_FEATURES = 100

/** The targets; those beside hand-written SQL only if it ran. A page without a filter has another one. */
export function filterTargetsOf({ lines, check }: FilterReport): Target[] {
  return [
    ...lines.flatMap(({ name, features, isFiltered, ours, byHand }) =>
      byHand === undefined || features < MIN_FEATURES || !isFiltered
        ? []
        : [
            {
              what: `Time of “${name}” to that of hand-written SQL`,
              wanted: 'at most 1.5',
              measured: ratio(ours, byHand),
              met: ours <= byHand * 1.5,
            },
          ],
    ),
    {
      what: 'Parse and check of 200 characters',
      wanted: 'below 0.1 ms',
      measured: `${check.toFixed(3)} ms`,
      met: check < 0.1,
    },
  ]
}

/** The report as Markdown. */
export function filtersMarkdownOf(report: FilterReport): string {
  const rows = report.lines.map(({ name, features, ours, byHand }) => [
    ...[name, features.toFixed(0), ours.toFixed(1)],
    ...(byHand === undefined ? ['–', ''] : [byHand.toFixed(1), ratio(ours, byHand)]),
  ])
  return [
    `Filters on ${report.features} features, by one client.`,
    ...(report.lines.some(({ byHand }) => byHand !== undefined)
      ? []
      : ['Without hand-written SQL: no Python here loads the extension SpatiaLite.']),
    '',
    markdownTable(['Filter', 'Features', 'ours ms', 'by hand ms', 'ours / it'], rows),
    '',
    targetsTable(filterTargetsOf(report)),
  ].join('\n')
}

const ratio = (ours: number, byHand: number): string => (ours / byHand).toFixed(2)
