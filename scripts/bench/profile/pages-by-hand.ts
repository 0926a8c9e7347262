/**
 * A process of its own: asks the warehouse's file, which no other process has open, for the pages that the service was
 * asked for, by SQL that was written by hand. Sends a PageAnswer for each:
 * `node pages-by-hand.ts <database> <entity> <memory in MB> <threads> <times> <pages as JSON>`.
 */
import { DuckDBInstance } from '@duckdb/node-api'
import type { Page, PageAnswer } from './page.ts'

const [, , database, entity, memoryMb, threads, times, pages] = process.argv as unknown as [string, string, string, string, string, string, string, string] // prettier-ignore
const instance = await DuckDBInstance.create(database, {
  memory_limit: `${memoryMb}MB`,
  threads,
  access_mode: 'READ_ONLY',
})
const connection = await instance.connect()
const named = await connection.runAndReadAll(
  `SELECT regexp_extract(table_name, '_g(\\d+)$', 1) FROM duckdb_tables() WHERE table_name LIKE 'v${entity}\\_g%' ESCAPE '\\'`,
)
const generation = named.getRows()[0]![0] as string
const table = (kind: string): string => `${kind}${entity}_g${generation}`

function queryOf({ asked, start, size }: Page): string {
  const numbers = `n BETWEEN ${start} AND ${start + size - 1}`
  switch (asked.kind) {
    case 'values':
      return `
        SELECT value, frequency, length, soundex, metaphone, pattern, mask, rows_above, n
        FROM ${table('v')} JOIN ${table('q')} USING (attribute, frequency)
        WHERE attribute = ${asked.attribute} AND ${numbers} ORDER BY n`
    case 'masks':
      return `
        SELECT form, "values", frequency, n FROM ${table('f')}
        WHERE attribute = ${asked.attribute} AND kind = 'mask' AND ${numbers} ORDER BY n`
    case 'rows':
      return `
        SELECT * FROM ${table('e')}
        WHERE c${asked.attribute} IN (
          SELECT value FROM ${table('v')} WHERE attribute = ${asked.attribute} AND mask = '${asked.mask.replaceAll("'", "''")}')
        ORDER BY _rowid LIMIT ${size} OFFSET ${start - 1}`
  }
}

const answers: PageAnswer[] = []
for (const page of JSON.parse(pages) as Page[]) {
  const sql = queryOf(page)
  const milliseconds: number[] = []
  let shown: string[] = []
  for (let time = 0; time < Number(times); time++) {
    const started = performance.now()
    const rows = (await connection.runAndReadAll(sql)).getRowsJson()
    milliseconds.push(performance.now() - started)
    // The value, the mask, or the number of the row.
    shown = rows.map(([first]) => first as string)
  }
  answers.push({ milliseconds, shown })
}
connection.closeSync()
instance.closeSync()
process.send!(answers)
