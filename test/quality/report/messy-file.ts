/**
 * A file of customers in which everything is found that a report looks for, and values that would do harm in a page
 * that does not guard against them. The same each time.
 */
export function messyFile(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => record(index).map(quoted).join(','))
  rows.splice(100, 0, 'a broken,record')
  return ['Customer,Phone,Country,Joined,Amount,Score,Note,"Fax <b>&""</b>"', ...rows, ''].join('\n')
}

const ROWS = 600

const HOSTILE: Readonly<Record<number, string>> = {
  40: '<script>alert("x")</script>',
  41: '\u202eevil\u202c "quoted" \x07\0 & <img src=x onerror=alert(1)>',
  42: 'x'.repeat(1_000_000),
  43: "'); alert(1); //",
  44: '</title></svg><style>*{display:none}</style>',
  45: 'W'.repeat(300),
  46: `Z${'\u0300'.repeat(200)}algo`,
}

const COUNTRIES = ['Germany', 'France', 'Spain', 'germany', 'France '] as const

function record(index: number): string[] {
  return [
    `C-${100_000 + (index === 70 ? 12 : index)}`,
    index === 11 ? 'n/a' : `+1 ${200 + (index % 700)} ${(1000 + index * 7919) % 10_000}`.padEnd(11, '0'),
    COUNTRIES[index % 97 === 0 ? 3 + (index % 2) : index % 3]!,
    index === 5 ? 'unknown' : new Date(Date.UTC(2012, 0, 1 + 7 * index)).toISOString().slice(0, 10),
    index === 300 ? '99999.00' : (50 + 40 * Math.sin(index) + 5 * Math.cos(7 * index)).toFixed(2),
    index % 5 < 3 ? String(600 + (index % 90)) : 'high',
    HOSTILE[index] ?? (index % 7 === 0 ? '  ' : ''),
    '',
  ]
}

const quoted = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
