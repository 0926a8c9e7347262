import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../inputs.mjs'
import { type FileResult, failed, readResults } from './results.ts'
import { inSources } from './sources.ts'

// As `scripts/threads.cjs` has them for the program.
const THREADS = { UV_THREADPOOL_SIZE: '20' }
const MOCHA = join(dirname(createRequire(import.meta.url).resolve('mocha/package.json')), 'bin', 'mocha.js')
const COMPILED = join(ROOT, '.cache', 'js')
/** How long a process may run after its tests have ended. */
const MAX_IDLE_MS = 60_000
const LOOK_MS = 500
/** Time in which a stuck process can write its report. */
const REPORT_MS = 3000
/** Characters of a process's output that are kept for the report of a failure. */
const MAX_OUTPUT = 100_000

/**
 * Runs test files in one process and calls `onResult` for each file as soon as it has ended. If the process ends early,
 * each remaining file runs in a process of its own, so that only the faulty file fails.
 */
export async function runFiles(
  files: readonly string[],
  options: readonly string[],
  onResult: (result: FileResult) => void,
): Promise<void> {
  const tell = (result: FileResult) => onResult({ ...result, failures: result.failures.map(withSources) })
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-results-'))
  const path = join(folder, 'results')
  const report = join(folder, 'report.json')
  const child = spawn(
    process.execPath,
    [
      '--report-on-signal',
      `--report-filename=${report}`,
      MOCHA,
      '--no-config',
      '--forbid-only',
      '--timeout=60000',
      `--require=${join(ROOT, 'scripts', 'test', 'load.mjs')}`,
      `--require=${join(ROOT, 'scripts', 'test', 'property-seed.mjs')}`,
      `--reporter=${join(COMPILED, 'scripts', 'test', 'reporter.js')}`,
      ...options,
      ...files.map((file) => join(COMPILED, file.replace(/\.ts$/, '.js'))),
    ],
    { cwd: ROOT, env: { ...THREADS, ...process.env, TEST_RESULTS: path }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-MAX_OUTPUT))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  let told = 0
  let idleSince: number | undefined
  let isStuck = false
  const look = () => {
    const results = readResults(path)
    for (const result of results.slice(told)) tell(result)
    told = results.length
    if (told < files.length) return
    idleSince ??= performance.now()
    if (isStuck || performance.now() - idleSince < MAX_IDLE_MS) return
    isStuck = true
    child.kill('SIGUSR2')
    setTimeout(() => child.kill('SIGKILL'), REPORT_MS)
  }
  const timer = setInterval(look, LOOK_MS)
  const end = await new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  )
  clearInterval(timer)
  look()
  const results = readResults(path)
  if (isStuck) output += await handlesOf(report)
  await rm(folder, { recursive: true, force: true })
  const done = new Set(results.map(({ file }) => file))
  const missing = files.filter((file) => !done.has(file))
  const hasFailures = results.some(({ failures }) => failures.length > 0)
  if (isStuck) {
    tell(
      failed(
        files.join(', '),
        'ends',
        `The tests left a handle open, which kept the process alive.\n${output}`,
      ),
    )
  } else if (missing.length > 0 && files.length > 1) {
    for (const file of missing) await runFiles([file], options, onResult)
  } else if (end !== 0 && !hasFailures) {
    tell(failed(files.join(', '), 'runs to its end', `The process ended with ${end}.\n${output}`))
  }
}

/** Node itself would read the source map of each module that it loads, in each thread, for the few that fail. */
const withSources = ({ title, error }: FileResult['failures'][number]) => ({ title, error: inSources(error) })

/** What kept a process alive, by the report that it wrote. */
async function handlesOf(report: string): Promise<string> {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return 'It wrote no report: its event loop stands still.'
  const { libuv } = JSON.parse(text) as { libuv: { is_active?: boolean; is_referenced?: boolean }[] }
  return libuv
    .filter(({ is_active, is_referenced }) => is_active === true && is_referenced === true)
    .map((handle) => `${JSON.stringify(handle)}\n`)
    .join('')
}
