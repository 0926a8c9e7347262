import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  openpyxlPython,
  type PeerCell,
  type PeerSheet,
  readByOpenpyxl,
  writeDrawn,
} from '../../../../scripts/openpyxl/openpyxl.ts'
import { cellName } from '../../../../src/quality/loaders/excel/cell-range.ts'
import { openWorkbook } from '../../../../src/quality/loaders/excel/open-workbook.ts'
import { MORE, ROW, type Workbook } from '../../../../src/quality/loaders/excel/workbook.ts'
import { temporaryFolder } from '../../../platform/support.ts'
import { inFull } from '../../../support/full.ts'
import { lacks } from '../../../support/tools.ts'
import { failure } from './read-excel.ts'
import { ODD_WORKBOOKS } from './odd-workbooks.ts'

const LIMITS = { expandedBytes: 1 << 30 }
const DRAWN = inFull(200, 24)

interface OwnCell {
  readonly text: string
  readonly isError: boolean
}

/** The cells of a sheet by their references. */
async function cellsOf(workbook: Workbook, sheet: number): Promise<Map<string, OwnCell>> {
  const cells = new Map<string, OwnCell>()
  const rows = workbook.rows(sheet)
  while (await rows.fill()) {
    let outcome = rows.next()
    for (; outcome === ROW; outcome = rows.next()) {
      const { row } = rows
      for (let cell = 0; cell < row.cells; cell++) {
        const isError = row.errors[cell] === 1
        cells.set(cellName(row.number, row.columns[cell]!), { text: row.value(cell), isError })
      }
    }
    if (outcome !== MORE) break
  }
  await rows.close()
  return cells
}

/** True if a cell of ours is that of openpyxl, whose numbers are doubles, and whose dates have a time. */
function isSame(own: OwnCell | undefined, theirs: PeerCell): boolean {
  if (own === undefined || theirs === null) return own === undefined && (theirs === null || theirs[1] === '')
  const { text, isError } = own
  const [kind, value] = theirs
  if (isError || kind === 'e') return isError && kind === 'e' && text === value
  if (kind === 'b') return text === String(value)
  if (kind === 's') return text === value
  if (kind === 'p') return Math.abs(secondsOf(text) - value) < 0.001
  if (kind === 'n')
    return /^-?\d+$/.test(value) && /^-?\d+$/.test(text) ? text === value : Number(text) === Number(value)
  const shown = value.replace('T', ' ').replace(/(\.\d*?)0+$/, '$1')
  return text === shown || (kind === 'd' && `${text} 00:00:00` === shown)
}

const secondsOf = (text: string): number =>
  text.split(':').reduce((seconds, part) => 60 * seconds + Number(part), 0)

/** The cells of a sheet that differ, as `A1: ours, theirs`. */
function differencesOf(own: ReadonlyMap<string, OwnCell>, { rows }: PeerSheet): string[] {
  const found: string[] = []
  const seen = new Set<string>()
  rows.forEach((row, i) =>
    row.forEach((theirs, j) => {
      const name = cellName(i + 1, j + 1)
      seen.add(name)
      if (!isSame(own.get(name), theirs))
        found.push(`${name}: ${JSON.stringify(own.get(name))}, ${JSON.stringify(theirs)}`)
    }),
  )
  for (const [name, cell] of own) if (!seen.has(name)) found.push(`${name}: ${JSON.stringify(cell)}, beyond`)
  return found
}

describe('A workbook beside openpyxl', function () {
  // The first time, openpyxl is installed.
  this.timeout(300_000)
  let python: string
  let folder: string

  before(async function () {
    try {
      python = openpyxlPython()
    } catch (error) {
      lacks(this, `openpyxl cannot be installed: ${(error as Error).message}`)
    }
    folder = await temporaryFolder()
  })

  it(`has the same sheets and cells: ${DRAWN} drawn ones`, async () => {
    const seed = Number(process.env['SEED'] ?? 1)
    await writeDrawn(python, folder, DRAWN, seed)
    const paths = Array.from({ length: DRAWN }, (_, i) => join(folder, `drawn-${i}.xlsx`))
    const read = await readByOpenpyxl(python, paths)
    let cells = 0
    for (const [i, path] of paths.entries()) {
      const { sheets = [], error } = read[i]!
      expect(error).to.equal(undefined)
      const workbook = await openWorkbook(path, LIMITS, 1 << 20)
      expect(workbook.sheets.map(({ name, state }) => ({ name, state }))).to.deep.equal(
        sheets.map(({ name, state }) => ({ name, state })),
      )
      for (const [index, sheet] of sheets.entries()) {
        const own = await cellsOf(workbook, index)
        cells += own.size
        expect(differencesOf(own, sheet), `${path}, ${sheet.name}, seed ${seed}`).to.deep.equal([])
      }
      await workbook.close()
    }
    expect(cells).to.be.greaterThan(50 * DRAWN)
  })

  it('has the same cells as other programs write it, except for documented rules; hostile ones are refused', async () => {
    const names = Object.keys(ODD_WORKBOOKS)
    const paths = names.map((_, i) => join(folder, `odd-${i}.xlsx`))
    for (const [i, name] of names.entries()) await writeFile(paths[i]!, ODD_WORKBOOKS[name]!.bytes)
    const read = await readByOpenpyxl(python, paths)
    for (const [i, name] of names.entries()) {
      const { isRefused, differs = {} } = ODD_WORKBOOKS[name]!
      const path = paths[i]!
      if (isRefused) {
        const error = await failure(readAll(path))
        expect(error.name, `${name}: ${error.stack}`).to.be.oneOf([
          'SourceBroken',
          'OtherFormat',
          'ExpandsTooFar',
        ])
        continue
      }
      const own = await readAll(path)
      expect(own.size, name).to.be.greaterThan(0)
      const { sheets, error } = read[i]!
      if ('*' in differs) continue
      expect(error, name).to.equal(undefined)
      const found = differencesOf(own, sheets![0]!)
      expect(
        found.map((difference) => difference.split(':')[0]),
        `${name}: ${found.join('; ')}`,
      ).to.have.members(Object.keys(differs))
    }
    expect(names.length + DRAWN).to.be.at.least(40)
  })
})

/** The cells of the first sheet. */
async function readAll(path: string): Promise<Map<string, OwnCell>> {
  const workbook = await openWorkbook(path, LIMITS, 1 << 20)
  try {
    return await cellsOf(workbook, 0)
  } finally {
    await workbook.close()
  }
}
