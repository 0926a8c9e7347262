import { expect } from 'chai'
import { rm } from 'node:fs/promises'
import { inFull } from '../../support/full.ts'
import { startQualityServer } from '../support/quality-server.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { GROWING, WorstTexts } from '../support/worst-texts.ts'

const MEGABYTE = 1e6
const WAREHOUSE_MB = 1000
const QUERY_MB = 256
/**
 * Resident memory to the bound of the texts. The search for rows and their count run one after the other, and the
 * allocator may not have released the texts of the first when the second makes its own; pages and buffers come on top.
 */
const ALLOWANCE = 2.5

/** So many as the demo's weather has, as two threads have at a time, and as several threads go through. */
const SIZES = { days: 1461, few: 2000, many: 300_000 }

/** Of many rows those that take memory in different ways, since each takes all its time. */
const ASKED = {
  few: inFull(Object.keys(GROWING), ['LPAD = RPAD', 'REPLACE', 'SPLIT']),
  many: inFull(
    ['LPAD = RPAD', 'twenty LPADs joined', 'REPLACE', 'PROPER', 'REVERSE', 'SPLIT'],
    ['twenty LPADs joined', 'PROPER'],
  ),
}

const contentOf = (rows: number): string =>
  `Id,Name\n${Array.from({ length: rows }, (_, i) => `${i + 1},weather ${i % 977}`).join('\n')}\n`

describe('A condition that computes large texts', function () {
  this.timeout(600_000)
  let server: ServerProcess
  let texts: WorstTexts
  let dataDir: string
  const entities: Record<string, string> = {}
  before(async () => {
    const loading = await startQualityServer()
    for (const [name, rows] of Object.entries(SIZES))
      entities[name] = (await loading.load(name, contentOf(rows))).path
    dataDir = loading.dataDir
    await loading.stop(true)
    server = await startServerProcess(dataDir, {
      env: {
        WAREHOUSE_MEMORY_MB: String(WAREHOUSE_MB),
        QUERY_MEMORY_MB: String(QUERY_MB),
        // The most memory is taken at the beginning.
        QUERY_SECONDS: '2',
      },
    })
    texts = new WorstTexts(server)
    for (const entity of Object.values(entities)) await texts.ask(entity, ['LENGTH(Name) = 3'])
  })
  after(async () => {
    await server.end()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('is refused before it runs, in a sentence that names the setting', async () => {
    for (const count of [10, 20]) {
      const joined = Array.from({ length: count }, (_, i) => `LPAD(Name, ${99_999 - i}, "x")`).join('||')
      const before = texts.residentBytes
      let answers: Awaited<ReturnType<WorstTexts['ask']>> = []
      const peak = await texts.peakDuring(async () => {
        answers = await texts.ask(entities['days']!, [`${joined}="y"`])
      })
      expect(answers[0]!.status).to.equal(400)
      expect(answers[0]!.detail).to.match(
        /^This creates up to [\d,]+ MB of text while 1,461 rows are processed, more than the 256 MB of QUERY_MEMORY_MB; create shorter texts, or move a part of it into a virtual column\.$/,
      )
      expect(peak - before).to.be.below(50 * MEGABYTE)
    }
  })

  for (const size of ['few', 'many'] as const) {
    it(`stays within its memory if it is accepted, for ${SIZES[size]} rows`, async () => {
      const beyond: string[] = []
      for (const name of ASKED[size]) {
        const growing = GROWING[name]!
        const where = await texts.worst(entities[size]!, growing)
        const before = texts.residentBytes
        let answers: Awaited<ReturnType<WorstTexts['ask']>> = []
        const peak = await texts.peakDuring(async () => {
          answers = await texts.ask(entities[size]!, [where])
        })
        // What the ones before it left is not given back at once.
        const grown = (peak - before) / MEGABYTE
        expect(answers[0]!.status, `${name}: ${answers[0]!.detail}`).to.be.oneOf([200, 503])
        expect(peak / MEGABYTE, name).to.be.below(WAREHOUSE_MB + 1000)
        if (grown > ALLOWANCE * QUERY_MB) beyond.push(`${name}: ${Math.round(grown)} MB`)
      }
      expect(beyond).to.deep.equal([])
    })
  }

  it('stays within its memory with sixteen concurrent requests', async () => {
    for (const name of ['LPAD = RPAD', 'REPLACE', 'REVERSE']) {
      const where = await texts.worst(entities['few']!, GROWING[name]!)
      const peak = await texts.peakDuring(() => texts.ask(entities['few']!, Array<string>(16).fill(where)))
      expect(peak / MEGABYTE, name).to.be.below(WAREHOUSE_MB + 1000)
    }
  })
})
