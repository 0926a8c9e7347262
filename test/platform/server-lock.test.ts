import { expect } from 'chai'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addressOfServer,
  DataDirInUse,
  lockDataDir,
  lockUnlessServed,
  recordAddress,
} from '../../src/platform/server-lock.ts'
import { compiledUrl } from '../support/programs.ts'
import { failureOf, temporaryFolder } from './support.ts'

const module = compiledUrl('src/platform/server-lock.ts')

/** A process that holds the lock of a folder until it is killed. */
async function holderOf(folder: string, role: string) {
  const script = join(await temporaryFolder(), 'holder.mjs')
  await writeFile(
    script,
    `import { lockDataDir } from ${JSON.stringify(module)}
     await lockDataDir(${JSON.stringify(folder)}, ${JSON.stringify(role)})
     process.stdout.write('locked')
     setInterval(() => undefined, 1000)`,
  )
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    pid: child.pid!,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}

describe('The lock of DATA_DIR', () => {
  it('refuses a second server and says which process has the folder', async () => {
    const folder = await temporaryFolder()
    const { pid, kill } = await holderOf(folder, 'server')
    try {
      const error = await failureOf(() => lockDataDir(folder, 'server'))
      expect(error).to.be.instanceOf(DataDirInUse)
      expect((error as Error).message)
        .to.include(folder)
        .and.include(`process ${pid}`)
      expect(await lockUnlessServed(folder, 'compact')).to.equal(undefined)
    } finally {
      await kill()
    }
  })

  it('is free at once when its holder was killed', async () => {
    const folder = await temporaryFolder()
    const { kill } = await holderOf(folder, 'server')
    await kill()
    const lock = await lockDataDir(folder, 'server')
    await lock.release()
    await (await lockDataDir(folder, 'server')).release()
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

  it('keeps servers and other commands away while a command works', async () => {
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
