import { expect } from 'chai'
import { datasourcesListing } from '../../../src/quality/listings/declared/files/folder-files-listing.ts'
import { filePage, type ListedEntry, type ListedFiles } from '../../../src/quality/listings/file-rows.ts'
import { readOptions, type GivenOptions } from '../../../src/quality/listings/options.ts'
import { encodePage } from '../../../src/quality/listings/standard-response.ts'
import { failureOf } from '../../platform/support.ts'

const fileOf = (name: string): ListedEntry => ({ name, kind: 'file', rows: null })

const FOREVER = new AbortController().signal

/** Files of these sizes by their names; null for one that has been removed since its folder was read. */
const filesOf = (sizes: Readonly<Record<string, number | null>>, batch = 2): ListedFiles => ({
  isRemote: false,
  async *entries() {
    const names = Object.keys(sizes).sort()
    for (let from = 0; from < names.length; from += batch) {
      await Promise.resolve()
      yield names.slice(from, from + batch).map(fileOf)
    }
  },
  size: (name) => Promise.resolve(sizes[name] ?? null),
})

async function rowsOf(files: ListedFiles, given: GivenOptions) {
  let text = ''
  const options = readOptions(given)
  for await (const piece of encodePage(filePage(datasourcesListing, files, options, FOREVER))) text += piece
  const { rows, metadata } = JSON.parse(text) as {
    rows: '' | { dataRow: string[] }[]
    metadata: { dataSize: string; totalCount: string }
  }
  return {
    rows: rows === '' ? [] : rows.map(({ dataRow }) => dataRow.join(' ')),
    counts: [Number(metadata.dataSize), Number(metadata.totalCount)],
  }
}

describe('a listing of files', () => {
  const files = filesOf({ a: 5, b: 1, c: 5, d: null, e: 0 })

  it('has its rows by name, in pages, with the number of all', async () => {
    expect(await rowsOf(files, {})).to.deep.equal({
      rows: ['a 5', 'b 1', 'c 5', 'd ', 'e 0'],
      counts: [5, 5],
    })
    expect(await rowsOf(files, { pageStart: 2, pageSize: 3 })).to.deep.equal({
      rows: ['b 1', 'c 5', 'd '],
      counts: [3, 5],
    })
    expect(await rowsOf(files, { pageStart: 6 })).to.deep.equal({ rows: [], counts: [0, 5] })
    expect(await rowsOf(filesOf({}), {})).to.deep.equal({ rows: [], counts: [0, 0] })
  })

  it('is sorted by size and name, files without a size last in both directions', async () => {
    expect((await rowsOf(files, { sort: ['Size'] })).rows).to.deep.equal(['e 0', 'b 1', 'a 5', 'c 5', 'd '])
    expect((await rowsOf(files, { sort: ['Size:desc', 'Filename:desc'] })).rows).to.deep.equal([
      'c 5',
      'a 5',
      'b 1',
      'e 0',
      'd ',
    ])
    expect(
      (await rowsOf(files, { sort: ['Filename:desc'], pageSize: 2, columns: ['Filename'] })).rows,
    ).to.deep.equal(['e', 'd'])
  })

  it('has the rows for which a condition is true', async () => {
    expect(await rowsOf(files, { where: 'Size = 5', columns: ['Filename'] })).to.deep.equal({
      rows: ['a', 'c'],
      counts: [2, 2],
    })
    expect((await rowsOf(files, { where: 'IS_NULL(Size) OR Filename > "d"' })).rows).to.deep.equal([
      'd ',
      'e 0',
    ])
  })

  it('sends the first rows before the last file is found', async () => {
    const endless: ListedFiles = {
      isRemote: false,
      async *entries() {
        yield [fileOf('first.csv')]
        await new Promise(() => undefined)
      },
      size: () => Promise.resolve(1),
    }
    const pieces = encodePage(filePage(datasourcesListing, endless, readOptions({}), FOREVER))
    const first = await pieces.next()
    expect(first.value).to.include('"dataRow":["first.csv","1"]')
  })

  it('looks up no more sizes than the page shows', async () => {
    const asked: string[] = []
    const counted: ListedFiles = {
      ...files,
      size: (name) => {
        asked.push(name)
        return files.size(name)
      },
    }
    await rowsOf(counted, { pageStart: 2, pageSize: 2 })
    expect(asked).to.deep.equal(['b', 'c'])
    await rowsOf(counted, { columns: ['Filename'] })
    expect(asked).to.have.length(2)
  })

  it('refuses to sort more files than it keeps in memory, and counts them without', async () => {
    const many: ListedFiles = {
      isRemote: false,
      *entries() {
        for (let batch = 0; batch < 201; batch++)
          yield Array.from({ length: 1000 }, (_, i) => fileOf(`${1_000_000 + batch * 1000 + i}`))
      },
      size: () => Promise.resolve(1),
    } as unknown as ListedFiles
    const error = await failureOf(() => rowsOf(many, { sort: ['Filename:desc'] }))
    expect((error as Error).message).to.include('200000')
    expect((await rowsOf(many, { pageSize: 1, columns: ['Filename'] })).counts).to.deep.equal([1, 201_000])
  })
})
