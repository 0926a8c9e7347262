import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { describeSdk, firstParagraph, type SdkDocument } from './sdk/description.ts'
import { generatorJar, GeneratorMissing, runGenerator } from './sdk/generator.ts'
import type { SdkLanguage } from './sdk/language.ts'
import { python } from './sdk/python.ts'
import { simplify } from './sdk/simplify.ts'
import { typescript } from './sdk/typescript.ts'

export interface SdkOptions {
  /** Compare with what is there instead of writing. */
  check: boolean
  /** Folder that holds `generated/`. */
  root: string
}

export type SdkResult =
  /** Files that were written or removed, or that would be under `check`; relative to the root. */
  | { status: 'done'; changed: string[] }
  /** The machine cannot generate SDKs; the reason is a sentence that says how to mend it. */
  | { status: 'left-out'; reason: string }

const LANGUAGES: readonly SdkLanguage[] = [typescript, python]

/** Folders that installing or building an SDK leaves beside its files. */
export const LEFTOVERS: ReadonlySet<string> = new Set(['dist', 'node_modules', '__pycache__'])

/**
 * Makes the SDKs of a service out of `generated/<service>/openapi.json` in `generated/<service>/sdk/<language>/`.
 * The same contract gives the same bytes on every machine.
 * @throws GeneratorTampered if the generator's jar is not the pinned one
 */
export async function generateSdks(service: string, { check, root }: SdkOptions): Promise<SdkResult> {
  let jar: string
  try {
    jar = await generatorJar()
  } catch (error) {
    if (error instanceof GeneratorMissing) return { status: 'left-out', reason: error.message }
    throw error
  }
  const scratch = await mkdtemp(join(tmpdir(), 'sdk-'))
  try {
    const changed = await Promise.all(
      LANGUAGES.map(async (language) => {
        const folder = join(root, 'generated', service, 'sdk', language.folder)
        const files = await generate(jar, language, service, root, join(scratch, language.folder))
        const differing = await differences(folder, files)
        if (!check) await Promise.all(differing.map((path) => put(join(folder, path), files.get(path))))
        return differing.map((path) => relative(root, join(folder, path)))
      }),
    )
    return { status: 'done', changed: changed.flat() }
  } finally {
    await rm(scratch, { recursive: true })
  }
}

/** The files of one SDK, by their path in its folder. */
async function generate(
  jar: string,
  language: SdkLanguage,
  service: string,
  root: string,
  output: string,
): Promise<Map<string, string>> {
  const text = await readFile(join(root, 'generated', service, 'openapi.json'), 'utf8')
  const simplified = simplify(JSON.parse(text) as SdkDocument)
  const { document } = simplified
  const sdk = describeSdk(service, simplified)
  const input = `${output}.json`
  await writeFile(input, JSON.stringify(briefly(document)))
  await runGenerator(jar, {
    generator: language.generator,
    input,
    output,
    properties: language.properties(service),
  })

  const sources = language.sources(service)
  const files = new Map<string, string>()
  for (const path of await listFiles(join(output, sources))) {
    const text = await readFile(join(output, sources, path), 'utf8')
    files.set(join(sources, path), language.mend?.(text, sdk) ?? text)
  }
  for (const [path, content] of Object.entries(await language.files(sdk, output))) files.set(path, content)
  return files
}

/** The generator heads every file with the document's description: its first paragraph is enough there. */
function briefly<T extends { info: { description?: string } }>(document: T): T {
  const { description } = document.info
  if (description === undefined) return document
  return { ...document, info: { ...document.info, description: firstParagraph(description) } }
}

async function differences(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const present = existsSync(folder) ? await listFiles(folder) : []
  const paths = [...new Set([...files.keys(), ...present])].sort()
  const differ = await Promise.all(
    paths.map(async (path) => {
      const wanted = files.get(path)
      if (wanted === undefined || !present.includes(path)) return true
      return (await readFile(join(folder, path), 'utf8')) !== wanted
    }),
  )
  return paths.filter((_, index) => differ[index])
}

async function put(file: string, content: string | undefined): Promise<void> {
  if (content === undefined) return rm(file)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Paths of all files below a folder, relative to it. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !LEFTOVERS.has(name))
      .map(async (entry) =>
        entry.isDirectory()
          ? (await listFiles(join(folder, entry.name))).map((path) => join(entry.name, path))
          : [entry.name],
      ),
  )
  return lists.flat()
}
