import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { installTypeScriptSdk } from './install.ts'
import {
  consume,
  EXPECTED,
  EXPECTED_DEPENDENCIES,
  EXPECTED_EXPRESSION,
  EXPECTED_JOINS,
  EXPECTED_PROFILE,
  EXPECTED_RULES,
} from './quality-consumers.ts'
import { itKeepsEveryColumn } from './quality-values.ts'

const run = promisify(execFile)
const repository = resolve(import.meta.dirname, '../..')

const CONSUMERS = [
  'quality-consumer.mjs',
  'quality-profile-consumer.mjs',
  'quality-expression-consumer.mjs',
  'quality-rules-consumer.mjs',
  'quality-joins-consumer.mjs',
  'quality-dependencies-consumer.mjs',
  'quality-values-consumer.mjs',
]

describe('The SDK of the quality service in TypeScript', function () {
  this.timeout(300_000)
  let project: string

  before(async () => {
    project = await installTypeScriptSdk('quality', CONSUMERS)
  })
  after(() => rm(project, { recursive: true }))

  it('type every command by its data, so that wrong data does not compile', async () => {
    const strict = ['--strict', '--noEmit', '--allowJs', '--checkJs', '--target', 'es2022']
    const types = ['--typeRoots', join(repository, 'node_modules/@types'), '--types', 'node']
    const args = [...strict, '--module', 'nodenext', ...types, ...CONSUMERS]
    await run(join(repository, 'node_modules/.bin/tsc'), args, { cwd: project }).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout)
      },
    )
  })

  it('log in, upload, preview, create, follow the job, page, show rejects, edit, reload and delete', async () => {
    expect(await consume(process.execPath, join(project, 'quality-consumer.mjs'))).to.deep.equal(EXPECTED)
  })

  it('list attributes, values and forms, lead from a mask to its rows, get the report, keep priorities and the library, and unmask', async () => {
    const consumer = join(project, 'quality-profile-consumer.mjs')
    expect(await consume(process.execPath, consumer)).to.deep.equal(EXPECTED_PROFILE)
  })

  it('load with a computed column, check expressions, list functions, ask for rows, export them and download the file', async () => {
    const consumer = join(project, 'quality-expression-consumer.mjs')
    expect(await consume(process.execPath, consumer)).to.deep.equal(EXPECTED_EXPRESSION)
  })

  it('add business rules, change one, run them, follow the job and page through the failing rows', async () => {
    const consumer = join(project, 'quality-rules-consumer.mjs')
    expect(await consume(process.execPath, consumer)).to.deep.equal(EXPECTED_RULES)
  })

  it('create a join, page through its rows, discover another, change and delete joins', async () => {
    expect(await consume(process.execPath, join(project, 'quality-joins-consumer.mjs'))).to.deep.equal(
      EXPECTED_JOINS,
    )
  })

  it('discover keys and dependencies, resolve a conflict, make a rule, and download the corrected rows', async () => {
    expect(await consume(process.execPath, join(project, 'quality-dependencies-consumer.mjs'))).to.deep.equal(
      EXPECTED_DEPENDENCIES,
    )
  })

  itKeepsEveryColumn(() => ({
    command: process.execPath,
    path: join(project, 'quality-values-consumer.mjs'),
  }))
})
