/**
 * A file with everything that a steward expects to be told: duplicate rows, null markers, dates whose order is open, and
 * text that a wrong encoding damaged. 120 rows, of which 80 differ. The same each time.
 */
export const tellingFile = (): string => fileOf((index) => index % 80)

/** The same columns without any of these. */
export const cleanFile = (): string =>
  fileOf((index) => index)
    .replaceAll('NA', '7')
    .replaceAll(/(\d\d)\/(\d\d)\/2015/g, '2015-$1-$2')
    .replaceAll('Ã©', 'é')
    .replaceAll('\ufffd', 'ö')

const ROWS = 120

function fileOf(numberOf: (index: number) => number): string {
  const rows = Array.from({ length: ROWS }, (_, index) => record(numberOf(index)).join(','))
  return ['Person,Sex,Agreed,Score,Visit,Place', ...rows, ''].join('\n')
}

const two = (number: number): string => String(number).padStart(2, '0')

const record = (row: number): string[] => [
  `Person ${String.fromCharCode(97 + (row % 26))} ${Math.floor(row / 26)}${row % 26}`,
  row % 3 === 0 ? 'M' : 'F',
  row % 4 === 0 ? 'J' : 'N',
  row % 8 === 0 ? `${10 + row}` : 'NA',
  `${two(1 + (row % 12))}/${two(1 + ((row * 5) % 12))}/2015`,
  ['Orléans', 'Köln', 'Bath', row % 20 === 3 ? 'OrlÃ©ans' : 'Ulm', row % 20 === 4 ? 'K\ufffdln' : 'Rom'][
    row % 5
  ]!,
]
