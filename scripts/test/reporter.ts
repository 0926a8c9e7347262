import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type Runner, type Suite, type Test, reporters } from 'mocha'
import { ROOT } from '../inputs.mjs'
import { cpuSeconds } from './cpu-time.ts'
import type { FileResult } from './results.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer E)[] ? E[] : T[Key] }

const COMPILED = `${ROOT}/.cache/js/`

/** Mocha reporter that appends a line per test file to the file in TEST_RESULTS, when the test file has ended. */
export default class FileReporter extends reporters.Base {
  #current: Writable<FileResult> | undefined
  #startCpu = 0
  #startMs = 0

  constructor(runner: Runner) {
    super(runner)
    runner.on('suite', (suite: Suite) => this.#enter(suite.file))
    runner.on('test', (test: Test) => this.#enter(test.file))
    runner.on('pass', () => void this.#now().passed++)
    runner.on('pending', (test: Test) => {
      this.#enter(test.file)
      this.#now().pending.push(test.fullTitle())
    })
    runner.on('fail', (test: Test, error: unknown) => {
      this.#now().failures.push({ title: test.fullTitle(), error: described(error) })
    })
    runner.once('end', () => this.#leave())
  }

  #enter(file: string | undefined): void {
    if (file === undefined) return
    const name = sourceOf(file)
    if (this.#current?.file === name) return
    this.#leave()
    this.#current = { file: name, cpuSeconds: 0, wallSeconds: 0, passed: 0, failures: [], pending: [] }
    this.#startCpu = cpuSeconds()
    this.#startMs = performance.now()
  }

  #now(): Writable<FileResult> {
    this.#current ??= { file: '', cpuSeconds: 0, wallSeconds: 0, passed: 0, failures: [], pending: [] }
    return this.#current
  }

  #leave(): void {
    const result = this.#current
    if (!result) return
    result.cpuSeconds = cpuSeconds() - this.#startCpu
    result.wallSeconds = (performance.now() - this.#startMs) / 1000
    const path = process.env['TEST_RESULTS']
    if (path !== undefined) appendFileSync(path, `${JSON.stringify(result)}\n`)
    this.#current = undefined
  }
}

/** The source of a compiled test file, relative to the project. */
const sourceOf = (file: string): string =>
  file.startsWith(COMPILED)
    ? file.slice(COMPILED.length).replace(/\.js$/, '.ts')
    : relative(ROOT, file).replaceAll('\\', '/')

function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { actual, expected } = error as { actual?: unknown; expected?: unknown }
  const cause = error.cause === undefined ? '' : `\nCaused by: ${described(error.cause)}`
  const stack = `${error.stack ?? String(error)}${cause}`
  if (actual === undefined || expected === undefined || typeof actual !== typeof expected) return stack
  if (typeof actual !== 'object' && typeof actual !== 'string') return stack
  return `${stack}\n${reporters.Base.generateDiff(text(actual), text(expected))}`
}

function text(value: unknown): string {
  try {
    return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)
  } catch {
    return String(value)
  }
}
