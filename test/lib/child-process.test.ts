import { expect } from 'chai'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { children, ROOT } from '../../scripts/inputs.mjs'
import { ChildEnded, ChildNotStarted, defineChild } from '../../src/lib/child-process.ts'
import { needsProcessesOfOthers } from '../support/tools.ts'

/** The compiled form of a module beside this one, which Node runs without a loader. */
const beside = (name: string): string => join(ROOT, '.cache', 'js', 'test', 'lib', `${name}.js`)

type Task = 'count' | 'crash' | 'hang' | 'obey' | 'environment' | 'fail' | 'surroundings'
type Message = number | string

const child = defineChild<Task, Message>({
  module: pathToFileURL(beside('sample-child')),
  isPiece: (message) => typeof message === 'number',
  environment: ['PATH'],
  graceMs: 200,
})
const never = new AbortController().signal

/** What a child sees of the system. */
async function surroundings(user?: string) {
  for await (const message of child.start('surroundings', never, user))
    if (String(message).startsWith('{'))
      return JSON.parse(String(message)) as Record<'cwd' | 'home' | 'status', string> & {
        readonly files: string[]
        readonly owner: number
      }
  throw new Error('The child told nothing.')
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('a child process', () => {
  it('sends its messages, and is at most two pieces ahead', async () => {
    const seen: Message[] = []
    for await (const message of child.start('count', never)) {
      seen.push(message)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    // Each piece tells how many had been taken when it was made.
    const ahead = seen.slice(1).map((taken, index) => index - Number(taken))
    expect(seen).to.have.length(11)
    expect(Math.max(...ahead)).to.be.at.most(2)
  })

  it('tells the signal that it crashed by', async () => {
    let error: unknown
    try {
      for await (const message of child.start('crash', never)) expect(message).to.be.a('string')
    } catch (caught) {
      error = caught
    }
    expect(error).to.be.instanceOf(ChildEnded)
    expect((error as ChildEnded).signal).to.equal('SIGSEGV')
  })

  it('sends an error of its work as a message', async () => {
    const seen: Message[] = []
    for await (const message of child.start('fail', never)) seen.push(message)
    expect(seen.at(-1)).to.equal('failed: on purpose')
  })

  it('ends by itself when it is asked to', async () => {
    const abort = new AbortController()
    const seen: Message[] = []
    const reading = (async () => {
      for await (const message of child.start('obey', abort.signal)) {
        seen.push(message)
        abort.abort(new Error('enough'))
      }
    })()
    expect(await reading.catch((error: Error) => error.message)).to.equal('enough')
    expect(isRunning(Number(String(seen[0]).slice(4)))).to.equal(false)
  })

  it('is killed after the grace period if its main thread hangs', async () => {
    let pid = 0
    const start = Date.now()
    for await (const message of child.start('hang', never)) {
      pid = Number(String(message).slice(4))
      break
    }
    expect(Date.now() - start).to.be.at.least(200)
    expect(isRunning(pid)).to.equal(false)
  })

  it('gets the named variables of the environment only', async () => {
    for await (const message of child.start('environment', never)) {
      // Node itself adds the variables of the channel.
      const names = String(message)
        .split(' ')
        .filter((name) => !name.startsWith('NODE_CHANNEL'))
      expect(names).to.deep.equal(['PATH', 'HOME', 'TMPDIR'])
      break
    }
  })

  it('works in an empty folder of its own, which is removed after its end', async () => {
    const { cwd, home, files } = await surroundings()
    expect(home).to.equal(cwd)
    expect(files).to.deep.equal([])
    expect(cwd.startsWith(ROOT)).to.equal(false)
    expect(existsSync(cwd)).to.equal(false)
  })

  it('of a server that root runs has another user, no group and no capability of root', async function () {
    if (process.getuid!() !== 0) this.skip()
    needsProcessesOfOthers(this)
    const { status, owner } = await surroundings('nobody')
    const [, uid] = /^Uid:\t(\d+)\t\1\t\1\t\1$/m.exec(status)!
    expect(Number(uid)).to.be.above(0).and.equal(owner)
    expect(status).to.match(/^Groups:\s*$/m)
    expect(status)
      .to.match(/^CapPrm:\t0+$/m)
      .and.match(/^CapEff:\t0+$/m)
  })

  it('is not started as a user that does not exist, or that has the rights of root', async function () {
    if (process.getuid!() !== 0) this.skip()
    for (const user of ['nosuchuser', 'root']) {
      const error = await surroundings(user).catch((caught: unknown) => caught)
      expect(error).to.be.instanceOf(ChildNotStarted)
      expect((error as Error).message).to.include(`no account ${user}`)
    }
  })

  it('that its user cannot read is told from one that crashed', async function () {
    if (process.getuid!() !== 0) this.skip()
    needsProcessesOfOthers(this)
    const folder = mkdtempSync(join(tmpdir(), 'unreadable-'))
    try {
      const module = pathToFileURL(join(folder, 'child.mjs'))
      writeFileSync(module, `import ${JSON.stringify(pathToFileURL(beside('sample-child')))}`)
      chmodSync(folder, 0o700)
      const unreadable = defineChild<Task, Message>({ module })
      const start = async (user?: string) => {
        for await (const message of unreadable.start('environment', never, user)) return message
      }
      expect(await start()).to.be.a('string')
      expect(await start('nobody').catch((error: unknown) => error)).to.be.instanceOf(ChildNotStarted)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('ends when its parent dies', async () => {
    const parent = fork(beside('sample-parent'), [beside('sample-child')], { stdio: 'ignore' })
    const [line] = (await once(parent as NodeJS.EventEmitter, 'message')) as [string]
    const pid = Number(line.slice(4))
    expect(isRunning(pid)).to.equal(true)
    parent.kill('SIGKILL')
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
  })
})

describe('The modules of children', () => {
  it('are those that the build finds, each defined once', () => {
    const defined = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && path !== join('lib', 'child-process.ts'))
      .flatMap((path) =>
        Array.from(
          readFileSync(join(ROOT, 'src', path), 'utf8').matchAll(
            /(?:defineChild<[^(]*\(\{\s*module: |urlOfModule\()'([^']+)'/g,
          ),
        ),
      )
      .map(([, module]) => module)
    expect(defined).to.have.members([...children()])
  })
})
