/**
 * Fuzzes the running services by Schemathesis:
 * `npm run fuzz [-- --examples N] [--seed N] [--scheme NAME[=N]] [--brief NAME]
 * [--phases LIST] [--operation ID]`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../inputs.mjs'
import { PythonMissing } from '../python-environment.ts'
import { startFuzzedServer, type FuzzedServer, type Seen } from './fuzzed-server.ts'
import { qualitySubject } from './quality-subject.ts'
import { schemathesisProgram } from './schemathesis-program.ts'
import { spatialSubject } from './spatial-subject.ts'
import type { FuzzSubject } from './subject.ts'

const SUBJECTS = [spatialSubject, qualitySubject]
const SERVICES = SUBJECTS.map(({ service }) => service)
const SCHEMES = SUBJECTS.flatMap(({ schemes }) => schemes)
const PHASES = ['examples', 'coverage', 'fuzzing', 'stateful']
const USAGE = `Usage: npm run fuzz -- [--service ${SERVICES.join('|')}] [--examples <number of each operation>] [--seed <number>] [--scheme ${SCHEMES.join('|')}[=<examples with this one>]] [--brief <a scheme that gets random requests only>] [--phases <of ${PHASES.join(',')}; not for brief schemes>] [--operation <its operationId>]`
const MISSING = 3
const STOPPED = 4
const SHOWN_ERRORS = 20

interface Options {
  readonly examples: number
  /** Examples with one scheme, where they are others. */
  readonly examplesOf: ReadonlyMap<string, number>
  /** Schemes that skip the phases whose requests are the same with each scheme. */
  readonly brief: readonly string[]
  /** The phases of Schemathesis with all other schemes. */
  readonly phases: readonly string[]
  readonly seed: number
  readonly subjects: readonly FuzzSubject[]
  /** Ids of the operations to ask; undefined for all. */
  readonly only: readonly string[] | undefined
}

function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      service: { type: 'string', multiple: true, default: SERVICES },
      examples: { type: 'string', default: '500' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      scheme: { type: 'string', multiple: true, default: SCHEMES },
      brief: { type: 'string', multiple: true, default: [] },
      phases: { type: 'string', default: PHASES.join(',') },
      operation: { type: 'string', multiple: true },
    },
  })
  const schemes = new Map(values.scheme.map((text) => splitOnce(text)))
  const counts = [...schemes.values()].filter((count) => count !== undefined)
  const natural = [values.examples, values.seed, ...counts].every((text) => /^\d{1,15}$/.test(text))
  const phases = values.phases.split(',')
  const operations = SUBJECTS.flatMap((subject) => operationsOf(subject))
  const known =
    values.service.every((name) => SERVICES.includes(name)) &&
    [...schemes.keys(), ...values.brief].every((name) => SCHEMES.includes(name)) &&
    phases.every((name) => PHASES.includes(name)) &&
    (values.operation ?? []).every((id) => operations.includes(id))
  if (!natural || [values.examples, ...counts].some((text) => Number(text) < 1) || !known) return undefined
  const subjects = SUBJECTS.filter(({ service }) => values.service.includes(service))
    .map((subject) => ({
      ...subject,
      schemes: subject.schemes.filter(
        (name) => schemes.has(name) && operationsAsked(subject, name, values.operation).length > 0,
      ),
    }))
    .filter(({ schemes }) => schemes.length > 0)
  return {
    examples: Number(values.examples),
    examplesOf: new Map(
      [...schemes].flatMap(([name, count]) => (count === undefined ? [] : [[name, Number(count)] as const])),
    ),
    brief: values.brief,
    phases,
    seed: Number(values.seed),
    subjects,
    only: values.operation,
  }
}

/** The parts before and after the first `=`. */
function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('=')
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

/** Runs Schemathesis once with the valid credentials of one scheme; resolves with its exit code. */
function fuzz(
  program: string,
  subject: FuzzSubject,
  server: FuzzedServer,
  scheme: string,
  { examples, examplesOf, brief, phases, seed, only }: Options,
  stopped: AbortSignal,
): Promise<number> {
  const args = [
    ['--config-file', join(ROOT, 'schemathesis.toml')],
    ['run', documentOf(subject)],
    ['--url', server.url],
    ['--phases', brief.includes(scheme) ? 'fuzzing' : phases.join(',')],
    ['--checks', 'all'],
    ['--max-examples', String(examplesOf.get(scheme) ?? examples)],
    ['--seed', String(seed)],
    operationsAsked(subject, scheme, only).flatMap((id) => ['--include-operation-id', id]),
  ].flat()
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal: stopped,
    env: {
      ...process.env,
      PYTHONDONTWRITEBYTECODE: '1',
      SCHEMATHESIS_HOOKS: join(import.meta.dirname, subject.hooks),
      FUZZ_URL: server.url,
      FUZZ_CREDENTIALS: scheme,
      ...server.hooksEnv,
    },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1))
  })
}

async function main(): Promise<number> {
  const options = readOptions()
  if (!options) {
    console.error(USAGE)
    return 2
  }
  const program = schemathesisProgram()
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error(`The fuzzing was stopped by ${signal} before its end.`)))
  }
  let code = 0
  try {
    for (const subject of options.subjects) {
      if (!(await fuzzSubject(program, subject, options, stop.signal))) code = 1
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error
    console.error((stop.signal.reason as Error).message)
    return STOPPED
  }
  return code
}

/**
 * Fuzzes one service with each of its schemes. Operations that no request reached are asked again alone, on a server of
 * their own with another seed: few random requests among those of all operations may miss one by chance.
 * @returns true if nothing was found
 */
async function fuzzSubject(
  program: string,
  subject: FuzzSubject,
  options: Options,
  stopped: AbortSignal,
): Promise<boolean> {
  const name = `${subject.service}-${subject.schemes.join('-')}`
  const { isClean, unreached } = await fuzzOnce(program, subject, name, options, stopped)
  if (unreached.length === 0) return isClean
  console.log(`\nNot yet answered with success: ${unreached.join(', ')}.`)
  const again = { ...options, seed: options.seed + 1, phases: ['fuzzing'], only: unreached }
  const second = await fuzzOnce(program, subject, `${name}-again`, again, stopped)
  if (second.unreached.length > 0)
    console.error(`Never answered with success: ${second.unreached.join(', ')}.`)
  return isClean && second.isClean && second.unreached.length === 0
}

interface Outcome {
  /** True if there were no failures and no errors. */
  readonly isClean: boolean
  /** Operations that were asked, and never answered with success. */
  readonly unreached: readonly string[]
}

/** @param name of the log. Several runs may fuzz a service concurrently, with different schemes. */
async function fuzzOnce(
  program: string,
  subject: FuzzSubject,
  name: string,
  options: Options,
  stopped: AbortSignal,
): Promise<Outcome> {
  const folder = join(ROOT, '.cache', 'fuzz')
  mkdirSync(folder, { recursive: true })
  const log = join(folder, `${name}.log`)
  const server = await startFuzzedServer(subject, log)
  const failed: string[] = []
  try {
    for (const scheme of subject.schemes) {
      console.log(
        `\nFuzzing ${subject.service} with ${scheme}, ${options.examplesOf.get(scheme) ?? options.examples} examples an operation, seed ${options.seed}.`,
      )
      const started = performance.now()
      const code = await fuzz(program, subject, server, scheme, options, stopped)
      if (code !== 0) failed.push(scheme)
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`${scheme}: ${code === 0 ? 'no failure' : `failed (${code})`} after ${seconds} s.`)
    }
  } finally {
    await server.stop()
  }
  return summarise(subject, server.seen, failed, options, log)
}

/** Tells what was reached and what was found. */
function summarise(
  subject: FuzzSubject,
  { answers, errors }: Seen,
  failed: readonly string[],
  { seed, only, brief, phases }: Options,
  log: string,
): Outcome {
  console.log(`\nAnswers of each operation of ${subject.service}, by status:`)
  for (const [operation, statuses] of [...answers].sort(([a], [b]) => a.localeCompare(b))) {
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
    console.log(`  ${operation.padEnd(24)} ${counts.join(', ')}`)
  }
  // A fuzzer that only meets refusals proves little. A few random requests may miss an operation, and so may a run
  // without random requests.
  const full = subject.schemes.filter((scheme) => phases.includes('fuzzing') && !brief.includes(scheme))
  const asked = new Set(full.flatMap((scheme) => operationsAsked(subject, scheme, only)))
  const unreached = [...asked].filter(
    (id) => ![...(answers.get(id)?.keys() ?? [])].some((status) => status >= 200 && status < 300),
  )
  // An error of the server is a finding even where no check saw it.
  for (const line of errors.slice(0, SHOWN_ERRORS)) console.error(line)
  if (errors.length > 0) console.error(`The server logged ${errors.length} errors; all are in ${log}.`)
  if (failed.length > 0)
    console.error(`There were failures with ${failed.join(' and ')}; repeat them by --seed ${seed}.`)
  return { isClean: failed.length + errors.length === 0, unreached }
}

const documentOf = ({ service }: FuzzSubject): string => join(ROOT, 'generated', service, 'openapi.json')

/** Ids of the operations that one run asks. */
function operationsAsked(subject: FuzzSubject, scheme: string, only: Options['only']): string[] {
  const leftOut = subject.leftOut?.(scheme) ?? []
  return operationsOf(subject).filter((id) => !leftOut.includes(id) && (only?.includes(id) ?? true))
}

function operationsOf(subject: FuzzSubject): string[] {
  const { paths } = JSON.parse(readFileSync(documentOf(subject), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>
  }
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId]))
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof PythonMissing)) throw error
  console.error(error.message)
  process.exitCode = MISSING
}
