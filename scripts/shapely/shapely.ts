import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Geometry } from 'geojson'
import { pythonEnvironment } from '../python-environment.ts'

/** Geometries that are compared with each other. */
export interface RelationsQuestion {
  readonly features: readonly Geometry[]
  readonly literals: readonly Geometry[]
}

export interface RelationsAnswer {
  /** True for each feature that is valid; others have no relations. */
  readonly valid: readonly boolean[]
  readonly literals: readonly {
    readonly valid: boolean
    /** Indices of the features by the name of the relation, with the feature on the left side; empty if not valid. */
    readonly relations: Readonly<Record<string, readonly number[]>>
  }[]
}

/**
 * Installs Shapely, in its pinned version, where it is not there yet.
 * @returns the interpreter that has it
 * @throws PythonMissing
 */
export function shapelyPython(): string {
  const python = process.env['PYTHON'] ?? 'python3'
  const programs = pythonEnvironment({
    name: 'shapely',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    python,
    check: 'import sys; assert sys.version_info >= (3, 11)',
    missing:
      `Shapely needs ${python} to be Python 3.11 or newer with the modules venv and ensurepip: ` +
      'install one (on Debian the packages python3 and python3-venv), or name another interpreter in PYTHON.',
  })
  return join(programs, 'python')
}

/** The relations that GEOS finds. */
export async function relationsByGeos(
  python: string,
  questions: readonly RelationsQuestion[],
): Promise<RelationsAnswer[]> {
  const child = spawn(python, [join(import.meta.dirname, 'relations.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(questions))
  return JSON.parse(await text(child.stdout)) as RelationsAnswer[]
}
