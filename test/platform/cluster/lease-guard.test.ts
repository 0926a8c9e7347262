import { expect } from 'chai'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { compiled } from '../../support/programs.ts'

const PROGRAM = compiled('test/platform/cluster/guarded-process.ts')

describe('The guard of a lease', () => {
  let child: ChildProcess
  const start = async (order: string): Promise<void> => {
    child = fork(PROGRAM, [order])
    await once(child, 'message')
  }
  afterEach(() => child.kill('SIGKILL'))

  const endOf = async (): Promise<unknown> => (await once(child, 'exit'))[1]
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  it('kills a process that was stopped beyond its time', async () => {
    await start('once')
    child.kill('SIGSTOP')
    expect(await endOf()).to.equal('SIGKILL')
  })

  it('spares a process that renews its lease', async () => {
    await start('again')
    await wait(2500)
    expect(isAlive()).to.equal(true)
  })

  it('spares a process that has nothing open', async () => {
    await start('none')
    await wait(2000)
    expect(isAlive()).to.equal(true)
  })

  it('is started again after its own end, and remembers the time', async function () {
    this.timeout(10_000)
    await start('guard killed')
    expect(await endOf()).to.equal('SIGKILL')
  })
})
