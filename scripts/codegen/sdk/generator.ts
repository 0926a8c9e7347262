import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The repository's root: openapitools.json, which pins the generator's version, and .cache/ lie there. */
const repository = resolve(import.meta.dirname, '../../..')

/** SHA-256 of the jar of the version in openapitools.json; a new version needs a new sum. */
const JAR_SHA256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae'

/** openapi-generator 7 is compiled for this Java. */
const OLDEST_JAVA = 11

/** The generator cannot run on this machine; the message says what is missing and how to mend it. */
export class GeneratorMissing extends Error {}

/** The jar is not the one that the repository pins; it is removed and not run. */
export class GeneratorTampered extends Error {}

export interface Generation {
  /** Name of a generator of openapi-generator, such as `python`. */
  generator: string
  /** OpenAPI document to read. */
  input: string
  /** Folder to write to. */
  output: string
  properties: Readonly<Record<string, string>>
}

/**
 * The path of openapi-generator's jar, fetched where it is not in .cache/ yet and checked against the pinned
 * SHA-256 in any case.
 * @throws GeneratorMissing without Java or without a way to fetch the jar
 * @throws GeneratorTampered if the jar is another one
 */
export async function generatorJar(): Promise<string> {
  await requireJava()
  const { version, storageDir } = pinned()
  const jar = join(repository, storageDir, `${version}.jar`)
  if (!existsSync(jar)) await fetchJar(jar)
  await verifyJar(jar)
  return jar
}

/**
 * Compares a jar with the pinned SHA-256 and removes it where it is another one.
 * @throws GeneratorTampered in that case
 */
export async function verifyJar(jar: string): Promise<void> {
  const sum = await sha256(jar)
  if (sum === JAR_SHA256) return
  await rm(jar)
  throw new GeneratorTampered(
    `${jar} has the SHA-256 ${sum}, but ${JAR_SHA256} is pinned in scripts/codegen/sdk/generator.ts. The file was ` +
      'removed. Run the command again; if the sum stays wrong, do not trust the place that it comes from.',
  )
}

/** Runs one generation. Language and time zone are fixed, so that the output does not depend on the machine. */
export async function runGenerator(
  jar: string,
  { generator, input, output, properties }: Generation,
): Promise<void> {
  const additional = Object.entries(properties).map(([name, value]) => `${name}=${value}`)
  const machine = ['-Duser.language=en', '-Duser.country=US', '-Duser.timezone=UTC', '-Dfile.encoding=UTF-8']
  const command = ['generate', '-g', generator, '-i', input, '-o', output]
  await run(
    'java',
    [...machine, '-jar', jar, ...command, `--additional-properties=${additional.join(',')}`],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  )
}

function pinned(): { version: string; storageDir: string } {
  const config = JSON.parse(readFileSync(join(repository, 'openapitools.json'), 'utf8')) as {
    'generator-cli': { version: string; storageDir: string }
  }
  return config['generator-cli']
}

async function requireJava(): Promise<void> {
  const mend = `Install a Java runtime of version ${OLDEST_JAVA} or later to generate the SDKs.`
  const version = await run('java', ['-version']).then(
    ({ stderr }) => /version "(?:1\.)?(\d+)/.exec(stderr)?.[1],
    () => undefined,
  )
  if (version === undefined) throw new GeneratorMissing(`Java is missing. ${mend}`)
  if (Number(version) < OLDEST_JAVA) throw new GeneratorMissing(`Java ${version} is too old. ${mend}`)
}

/**
 * Lets the npm wrapper fetch the jar. The wrapper runs what it has fetched at once, to list its commands; with a
 * search path on which there is no Java it fails there, and nothing runs before its sum was checked. So its exit
 * code tells nothing: what counts is whether the jar has come.
 */
async function fetchJar(jar: string): Promise<void> {
  const wrapper = createRequire(import.meta.url).resolve('@openapitools/openapi-generator-cli/main.js')
  const empty = await mkdtemp(join(tmpdir(), 'no-java-'))
  try {
    const output = await run(process.execPath, [wrapper, 'version'], {
      cwd: repository,
      env: { ...process.env, PATH: empty },
    }).then(
      ({ stdout }) => stdout,
      (error: { stdout?: string }) => error.stdout ?? '',
    )
    if (existsSync(jar)) return
    const reason =
      /Download failed, because of: "(.*)"/.exec(output)?.[1] ?? 'the download ended without a reason'
    throw new GeneratorMissing(
      `openapi-generator could not be fetched from Maven Central (${reason}). Generate the SDKs where the network ` +
        `reaches it, or put the jar at ${jar}.`,
    )
  } finally {
    await rm(empty, { recursive: true })
  }
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
