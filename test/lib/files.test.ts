import { expect } from 'chai'
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrCreatePrivateFile, writeFileAtomically } from '../../src/lib/files.ts'
import { failureOf, temporaryFolder } from '../platform/support.ts'

describe('files', () => {
  it('are replaced atomically, without other files in the folder', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'state')
    await writeFileAtomically(path, 'one', 0o640)
    await writeFileAtomically(path, Buffer.from('two'), 0o640)
    expect(await readFile(path, 'utf8')).to.equal('two')
    expect((await stat(path)).mode & 0o777).to.equal(0o640)
    expect(await readdir(folder)).to.deep.equal(['state'])
  })

  it('are never seen in part by a reader', async () => {
    const path = join(await temporaryFolder(), 'state')
    const contents = ['a', 'b'].map((letter) => letter.repeat(1_000_000))
    await writeFileAtomically(path, contents[0]!)
    let writing = true
    const writes = (async () => {
      for (let round = 0; round < 10; round++) await writeFileAtomically(path, contents[round % 2]!)
      writing = false
    })()
    while (writing) expect(contents.includes(await readFile(path, 'utf8'))).to.be.true
    await writes
  })

  it('leave no temporary file if they cannot be moved into place', async () => {
    const folder = await temporaryFolder()
    await failureOf(() => writeFileAtomically(folder, 'in the place of a folder'))
    await failureOf(() => writeFileAtomically(join(folder, 'missing', 'file'), 'x'))
    expect(await readdir(folder)).to.deep.equal([])
  })

  it('that are private are created once for concurrent callers', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'secret')
    const contents = await Promise.all(
      Array.from({ length: 20 }, (_, index) => readOrCreatePrivateFile(path, () => `content ${index}`)),
    )
    expect(new Set(contents).size).to.equal(1)
    expect(contents[0]).to.equal(await readFile(path, 'utf8'))
    expect((await stat(path)).mode & 0o777).to.equal(0o600)
    expect(await readdir(folder)).to.deep.equal(['secret'])
  })

  it('that are private keep their content', async () => {
    const path = join(await temporaryFolder(), 'secret')
    await writeFile(path, 'mine')
    expect(await readOrCreatePrivateFile(path, () => 'other')).to.equal('mine')
  })
})
