import { expect } from 'chai'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addressOfServer,
  DataDirInUse,
  LOCK_FILE,
  lockDataDir,
  lockUnlessServed,
  recordAddress,
} from '../../src/platform/server-lock.ts'
import { OperatorError } from '../../src/platform/operator-error.ts'
import { compiledUrl } from '../support/programs.ts'
import { failureOf, temporaryFolder } from './support.ts'

const module = compiledUrl('src/platform/server-lock.ts')

/** A process that holds the lock of a folder until it is killed, and a program that it has started and that goes on. */
async function holderOf(folder: string, role: string) {
  const script = join(await temporaryFolder(), 'holder.mjs')
  await writeFile(
    script,
    `import { lockDataDir } from ${JSON.stringify(module)}
     import { spawn } from 'node:child_process'
     await lockDataDir(${JSON.stringify(folder)}, ${JSON.stringify(role)})
     const child = spawn('sleep', ['20'], { stdio: 'ignore' })
     process.stdout.write(String(child.pid))
     setInterval(() => undefined, 1000)`,
  )
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const started = Number(printed.toString())
  return {
    pid: child.pid!,
    /** Kills the process alone. */
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    /** Kills the program that goes on. */
    end: () => process.kill(started, 'SIGKILL'),
  }
}

describe('The lock of DATA_DIR', () => {
  it('refuses a second server and says which process has the folder', async () => {
    const folder = await temporaryFolder()
    const { pid, kill, end } = await holderOf(folder, 'server')
    try {
      const error = await failureOf(() => lockDataDir(folder, 'server'))
      expect(error).to.be.instanceOf(DataDirInUse)
      expect((error as Error).message)
        .to.include(folder)
        .and.include(`process ${pid}`)
      expect(await lockUnlessServed(folder, 'compact')).to.equal(undefined)
    } finally {
      await kill()
      end()
    }
  })

  it('is free at once when its holder was killed, although a program that it started goes on', async () => {
    const folder = await temporaryFolder()
    const { kill, end } = await holderOf(folder, 'server')
    try {
      await kill()
      const lock = await lockDataDir(folder, 'server')
      await lock.release()
      await (await lockDataDir(folder, 'server')).release()
    } finally {
      end()
    }
  })

  it('is kept while its process reads the file of the lock, and until its own release', async () => {
    const folder = await temporaryFolder()
    const lock = await lockDataDir(folder, 'server')
    await readFile(join(folder, LOCK_FILE))
    expect(await failureOf(() => lockDataDir(folder, 'server'))).to.be.instanceOf(DataDirInUse)
    await lock.release()
    const next = await lockDataDir(folder, 'server')
    await lock.release()
    expect(await failureOf(() => lockDataDir(folder, 'server'))).to.be.instanceOf(DataDirInUse)
    await next.release()
  })

  it('says what to do where its file cannot be opened', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, LOCK_FILE))
    const error = await failureOf(() => lockDataDir(folder, 'server'))
    expect(error).to.be.instanceOf(OperatorError)
    expect((error as Error).message).to.match(/\.server\.lock cannot be locked by this user\. Give the files/)
  })

  it('has the address of the server while the server runs, and none afterwards', async () => {
    const folder = await temporaryFolder()
    expect(await addressOfServer(folder)).to.equal(undefined)
    const lock = await lockDataDir(folder, 'server')
    expect(await addressOfServer(folder)).to.equal(undefined)
    await recordAddress(folder, 'http://127.0.0.1:4711')
    expect(await addressOfServer(folder)).to.equal('http://127.0.0.1:4711')
    await lock.release()
    expect(await addressOfServer(folder)).to.equal(undefined)
  })

  it('rejects servers and other commands while a command works', async () => {
    const folder = await temporaryFolder()
    const lock = await lockUnlessServed(folder, 'restore')
    for (const take of [() => lockDataDir(folder, 'server'), () => lockUnlessServed(folder, 'compact')]) {
      const error = await failureOf(take)
      expect((error as Error).message)
        .to.include('The command restore is using')
        .and.include(String(process.pid))
    }
    await lock!.release()
  })
})
