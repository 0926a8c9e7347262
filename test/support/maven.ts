import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Context } from 'mocha'
import { ROOT } from '../../scripts/inputs.mjs'
import { lacks, needs } from './tools.ts'

/** A library of Maven Central. */
export interface Artifact {
  /** For messages. */
  readonly title: string
  readonly groupId: string
  readonly artifactId: string
  readonly version: string
}

const DOWNLOAD_MS = 300_000

/**
 * The class path of a library with all that it needs. Maven downloads the jars once. The suite is left out if that is
 * not possible.
 */
export async function classPathOf(context: Context, artifact: Artifact): Promise<string> {
  const folder = join(ROOT, '.cache', 'maven', artifact.artifactId, artifact.version)
  const file = join(folder, 'classpath')
  if (existsSync(file)) {
    const known = (await readFile(file, 'utf8')).trim()
    if (known.split(delimiter).every((jar) => existsSync(jar))) return known
  }
  const mvn = needs(context, 'mvn')
  await mkdir(folder, { recursive: true })
  const pom = join(folder, 'pom.xml')
  await writeFile(pom, pomOf(artifact))
  try {
    const goal = ['dependency:build-classpath', `-Dmdep.outputFile=${file}`]
    await promisify(execFile)(mvn, ['-q', '-B', '-f', pom, ...goal], { timeout: DOWNLOAD_MS })
  } catch (error) {
    return lacks(
      context,
      `the jars of ${artifact.title} cannot be downloaded from Maven Central: ${firstLine(error)}`,
    )
  }
  return (await readFile(file, 'utf8')).trim()
}

const firstLine = (error: unknown): string => {
  const { stdout = '', message } = error as { stdout?: string; message: string }
  return (stdout.trim() || message).split('\n')[0]!.slice(0, 300)
}

const pomOf = ({ groupId, artifactId, version }: Artifact): string =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>groundtruth</groupId>
  <artifactId>jars-for-tests</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>${groupId}</groupId>
      <artifactId>${artifactId}</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
</project>
`
