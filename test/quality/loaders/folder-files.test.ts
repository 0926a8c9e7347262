import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { FolderFiles } from '../../../src/quality/loaders/folder-files.ts'
import { SourceRoots } from '../../../src/quality/loaders/source-roots.ts'
import { compareText } from '../../../src/lib/compare-text.ts'
import { failureOf, temporaryFolder } from '../../platform/support.ts'

const FOREVER = new AbortController().signal

/** The files of a folder that the server opens. */
async function filesOf(folder: string, isListed = (_name: string) => true, dataDir = '/nowhere') {
  const opened = await new SourceRoots([folder], dataDir).open(folder)
  return new FolderFiles(opened!, { isListed, unreadable: () => new Error('unreadable') })
}

async function namesOf(files: FolderFiles): Promise<string[]> {
  const names: string[] = []
  for await (const batch of files.names(FOREVER)) names.push(...batch)
  return names
}

async function write(folder: string, ...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), name)
  }
}

describe('the files of a folder', () => {
  let folder: string
  beforeEach(async () => void (folder = await temporaryFolder()))

  it('are listed with those of all folders below, by code point of the whole path', async () => {
    const names = [
      'a.csv',
      'a/b.csv',
      'a-b.csv',
      'a/a/c.csv',
      'B.csv',
      '.hidden',
      'é.csv',
      '😀/\uffee.csv',
      '\uffee.csv',
    ]
    await write(folder, ...names)
    const files = await filesOf(folder)
    expect(await namesOf(files)).to.deep.equal([...names].sort(compareText))
    expect(await files.size('a/b.csv')).to.equal('a/b.csv'.length)
    expect(await files.size('gone.csv')).to.equal(null)
  })

  it('are preceded by the folder if they are parts or partitions of one source', async () => {
    await write(folder, 'out/_SUCCESS', 'out/a.csv', 'parts/part-1.csv', 'parts/part-2.csv', 'other/a.csv')
    await write(folder, 'sales/year=2023/a.csv', 'sales/year=2024/a.csv', 'texts/year=2024/a.txt')
    const files = await filesOf(folder, (name) => name.endsWith('.csv'))
    expect(await namesOf(files)).to.deep.equal([
      'other/a.csv',
      'out/',
      'out/a.csv',
      'parts/',
      'parts/part-1.csv',
      'parts/part-2.csv',
      'sales/',
      'sales/year=2023/a.csv',
      'sales/year=2024/a.csv',
    ])
    expect(await files.size('sales/')).to.equal(null)
  })

  it('are those that are asked for', async () => {
    await write(folder, 'a.csv', 'b.txt', 'c/d.csv')
    expect(await namesOf(await filesOf(folder, (name) => name.endsWith('.csv')))).to.deep.equal([
      'a.csv',
      'c/d.csv',
    ])
  })

  it('are regular files, and links to regular files in the folder', async () => {
    const outside = await temporaryFolder()
    await write(outside, 'secret.csv')
    await write(folder, 'a.csv', 'sub/b.csv', 'twin-beside')
    for (const [target, name] of [
      [join(outside, 'secret.csv'), 'out.csv'],
      [outside, 'outside'],
      ['sub/b.csv', 'in.csv'],
      ['sub', 'linked'],
      ['.', 'sub/round'],
      ['loop.csv', 'loop.csv'],
      ['gone.csv', 'broken.csv'],
      ['/dev/zero', 'zero.csv'],
    ] as const)
      await symlink(target, join(folder, name))
    execFileSync('mkfifo', [join(folder, 'pipe.csv')])
    const socket = createServer().listen(join(folder, 'socket.csv'))
    try {
      expect(await namesOf(await filesOf(folder))).to.deep.equal([
        'a.csv',
        'in.csv',
        'sub/b.csv',
        'twin-beside',
      ])
    } finally {
      socket.close()
    }
  })

  it('are without those of the server’s own data, and a folder in it is not opened', async () => {
    await write(folder, 'a.csv', 'data/jwt-secret', 'data-beside/b.csv')
    await symlink('data/jwt-secret', join(folder, 'link.csv'))
    expect(await namesOf(await filesOf(folder, undefined, join(folder, 'data')))).to.deep.equal([
      'a.csv',
      'data-beside/b.csv',
    ])
    const roots = new SourceRoots([folder], join(folder, 'data'))
    expect(await roots.open(join(folder, 'data'))).to.equal(undefined)
    expect(await roots.open('data-beside')).to.include({ path: join(folder, 'data-beside') })
  })

  it('are those up to sixteen folders deep', async () => {
    const deep = (depth: number) => `${'d/'.repeat(depth)}x.csv`
    await write(folder, deep(16), deep(17))
    expect(await namesOf(await filesOf(folder))).to.deep.equal([deep(16)])
  })

  it('are without those of folders that the server may not read', async function () {
    await write(folder, 'a.csv', 'closed/b.csv', 'z.csv')
    await chmod(folder, 0o755)
    await chmod(join(folder, 'closed'), 0)
    const isRoot = process.geteuid!() === 0
    const files = await filesOf(folder)
    // Nothing is closed for root.
    if (isRoot) process.seteuid!(65534)
    try {
      expect(await namesOf(files)).to.deep.equal(['a.csv', 'z.csv'])
    } finally {
      if (isRoot) process.seteuid!(0)
    }
  })

  it('are an error of the folder itself if it is gone', async () => {
    const files = await filesOf(folder)
    await rm(folder, { recursive: true })
    expect(await failureOf(() => namesOf(files))).to.have.property('message', 'unreadable')
    expect(await failureOf(() => files.count(FOREVER))).to.have.property('message', 'unreadable')
  })

  it('come before those of later folders are read, and end with the signal', async () => {
    await write(folder, ...Array.from({ length: 300 }, (_, i) => `a/${i}.csv`), 'b/last.csv')
    const files = await filesOf(folder)
    const { value } = (await files.names(FOREVER).next()) as { value: string[] }
    expect(value).to.have.length(256)
    const stop = new AbortController()
    const names = files.names(stop.signal)
    await names.next()
    stop.abort(new Error('enough'))
    expect(await failureOf(() => names.next())).to.have.property('message', 'enough')
  })
})

describe('the source folders', () => {
  it('open what lies in one of them, and nothing else', async () => {
    const [one, two, outside] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()]
    await write(one, 'in/a.csv')
    await write(two, 'in/b.csv', 'deep/er/c.csv')
    await symlink(outside, join(one, 'out'))
    await symlink(join(two, 'deep'), join(one, 'across'))
    const roots = new SourceRoots([one, two], '/nowhere')
    for (const [path, found] of [
      [one, one],
      ['.', one],
      ['in', join(one, 'in')],
      ['deep', join(two, 'deep')],
      ['deep/../in', join(one, 'in')],
      ['across', join(two, 'deep')],
      [join(two, 'in'), join(two, 'in')],
      ['out', undefined],
      [outside, undefined],
      ['..', undefined],
      ['/', undefined],
      [`${one}-beside`, undefined],
      ['in/a.csv', undefined],
      ['x'.repeat(5000), undefined],
    ] as const)
      expect((await roots.open(path))?.path, path).to.equal(found)
    expect(await roots.shorten(join(two, 'deep', 'er'))).to.equal(join('deep', 'er'))
    expect(await roots.shorten(one)).to.equal('.')
  })
})
