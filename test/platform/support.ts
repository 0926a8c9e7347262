import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, loggerTo } from '../../src/platform/logging.ts'

const folders: string[] = []

/** A folder that is gone after the test run. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  folders.push(folder)
  return folder
}

after(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

/** A logger and the lines that it was given, as objects. */
export const recordingLogger = (): {
  logger: Logger
  lines: () => Record<string, unknown>[]
  text: () => string
} => {
  let text = ''
  const logger = loggerTo({ write: (line: string) => void (text += line) }, 'trace')
  const lines = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { logger, lines, text: () => text }
}

/** What a function threw, or what a promise was rejected with. */
export const failureOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

/** Runs node as a process of its own, with no environment but what is given. */
export const runScript = (
  args: readonly string[],
  env: Record<string, string>,
  options: SpawnOptions = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      timeout: 20_000,
      ...options,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let stdout = ''
    let stderr = ''
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
