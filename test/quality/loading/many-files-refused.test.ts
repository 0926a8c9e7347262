import { expect } from 'chai'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FolderServer } from './folder-server.ts'

const NO_ATTR = { attr: undefined }

describe('Several files that cannot be one entity', function () {
  this.timeout(60_000)
  let folder: FolderServer
  let outside: string
  before(async () => {
    folder = await FolderServer.start()
    outside = mkdtempSync(join(tmpdir(), 'outside-'))
    writeFileSync(join(outside, 'secret.csv'), 'id\n42\n')
  })
  after(async () => {
    await folder?.stop()
    if (outside) rmSync(outside, { recursive: true })
  })

  it('are unknown if nothing matches, also outside of the folder', async () => {
    folder.put('one/a.csv', 'id\n1\n')
    folder.put('nothing/_SUCCESS', '')
    folder.put('nothing/~$sales.xlsx', 'lock')
    for (const sourceFile of [
      'none/',
      'one/*.txt',
      '../*/secret.csv',
      `${outside}/*`,
      '**/../*',
      '[',
      'one//*',
    ])
      expect(await folder.refusal({ sourceFile }, 404), sourceFile).to.include('Connection 1 has no file')
    expect(await folder.refusal({ sourceFile: 'nothing' }, 404)).to.include(
      'The folder "nothing" of connection 1 has no files, apart from those whose names begin with an underscore, a dot or ~$; name another folder',
    )
    const { status, body } = await folder.asked('create', { sourceFile: 'one/*.txt' })
    expect([status, body.detail]).to.deep.equal([
      404,
      'Connection 1 has no file that the pattern "one/*.txt" matches; give the pattern of paths relative to the connection\'s folder.',
    ])
  })

  it('are refused for a link that leads out; links to folders are left out, links to files are followed', async () => {
    folder.put('links/a.csv', 'id\n1\n')
    folder.put('linked.csv', 'id\n2\n')
    symlinkSync('../linked.csv', join(folder.root, 'links', 'b.csv'))
    symlinkSync('..', join(folder.root, 'links', 'circle'))
    symlinkSync('links', join(folder.root, 'latest'))
    for (const sourceFile of ['links/', 'latest/*.csv'])
      expect((await folder.shown({ sourceFile })).rows, sourceFile).to.deep.equal([['1'], ['2']])
    symlinkSync(join(outside, 'secret.csv'), join(folder.root, 'links', 'c.csv'))
    const sentence = 'The link "links/c.csv" does not lead to a file in the connection\'s folder; remove it'
    expect(await folder.refusal({ sourceFile: 'links/' })).to.include(sentence)
    expect(await folder.refusal({ sourceFile: 'links/[c].csv' })).to.include(sentence)
    symlinkSync(outside, join(folder.root, 'away'))
    expect(await folder.refusal({ sourceFile: 'away/*' }, 404)).to.include('no file')
    expect(await folder.refusal({ sourceFile: 'away' }, 404)).to.include('no file')
  })

  it('are refused if their folders have different partitions', async () => {
    folder.put('mixed/year=2024/a.csv', 'id\n1\n')
    folder.put('mixed/month=05/a.csv', 'id\n1\n')
    expect(await folder.refusal({ sourceFile: 'mixed' })).to.include(
      'different partitions: "mixed/month=05/a.csv" has "month", and "mixed/year=2024/a.csv" has "year"',
    )
  })

  it('are refused if the first line of a file has other names, or the names in another order', async () => {
    folder.put('order/1.csv', 'id,name\n1,Paris\n')
    folder.put('order/2.csv', 'name,id\nRome,2\n')
    expect(await folder.refusal({ sourceFile: 'order' })).to.equal(
      'The first line of "order/2.csv" has other names than the first file, or the same names in another order: its column 1 is "name" in place of "id". Load files with the same columns, or write them with the same first line.',
    )
    folder.put('other/1.csv', 'id,name\n1,Paris\n2,Oslo\n')
    folder.put('other/2.csv', 'number,town\n2,Rome\n3,Wien\n4,Graz\n')
    const { job } = await folder.tried({ sourceFile: 'other' })
    expect(job).to.include({ State: 'Failed' })
    expect(job['Reason']).to.include('"other/2.csv" has other names')
    expect((await folder.shown({ sourceFile: 'other', attr: 'none' })).rows).to.have.length(7)
  })

  it('are refused with the file that is damaged', async () => {
    const compressed = gzipSync('id\n1\n2\n')
    folder.put('damaged/year=1/a.csv', 'id\n1\n')
    folder.put('damaged/year=2/a.csv', compressed.subarray(0, compressed.length - 5))
    const { job } = await folder.tried({ sourceFile: 'damaged' })
    expect(job).to.include({ State: 'Failed' })
    expect(job['Reason']).to.include('In "year=2/a.csv": The compressed file is')
    folder.put('cut/1.parquet', 'PAR1')
    folder.put('cut/2.parquet', 'PAR1')
    const cut = { type: 'parquet', sourceFile: 'cut', ...NO_ATTR }
    expect(await folder.refusal(cut)).to.include('In "cut/1.parquet": The file is cut off after 4 bytes')
  })

  it('are refused if their records of JSON are of different kinds', async () => {
    folder.put('kinds/1.json', '[{"id": 1}]')
    folder.put('kinds/2.json', '[null]')
    folder.put('kinds/3.json', '[[1, 2]]')
    expect(await folder.refusal({ type: 'json', sourceFile: 'kinds', ...NO_ATTR })).to.equal(
      'In "kinds/3.json": The records are arrays, and those of the files before it are objects; load files with the same kind of records.',
    )
  })

  it('have no columns if none of them has keys', async () => {
    folder.put('keys/1.json', '[{}, {}]')
    folder.put('keys/2.json', '[null]')
    folder.put('keys.of/year=1/1.json', '{}')
    folder.put('keys.of/year=1/2.json', '{}')
    for (const sourceFile of ['keys/', 'keys/1.*', 'keys.of/']) {
      const { job } = await folder.tried({ type: 'json', sourceFile, ...NO_ATTR })
      expect(job, sourceFile).to.include({ State: 'Failed' })
      expect(job['Reason'], sourceFile).to.include('have neither keys nor elements')
    }
  })

  it('cannot be several database files', async () => {
    folder.put('shops/a.sqlite', 'SQLite format 3\0')
    for (const type of ['sqlite', 'duckdb'])
      expect(await folder.refusal({ type, sourceFile: 'shops/', ...NO_ATTR }, 400)).to.include(
        `A source of the type ${type} is one file; name a file instead of a folder or a pattern.`,
      )
  })

  it('is a name with characters of patterns that a file really has', async () => {
    folder.put('real/a[1]*?.csv', 'id\n1\n')
    folder.put('real/a1x.csv', 'id\n2\n')
    expect((await folder.shown({ sourceFile: 'real/a[1]*?.csv' })).rows).to.deep.equal([['1']])
    expect((await folder.shown({ sourceFile: 'real/a[1]?.csv' })).rows).to.deep.equal([['2']])
    folder.put('list[1]/year=1/a.csv', 'id\n3\n')
    expect((await folder.shown({ sourceFile: 'list[1]' })).rows).to.deep.equal([['3', '1']])
  })
})
