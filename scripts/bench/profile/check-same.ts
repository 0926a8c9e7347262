import type { BenchedService } from '../quality-service.ts'
import type { ColumnStatistics } from './statistics.ts'

/**
 * Holds the attributes' listing beside what the hand-written SQL tells of the same rows.
 * @throws Error where they differ
 */
export async function checkSame(
  service: BenchedService,
  entity: string,
  rows: number,
  columns: readonly ColumnStatistics[],
): Promise<void> {
  const [loaded] = await service.rowsOf(entity)
  const attributes = await service.rowsOf(`${entity}/attributes`)
  if (
    loaded!['Entity State'] !== 'Fully Loaded' ||
    Number(loaded!['Rows']) !== rows ||
    attributes.length !== columns.length
  )
    // prettier-ignore
    throw new Error(`The service profiled ${attributes.length} attributes of ${loaded!['Rows']} rows, of ${rows}.`)
  for (const [index, column] of columns.entries()) {
    for (const [name, ours, theirs] of differences(attributes[index]!, column))
      throw new Error(
        `The service tells ${ours} as ${name} of ${column.name}, and hand-written SQL ${theirs}.`,
      )
  }
}

function differences(
  attribute: Readonly<Record<string, string>>,
  column: ColumnStatistics,
): [name: string, ours: string, theirs: string | number][] {
  const texts: readonly [string, string | number][] = [
    ['Name', column.name],
    ['Unique Values', column.distinct],
    ['Nulls', column.nulls],
    ['Most Frequent Value', column.mode],
    ['Mode Rows', column.modeCount],
    ['Shortest Value', column.shortest],
    ['Longest Value', column.longest],
    ['Unique Masks', column.masks],
  ]
  const ends: readonly [string, string][] =
    column.numbers === undefined
      ? [
          ['Min Value', column.min],
          ['Max Value', column.max],
        ]
      : []
  const numbers: readonly [string, number][] =
    column.numbers === undefined
      ? []
      : [
          ['Mean', column.numbers.mean],
          ['Lower Quartile', column.numbers.quartiles[0]],
          ['Median', column.numbers.quartiles[1]],
          ['Upper Quartile', column.numbers.quartiles[2]],
        ]
  return [
    ...[...texts, ...ends].filter(([name, theirs]) => attribute[name] !== String(theirs)),
    ...numbers.filter(([name, theirs]) => !isNear(attribute[name]!, theirs)),
  ].map(([name, theirs]) => [name, attribute[name]!, theirs])
}

/** Whether a figure as it is listed is the number: to three decimals, or a moment to the second. */
function isNear(listed: string, number: number): boolean {
  const isMoment = listed.includes('/')
  const value = isMoment
    ? Date.parse(`${listed.replaceAll('/', '-').replace(' ', 'T')}Z`) / 1000
    : Number(listed)
  return Math.abs(value - number) <= (isMoment ? 1 : 0.001 + Math.abs(number) * 1e-12)
}
