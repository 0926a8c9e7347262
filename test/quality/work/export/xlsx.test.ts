import { expect } from 'chai'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LISTINGS } from '../../../../src/quality/listings/registry.ts'
import { writeWorkbook } from '../../../../src/quality/work/export/xlsx.ts'
import { sheetsOfWorkbook } from './read-workbook.ts'

/** Rows of a sheet, that of the names among them. */
const SHEET = 1_048_576

describe('a workbook', function () {
  this.timeout(120_000)
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workbook-'))
  })
  after(() => rm(folder, { recursive: true }))

  it('can be named after each listing', () => {
    const views = Object.values(LISTINGS).flatMap((entry) =>
      entry.exportable && 'listing' in entry ? [entry.listing.view] : [],
    )
    expect(views).to.include('Rules in a rule folder')
    // Excel's limit, and the characters that it rejects.
    for (const view of views) expect(view).to.match(/^[^[\]:*?/\\]{1,31}$/)
  })

  it('goes on on the next sheet, under the names again, with the rows that one does not hold', async () => {
    const count = SHEET + 100
    const rows = join(folder, 'records.csv')
    await writeFile(rows, '1\n')
    const target = join(folder, 'long.xlsx')
    function* parts() {
      for (let at = 0; at < count; at++) yield [['1']]
    }
    await writeWorkbook(
      {
        target,
        rows,
        count,
        names: ['Number'],
        view: 'Rows',
        filetype: 'xlsx',
        encoding: 'utf-8',
        unencodable: 'error',
        escapeFormulas: false,
      },
      parts(),
    )
    const sheets = await sheetsOfWorkbook(await readFile(target))
    expect(sheets.map(([, held]) => held)).to.deep.equal([SHEET, count - (SHEET - 1) + 1])
    expect(new Set(sheets.map(([name]) => name)).size).to.equal(2)
  })
})
