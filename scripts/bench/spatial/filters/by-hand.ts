import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { end } from '../../running-server.ts'
import type { ByHand } from './questions.ts'

/** The answer of hand-written SQL: the ids of its features, and what it took. */
export interface HandWritten {
  readonly seconds: number
  readonly ids: readonly number[]
}

/** A process that runs hand-written SQL with SpatiaLite, one question after the other. */
export interface SpatialitePeer {
  ask(question: ByHand, limit: number): Promise<HandWritten>
  stop(): Promise<void>
}

/**
 * Starts Python with SpatiaLite on a GeoPackage.
 * @returns undefined if this machine has no Python that loads the extension
 */
export function startSpatialite(path: string): SpatialitePeer | undefined {
  const python = process.env['PYTHON'] ?? (existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3')
  const check =
    'import sqlite3\nc = sqlite3.connect(":memory:")\nc.enable_load_extension(True)\nc.load_extension("mod_spatialite")'
  if (spawnSync(python, ['-c', check]).status !== 0) return undefined
  const child = spawn(python, [join(import.meta.dirname, 'by-hand.py'), pathToFileURL(path).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async ask({ where, values }, limit) {
      child.stdin.write(`${JSON.stringify({ where, values, limit })}\n`)
      const line = await lines.next()
      if (line.done === true) throw new Error('The hand-written SQL ended without an answer; see above.')
      return JSON.parse(line.value) as HandWritten
    },
    stop: () => end(child),
  }
}
