import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FORMS, type Measured } from '../../scripts/bench/load/measure.ts'
import { targetsOf as loadTargetsOf } from '../../scripts/bench/load/report.ts'
import { HEADER, writeSourceFiles } from '../../scripts/bench/load/source-files.ts'
import { syntheticFeatures } from '../../scripts/bench/spatial/collection.ts'
import { targetsOf, type Report } from '../../scripts/bench/spatial/report.ts'
import { documentOf70 } from '../../scripts/bench/contract/contract-of-70.ts'
import { readOperations } from '../../scripts/codegen/model.ts'
import type { Document } from '../../scripts/codegen/document.ts'
import { ROOT } from '../../scripts/inputs.mjs'

const execute = promisify(execFile)

/** Runs a bench and returns what it prints. */
async function bench(...args: string[]): Promise<string> {
  const { stdout } = await execute(process.execPath, ['--import', 'tsx', 'scripts/bench/main.ts', ...args], {
    cwd: ROOT,
  })
  return stdout
}

describe('npm run bench -- contract', () => {
  it('serves the same answer from all four servers over both contracts and has a line for each', async function () {
    this.timeout(120_000)
    const stdout = await bench('contract', ...'--seconds 0.5 --rounds 1 --starts 0 --json'.split(' '))
    // A server that answered otherwise would have ended the bench.
    const { lines } = JSON.parse(stdout) as {
      lines: { subject: string; server: string; requestsPerSecond: number }[]
    }
    const servers = ['express', 'fastify', 'libraries', 'ours']
    expect(lines.map(({ subject, server }) => `${subject}: ${server}`)).to.deep.equal(
      ['spatial', '70 operations'].flatMap((subject) => servers.map((server) => `${subject}: ${server}`)),
    )
    for (const { requestsPerSecond } of lines) expect(requestsPerSecond).to.be.above(0)
  })

  it('makes a contract of 70 operations', () => {
    expect(readOperations(documentOf70() as Document)).to.have.length(70)
  })
})

describe('npm run bench -- spatial', () => {
  it('measures every kind of request, large pages, the walk through all and small requests beside streams', async function () {
    this.timeout(120_000)
    const options = '--features 2000 --seconds 0.2 --rounds 1 --without-peer --json'
    const report = JSON.parse(await bench('spatial', ...options.split(' '))) as Report
    expect(report.lines.map(({ request, connections }) => `${request}: ${connections}`)).to.deep.equal(
      [
        'first page, 10 features',
        'bbox, 10 features',
        'bbox, 500 features',
        'page at 1000, 10 features',
        'attribute, 10 features',
        'one feature',
      ].flatMap((request) => [`${request}: 1`, `${request}: 16`]),
    )
    expect(report.pages.map(({ server }) => server)).to.deep.equal(['ours', 'plain sqlite3'])
    for (const line of [...report.lines, ...report.pages]) {
      expect(line.requestsPerSecond).to.be.above(0)
      expect(line.p99).to.be.at.least(line.p50)
    }
    // The walk itself counts, and fails where a feature is lost or doubled.
    expect(report.walk.features).to.equal(2000)
    expect(report.besideStreams.streamed).to.be.above(0)
    expect(targetsOf(report)).to.have.length(3)
  })

  it('makes the same features each time: points and polygons in turn, of ten attributes', () => {
    const features = [...syntheticFeatures(1000)]
    expect([...syntheticFeatures(1000)]).to.deep.equal(features)
    const corners: number[] = []
    for (const [index, { geometry, properties }] of features.entries()) {
      expect(Object.keys(properties)).to.have.length(10)
      expect(geometry?.type).to.equal(index % 2 === 0 ? 'Point' : 'Polygon')
      if (geometry?.type === 'Polygon') corners.push(geometry.coordinates[0]!.length - 1)
    }
    expect([Math.min(...corners), Math.max(...corners)]).to.deep.equal([5, 50])
  })

  it('calls a target missed where its figure is on the wrong side', () => {
    const line = { connections: 1, requestsPerSecond: 1, p50: 10, p99: 60, memory: 0, failed: 0 }
    const small = { ...line, request: 'bbox, 10 features' }
    const large = { ...line, request: 'bbox, 1000 features' }
    const report: Report = {
      features: 1,
      lines: [
        { ...small, server: 'ours', ratio: 1 },
        { ...small, server: 'pygeoapi', ratio: 19.9 },
      ],
      pages: [
        { ...large, server: 'ours', ratio: 1 },
        { ...large, server: 'plain sqlite3', ratio: 0.4, p50: 4.9 },
      ],
      walk: { features: 1, seconds: 1, memory: 301 * 1024 * 1024 },
      besideStreams: { ...line, streamed: 1 },
    }
    expect(targetsOf(report).map(({ met }) => met)).to.deep.equal([false, false, false, false])
  })
})

describe('npm run bench -- load', () => {
  it('loads the same rows by plain DuckDB and through the API of the built program, and times pages of them', async function () {
    this.timeout(120_000)
    const options = '--quick --rows 5000 --json'
    const [measured, ...others] = JSON.parse(await bench('load', ...options.split(' '))) as Measured[]
    expect(others).to.be.empty
    const { rows, loads, pages } = measured!
    expect(rows).to.equal(5000)
    // A load of another number of rows or rejects would have ended the bench.
    expect(loads.map(({ form }) => form)).to.deep.equal(FORMS.map(({ name }) => name))
    for (const load of loads) {
      for (const seconds of [load.plain, load.upload, load.load]) expect(seconds).to.be.above(0)
      expect(load.blockedMs).to.be.above(0)
    }
    expect(pages).to.have.length(18)
    expect(loadTargetsOf(measured!)).to.have.length(5)
  })

  it('makes the same files each time: the records once more as cp1252 and £, and once without the ragged ones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    try {
      const files = await writeSourceFiles(folder, 30_000)
      const [comma, good] = [await readFile(files.comma, 'utf8'), await readFile(files.good, 'utf8')]
      const pound = await readFile(files.pound, 'latin1')
      expect(files.ragged).to.be.above(0)
      expect(pound.split('\n')).to.have.length(comma.split('\n').length)
      expect(pound.split('\n')[0]).to.equal(HEADER.join('£'))
      const kept = new Set(good.split('\n'))
      const missing = comma.split('\n').filter((line) => !kept.has(line))
      expect(missing.length).to.be.at.least(files.ragged)
      await writeSourceFiles(folder, 30_000)
      expect(await readFile(files.comma, 'utf8')).to.equal(comma)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('calls a target missed where its figure is on the wrong side', () => {
    const requests = { count: 100, p50: 5, p99: 100, most: 100 }
    const load = { megabytes: 1, upload: 1, plain: 1, memory: 1.6e9, blockedMs: 51, requests }
    const loads = [
      { ...load, form: FORMS[0].name, load: 2.1 },
      { ...load, form: FORMS[1].name, load: 2.6 },
    ]
    const targets = loadTargetsOf({ rows: 1, ragged: 0, loads, pages: [], machineLoad: 0 })
    expect(targets.map(({ met }) => met)).to.deep.equal([false, false, false, false, false])
  })
})
