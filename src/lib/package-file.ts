import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** False in the built program, which has its own copies of these files; see scripts/bundle.mjs. */
const isSource = /\/lib\/package-file\.\w+$/.test(import.meta.url)

/** Path of a file that a package brings, such as `world-atlas` and `countries-50m.json`. */
export function packageFile(name: string, file: string): string {
  if (!isSource) return fileURLToPath(new URL(`./files/${name}/${file}`, import.meta.url))
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const folder = folders.find((path) => existsSync(join(path, name, file)))
  if (folder === undefined) throw new Error(`The package ${name} has no file ${file}.`)
  return join(folder, name, file)
}

/** Path of a data file of the program. @param path below `src` */
export const dataFile = (path: string): string =>
  fileURLToPath(new URL(isSource ? `../${path}` : `./files/${path}`, import.meta.url))

/** Path of a file that the build makes for browsers; see scripts/browser-files.mjs. */
export function browserFile(name: string): string {
  if (!isSource) return fileURLToPath(new URL(`./files/browser/${name}`, import.meta.url))
  // Sources also run compiled, from a folder below the project's.
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const paths = folders.map((folder) => join(folder, '..', 'dist', 'files', 'browser', name))
  const path = paths.find((candidate) => existsSync(candidate))
  if (path === undefined) throw new Error(`The build has not made ${name}. Run \`npm run build\`.`)
  return path
}
