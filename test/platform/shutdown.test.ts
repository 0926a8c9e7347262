import { expect } from 'chai'
import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { compiledUrl } from '../support/programs.ts'
import { temporaryFolder } from './support.ts'

/** How the second part of the server closes. */
const CLOSINGS = {
  'in order': '',
  'with an error': "throw new Error('cannot close')",
  never: 'await new Promise(() => undefined)',
  'blocking the event loop': 'for (;;);',
  'leaving a blocked thread': `
    execFileSync('mkfifo', [process.env.FIFO])
    open(process.env.FIFO, 'r', () => undefined)`,
} as const

const serverScript = (timeoutMs: number, closing: keyof typeof CLOSINGS, drainMs: number): string => {
  const href = (name: string) => JSON.stringify(compiledUrl(`src/platform/${name}`))
  return `
    import { execFileSync } from 'node:child_process'
    import { open } from 'node:fs'
    import { createServer } from 'node:http'
    import { createLogger } from ${href('logging.ts')}
    import { closeOnSignals } from ${href('shutdown.ts')}
    const logger = createLogger('info')
    const server = createServer((request, response) => {
      logger.info({ path: request.url }, 'request')
      if (request.url === '/throws') setImmediate(() => { throw new Error('nobody catches this') })
      setTimeout(() => response.end('done'), Number(request.url.slice(1)) || 0)
    })
    const closers = [
      { name: 'first', close: async () => {
        logger.info({ name: 'first' }, 'closing')
        ${CLOSINGS[closing]}
      } },
      { name: 'second', close: async () => logger.info({ name: 'second' }, 'closing') },
    ]
    const stopping = new AbortController()
    stopping.signal.addEventListener('abort', () => logger.info({ name: 'endless answers' }, 'closing'))
    const times = { timeoutMs: ${timeoutMs}, closersMs: 1000, exitMs: 500 }
    const leave = async () => logger.info({ path: 'leave' })
    closeOnSignals({ server, leave, drainMs: ${drainMs}, ...times, stopping, closers, logger })
    server.listen(0, '127.0.0.1', () => logger.info({ port: server.address().port }, 'listening'))`
}

/** A real server process, its log, and the exit that is to be waited for. */
const start = async (timeoutMs: number, closing: keyof typeof CLOSINGS = 'in order', drainMs = 0) => {
  const folder = await temporaryFolder()
  const script = join(folder, 'server.mjs')
  await writeFile(script, serverScript(timeoutMs, closing, drainMs))
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, FIFO: join(folder, 'fifo') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  const lines = () =>
    log
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const port = new Promise<number>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      const line = log.endsWith('\n') ? lines().find(({ msg }) => msg === 'listening') : undefined
      if (line !== undefined) resolve(line.port as number)
    })
  })
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  )
  return { child, lines, port: await port, exit }
}

const ask = (port: number, path: string, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = get(
      { port, host: '127.0.0.1', path, ...(agent === undefined ? {} : { agent }) },
      (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () => resolve(body))
        response.on('error', reject)
      },
    )
    request.on('error', reject)
  })

const seen = async (lines: () => Record<string, unknown>[], path: string): Promise<void> => {
  while (!lines().some((line) => line.path === path)) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('shutdown', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`on ${signal} answers what is in progress, closes the parts in order and exits with 0`, async () => {
      const { child, lines, port, exit } = await start(10_000)
      const agent = new Agent({ keepAlive: true })
      await ask(port, '/0', agent)
      const answer = ask(port, '/700', agent)
      await seen(lines, '/700')
      const told = performance.now()
      child.kill(signal)
      await new Promise((resolve) => setTimeout(resolve, 200))
      const refused = await new Promise((resolve) => {
        connect(port, '127.0.0.1', () => resolve(false)).on('error', () => resolve(true))
      })
      expect(refused, 'a new connection is refused').to.be.true
      expect(await answer).to.equal('done')
      expect(await exit).to.equal(0)
      expect(performance.now() - told, 'without waiting for idle connections').to.be.below(3000)
      const messages = lines().map((line) => line.name ?? line.msg)
      expect(messages.slice(-4)).to.deep.equal([
        'endless answers',
        'first',
        'second',
        'The server has stopped.',
      ])
      agent.destroy()
    })
  }

  it('answers a request that comes on an open connection just after the signal', async () => {
    const { child, port, exit } = await start(10_000)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await ask(port, '/0', agent)
    child.kill('SIGTERM')
    // The event loop of the child first sees the signal.
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(await ask(port, '/0', agent)).to.equal('done')
    expect(await exit).to.equal(0)
    agent.destroy()
  })

  it('goes on for its time before it refuses connections', async () => {
    const { child, lines, port, exit } = await start(10_000, 'in order', 1000)
    child.kill('SIGTERM')
    await seen(lines, 'leave')
    const told = performance.now()
    while (performance.now() - told < 700) expect(await ask(port, '/0')).to.equal('done')
    expect(await exit).to.equal(0)
    expect(performance.now() - told).to.be.within(800, 5000)
  })

  it('cuts off what takes longer than its time, and still closes the parts and exits with 0', async () => {
    const { child, lines, port, exit } = await start(300)
    const answer = ask(port, '/15000').catch((error: NodeJS.ErrnoException) => error.code)
    await seen(lines, '/15000')
    child.kill('SIGTERM')
    expect(await answer).to.equal('ECONNRESET')
    expect(await exit).to.equal(0)
    const messages = lines().map((line) => line.name ?? line.msg)
    expect(messages.slice(-4)).to.deep.equal([
      'Requests still in progress after 300 ms were cut off.',
      'first',
      'second',
      'The server has stopped.',
    ])
  })

  it('after an error that nobody caught closes in order and exits with 1', async () => {
    const { lines, port, exit } = await start(300)
    const answer = ask(port, '/throws')
    expect(await exit).to.equal(1)
    await answer
    expect(
      lines().some((line) => line.level === 60 && JSON.stringify(line.err).includes('nobody catches this')),
    ).to.be.true
    expect(lines().at(-1)?.msg).to.equal('The server has stopped.')
  })

  it('closes the other parts where one does not close, and exits with 1', async () => {
    const { child, lines, exit } = await start(300, 'with an error')
    child.kill('SIGTERM')
    expect(await exit).to.equal(1)
    expect(lines().some((line) => line.closing === 'first')).to.be.true
    expect(lines().some((line) => line.name === 'second')).to.be.true
  })

  for (const [closing, status] of [
    ['never', 1],
    ['blocking the event loop', 'SIGKILL'],
    ['leaving a blocked thread', 'SIGKILL'],
  ] as const)
    it(`ends by its deadline where a part closes ${closing}`, async () => {
      const { child, exit } = await start(300, closing)
      const told = performance.now()
      child.kill('SIGTERM')
      expect(await exit).to.equal(status)
      expect(performance.now() - told).to.be.below(4000)
    })

  it('treats signals within half a second as one signal, closes the parts and exits with 0', async () => {
    const { child, lines, port, exit } = await start(10_000)
    const answer = ask(port, '/700')
    await seen(lines, '/700')
    for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      child.kill(signal)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(await answer).to.equal('done')
    expect(await exit).to.equal(0)
    expect(lines().at(-1)?.msg).to.equal('The server has stopped.')
  })

  it('ends at once with 1 on a signal that comes later', async () => {
    const { child, lines, port, exit } = await start(20_000)
    const answer = ask(port, '/15000').catch((error: NodeJS.ErrnoException) => error.code)
    await seen(lines, '/15000')
    child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 600))
    const told = performance.now()
    child.kill('SIGINT')
    expect(await exit).to.equal(1)
    expect(performance.now() - told).to.be.below(700)
    expect(await answer).to.equal('ECONNRESET')
    expect(lines().at(-1)).to.include({ signal: 'SIGINT', level: 60 })
  })

  it('does not catch the signals of faults, after which no code can run', async () => {
    const { child, exit } = await start(300)
    child.kill('SIGSEGV')
    expect(await exit).to.equal('SIGSEGV')
  })
})
