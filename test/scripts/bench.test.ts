import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BULK_CHANGES } from '../../scripts/bench/bulk/changes.ts'
import type { MeasuredChange } from '../../scripts/bench/bulk/measure.ts'
import { bulkMarkdownOf, bulkTargetsOf } from '../../scripts/bench/bulk/report.ts'
import { catalogueMarkdownOf, catalogueTargetsOf } from '../../scripts/bench/catalogue/report.ts'
import type { Measured as MeasuredCobol } from '../../scripts/bench/cobol/measure.ts'
import { cobolMarkdownOf, cobolTargetsOf } from '../../scripts/bench/cobol/report.ts'
import type { MeasuredDetection } from '../../scripts/bench/detection/measure.ts'
import { detectionMarkdownOf, detectionTargetsOf } from '../../scripts/bench/detection/report.ts'
import type { MeasuredDependencies, MeasuredSearch } from '../../scripts/bench/dependencies/measure.ts'
import { dependenciesMarkdownOf, dependencyTargetsOf } from '../../scripts/bench/dependencies/report.ts'
import type { Measured as FilterMeasured } from '../../scripts/bench/filter/measure.ts'
import { targetsOf as filterTargetsOf } from '../../scripts/bench/filter/report.ts'
import { FORMS, type Measured } from '../../scripts/bench/load/measure.ts'
import { targetsOf as loadTargetsOf } from '../../scripts/bench/load/report.ts'
import { HEADER, writeGoodFile, writeSourceFiles } from '../../scripts/bench/source-files.ts'
import type { MeasuredDiscovery } from '../../scripts/bench/joins/discover/measure.ts'
import { discoveryMarkdownOf, discoveryTargetsOf } from '../../scripts/bench/joins/discover/report.ts'
import type { Measured as ProfileMeasured } from '../../scripts/bench/profile/measure.ts'
import { markdownOf, targetsOf as profileTargetsOf } from '../../scripts/bench/profile/report.ts'
import { syntheticFeatures } from '../../scripts/bench/spatial/collection.ts'
import { filterTargetsOf as spatialFilterTargetsOf } from '../../scripts/bench/spatial/filters/report.ts'
import { MERCATOR, targetsOf, type Report } from '../../scripts/bench/spatial/report.ts'
import type { Measured as MeasuredWorkbooks } from '../../scripts/bench/workbooks/measure.ts'
import { workbooksMarkdownOf, workbooksTargetsOf } from '../../scripts/bench/workbooks/report.ts'
import { FORMS as WORKBOOK_FORMS } from '../../scripts/bench/workbooks/workbook-files.ts'
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

describe('npm run bench -- catalogue', () => {
  it('tells the request with the highest ratio', () => {
    const requests = [
      { what: 'find', isWrite: false, ms: { sqlite: [2, 2, 9], postgres: [3, 1, 2] } },
      { what: 'rename', isWrite: true, ms: { sqlite: [2, 2, 2], postgres: [4, 5, 3] } },
    ]
    const floors = { sqlite: [1], postgres: [1.25] }
    const [target] = catalogueTargetsOf({ requests, floors, clients: 1 })
    expect(target).to.include({ measured: '2.00 (rename)', met: false })
    expect(catalogueMarkdownOf({ requests, floors, clients: 1 })).to.contain(
      '| one insert by the driver alone | 1.00 | 1.25 | 1.25 |',
    )
    expect(catalogueTargetsOf({ requests: requests.slice(0, 1), floors, clients: 1 })[0]!.met).to.equal(true)
  })
})

describe('npm run bench -- cobol', () => {
  it('reads fixed records', async function () {
    this.timeout(120_000)
    const options = ['cobol', '--megabytes', '1', '--times', '2', '--without-peer', '--json']
    const measured = JSON.parse(await bench(...options)) as MeasuredCobol
    expect(measured.records).to.equal(3278)
    expect(measured.ours).to.have.length(2)
    expect(cobolTargetsOf(measured)).to.have.length(1)
  })

  it('tells which targets are met', () => {
    const ours = [{ records: 1000, seconds: 4, cpuSeconds: 8, memory: 1e8 }]
    const readings = [
      { seconds: 50, cpuSeconds: 100 },
      { seconds: 20, cpuSeconds: 40 },
    ]
    const cobrix = { readings, records: 1000, memory: 1e9 }
    const measured = { megabytes: 1000, records: 1000, recordBytes: 300, ours, cobrix }
    expect(cobolTargetsOf(measured).map(({ met }) => met)).to.deep.equal([true, true])
    const slow = { ...measured, ours: [{ ...ours[0]!, seconds: 4.1, cpuSeconds: 10.1 }] }
    expect(cobolTargetsOf(slow).map(({ met }) => met)).to.deep.equal([false, false])
    expect(cobolMarkdownOf(measured)).to.include(
      '| Cobrix local[2] | 20.0 | 40.0 | 50 | 25 | 1000 | 0.20 | 0.20 |',
    )
  })
})

describe('npm run bench -- detection', () => {
  it('reads generated files', async () => {
    const options = ['detection', '--files', '72', '--without-peer', '--json']
    const measured = JSON.parse(await bench(...options)) as MeasuredDetection
    const [ours] = measured.readers
    expect(ours!.shares.all.files).to.equal(72)
    const { all, large } = ours!.shares
    expect(all.right).to.be.above(50)
    expect(large.right).to.equal(large.files).and.above(30)
    expect(measured.silent).to.equal(0)
  })

  it('tells which targets are met', () => {
    const share = (right: number) => ({ files: 100, right })
    const reader = (right: number) => ({
      name: 'ours',
      shares: { all: share(right), large: share(right), plain: share(right) },
      ms: 1,
    })
    const fine = { files: 100, readers: [reader(97)], silent: 0, doubted: share(5) }
    expect(detectionTargetsOf(fine).map(({ met }) => met)).to.deep.equal([true, true, true])
    const bad = { files: 100, readers: [reader(96)], silent: 1, doubted: share(6) }
    expect(detectionTargetsOf(bad).map(({ met }) => met)).to.deep.equal([false, false, false])
    expect(detectionMarkdownOf(bad)).to.include('| ours | 96.0 % | 96.0 % | 96.0 % |')
  })
})

describe('npm run bench -- workbooks', () => {
  it('reads and loads the same rows in each form', async function () {
    this.timeout(120_000)
    const options = ['workbooks', '--rows', '2000', '--times', '1', '--without-peer', '--json']
    const measured = JSON.parse(await bench(...options)) as MeasuredWorkbooks
    // Another number of rows would have ended the bench.
    expect(measured.forms.map(({ form }) => form)).to.deep.equal([...WORKBOOK_FORMS])
    for (const { readings, loads } of measured.forms)
      expect([readings.length, loads.length]).to.deep.equal([1, 1])
    expect(workbooksTargetsOf(measured)).to.have.length(4)
  })

  it('tells which targets are met', () => {
    const reading = { records: 1000, seconds: 6, cpuSeconds: 7, memory: 2e8 }
    const form = { megabytes: 90, readings: [reading], loads: [9], calamine: [{ ...reading, seconds: 12 }] }
    const csv = { ...form, form: 'CSV', loads: [3], calamine: [] } as const
    const measured: MeasuredWorkbooks = {
      rows: 1000,
      forms: [csv, { ...form, form: 'inline texts' }, { ...form, form: 'shared texts' }],
    }
    expect(workbooksTargetsOf(measured).map(({ met }) => met)).to.deep.equal([true, true, true, true])
    const slow = {
      ...form,
      form: 'inline texts',
      loads: [9.1],
      readings: [{ ...reading, memory: 7e8 }],
    } as const
    expect(workbooksTargetsOf({ ...measured, forms: [csv, slow] }).map(({ met }) => met)).to.deep.equal([
      false,
      false,
    ])
    expect(workbooksMarkdownOf(measured)).to.include(
      '| inline texts | 90 | 6.0 | 7.0 | 200 | 9.0 | 12.0 | 7.0 | 200 |',
    )
  })
})

describe('npm run bench -- bulk', () => {
  it('measures every change, and the waits of others', async function () {
    this.timeout(300_000)
    const measured = JSON.parse(await bench('bulk', '--rules', '100', '--json')) as MeasuredChange[]
    expect(measured.map(({ what }) => what)).to.deep.equal(BULK_CHANGES.map(({ what }) => what))
    for (const { ms, waits } of measured)
      for (const time of [ms, waits.write, waits.read]) expect(time).to.be.above(0)
  })

  it('tells which targets are met', () => {
    const change = (rules: number, ms: number, write: number) => ({
      what: 'associate',
      rules,
      ms,
      waits: { write, read: 3 },
    })
    const fine = [change(2000, 400, 20), change(8000, 1600, 40)]
    expect(bulkTargetsOf(fine).map(({ met }) => met)).to.deep.equal([true, true])
    const slow = [change(2000, 400, 20), change(8000, 4000, 600)]
    expect(bulkTargetsOf(slow).map(({ met }) => met)).to.deep.equal([false, false])
    expect(bulkMarkdownOf(fine)).to.include('| associate | 8000 | 1600 | 40 | 3 |')
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
    expect(report.mercator.map(({ server }) => server)).to.deep.equal(['ours', MERCATOR])
    for (const line of [...report.lines, ...report.pages, ...report.mercator]) {
      expect(line.requestsPerSecond).to.be.above(0)
      expect(line.p99).to.be.at.least(line.p50)
    }
    // The walk itself counts, and fails where a feature is lost or doubled.
    expect(report.walk.features).to.equal(2000)
    expect(report.besideStreams.streamed).to.be.above(0)
    expect(targetsOf(report)).to.have.length(4)
    // The filters were asked; their figures beside SpatiaLite need its extension.
    expect(report.filters.lines).to.have.length(8)
    for (const { ours, features } of report.filters.lines) {
      expect(ours).to.be.above(0)
      expect(features).to.be.above(0)
    }
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

  it('reports a target as missed if its figure is on the wrong side', () => {
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
      mercator: [
        { ...large, server: 'ours', ratio: 1 },
        { ...large, server: MERCATOR, ratio: 0.7, p50: 13.1 },
      ],
      walk: { features: 1, seconds: 1, memory: 301 * 1024 * 1024 },
      filters: {
        features: 1,
        lines: [
          { name: 'slow', isFiltered: true, features: 1000, ours: 15.1, byHand: 10 },
          // A target is for pages of 1,000 filtered features beside hand-written SQL.
          { name: 'few features', isFiltered: true, features: 10, ours: 90, byHand: 10 },
          { name: 'without SpatiaLite', isFiltered: true, features: 1000, ours: 90, byHand: undefined },
        ],
        check: 0.11,
      },
      besideStreams: { ...line, streamed: 1 },
    }
    expect(targetsOf(report).map(({ met }) => met)).to.deep.equal([false, false, false, false, false])
    expect(spatialFilterTargetsOf(report.filters).map(({ met }) => met)).to.deep.equal([false, false])
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

  it('creates the same files each time: also in cp1252 with £, and without ragged records', async () => {
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
      const alone = join(folder, 'alone.csv')
      await writeGoodFile(alone, 30_000)
      expect(await readFile(alone, 'utf8')).to.equal(good)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('reports a target as missed if its figure is on the wrong side', () => {
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

describe('npm run bench -- profile', () => {
  it('profiles the same rows by hand-written SQL and through the API of the built program, and times pages of both', async function () {
    this.timeout(120_000)
    const options = '--quick --rows 5000 --without-peer --json'
    const [measured, ...others] = JSON.parse(
      await bench('profile', ...options.split(' ')),
    ) as ProfileMeasured[]
    expect(others).to.be.empty
    const { rows, rounds, pages, bytes, ydata } = measured!
    expect(rows).to.equal(5000)
    // A figure or a page that is not the same by hand would have ended the bench.
    expect(rounds).to.have.length(1)
    for (const { load, profile, page, byHand, blockedMs, requests } of rounds) {
      expect(profile).to.be.at.least(load)
      expect(page).to.be.above(profile)
      for (const figure of [
        load,
        byHand.load,
        byHand.statistics,
        byHand.rest,
        byHand.bytes,
        blockedMs,
        requests.count,
      ])
        expect(figure).to.be.above(0)
    }
    expect(bytes).to.be.above(0)
    expect(ydata).to.equal(undefined)
    expect([...new Set(pages.map(({ what }) => what.replace(/mask .*/, 'mask …')))]).to.deep.equal([
      'values of Id',
      'values of Phone',
      'values of City',
      'masks of Phone',
      'rows with the mask …',
      'masks of Email',
    ])
    expect(new Set(pages.map(({ place }) => place))).to.deep.equal(new Set(['start', 'middle', 'end']))
  })

  it('reports a target as missed if its figure is on the wrong side, after the subtraction of other work', () => {
    const byHand = { load: 1, statistics: 1, rest: 1, memory: 1, bytes: 1 }
    const requests = { count: 100, p50: 5, p99: 100, most: 100 }
    const round = { load: 1, profile: 5.1, page: 5.1, byHand, memory: 2e9, blockedMs: 51, requests }
    const run = { read: 1, described: 50, page: 50, memory: 1 }
    const page = { what: 'masks of Phone', place: 'start', size: 65, oursMost: 30, byHandMost: 5 } as const
    const measured: ProfileMeasured = {
      rows: 1,
      megabytes: 1,
      rounds: [round],
      pages: [
        { ...page, ours: 25.1, byHand: 5 },
        { ...page, ours: 5, byHand: 5 },
      ],
      bytes: 1,
      ydata: { columnsAlone: { ...run, described: 50.9 }, asItComes: { ...run, page: 50.9 } },
      machineLoad: 0,
    }
    expect(profileTargetsOf(measured).map(({ met }) => met)).to.deep.equal(Array(7).fill(false))
    const better: ProfileMeasured = {
      ...measured,
      rounds: [
        { ...round, profile: 5, page: 5, memory: 1.9e9, blockedMs: 50, requests: { ...requests, p99: 99 } },
      ],
      pages: [{ ...page, ours: 25, byHand: 5 }],
      ydata: { columnsAlone: run, asItComes: run },
    }
    expect(profileTargetsOf(better).map(({ met }) => met)).to.deep.equal(Array(7).fill(true))
    expect(profileTargetsOf({ ...better, ydata: undefined })).to.have.length(5)
    expect(markdownOf([better])).to.include('| ydata-profiling as it comes | 1.0 | 50.0 | 50.0 | 0.100 |')
  })
})

describe('npm run bench -- filter', () => {
  it('asks for the same rows through the API of the built program and by hand, and exports them', async function () {
    this.timeout(120_000)
    const measured = JSON.parse(
      await bench('filter', ...'--quick --rows 5000 --times 1 --json'.split(' ')),
    ) as FilterMeasured
    const { rows, questions, exports, check } = measured
    expect(rows).to.equal(5000)
    // Rows or a count that are not the same by hand would have ended the bench.
    expect(questions.map(({ kind }) => kind).slice(0, 4)).to.deep.equal([
      'first page',
      'next page',
      'deep page',
      'count',
    ])
    expect(questions).to.have.length(12)
    for (const { rows, ours, byHand } of questions) {
      expect(rows).to.be.within(3, 5000)
      expect(ours).to.be.above(0)
      expect(byHand).to.be.above(0)
    }
    expect(exports.map(({ filetype }) => filetype)).to.deep.equal(['csv', 'parquet', 'xlsx'])
    for (const { ours, megabytes, memory } of exports) {
      for (const figure of [ours, megabytes, memory]) expect(figure).to.be.above(0)
    }
    expect(check).to.be.above(0)
  })

  it('reports a target as missed if its figure is on the wrong side', () => {
    const question = { what: 'one comparison', rows: 10, byHand: 10 } as const
    const exported = { megabytes: 1, memory: 1, blockedMs: 1, byHand: 10 } as const
    const report: FilterMeasured = {
      rows: 100,
      questions: [
        { ...question, kind: 'first page', ours: 15 },
        { ...question, kind: 'next page', ours: 15.1 },
        { ...question, kind: 'count', ours: 99 },
      ],
      exports: [
        { ...exported, filetype: 'csv', ours: 15 },
        { ...exported, filetype: 'parquet', ours: 15.1 },
        { ...exported, filetype: 'xlsx', ours: 99, byHand: undefined },
      ],
      check: 0.1,
      machineLoad: 0,
    }
    expect(filterTargetsOf(report).map(({ met }) => met)).to.deep.equal([true, false, true, false, false])
  })
})

describe('npm run bench -- joins', () => {
  it('reports a target of discoveries as missed if its figure is on the wrong side', () => {
    const own = [{ matchQuality: 100, seconds: 60, joins: 1 }]
    const spider = { load: 30, execute: 29, memory: 1 }
    const sizes = { entities: 20, attributes: 300, values: 1, blockedMs: 1, machineLoad: 0 }
    const missed: MeasuredDiscovery = { ...sizes, own, spider, memory: 1.6e9 }
    expect(discoveryTargetsOf(missed, 1000).map(({ met }) => met)).to.deep.equal([false, false, false])
    const better = { ...missed, own: [{ ...own[0]!, seconds: 59 }], memory: 1.5e9 }
    expect(discoveryTargetsOf(better, 1000).map(({ met }) => met)).to.deep.equal([true, true, true])
    expect(discoveryTargetsOf({ ...better, spider: undefined }, 1000)).to.have.length(2)
    expect(discoveryMarkdownOf(better, 1000)).to.include('| match quality 100 | 1 | 59.0 |')
  })
})

describe('npm run bench -- discovery', () => {
  const search = {
    table: 'census',
    rows: 1,
    columns: 1,
    maxWidth: undefined,
    find: 'keys',
    found: 1,
  } as const
  const byHand = { seconds: 1, confirmations: 1, conflictingValues: 0, conflictingRows: 0, removedRows: 0 }
  const measured = (theirs: MeasuredSearch['theirs'], seconds: number): MeasuredDependencies => ({
    searches: [{ ...search, seconds, memory: 400e6, peer: 'HyUCC', theirs }],
    verification: { rows: 1, seconds: seconds / 3, byHand },
    limitSeconds: 10,
    machineLoad: 0,
  })

  it('reports a target as missed if its figure is on the wrong side', () => {
    const theirs = { load: 1, execute: 1, memory: 100e6 }
    const metOf = (one: MeasuredDependencies) => dependencyTargetsOf(one).map(({ met }) => met)
    expect(metOf(measured(theirs, 3.9))).to.deep.equal([true, true, true])
    expect(metOf(measured({ ...theirs, memory: 99e6 }, 4.1))).to.deep.equal([false, false, false])
    expect(metOf(measured(null, 19))).to.deep.equal([true, false])
    expect(metOf(measured(undefined, 3.9))).to.deep.equal([true])
    expect(dependenciesMarkdownOf(measured(null, 5))).to.include('| HyUCC: not done in 10 |  | below 0.50 |')
  })

  it('finds the same as SQL by hand in small tables', async function () {
    this.timeout(120_000)
    const options = ['discovery', '--scale', '0.001', '--times', '1', '--without-peer', '--json']
    const { searches, verification } = JSON.parse(await bench(...options)) as MeasuredDependencies
    expect(searches.map(({ table, find }) => `${find} of ${table}`)).to.have.length(6)
    expect(verification!.byHand.conflictingValues).to.be.at.least(0)
  })
})
