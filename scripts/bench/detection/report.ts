import { markdownTable, type Target, targetsTable } from '../markdown.ts'
import type { MeasuredDetection, Share } from './measure.ts'

const percent = ({ files, right }: Share): string => `${((100 * right) / Math.max(files, 1)).toFixed(1)} %`

/** The figures that are to be reached. */
export function detectionTargetsOf({ readers, silent, doubted }: MeasuredDetection): Target[] {
  const { large } = readers[0]!.shares
  return [
    {
      what: 'Files of 200 bytes and 8 letters outside ASCII that are right',
      wanted: 'at least 97 %',
      measured: percent(large),
      met: large.right >= 0.97 * large.files,
    },
    {
      what: 'Files that are wrong without a doubt',
      wanted: '0',
      measured: String(silent),
      met: silent === 0,
    },
    {
      what: 'Right files that are called doubtful',
      wanted: 'at most 5 %',
      measured: percent(doubted),
      met: doubted.right <= 0.05 * doubted.files,
    },
  ]
}

export function detectionMarkdownOf(measured: MeasuredDetection): string {
  const rows = measured.readers.map(({ name, shares: { all, large, plain } }) => [
    name,
    ...[all, large, plain].map(percent),
  ])
  return [
    `${measured.files} generated files: the share of which each value is read`,
    markdownTable(
      ['Reader', 'All', '200 bytes, 8 letters outside ASCII', 'Without lines above the names'],
      rows,
    ),
    targetsTable(detectionTargetsOf(measured)),
  ].join('\n\n')
}
