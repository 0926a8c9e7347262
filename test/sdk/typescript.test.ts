import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { itReadsTheService, readByConsumer, type Report } from './report.ts'

const run = promisify(execFile)
const repository = resolve(import.meta.dirname, '../..')

describe('the TypeScript SDK', function () {
  this.timeout(180_000)
  let project: string
  let report: Report

  before(async () => {
    project = await mkdtemp(join(tmpdir(), 'sdk-typescript-'))
    const [sdk, tools] = [join(project, 'sdk'), join(repository, 'node_modules/.bin')]
    const env = { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` }
    const source = join(repository, 'generated/spatial/sdk/typescript')
    await cp(source, sdk, { recursive: true, filter: (path) => !/[\\/](dist|node_modules)$/.test(path) })
    // Packing compiles the sources; installing the pack takes neither network nor the sources.
    await run('npm', ['pack', '--pack-destination', project], { cwd: sdk, env })
    await writeFile(join(project, 'package.json'), '{ "private": true }')
    await run(
      'npm',
      ['install', '--offline', '--no-audit', '--no-fund', join(project, 'groundtruth-spatial-1.0.0.tgz')],
      {
        cwd: project,
      },
    )
    await cp(join(import.meta.dirname, 'consumer.mjs'), join(project, 'consumer.mjs'))
  })

  before(async () => {
    report = await readByConsumer(process.execPath, join(project, 'consumer.mjs'))
  })

  after(() => rm(project, { recursive: true }))

  it('types a consumer that compiles strictly', async () => {
    const strict = [
      '--strict',
      '--noEmit',
      '--allowJs',
      '--checkJs',
      '--target',
      'es2022',
      '--module',
      'nodenext',
    ]
    const types = ['--typeRoots', join(repository, 'node_modules/@types'), '--types', 'node']
    await run(join(repository, 'node_modules/.bin/tsc'), [...strict, ...types, 'consumer.mjs'], {
      cwd: project,
    })
  })

  itReadsTheService(() => report)
})
