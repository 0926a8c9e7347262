import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { ROOT } from '../../scripts/inputs.mjs'

// Built while the tests are loaded, where no time limit of a test counts.
if (!buildIfStale()) throw new Error('The program could not be built; see above.')

/** The path of an entry point in the bundle, as it ships. */
export const bundled = (name: string): string => join(ROOT, 'dist', `${name}.js`)

/** The path of the compiled form of a source file: Node runs it without a loader. @param source `src/main.ts` */
export const compiled = (source: string): string => join(ROOT, '.cache', 'js', source.replace(/\.ts$/, '.js'))

/** The URL of the compiled form of a source file, for scripts that import it. */
export const compiledUrl = (source: string): string => pathToFileURL(compiled(source)).href

/**
 * What node is given to run the bundle. `npm start` and `npm run admin` do the same after they have compared the sources
 * with it, which takes 0.1 s of CPU.
 */
export const programArgs = (entry: 'main' | 'admin', args: readonly string[] = []): string[] => [
  '--require',
  join(ROOT, 'scripts', 'threads.cjs'),
  bundled(entry),
  ...args,
]
