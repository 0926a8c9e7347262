import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfBuildInputs, ROOT } from './inputs.mjs'

/**
 * Builds dist/ if its sources changed since the last build. Prints to stderr.
 * @returns {boolean} false if the program could not be built; the reason is printed
 */
export function buildIfStale() {
  const stamp = join(ROOT, 'dist', 'inputs.sha256')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hashOfBuildInputs()) return true
  console.error('The sources changed since the last build; building.')
  const build = [join(ROOT, 'scripts', 'build.mjs')]
  return spawnSync(process.execPath, build, { stdio: ['ignore', 2, 2] }).status === 0
}
