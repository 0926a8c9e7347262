import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import type { Context, Suite, Test } from 'mocha'
import { serverUser } from './database-process.ts'
import { compiled } from './programs.ts'

/** A program that is not part of the project: by which names it is found, what it must be able to do, how to get it. */
interface Tool {
  readonly names: readonly string[]
  /** Where to look for it besides the folders of PATH. */
  readonly folders?: () => readonly string[]
  /** Arguments that end with 0 where the program is fit for the tests. */
  readonly check?: readonly string[]
  readonly install: string
  /** True if processes of another account use it, where root runs the tests. */
  readonly isForOthers?: true
  /** True if it is a file that no one runs. */
  readonly isFile?: true
}

const TOOLS = {
  cc: {
    names: ['cc', 'gcc'],
    check: ['--version'],
    install: 'install a C compiler (Debian: gcc, libc6-dev)',
  },
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome'],
    install: 'install a Chromium browser (Debian: chromium)',
  },
  cobc: { names: ['cobc'], install: 'install GnuCOBOL (Debian: gnucobol4)' },
  cs2cs: { names: ['cs2cs'], install: 'install the programs of PROJ (Debian: proj-bin)' },
  curl: { names: ['curl'], install: 'install curl' },
  debootstrap: {
    names: ['debootstrap'],
    folders: () => ['/usr/sbin'],
    install: 'install debootstrap (Debian: debootstrap)',
  },
  go: { names: ['go'], check: ['version'], install: 'install Go' },
  haproxy: { names: ['haproxy'], folders: () => ['/usr/sbin'], install: 'install HAProxy (Debian: haproxy)' },
  iconv: { names: ['iconv'], install: 'install iconv of glibc (Debian: libc-bin)' },
  java: { names: ['java'], check: ['-version'], install: 'install a Java runtime, 11 or newer' },
  mvn: { names: ['mvn'], check: ['-version'], install: 'install Maven (Debian: maven)' },
  nginx: { names: ['nginx'], folders: () => ['/usr/sbin'], install: 'install nginx (Debian: nginx)' },
  ogr2ogr: { names: ['ogr2ogr'], install: 'install the programs of GDAL (Debian: gdal-bin)' },
  ogrinfo: { names: ['ogrinfo'], install: 'install the programs of GDAL (Debian: gdal-bin)' },
  python: {
    names: ['python3'],
    check: ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'],
    install: 'install Python 3.10 or newer with its module venv (Debian: python3, python3-venv)',
  },
  mariadbd: {
    names: ['mariadbd'],
    folders: () => ['/usr/sbin', '/usr/libexec'],
    install: 'install the MariaDB server (Debian: mariadb-server)',
  },
  odbcMariadb: {
    names: ['odbcinst'],
    check: ['-q', '-d', '-n', 'MariaDB Unicode'],
    install: 'install unixODBC and the driver of MariaDB (Debian: libodbc2, odbcinst, odbc-mariadb)',
    isForOthers: true,
  },
  odbcPostgresql: {
    names: ['odbcinst'],
    check: ['-q', '-d', '-n', 'PostgreSQL Unicode'],
    install: 'install unixODBC and the driver of PostgreSQL (Debian: libodbc2, odbcinst, odbc-postgresql)',
    isForOthers: true,
  },
  odbcSqlite: {
    names: ['odbcinst'],
    check: ['-q', '-d', '-n', 'SQLite3'],
    install: 'install unixODBC and the driver of SQLite (Debian: libodbc2, odbcinst, libsqliteodbc)',
    isForOthers: true,
  },
  postgres: {
    names: ['postgres'],
    folders: postgresqlFolders,
    install: 'install the PostgreSQL server (Debian: postgresql-15)',
  },
  postgis: {
    names: ['postgis.control'],
    folders: () => postgresqlFolders().map((folder) => extensionsOf(folder)),
    isFile: true,
    install: 'install PostGIS for the PostgreSQL server (Debian: postgresql-15-postgis-3)',
  },
  promtool: {
    names: ['promtool'],
    install: 'put promtool on the PATH (it is in the Debian package prometheus)',
  },
  script: { names: ['script'], install: 'install the program script (Debian: bsdutils)' },
  tclsh: { names: ['tclsh8.6', 'tclsh'], install: 'install Tcl 8.6 (Debian: tcl8.6)' },
} satisfies Record<string, Tool>

export type ToolName = keyof typeof TOOLS

/**
 * Finds a program that a test needs, to be called in the test or in its `before`.
 * @returns the program's path; where it is missing the test is pending with a title that says why, or fails
 *   if REQUIRE_TOOLS is 1, as in CI
 */
export function needs(context: Context, name: ToolName): string {
  const tool: Tool = TOOLS[name]
  if (tool.isForOthers) needsProcessesOfOthers(context)
  return findTool(name) ?? lacks(context, `${name} is missing: ${tool.install}`)
}

/**
 * Leaves a test out, as `needs` does, if root runs it and processes of `nobody` can run neither Node nor the project:
 * one of the two is in the home of root.
 */
export function needsProcessesOfOthers(context: Context): void {
  if (process.getuid!() !== 0) return
  const { status } = spawnSync(process.execPath, [compiled('test/support/tools.ts')], {
    ...serverUser(),
    cwd: tmpdir(),
  })
  if (status !== 0)
    lacks(context, 'the account nobody cannot run Node or read the project: use folders that all may read')
}

/** Looks for a program on the PATH. */
export function findTool(name: ToolName): string | undefined {
  const tool: Tool = TOOLS[name]
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...(tool.folders?.() ?? [])]
  const paths = tool.names.flatMap((program) => folders.map((folder) => join(folder, program)))
  const isFound = tool.isFile === true ? existsSync : isExecutable
  return paths.find((path) => isFound(path) && (!tool.check || spawnSync(path, tool.check).status === 0))
}

/**
 * Leaves a test out, or all tests of a suite from its `before`: something that it needs is not on this machine.
 * @throws Error where REQUIRE_TOOLS is 1: then nothing may be left out
 */
export function lacks(context: Context, reason: string): never {
  if (process.env['REQUIRE_TOOLS'] === '1') {
    throw new Error(`${reason}. With REQUIRE_TOOLS=1 no test may be left out.`)
  }
  const runnable = context.test!
  // In a `before` it is the hook that runs, for all tests of its suite.
  const tests = runnable.parent!.tests.includes(runnable as Test) ? [runnable] : testsOf(runnable.parent!)
  for (const test of tests) test.title += ` (left out: ${reason})`
  return context.skip()
}

function testsOf(suite: Suite): { title: string }[] {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)]
}

/** Debian keeps the programs of each version of PostgreSQL outside of PATH. The newest version comes first. */
function postgresqlFolders(): string[] {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return []
  const newestFirst = readdirSync(versions).sort((one, other) => Number(other) - Number(one))
  return newestFirst.map((version) => join(versions, version, 'bin'))
}

/** Debian keeps the extensions of a version under a folder of the same name. */
const extensionsOf = (programs: string): string =>
  join('/usr/share/postgresql', basename(dirname(programs)), 'extension')

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
