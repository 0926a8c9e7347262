import { markdownTable, type Target, targetsTable } from '../markdown.ts'
import { median } from '../median.ts'
import type { Measured, MeasuredForm, Reading } from './measure.ts'

const MAX_MEMORY = 600e6
/** What a load of a workbook may take, in times of the same rows as CSV. */
const MAX_RATIO = 3

const secondsOf = (readings: readonly Reading[]) => median(readings.map(({ seconds }) => seconds))
const cpuOf = (readings: readonly Reading[]) => median(readings.map(({ cpuSeconds }) => cpuSeconds))
const memoryOf = (readings: readonly Reading[]) => Math.max(...readings.map(({ memory }) => memory))

const loadOf = ({ loads }: MeasuredForm) => median(loads)

/** The figures that are to be reached. */
export function workbooksTargetsOf({ rows, forms }: Measured): Target[] {
  const csv = forms.find(({ form }) => form === 'CSV')!
  return forms
    .filter((found) => found !== csv)
    .flatMap((found): Target[] => {
      const memory = memoryOf(found.readings)
      const ratio = loadOf(found) / loadOf(csv)
      return [
        {
          what: `Memory of the reading of ${rows} rows, ${found.form}`,
          wanted: `below ${MAX_MEMORY / 1e6} MB`,
          measured: `${(memory / 1e6).toFixed(0)} MB`,
          met: memory < MAX_MEMORY,
        },
        {
          what: `Load of ${rows} rows, ${found.form}, to CSV`,
          wanted: `at most ${MAX_RATIO}`,
          measured: `${ratio.toFixed(2)} (${loadOf(found).toFixed(1)} to ${loadOf(csv).toFixed(1)} s)`,
          met: ratio <= MAX_RATIO,
        },
      ]
    })
}

export function workbooksMarkdownOf(measured: Measured): string {
  const { rows, forms } = measured
  const cells = (readings: readonly Reading[]): string[] =>
    readings.length === 0
      ? ['', '', '']
      : [
          ...[secondsOf(readings).toFixed(1), cpuOf(readings).toFixed(1)],
          (memoryOf(readings) / 1e6).toFixed(0),
        ]
  const head = [
    ...['File', 'MB', 'Reading s', 'CPU s', 'Memory MB', 'Load s'],
    ...['calamine s', 'its CPU s', 'its memory MB'],
  ]
  const lines = forms.map((found) => [
    ...[found.form, found.megabytes.toFixed(0), ...cells(found.readings)],
    ...[loadOf(found).toFixed(1), ...cells(found.calamine)],
  ])
  return [
    `${rows} rows of 12 columns`,
    markdownTable(head, lines),
    targetsTable(workbooksTargetsOf(measured)),
  ].join('\n\n')
}
