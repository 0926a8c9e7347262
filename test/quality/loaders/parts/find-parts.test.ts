import { expect } from 'chai'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { findParts, type TreeEntry } from '../../../../src/quality/loaders/parts/find-parts.ts'
import { everythingBelow, readPattern } from '../../../../src/quality/loaders/parts/part-pattern.ts'
import { failureOf } from '../../../platform/support.ts'

/** A tree of these paths of files. It notes the folders that are read. */
function treeOf(...paths: readonly string[]) {
  const read: string[] = []
  const entries = async (folder: string): Promise<TreeEntry[]> => {
    read.push(folder)
    const prefix = folder === '' ? '' : `${folder}/`
    const names = paths
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length).split('/'))
    const kinds = new Map(names.map(([name, ...rest]) => [name!, rest.length > 0]))
    return [...kinds].map(([name, isFolder]) => ({ name, isFolder }))
  }
  return { entries, read }
}

const TREE = [
  'b.csv',
  'a.csv',
  'x/a.csv',
  'x/y/a.csv',
  'x/y/b.txt',
  'x/_hidden/a.csv',
  'x/.a.csv',
  'out.csv/part-0',
  'z/y/a.csv',
]

async function found(pattern: string, ...paths: readonly string[]): Promise<string[]> {
  return (await findParts(treeOf(...paths), readPattern(pattern)!)).map(({ name }) => name)
}

describe('The files that a pattern matches', () => {
  it('are those of its segments, and those below the folders that it matches', async () => {
    for (const [pattern, ...expected] of [
      ['*.csv', 'a.csv', 'b.csv', 'out.csv/part-0'],
      ['?.csv', 'a.csv', 'b.csv'],
      ['[!a].csv', 'b.csv'],
      ['x/*', 'x/a.csv', 'x/y/a.csv', 'x/y/b.txt'],
      ['*/y', 'x/y/a.csv', 'x/y/b.txt', 'z/y/a.csv'],
      ['*/y/', 'x/y/a.csv', 'x/y/b.txt', 'z/y/a.csv'],
      ['*/y/*.txt', 'x/y/b.txt'],
      ['**/a.csv', 'a.csv', 'x/a.csv', 'x/y/a.csv', 'z/y/a.csv'],
      ['**/y/**', 'x/y/a.csv', 'x/y/b.txt', 'z/y/a.csv'],
      ['x/**/**/a.csv', 'x/a.csv', 'x/y/a.csv'],
      ['x/_*/*', 'x/_hidden/a.csv'],
      ['x/.*', 'x/.a.csv'],
      ['*/*/*/*'],
      ['a.csv/*'],
    ])
      expect(await found(pattern!, ...TREE), pattern).to.deep.equal(expected)
    const all = await findParts(treeOf(...TREE), everythingBelow(''))
    expect(all).to.have.length(7)
  })

  it('are looked for only in folders that can have them', async () => {
    const tree = treeOf('a/year=1/x/f', 'a/year=2/f', 'a/month=1/f', 'b/f')
    await findParts(tree, readPattern('a/year=*/f')!)
    expect(tree.read).to.deep.equal(['a', 'a/year=1', 'a/year=2'])
  })

  it('cannot be named by a path with empty or dotted segments', () => {
    for (const path of ['', '/', '//a*', 'a//*', '../*', 'a/./*', 'a/../*'])
      expect(readPattern(path), path).to.equal(undefined)
  })

  it('are refused if there are too many of them, or of the folders around them', async () => {
    const limits = { parts: 2, folders: 3 }
    const search = (...paths: string[]) => findParts(treeOf(...paths), everythingBelow(''), limits)
    expect(await search('a/1', 'b/2')).to.have.length(2)
    const many = await failureOf(() => search('a/1', 'b/2', '3'))
    expect(many).to.be.instanceOf(SourceUnreadable)
    expect(String(many)).to.include('The source has more than 2 files')
    expect(String(await failureOf(() => search('a/1', 'b/2', 'c/3')))).to.include('more than 3 folders')
    const deep = (levels: number) => findParts(treeOf(`${'a/'.repeat(levels)}f`), everythingBelow('a'))
    expect(await deep(17)).to.have.length(1)
    expect(String(await failureOf(() => deep(18)))).to.include('more than 16 folders above it')
  })
})
