/**
 * Runs test files in two lanes: first in parallel, each process with a few files, then one by one the files that must
 * run alone. Prints a line for each file, the failures, the slowest files and the totals.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, normalize } from 'node:path'
import { buildIfStale } from '../build-if-stale.mjs'
import { ROOT } from '../inputs.mjs'
import { startCatalogueServer } from './catalogue-server.ts'
import { runFiles } from './mocha-process.ts'
import {
  BUDGET_SECONDS,
  COSTLY,
  FULL_ONLY,
  ON_POSTGRES,
  ON_POSTGIS,
  ON_POSTGRES_FULL,
  ON_POSTGRES_VERSIONS,
  ON_TRINO,
  RUNTIME,
  SERIAL,
  TOGETHER,
  TOLERANCE,
  WAITING,
} from './plan.ts'
import { filesOnTrino } from './on-trino.ts'
import { type FileResult, totalsOf, withoutPending } from './results.ts'
import { filesOf, readShare } from './share.ts'
import { startTestTrino } from './trino-cluster.ts'

const IS_FULL = process.env['FULL'] === '1'
const LANES = Number(process.env['TEST_LANES']) || Math.min(availableParallelism(), 8)
/**
 * Files per process, so that the memory of a process does not grow with all files. A process loads the program first,
 * which takes about two seconds of CPU.
 */
const MAX_BATCH = 40
const MIN_BATCH = 4
/** Seconds of CPU by their budgets that costly files of one process may take. */
const MAX_COSTLY = 150
const SLOWEST = 10

const { own, paths, options } = readArguments(process.argv.slice(2))
const lane = own.get('lane')
// Tests whose catalogues are in PostgreSQL.
const isOnPostgres = own.get('catalogue') === 'postgres'
if (own.has('runtime')) paths.push(...(isOnPostgres ? ON_POSTGRES_VERSIONS : RUNTIME))
if (isOnPostgres && paths.length === 0)
  paths.push(...(IS_FULL ? ON_POSTGRES_FULL : ON_POSTGRES), ...ON_POSTGIS)

const all = testFiles('test')

// Tests on a cluster of Trino.
const isOnTrino = lane === 'trino'
if (isOnTrino && paths.length === 0) paths.push(...(IS_FULL ? filesOnTrino(all) : ON_TRINO))

const chosen = all.filter(
  (file) =>
    paths.includes(file) ||
    ((paths.length === 0 || paths.some((path) => file.startsWith(path.replace(/\/?$/, '/')))) &&
      (IS_FULL || !(file in FULL_ONLY))),
)
const unknown = [
  ...paths.filter((path) => !all.some((file) => file === path || file.startsWith(path.replace(/\/?$/, '/')))),
  ...[SERIAL, COSTLY, FULL_ONLY].flatMap(Object.keys).filter((file) => !all.includes(file)),
]
if (unknown.length > 0) {
  console.error(`There is no such test file: ${unknown.join(', ')}`)
  process.exit(2)
}
// Tests that start the program start what ships.
if (!buildIfStale()) process.exit(1)

const stopCatalogue = isOnPostgres ? await startCatalogueServer() : undefined
const stopTrino = isOnTrino ? await startTestTrino(IS_FULL) : undefined
const results: FileResult[] = []
const parallel = lane === 'serial' ? [] : shareOf(chosen.filter((file) => !(file in SERIAL)))
const serial = lane === 'parallel' || isOnTrino ? [] : chosen.filter((file) => file in SERIAL)
// The longest files first, so that no long file runs alone at the end.
const queue = [
  ...parallel.filter((file) => file in COSTLY).sort((a, b) => costOf(b) - costOf(a)),
  ...parallel.filter((file) => !(file in COSTLY) && isTogether(file)),
  ...parallel.filter((file) => !(file in COSTLY) && !isTogether(file)),
]
const start = performance.now()
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let files = nextBatch(); files.length > 0; files = nextBatch()) await runFiles(files, options, tell)
  }),
)
if (parallel.length > 0 && serial.length > 0)
  console.log(`\nAlone (at ${seconds((performance.now() - start) / 1000)}):`)
await Promise.all(
  serial.filter((file) => WAITING.includes(file)).map((file) => runFiles([file], options, tell)),
)
for (const file of serial.filter((file) => !WAITING.includes(file))) await runFiles([file], options, tell)
await stopCatalogue?.()
await stopTrino?.()

summarize()

function isTogether(file: string): boolean {
  return TOGETHER.some((files) => files.includes(file))
}

/** The files of the option `--share`, without it all. */
function shareOf(files: readonly string[]): readonly string[] {
  const text = own.get('share')
  if (text === undefined) return files
  const share = readShare(text)
  if (!share) {
    console.error(`--share takes the number of a share and of all shares, such as 1/3; ${text} is not that.`)
    process.exit(2)
  }
  const groups = [
    ...TOGETHER.map((group) => group.filter((file) => files.includes(file))),
    ...files.filter((file) => !isTogether(file)).map((file) => [file]),
  ]
  return filesOf(share, groups, costOf)
}

function nextBatch(): string[] {
  const first = queue.shift()
  if (first === undefined) return []
  const group = TOGETHER.find((files) => files.includes(first))
  if (group) {
    const chosen = group.filter((file) => file === first || queue.includes(file))
    for (const file of chosen.filter((other) => other !== first)) queue.splice(queue.indexOf(file), 1)
    return chosen
  }
  if (first in COSTLY) return [first, ...costlyAfter(first)]
  // Smaller batches towards the end, so that all processes end together.
  const size = Math.max(MIN_BATCH, Math.min(MAX_BATCH, Math.ceil(queue.length / (LANES * 2))))
  return [first, ...queue.splice(0, size - 1)]
}

/** Takes costly files from the queue for the process of another one, until it has enough to do. */
function costlyAfter(first: string): string[] {
  let sum = costOf(first)
  const count = queue.findIndex(
    (file) => !(file in COSTLY) || isTogether(file) || (sum += costOf(file)) > MAX_COSTLY,
  )
  return queue.splice(0, count < 0 ? queue.length : count)
}

function tell(ended: FileResult): void {
  const result = own.has('forbid-pending') ? withoutPending(ended, isOnTrino) : ended
  results.push(result)
  const { file, failures, passed, cpuSeconds, wallSeconds } = result
  const mark = failures.length > 0 ? 'FAILED' : 'ok'
  console.log(
    `${mark.padEnd(6)} ${seconds(cpuSeconds).padStart(8)} CPU ${seconds(wallSeconds).padStart(8)}  ${file} (${passed})`,
  )
  for (const { title, error } of failures) console.log(`\n  ${title}\n${indented(error)}\n`)
}

function summarize(): void {
  const cpu = results.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
  const wall = (performance.now() - start) / 1000
  console.log(
    `\nThe slowest of ${results.length} test files, which took ${seconds(cpu)} CPU in ${seconds(wall)}:`,
  )
  const slowest = results.toSorted((a, b) => b.cpuSeconds - a.cpuSeconds).slice(0, SLOWEST)
  for (const { file, cpuSeconds, wallSeconds } of slowest) {
    console.log(`${seconds(cpuSeconds).padStart(8)} CPU ${seconds(wallSeconds).padStart(8)}  ${file}`)
  }
  for (const { file, pending } of results) {
    for (const title of pending) console.log(`Skipped: ${file}: ${title}`)
  }
  const over = IS_FULL ? [] : results.filter(({ file, cpuSeconds }) => cpuSeconds > TOLERANCE * costOf(file))
  for (const { file, cpuSeconds } of over) {
    console.log(
      `Over its budget: ${file} took ${seconds(cpuSeconds)} of CPU, of ${costOf(file)} s. Make it cheaper, or list it with its reason in scripts/test/plan.ts.`,
    )
  }
  const bad = results.filter(({ failures }) => failures.length > 0)
  for (const { file, failures } of bad) {
    for (const { title } of failures) console.log(`FAILED: ${file}: ${title}`)
  }
  if (bad.length > 0 || over.length > 0 || results.length === 0) process.exitCode = 1
  const totalsFile = own.get('totals')
  if (totalsFile !== undefined) writeFileSync(totalsFile, `${totalsOf(results)}\n`)
  console.log(totalsOf(results))
}

/** This script's options, paths, and options for mocha. */
function readArguments(args: readonly string[]) {
  const isOwn = /^--(runtime|lane|share|totals|catalogue|forbid-pending)(?:=(.*))?$/
  return {
    own: new Map(
      args.map((arg) => isOwn.exec(arg)).flatMap((match) => (match ? [[match[1], match[2]]] : [])),
    ),
    paths: args.filter((arg) => !arg.startsWith('-')).map((path) => normalize(path).replaceAll('\\', '/')),
    options: args.filter((arg) => arg.startsWith('-') && !isOwn.test(arg)),
  }
}

function costOf(file: string): number {
  return COSTLY[file]?.seconds ?? BUDGET_SECONDS
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ')
}

function testFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return testFiles(path)
      return entry.name.endsWith('.test.ts') ? [path] : []
    })
    .sort()
}
