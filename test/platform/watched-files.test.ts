import { expect } from 'chai'
import { rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../../src/platform/operator-error.ts'
import { WatchedFiles } from '../../src/platform/watched-files.ts'
import { failureOf, recordingLogger, temporaryFolder } from './support.ts'

describe('watched files', () => {
  const open: WatchedFiles<string>[] = []
  afterEach(() => Promise.all(open.splice(0).map((files) => files.close())))

  const follow = async (...paths: string[]) => {
    const files = await WatchedFiles.open(
      Object.fromEntries(paths.map((path, index) => [`FILE_${index}`, path])),
      (contents) => {
        if (contents.includes('bad')) throw new OperatorError('Bad is not good: write good.')
        return contents.join('+')
      },
    )
    const recording = recordingLogger()
    const changes: string[] = []
    files.follow(recording.logger, (value) => void changes.push(value))
    open.push(files)
    return { files, recording, changes }
  }
  const until = async (condition: () => boolean): Promise<number> => {
    const startedAt = performance.now()
    while (!condition() && performance.now() - startedAt < 3000) await sleep(10)
    return performance.now() - startedAt
  }

  it('are read again within a second of a change, also of one of the same size and of a replacement', async () => {
    const path = join(await temporaryFolder(), 'file')
    await writeFile(path, 'one')
    const { files, changes } = await follow(path)
    expect(files.value).to.equal('one')
    await writeFile(path, 'two')
    expect(await until(() => files.value === 'two')).to.be.below(1000)
    await writeFile(`${path}.new`, 'six')
    await rename(`${path}.new`, path)
    expect(await until(() => files.value === 'six')).to.be.below(1000)
    expect(changes).to.deep.equal(['two', 'six'])
  })

  it('are followed behind a symbolic link that is turned to another file', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'link')
    await writeFile(join(folder, 'a'), 'a')
    await writeFile(join(folder, 'b'), 'b')
    await symlink('a', path)
    const { files } = await follow(path)
    await symlink('b', `${path}.new`)
    await rename(`${path}.new`, path)
    expect(await until(() => files.value === 'b')).to.be.below(1000)
  })

  it('that cannot be used leave the old content in use and say so, until they can', async () => {
    const path = join(await temporaryFolder(), 'file')
    await writeFile(path, 'good')
    const { files, recording, changes } = await follow(path)
    for (const [spoil, sentence] of [
      [() => writeFile(path, 'bad'), 'Bad is not good: write good.'],
      [() => rm(path), `FILE_0 is ${path}, which cannot be read (ENOENT): create it, or name another file.`],
    ] as const) {
      await spoil()
      await until(() => files.problems().some((problem) => problem.endsWith(sentence)))
      expect(files.problems()[0]).to.match(/changed and cannot be used\. The previous content stays in use\./)
      expect(files.value).to.equal('good')
    }
    const errors = recording.lines().filter(({ level }) => level === 50)
    expect(errors, 'one line a change').to.have.length(2)
    await writeFile(path, 'better')
    await until(() => files.value === 'better')
    expect(files.problems()).to.deep.equal([])
    expect(changes).to.deep.equal(['better'])
  })

  it('of a pair are taken over together once both have stood still', async () => {
    const folder = await temporaryFolder()
    const [left, right] = [join(folder, 'left'), join(folder, 'right')]
    await writeFile(left, 'a')
    await writeFile(right, 'a')
    const { files, changes } = await follow(left, right)
    await writeFile(left, 'b')
    await sleep(100)
    await writeFile(right, 'b')
    await until(() => files.value === 'b+b')
    expect(changes).to.deep.equal(['b+b'])
  })

  it('that are not there at the start are an error that says so', async () => {
    const path = join(await temporaryFolder(), 'none')
    const error = await failureOf(() => WatchedFiles.open({ A_FILE: path }, String))
    expect(error).to.be.instanceOf(OperatorError)
    expect((error as Error).message).to.equal(
      `A_FILE is ${path}, which cannot be read (ENOENT): create it, or name another file.`,
    )
  })
})
