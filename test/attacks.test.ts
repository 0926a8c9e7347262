import { expect } from 'chai'
import { setMaxListeners } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../scripts/inputs.mjs'
import { stateOf } from '../scripts/bench/attacks/afterwards.ts'
import { Tally } from '../scripts/bench/attacks/ask.ts'
import { ATTACKS } from '../scripts/bench/attacks/bench.ts'
import { observe, PROBES, warmUp } from '../scripts/bench/attacks/observe.ts'
import { makeDemoData, type DemoData, type Target } from '../scripts/bench/attacks/target.ts'
import { inFull } from './support/full.ts'

/** How long an attack lasts at most. */
const SECONDS = inFull(8, 5)
/** WAREHOUSE_MEMORY_MB, by default 1000, and 1 GB. */
const MAX_MEMORY = 2e9
/** What others wait for an answer. `npm run bench -- attacks` holds the rarest waits to the same on a quiet machine. */
const MAX_MEDIAN_MS = 250
/** What others wait at most, of 100 times once. Other processes of a busy machine add to it. */
const MAX_P99_MS = 1000
/**
 * How long the server takes to give back what an attack has taken. The engine looks for an interrupt once in 50 vectors of
 * 2,048 rows. Of the costliest condition that is accepted, these take about ten seconds.
 */
const REST_SECONDS = 30

/** One of each kind; the full run has all. */
const SHORT_RUN: readonly string[] = ['accepted-64', 'slow-readers', 'pipelining']
const TRIED = inFull(
  ATTACKS,
  ATTACKS.filter(({ name }) => SHORT_RUN.includes(name)),
)

describe('A request of one reader', function () {
  this.timeout(120_000)
  let folder: string
  let data: DemoData
  let target: Target

  before(async function () {
    if (process.platform !== 'linux') this.skip()
    folder = await mkdtemp(join(tmpdir(), 'attacks-'))
    data = await makeDemoData(ROOT, folder)
  })
  after(() => folder && rm(folder, { recursive: true, force: true }))
  afterEach(() => target.stop())

  /** What is in use of the server, by its metrics. */
  async function inUse(): Promise<string[]> {
    const text = await (await fetch(`${target.url}/metrics`)).text()
    return text
      .split('\n')
      .filter(
        (line) => /^(database_connections_in_use|queries|answers_on_disk)/.test(line) && !line.endsWith(' 0'),
      )
  }

  for (const { name, prepare, run } of TRIED) {
    it(`does not delay other clients and stays within the memory: ${name}`, async () => {
      target = await data.start(name)
      const prepared = await prepare?.(target)
      await warmUp(target)
      const statuses = new Tally()
      const over = AbortSignal.timeout(SECONDS * 1000)
      setMaxListeners(0, over)
      const observed = await observe(target, () => run(target, statuses, over, prepared))
      const ended = performance.now()
      expect(observed.ended).to.equal(undefined)
      expect(observed.peakBytes).to.be.below(MAX_MEMORY)
      expect(statuses.toString()).to.not.match(/\b500\b/)
      for (const [index, { median, p99, failures }] of observed.probes.entries()) {
        expect(failures, PROBES[index]!.name).to.equal(undefined)
        expect(median, PROBES[index]!.name).to.be.below(MAX_MEDIAN_MS)
        expect(p99, PROBES[index]!.name).to.be.below(MAX_P99_MS)
      }
      let left = await inUse()
      while (left.length > 0 && performance.now() - ended < REST_SECONDS * 1000) {
        await sleep(100)
        left = await inUse()
      }
      expect(left).to.deep.equal([])
      const { rows, load, ready, memoryBytes } = await stateOf(target)
      expect({ rows: rows.split(',')[0], load: load.split(' ')[0], ready }).to.deep.equal({
        rows: '200',
        load: 'done',
        ready: '200',
      })
      expect(memoryBytes).to.be.below(MAX_MEMORY)
    })
  }
})
