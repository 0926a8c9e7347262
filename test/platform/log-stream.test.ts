import { expect } from 'chai'
import { constants, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LogStream } from '../../src/platform/log-stream.ts'
import { makePipe, type Pipe } from '../support/pipe.ts'
import { temporaryFolder } from './support.ts'

const line = (n: number): string => `${JSON.stringify({ n, text: 'x'.repeat(100) })}\n`

const numbersIn = (text: string): number[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((one) => (JSON.parse(one) as { n: number }).n)

const flushed = (stream: LogStream): Promise<void> => new Promise((resolve) => stream.flush(resolve))

/** A stream to a pipe. The descriptor stays open, since the stream may still write to it. */
async function streamToPipe(): Promise<{ stream: LogStream; pipe: Pipe; dropped: number[] }> {
  const pipe = makePipe(await temporaryFolder())
  const fd = openSync(`/proc/self/fd/${pipe.writer}`, constants.O_WRONLY | constants.O_NONBLOCK)
  const dropped: number[] = []
  return {
    stream: new LogStream({ fd, mayBlock: false, onDropped: (lines) => dropped.push(lines) }),
    pipe,
    dropped,
  }
}

describe('The stream of the log', () => {
  it('writes few lines after a tenth of a second, and many at once', async () => {
    const { stream, pipe } = await streamToPipe()
    stream.write(line(1))
    expect(pipe.read()).to.equal('')
    await sleep(200)
    expect(numbersIn(pipe.read())).to.deep.equal([1])
    for (let n = 0; n < 50; n++) stream.write(line(n))
    expect(numbersIn(pipe.read())).to.have.length.above(30)
  })

  it('drops lines beyond its bound while nobody reads, and tells how many once somebody reads', async () => {
    const { stream, pipe, dropped } = await streamToPipe()
    pipe.fill()
    const lines = 60_000
    const before = process.memoryUsage.rss()
    for (let n = 0; n < lines; n++) stream.write(line(n))
    expect(process.memoryUsage.rss() - before).to.be.below(60_000_000)
    expect(dropped).to.deep.equal([])
    let text = ''
    let isFlushed = false
    void flushed(stream).then(() => (isFlushed = true))
    while (!isFlushed) {
      text += pipe.read()
      await sleep(5)
    }
    const written = numbersIn(text + pipe.read())
    expect(written).to.deep.equal(Array.from({ length: written.length }, (_, n) => n))
    expect(dropped).to.deep.equal([lines - written.length])
    stream.write(line(7))
    await flushed(stream)
    expect(numbersIn(pipe.read())).to.deep.equal([7])
  })

  it('waits a second for a full pipe when it is flushed, and not at all for a closed one', async () => {
    const closed = await streamToPipe()
    const full = await streamToPipe()
    closed.pipe.closeReader()
    full.pipe.fill()
    for (const [{ stream }, least, most] of [
      [closed, 0, 200],
      [full, 900, 2000],
    ] as const) {
      stream.write(line(1))
      const start = performance.now()
      await flushed(stream)
      expect(performance.now() - start).to.be.within(least, most)
    }
  })

  it('is flushed at once while it has no lines', async () => {
    const { stream } = await streamToPipe()
    const start = performance.now()
    await flushed(stream)
    expect(performance.now() - start).to.be.below(100)
  })

  it('keeps the order of lines in a file', async () => {
    const path = join(await temporaryFolder(), 'log')
    const stream = new LogStream({ fd: openSync(path, 'a'), mayBlock: true, onDropped: () => undefined })
    for (let n = 0; n < 20_000; n++) stream.write(line(n))
    await flushed(stream)
    expect(numbersIn(readFileSync(path, 'utf8'))).to.deep.equal(Array.from({ length: 20_000 }, (_, n) => n))
  })

  it('is flushed at once on a full disk', async () => {
    const fd = openSync('/dev/full', 'w')
    const stream = new LogStream({ fd, mayBlock: true, onDropped: () => undefined })
    stream.write(line(1))
    const start = performance.now()
    await flushed(stream)
    expect(performance.now() - start).to.be.below(500)
  })
})
