import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../inputs.mjs'
import { pythonEnvironment } from '../python-environment.ts'

/** The newest version on Maven Central for the Scala of pyspark. */
const VERSION = '2.6.9'
const CACHE = join(ROOT, '.cache', 'cobrix')
const INSTALL_MS = 600_000

/** Cobrix, or what it needs, is not on this machine and cannot be downloaded. */
export class CobrixMissing extends Error {}

/** How to run Cobrix. */
export interface Cobrix {
  readonly python: string
  readonly jars: readonly string[]
}

/** A file that Cobrix reads. */
export interface CobrixFile {
  readonly copybook: string
  readonly path: string
  /** Options of its data source, such as `record_format`. */
  readonly options: Readonly<Record<string, string>>
}

export interface CobrixTimes {
  /** In their order, with the CPU time of the JVM. */
  readonly readings: readonly { readonly seconds: number; readonly cpuSeconds: number }[]
  readonly records: number
  /** The most bytes that the JVM held. */
  readonly memory: number
}

/** Records by the names of their items, where - is _; the name of an element of a table ends with its indices. */
export type CobrixRow = Readonly<Record<string, string | null>>

/**
 * Installs pyspark from PyPI and the jars of Cobrix from Maven Central, if they are not there.
 * @throws CobrixMissing, PythonMissing
 */
export async function installCobrix(): Promise<Cobrix> {
  const java = /version "(\d+)/.exec(spawnSync('java', ['-version']).stderr?.toString() ?? '')?.[1]
  if (Number(java ?? 0) < 11) throw new CobrixMissing('Spark needs Java 11 or 17 on the PATH: install it')
  const jars = await jarsOf()
  let programs: string
  try {
    programs = pythonEnvironment({
      name: 'cobrix',
      requirements: join(import.meta.dirname, 'requirements.txt'),
      python: process.env['PYTHON'] ?? 'python3',
      check: 'import sys\nassert (3, 8) <= sys.version_info < (3, 13)',
      missing: 'pyspark needs a Python from 3.8 to 3.12 with the modules venv and ensurepip: install it',
    })
  } catch (error) {
    throw new CobrixMissing(`pyspark cannot be installed: ${(error as Error).message}`, { cause: error })
  }
  return { python: join(programs, 'python'), jars }
}

async function jarsOf(): Promise<string[]> {
  const folder = join(CACHE, VERSION)
  if (!existsSync(folder)) {
    const partial = join(CACHE, `${VERSION}-${process.pid}.partial`)
    await mkdir(partial, { recursive: true })
    const pom = join(CACHE, 'pom.xml')
    await writeFile(pom, POM)
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${partial}`]
    try {
      await run('mvn', ['-q', '-B', '-f', pom, ...goal], '', INSTALL_MS)
    } catch (error) {
      const [reason] = (error as Error).message.split('\n')
      throw new CobrixMissing(`Maven cannot download the jars of Cobrix: ${reason}`, { cause: error })
    }
    await rename(partial, folder)
  }
  return readdirSync(folder).map((name) => join(folder, name))
}

/** Reads files and returns their records, in the order of the files. */
export async function readByCobrix(cobrix: Cobrix, files: readonly CobrixFile[]): Promise<CobrixRow[][]> {
  const answers = await ask(cobrix, 'local[1]', files)
  return answers.slice(0, files.length).map(({ rows }) => rows!)
}

/**
 * Reads a file several times and writes its records as CSV.
 * @param how `output` is a folder that Spark makes, `cores` are those of Spark
 */
export async function timeCobrix(
  cobrix: Cobrix,
  file: CobrixFile,
  { times, output, cores }: { readonly times: number; readonly output: string; readonly cores: number },
): Promise<CobrixTimes> {
  const [timed, last] = await ask(cobrix, `local[${cores}]`, [{ ...file, times, output }])
  return { readings: timed!.readings!, records: timed!.records!, memory: last!.memory! }
}

interface Answer {
  readonly rows?: CobrixRow[]
  readonly readings?: CobrixTimes['readings']
  readonly records?: number
  readonly memory?: number
}

async function ask(
  { python, jars }: Cobrix,
  master: string,
  jobs: readonly (CobrixFile & { readonly times?: number; readonly output?: string })[],
): Promise<Answer[]> {
  const input = JSON.stringify({ jars, master, memory: '2g', jobs })
  const output = await run(python, [join(import.meta.dirname, 'cobrix.py')], input)
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer)
}

function run(program: string, args: readonly string[], input: string, timeout = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { timeout, maxBuffer: 1 << 28 }
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`${stdout.slice(-2000)}${stderr.slice(-4000)}`.trim() || error.message))
    })
    child.stdin!.end(input)
  })
}

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>groundtruth</groupId>
  <artifactId>cobrix</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>za.co.absa.cobrix</groupId>
      <artifactId>spark-cobol_2.12</artifactId>
      <version>${VERSION}</version>
    </dependency>
  </dependencies>
</project>
`
