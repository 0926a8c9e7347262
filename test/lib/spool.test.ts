import { expect } from 'chai'
import fc from 'fast-check'
import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Spools, type SpoolLimits } from '../../src/lib/spool.ts'
import { temporaryFolder } from '../platform/support.ts'

const LIMITS: SpoolLimits = { memory: 100, memoryOfAll: 1000, disk: 10_000 }

const { signal } = new AbortController()

/** Files of the spools that this process has open. */
async function openFiles(folder: string): Promise<number> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  return links.filter((path) => path.startsWith(folder)).length
}

const textOf = (piece: string | Uint8Array): string =>
  typeof piece === 'string' ? piece : Buffer.from(piece).toString()

async function collect(pieces: AsyncIterable<string | Uint8Array>, pause = 0): Promise<string> {
  const chunks: Buffer[] = []
  for await (const piece of pieces) {
    chunks.push(Buffer.from(piece))
    if (pause > 0) await sleep(pause)
  }
  return Buffer.concat(chunks).toString()
}

describe('a spool', () => {
  let folder: string
  let spools: Spools
  beforeEach(async () => {
    folder = join(await temporaryFolder(), 'spools')
    spools = await Spools.start(folder, LIMITS)
  })
  afterEach('nothing is left', async function () {
    for (let tries = 0; spools.open > 0 && tries < 100; tries++) await sleep(5)
    expect({ open: spools.open, bytesOnDisk: spools.bytesOnDisk }).to.deep.equal({ open: 0, bytesOnDisk: 0 })
    expect(await readdir(folder)).to.deep.equal([])
    if (process.platform === 'linux') expect(await openFiles(folder)).to.equal(0)
  })

  const of = (pieces: readonly string[], limits: SpoolLimits = LIMITS) =>
    Spools.start(folder, limits).then((started) => {
      spools = started
      return spools.begin(async (put) => {
        for (const piece of pieces) await put(piece)
      }, signal)
    })

  it('returns all pieces in order, with any limits of memory and disk, and with a slow writer or reader', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text !== ''),
          { maxLength: 40 },
        ),
        fc.record({
          memory: fc.integer({ min: 0, max: 200 }),
          memoryOfAll: fc.integer({ min: 0, max: 200 }),
          disk: fc.integer({ min: 0, max: 400 }),
        }),
        fc.constantFrom(0, 1),
        fc.boolean(),
        async (pieces, limits, pause, isSlowMaker) => {
          const some = await Spools.start(folder, limits)
          const spool = await some.begin(async (put) => {
            for (const piece of pieces) {
              if (isSlowMaker) await sleep(0)
              await put(piece)
            }
          }, signal)
          expect(await collect(spool, pause)).to.equal(pieces.join(''))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('accepts all pieces before any is read', async () => {
    let made = 0
    const spool = await spools.begin(async (put) => {
      for (; made < 50; made++) await put(`piece ${made}, which is long enough;`)
    }, signal)
    for (let tries = 0; made < 50 && tries < 200; tries++) await sleep(5)
    expect(made).to.equal(50)
    expect(spools.bytesOnDisk).to.be.above(1000)
    expect(await collect(spool)).to.match(/^piece 0,.*piece 49, which is long enough;$/s)
  })

  it('pauses its writer while memory and disk are full', async () => {
    let made = 0
    const spools = await Spools.start(folder, { memory: 50, memoryOfAll: 50, disk: 100 })
    const spool = await spools.begin(async (put) => {
      for (; made < 100; made++) await put('ten bytes.')
    }, signal)
    await sleep(50)
    expect(made).to.be.within(10, 17)
    expect(await collect(spool)).to.equal('ten bytes.'.repeat(100))
  })

  it('throws what was thrown before the first piece', async () => {
    const begun = spools.begin(() => Promise.reject(new Error('There is none.')), signal)
    expect(await begun.catch((error: Error) => error.message)).to.equal('There is none.')
  })

  it('gives the pieces that came before a failure, and then the failure', async () => {
    const spool = await spools.begin(async (put) => {
      await put('first')
      await put('x'.repeat(200))
      throw new Error('Then it broke.')
    }, signal)
    expect(textOf((await spool.next()).value as string)).to.equal('first')
    expect(textOf((await spool.next()).value as string)).to.have.lengthOf(200)
    expect(await spool.next().catch((error: Error) => error.message)).to.equal('Then it broke.')
  })

  it('stops its writer if the reader stops', async () => {
    let reason: unknown
    const spool = await spools.begin(async (put, own) => {
      own.addEventListener('abort', () => (reason = own.reason as Error))
      for (;;) await put('x'.repeat(90))
    }, signal)
    await spool.next()
    await spool.return?.()
    expect(reason).to.be.instanceOf(Error)
  })

  it('stops its writer if the signal is aborted before any read', async () => {
    const client = new AbortController()
    let isEnded = false
    await spools.begin(async (put) => {
      try {
        for (;;) await put('x'.repeat(90))
      } finally {
        isEnded = true
      }
    }, client.signal)
    await sleep(20)
    client.abort()
    await sleep(5)
    expect(isEnded).to.equal(true)
  })

  it('is empty without pieces', async () => {
    expect(await collect(await of([]))).to.equal('')
  })
})
