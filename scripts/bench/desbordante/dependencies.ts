import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** HyFD finds dependencies, HyUCC and HPIValid keys, and TANE dependencies with exceptions. */
export type PeerAlgorithm = 'HyFD' | 'HyUCC' | 'HPIValid' | 'TANE'

export interface PeerSearch {
  readonly algorithm: PeerAlgorithm
  readonly threads: number
  /** A CSV file with a header. */
  readonly path: string
  /** The most columns of a left side; undefined for all. Keys are never limited. */
  readonly maxWidth?: number | undefined
  /** The greatest g3 of TANE, from 0 to 1. */
  readonly error?: number
  /** The search is stopped after this time; undefined for no limit. */
  readonly limitSeconds?: number
}

/** Left columns and the right column, null for a key, by their indexes. */
export type PeerDependency = readonly [lhs: readonly number[], rhs: number | null]

export interface PeerSearchRun {
  /** Seconds to read the file, and seconds of the search. */
  readonly load: number
  readonly execute: number
  /** Most bytes that the process held. */
  readonly memory: number
  readonly found: readonly PeerDependency[]
}

/** Finds dependencies or keys in a process of its own. @returns undefined if the search reached its limit of time */
export async function runDesbordante(
  python: string,
  { algorithm, threads, path, maxWidth = 0, error = 0, limitSeconds }: PeerSearch,
): Promise<PeerSearchRun | undefined> {
  const script = join(import.meta.dirname, 'dependencies.py')
  const args = [script, algorithm, String(threads), String(maxWidth), String(error), path]
  try {
    const { stdout } = await promisify(execFile)(python, args, {
      maxBuffer: 1 << 30,
      ...(limitSeconds !== undefined && { timeout: limitSeconds * 1000, killSignal: 'SIGKILL' }),
    })
    return JSON.parse(stdout) as PeerSearchRun
  } catch (failure) {
    if (limitSeconds !== undefined && (failure as { killed?: boolean }).killed === true) return undefined
    throw failure
  }
}
