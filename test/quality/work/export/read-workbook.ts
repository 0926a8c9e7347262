import { readXlsx, streamXlsxRows } from 'hucre/xlsx'

export type Cell = string | number | boolean | Date | null

/** The rows of the first sheet of a workbook. */
export async function rowsOfWorkbook(bytes: Uint8Array): Promise<Cell[][]> {
  const rows: Cell[][] = []
  for await (const { values } of streamXlsxRows(bytes)) rows.push(values)
  return rows
}

/** The sheets of a workbook with the number of their rows. */
export async function sheetsOfWorkbook(bytes: Uint8Array): Promise<[name: string, rows: number][]> {
  const { sheets } = await readXlsx(bytes)
  return sheets.map(({ name, rows }) => [name, rows.length])
}
