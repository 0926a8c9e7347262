import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOfBuildInputs, ROOT } from '../../scripts/inputs.mjs'

export { programArgs } from '../../scripts/bench/program.ts'

// Built while the tests are loaded, where no time limit of a test counts.
const stamp = join(ROOT, 'dist', 'inputs.sha256')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8').trim() !== hashOfBuildInputs()) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The program could not be built; see above.')
}

/** The path of an entry point in the bundle, as it ships. */
export const bundled = (name: string): string => join(ROOT, 'dist', `${name}.js`)

/** The path of the compiled form of a source file: Node runs it without a loader. @param source `src/main.ts` */
export const compiled = (source: string): string => join(ROOT, '.cache', 'js', source.replace(/\.ts$/, '.js'))

/** The URL of the compiled form of a source file, for scripts that import it. */
export const compiledUrl = (source: string): string => pathToFileURL(compiled(source)).href
