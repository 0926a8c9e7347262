import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { installTypeScriptSdk } from './install.ts'
import { itPagesThroughCollections } from './page-through.ts'
import { itReadsTheService, readByConsumer, type Report } from './report.ts'
import { itKeepsEveryValue } from './values.ts'

const run = promisify(execFile)
const repository = resolve(import.meta.dirname, '../..')

const CONSUMERS = ['consumer.mjs', 'page-through.mjs', 'values-consumer.mjs']

describe('the TypeScript SDK', function () {
  this.timeout(180_000)
  let project: string
  let report: Report

  before(async () => {
    project = await installTypeScriptSdk('spatial', CONSUMERS)
  })

  before(async () => {
    report = await readByConsumer(process.execPath, join(project, 'consumer.mjs'))
  })

  after(() => rm(project, { recursive: true }))

  it('types consumers that compile strictly', async () => {
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
    await run(join(repository, 'node_modules/.bin/tsc'), [...strict, ...types, ...CONSUMERS], {
      cwd: project,
    })
  })

  itReadsTheService(() => report)
  itPagesThroughCollections(() => ({ command: process.execPath, path: join(project, 'page-through.mjs') }))
  itKeepsEveryValue(() => ({ command: process.execPath, path: join(project, 'values-consumer.mjs') }))
})
