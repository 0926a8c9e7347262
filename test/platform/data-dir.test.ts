import { expect } from 'chai'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createForOwnerOnly, ensureDataDir, restrictToOwner } from '../../src/platform/data-dir.ts'
import { OperatorError } from '../../src/platform/operator-error.ts'
import { checkSourceRoots } from '../../src/platform/check-source-roots.ts'

const failure = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    expect(error).to.be.instanceOf(OperatorError)
    return (error as Error).message
  }
  throw new Error('It did not fail.')
}

describe('DATA_DIR', () => {
  let home: string
  let umask: number
  beforeEach(async () => {
    home = await realpath(await mkdtemp(join(tmpdir(), 'data-dir-')))
    umask = process.umask()
    createForOwnerOnly()
  })
  afterEach(async () => {
    process.umask(umask)
    await rm(home, { recursive: true })
  })
  const modeOf = async (path: string) => (await lstat(path)).mode & 0o777

  it('is created for its owner alone, with everything in it, and holds nothing of the check', async () => {
    const dataDir = join(home, 'a', 'b')
    await ensureDataDir(dataDir)
    await mkdir(join(dataDir, 'c'))
    await writeFile(join(dataDir, 'c', 'd'), '')
    expect(await modeOf(dataDir)).to.equal(0o700)
    expect(await modeOf(join(dataDir, 'c'))).to.equal(0o700)
    expect(await modeOf(join(dataDir, 'c', 'd'))).to.equal(0o600)
    expect(await readdir(dataDir)).to.deep.equal(['c'])
  })

  it('of an earlier version is restricted to its owner, links excepted', async () => {
    const outside = join(home, 'outside')
    await writeFile(outside, '')
    await chmod(outside, 0o644)
    const dataDir = join(home, 'data')
    await mkdir(join(dataDir, 'quality', '1'), { recursive: true })
    const warehouse = join(dataDir, 'quality', '1', 'warehouse.duckdb')
    await writeFile(warehouse, '')
    await symlink(outside, join(dataDir, 'link'))
    await symlink(dataDir, join(home, 'linked'))
    for (const path of [dataDir, join(dataDir, 'quality'), join(dataDir, 'quality', '1')])
      await chmod(path, 0o755)
    await chmod(warehouse, 0o644)
    await restrictToOwner(dataDir)
    for (const path of [dataDir, join(dataDir, 'quality'), join(dataDir, 'quality', '1')])
      expect(await modeOf(path), path).to.equal(0o700)
    expect(await modeOf(warehouse)).to.equal(0o600)
    expect((await stat(outside)).mode & 0o777).to.equal(0o644)
    await chmod(warehouse, 0o644)
    await restrictToOwner(join(home, 'linked'))
    expect(await modeOf(warehouse)).to.equal(0o600)
  })

  it('that cannot be written is reported in a sentence', async () => {
    await writeFile(join(home, 'file'), '')
    expect(await failure(ensureDataDir(join(home, 'file')))).to.match(
      /^DATA_DIR is .*file, which is not writable/,
    )
    expect(await failure(ensureDataDir('/proc/groundtruth'))).to.match(
      /^DATA_DIR is \/proc\/groundtruth, which is not/,
    )
  })
})

describe('SOURCE_ROOTS', () => {
  let home: string
  beforeEach(async () => {
    home = await realpath(await mkdtemp(join(tmpdir(), 'source-roots-')))
    for (const folder of ['data/quality', 'files', 'data-2'])
      await mkdir(join(home, folder), { recursive: true })
    await writeFile(join(home, 'file'), '')
    await symlink(join(home, 'data'), join(home, 'link'))
  })
  afterEach(() => rm(home, { recursive: true }))

  it('are folders that can be read and are apart from DATA_DIR', async () => {
    await checkSourceRoots([join(home, 'files'), join(home, 'data-2')], join(home, 'data'))
    for (const [root, sentence] of [
      ['missing', /^SOURCE_ROOTS names .*missing, which cannot be read \(ENOENT\)\. Create the folder/],
      ['file', /which is not a folder/],
      ['data', /one contains the other/],
      ['data/quality', /one contains the other/],
      ['', /one contains the other/],
      ['link', /one contains the other/],
    ] as const)
      expect(
        await failure(checkSourceRoots([join(home, 'files'), join(home, root)], join(home, 'data'))),
        root,
      ).to.match(sentence)
  })
})
