import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/inputs.mjs'

const PARTS = [
  'docs',
  'specs',
  'generated',
  'scripts',
  'src',
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
]

/** A copy of the project in a temporary folder, for tests that edit it. Packages are shared with the original. */
export interface ProjectCopy {
  readonly root: string
  /** Starts a script of the copy as `npm run` would. */
  run(script: string, args?: readonly string[], env?: NodeJS.ProcessEnv): RunningScript
  remove(): Promise<void>
}

/** A process and what it printed so far, on both of its outputs. */
export interface RunningScript {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
  /** Resolves once the output, from `from` characters on, matches. */
  waitFor(pattern: RegExp, timeoutMs: number, from?: number): Promise<void>
}

/** @param only the service that the copy has; without it, the copy has both */
export async function copyProject(only?: 'spatial'): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'groundtruth-copy-'))
  const filter = (path: string) =>
    !/generated\/[^/]+\/sdk$/.test(path) && (only === undefined || !/(specs|generated)\/quality$/.test(path))
  for (const part of PARTS) {
    await cp(join(ROOT, part), join(root, part), { recursive: true, filter })
  }
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    run: (script, args = [], env = process.env) =>
      watched(
        spawn(process.execPath, ['--import', 'tsx', join(root, script), ...args], {
          cwd: root,
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      ),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

function watched(child: ChildProcess): RunningScript {
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      for (const listener of listeners) listener()
    })
  }
  return {
    child,
    output: () => text,
    ended: new Promise((resolve) => child.once('close', resolve)),
    waitFor: (pattern, timeoutMs, from = 0) =>
      new Promise((resolve, reject) => {
        const done = (outcome: () => void) => {
          clearTimeout(timer)
          listeners.delete(look)
          outcome()
        }
        const look = () => {
          if (pattern.test(text.slice(from))) done(resolve)
        }
        const timer = setTimeout(
          () =>
            done(() =>
              reject(new Error(`${pattern} did not come within ${timeoutMs} ms:\n${text.slice(from)}`)),
            ),
          timeoutMs,
        )
        listeners.add(look)
        look()
      }),
  }
}
