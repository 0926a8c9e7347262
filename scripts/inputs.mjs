import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/**
 * SHA-256 over names and contents of files and, recursively, folders. It takes some 20 ms for the project,
 * where asking the compiler whether something changed takes seconds.
 * @param {readonly string[]} paths relative to the project's folder; what does not exist counts as absent
 * @param {(path: string) => boolean} [leaveOut]
 * @param {string} [root] the project's folder, or that of a copy
 * @returns {string} hexadecimal
 */
export function hashOf(paths, leaveOut = () => false, root = ROOT) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((start) => filesBelow(join(root, start), leaveOut))) {
    hash
      .update(relative(root, path).split(sep).join('/'))
      .update('\0')
      .update(readFileSync(path))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(path, leaveOut) {
  if (!existsSync(path) || leaveOut(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesBelow(join(path, name), leaveOut))
}

/** What the built program is made from. */
export const hashOfBuildInputs = () =>
  hashOf(
    [
      'src',
      'generated',
      'scripts/build.mjs',
      'scripts/bundle.mjs',
      'scripts/bundled-files.mjs',
      'scripts/browser-files.mjs',
      'scripts/oracle',
      'scripts/inputs.mjs',
      'package-lock.json',
      'tsconfig.json',
      'tsconfig.build.json',
    ],
    // Of the generated clients, only the one that the console is made on is in the program.
    (path) => path.endsWith(join('sdk', 'python')) || path.endsWith(join('spatial', 'sdk')),
  )

/**
 * Modules that run in threads of their own, relative to `src` and without the extension: all whose names end in
 * `worker`. Each is built into a file of the same path.
 */
export const workers = () => modulesOf('worker')

/** Modules that run in child processes, in the same manner: all whose names end in `child-entry`. */
export const children = () => modulesOf('child-entry')

const modulesOf = (ending) =>
  filesBelow(join(ROOT, 'src'), () => false)
    .map((path) => relative(join(ROOT, 'src'), path).split(sep).join('/'))
    .filter((path) => new RegExp(`(^|[/-])${ending}\\.ts$`).test(path))
    .map((path) => path.slice(0, -'.ts'.length))

/** What the generated code of a service is made from. */
export const hashOfSpecification = (service) => hashOf([`specs/${service}`])

/** Names of the services: the folders under `specs/`. */
export function services() {
  const specs = join(ROOT, 'specs')
  if (!existsSync(specs)) return []
  return readdirSync(specs)
    .filter((name) => statSync(join(specs, name)).isDirectory())
    .sort()
}
