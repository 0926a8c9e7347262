import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const repository = resolve(import.meta.dirname, '../..')
const sdksOf = (service: Service) => join(repository, 'generated', service, 'sdk')
const environment = join(repository, '.cache/sdk-python')

/** The services that SDKs are made for. */
export type Service = 'spatial' | 'quality'

/** The interpreter that has the Python SDKs, once {@link installPythonSdk} has put it there. */
export const python = join(environment, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')

/**
 * Installs the TypeScript SDK as a user does, into a project of its own with the given programs of this folder.
 * @returns the project's folder, to be removed by the caller
 */
export async function installTypeScriptSdk(service: Service, programs: readonly string[]): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'sdk-typescript-'))
  const [sdk, tools] = [join(project, 'sdk'), join(repository, 'node_modules/.bin')]
  const env = { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` }
  const isSource = (path: string) => !/[\\/](dist|node_modules)$/.test(path)
  await cp(join(sdksOf(service), 'typescript'), sdk, { recursive: true, filter: isSource })
  // Packing compiles the sources; installing the pack takes neither network nor the sources.
  await run('npm', ['pack', '--pack-destination', project], { cwd: sdk, env })
  await writeFile(join(project, 'package.json'), '{ "private": true }')
  const quiet = ['--offline', '--no-audit', '--no-fund']
  await run('npm', ['install', ...quiet, join(project, `groundtruth-${service}-1.0.0.tgz`)], { cwd: project })
  for (const program of programs) await cp(join(import.meta.dirname, program), join(project, program))
  return project
}

/**
 * Installs the Python SDK into its environment, and from PyPI, once, what it depends on and is built by.
 * @returns why that is not possible, if it is not
 */
export async function installPythonSdk(service: Service): Promise<string | undefined> {
  const source = join(sdksOf(service), 'python')
  const manifest = await readFile(join(source, 'pyproject.toml'), 'utf8')
  const dependencies = JSON.parse(
    (/^dependencies = (\[[^\]]*\])/m.exec(manifest)?.[1] ?? '[]').replace(/,\s*\]/, ']'),
  ) as string[]
  try {
    if (!existsSync(python)) await run('python3', ['-m', 'venv', environment])
    await run(python, ['-m', 'pip', 'install', '--quiet', 'hatchling', ...dependencies])
  } catch (error) {
    return `its Python packages cannot be installed: ${(error as Error).message.trim()}`
  }
  const offline = ['--no-build-isolation', '--no-deps', '--no-index', '--force-reinstall']
  await run(python, ['-m', 'pip', 'install', '--quiet', ...offline, source])
  return undefined
}
