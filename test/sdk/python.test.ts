import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { itReadsTheService, readByConsumer, type Report } from './report.ts'
import { lacks, needs } from '../support/tools.ts'

const run = promisify(execFile)
const repository = resolve(import.meta.dirname, '../..')
const source = join(repository, 'generated/spatial/sdk/python')
const environment = join(repository, '.cache/sdk-python')
const python = join(environment, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')

/** Installs what the package depends on and is built by, from PyPI once; tells why where that is not possible. */
async function preparePython(): Promise<string | undefined> {
  const manifest = await readFile(join(source, 'pyproject.toml'), 'utf8')
  const dependencies = JSON.parse(
    (/^dependencies = (\[[^\]]*\])/m.exec(manifest)?.[1] ?? '[]').replace(/,\s*\]/, ']'),
  ) as string[]
  try {
    if (!existsSync(python)) {
      await run('python3', ['-m', 'venv', environment])
    }
    await run(python, ['-m', 'pip', 'install', '--quiet', 'hatchling', ...dependencies])
    return undefined
  } catch (error) {
    return `its Python packages cannot be installed: ${(error as Error).message.trim()}`
  }
}

describe('the Python SDK', function () {
  this.timeout(300_000)
  let report: Report

  before(async function () {
    needs(this, 'python')
    const refusal = await preparePython()
    if (refusal !== undefined) lacks(this, refusal)
    const offline = ['--no-build-isolation', '--no-deps', '--no-index', '--force-reinstall']
    await run(python, ['-m', 'pip', 'install', '--quiet', ...offline, source])
    report = await readByConsumer(python, join(import.meta.dirname, 'consumer.py'))
  })

  itReadsTheService(() => report)
})
