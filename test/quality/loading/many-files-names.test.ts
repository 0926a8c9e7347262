import { expect } from 'chai'
import { FolderServer } from './folder-server.ts'

describe('The first lines of several files', function () {
  this.timeout(60_000)
  let folder: FolderServer
  before(async () => {
    folder = await FolderServer.start()
  })
  after(() => folder?.stop())

  const reportOf = async (path: string) => (await folder.server.ask(`${path}/report`)).text()

  it('are records with a finding if they are text only, and no file repeats the names', async () => {
    folder.put('unclear/1.csv', 'name,city\nBob,Rome\n')
    folder.put('unclear/2.csv', 'firstname,town\nAnn,Oslo\n')
    folder.put('unclear/3.csv', 'Eve,Wien\n')
    const { rows, path } = await folder.loaded({ sourceFile: 'unclear' })
    expect(rows).to.have.length(4)
    expect(await reportOf(path)).to.match(
      /The names stand in the first file alone\. The first line of (&quot;|")unclear\/2\.csv(&quot;|") has other names, or is a record: it was loaded as a record, as 1 other first line was\./,
    )
  })

  it('are records without a finding if they have a number, an empty field or equal fields', async () => {
    folder.put('data/1.csv', 'name,city\nBob,Rome\n')
    folder.put('data/2.csv', 'Ann,12\n')
    folder.put('data/3.csv', 'Eve,\n')
    folder.put('data/4.csv', 'York,York\n')
    const { rows, path } = await folder.loaded({ sourceFile: 'data' })
    expect(rows).to.have.length(4)
    expect(await reportOf(path)).not.to.include('The names stand in')
  })

  it('are names if another file repeats the names, whichever file is the first', async () => {
    const sentence =
      'has other names than the first file, or is a record, while "FILE" repeats the names. Write all files with the same first line, or none but the first file with names.'
    for (const [repeating, unclear] of [
      ['2.csv', '3.csv'],
      ['3.csv', '2.csv'],
    ] as const) {
      folder.put('repeated/1.csv', 'name,city\nBob,Rome\n')
      folder.put(`repeated/${repeating}`, 'name,city\nEve,Wien\n')
      folder.put(`repeated/${unclear}`, 'firstname,town\nAnn,Oslo\n')
      expect(await folder.refusal({ sourceFile: 'repeated' })).to.equal(
        `The first line of "repeated/${unclear}" ${sentence.replace('FILE', `repeated/${repeating}`)}`,
      )
    }
  })

  it('have more or fewer names than the first file', async () => {
    for (const [line, difference] of [
      ['id,n,x', 'its column 3 is "x", which the first file does not have'],
      ['id', 'it has no column 2, which is "n" in the first file'],
    ] as const) {
      folder.put('wide/1.csv', 'id,n\n1,2\n')
      folder.put('wide/2.csv', `${line}\n`)
      expect(await folder.refusal({ sourceFile: 'wide' })).to.include(
        `The first line of "wide/2.csv" has other names than the first file, or the same names in another order: ${difference}.`,
      )
    }
    folder.put('wide/2.csv', '1,2,3\n4,5\n')
    const { rows, path } = await folder.loaded({ sourceFile: 'wide' }, { maxRejected: 1 })
    expect(rows).to.have.length(2)
    expect(await folder.server.rows(`${path}/rejected`)).to.have.length(1)
  })

  it('of positions are judged as well', async () => {
    const positions = { type: 'fixedwidth', widths: [5, 5] }
    folder.put('lines/1.txt', 'name city \nBob  Rome \n')
    folder.put('lines/2.txt', 'first town \nAnn  Oslo \n')
    const { path } = await folder.loaded({ ...positions, sourceFile: 'lines' })
    expect(await reportOf(path)).to.include('The names stand in the first file alone')
    folder.put('lines/2.txt', 'Ann  Oslo \n')
    const { path: none } = await folder.loaded(
      { ...positions, sourceFile: 'lines', attr: 'none' },
      { entityName: 'No names' },
    )
    expect(await reportOf(none)).not.to.include('The names stand in')
  })
})
