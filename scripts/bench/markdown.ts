/** A figure that is to be reached. */
export interface Target {
  readonly what: string
  readonly wanted: string
  readonly measured: string
  readonly met: boolean
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

export const targetsTable = (targets: readonly Target[]): string =>
  markdownTable(
    ['Target', 'Wanted', 'Measured', ''],
    targets.map(({ what, wanted, measured, met }) => [what, wanted, measured, met ? 'met' : 'missed']),
  )
