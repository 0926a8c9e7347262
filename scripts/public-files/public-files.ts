import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../inputs.mjs'
import { pythonEnvironment } from '../python-environment.ts'

/** Where the files of public packages lie, by the package or the family of packages. */
export type PublicFolder = 'vega' | 'python' | 'pyarrow' | 'gdal' | 'debian'

/** The readers that the files are compared with, and the files. */
export interface PublicFiles {
  /** An interpreter with pandas, openpyxl, python-calamine and pyarrow. */
  readonly python: string
  /** Undefined if the files cannot be had on this machine. */
  readonly folders: Readonly<Record<PublicFolder, string | undefined>>
}

/** Debian's packages of R and Python that have data. They are unpacked, and not installed. */
const DEBIAN_PACKAGES = [
  'python3-pandas',
  'r-cran-data.table',
  'r-cran-openxlsx',
  'r-cran-readr',
  'r-cran-readxl',
  'r-cran-rio',
]
const GDAL = '/usr/share/gdal'
const FETCHED = join(ROOT, '.cache/public-files')

/**
 * Installs the readers and fetches the packages that are not on this machine yet: 90 MB of readers, and 28 MB of packages
 * with files.
 * @throws PythonMissing; Error if a package of Python cannot be fetched
 */
export function fetchPublicFiles(): PublicFiles {
  const python = process.env['PYTHON'] ?? 'python3'
  const programs = pythonEnvironment({
    name: 'public-files',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    python,
    check: 'import sys\nassert (3, 11) <= sys.version_info',
    missing: `pandas needs ${python} to be Python 3.11 or newer with the modules venv and ensurepip: install it (Debian: python3, python3-venv), or name another interpreter in PYTHON`,
  })
  const interpreter = join(programs, 'python')
  const list = join(import.meta.dirname, 'packages.txt')
  const wheels = fetched('python', readFileSync(list, 'utf8'), (folder) => {
    const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary', ':all:']
    const isDownloaded = ran(interpreter, ['-m', 'pip', 'download', ...options, '-r', list], folder)
    const script = join(import.meta.dirname, 'unpack.py')
    if (!isDownloaded || !ran(interpreter, [script, '.', ...filesOf(folder, '.whl')], folder))
      throw new Error(`The packages of ${list} cannot be fetched; see above.`)
    return true
  })
  const debian = fetched('debian', DEBIAN_PACKAGES.join(' '), (folder) => {
    if (!ran('apt-get', ['download', '-q', ...DEBIAN_PACKAGES], folder)) return false
    return filesOf(folder, '.deb').every((name) => ran('dpkg-deb', ['-x', name, '.'], folder))
  })
  return {
    python: interpreter,
    folders: {
      vega: join(ROOT, 'node_modules/vega-datasets/data'),
      python: wheels,
      pyarrow: join(packagesOf(programs), 'pyarrow/tests/data'),
      gdal: existsSync(GDAL) ? GDAL : undefined,
      debian,
    },
  }
}

/**
 * Fetches into a folder of the cache, unless it has been fetched already.
 * @param wanted what is fetched; the folder is fetched again if it changes
 * @returns the folder; undefined if `fetch` returns false
 */
function fetched(name: string, wanted: string, fetch: (folder: string) => boolean): string | undefined {
  const hash = createHash('sha256').update(wanted).digest('hex')
  const folder = join(FETCHED, `${name}-${hash.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  mkdirSync(FETCHED, { recursive: true })
  const incomplete = mkdtempSync(join(FETCHED, 'incomplete-'))
  try {
    if (!fetch(incomplete)) return undefined
    for (const file of [...filesOf(incomplete, '.whl'), ...filesOf(incomplete, '.deb')])
      rmSync(join(incomplete, file))
    renameSync(incomplete, folder)
    return folder
  } finally {
    rmSync(incomplete, { recursive: true, force: true })
  }
}

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(ending))

/** True if the program ended with 0. Its output goes to the standard error. */
const ran = (program: string, args: readonly string[], cwd: string): boolean =>
  spawnSync(program, args, { cwd, stdio: ['ignore', 2, 2] }).status === 0

/** The folder of the packages of a virtual environment. */
function packagesOf(programs: string): string {
  const lib = join(programs, '../lib')
  return join(
    lib,
    readdirSync(lib).find((name) => name.startsWith('python'))!,
    'site-packages',
  )
}
