import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { ADMIN_PASSWORD, startQualityServer } from '../quality/support/quality-server.ts'
import { lacks, needs } from '../support/tools.ts'
import { installPythonSdk, installTypeScriptSdk, python } from './install.ts'

const run = promisify(execFile)
const repository = resolve(import.meta.dirname, '../..')

const CONSUMERS = ['quality-consumer.mjs', 'quality-profile-consumer.mjs', 'quality-expression-consumer.mjs']

/** What the consumers beside this file print: the same in every language. */
const EXPECTED = {
  login: 'admin',
  preview: [
    ['Ada', '36'],
    ['Alan', '41'],
    ['Grace', '85'],
  ],
  delimiter: 'comma',
  state: 'Completed',
  read: [
    [
      ['1', 'Ada', '36'],
      ['2', 'Alan', '41'],
    ],
    [['3', 'Grace', '85']],
  ],
  rejected: ['ragged'],
  newer: 'people (2).csv',
  stateAfter: 'Completed',
  entity: ['Persons', '1'],
  readAfter: [[['1', 'Edsger', '72']]],
  gone: 404,
}

/** What the consumers of profiles print. */
const EXPECTED_PROFILE = {
  attributes: [
    ['name', '4', '0', 'a3'],
    ['phone', '3', '1', 'd3pd4'],
  ],
  attribute: [['phone', '3', '1', 'd3pd4']],
  values: [
    ['Ada', '3'],
    ['Alan', '4'],
    ['Jane Roe', '8'],
    ['Åsa', '3'],
  ],
  masks: [
    ['NNN-NNNN', 'N3-N4', '2'],
    ['(NNN) NNNN', '(N3) N4', '1'],
  ],
  behind: [
    ['1', 'Ada', '555-0100'],
    ['2', 'Alan', '555-0101'],
  ],
  without: [['4', 'Jane Roe', '']],
  patterns: [['d3pd4'], ['pd3p_d4']],
  rich: [['ul2'], ['ul3'], ['ul3_ul2']],
  long: [['ull'], ['ulll'], ['ulll_ull']],
  soundexes: [
    ['A200', '1'],
    ['A300', '1'],
  ],
  metaphones: [
    ['ALN', '1'],
    ['AS', '1'],
  ],
  priorities: [[1, 'High', 'Today', 'N']],
  left: [],
  library: [[['Contact']], ['Phone']],
  unmasked: '555-0100',
  report: 'People · Data profile',
}

/** What the consumers of expressions and exports print. */
const EXPECTED_EXPRESSION = {
  asked: [
    ['2', 'Alan', '1912-06-23', '1912'],
    ['4', 'Grace', '1906-12-09', '1906'],
  ],
  got: [['Åsa']],
  refused: [404, 'name'],
  valid: ['logical', ['name']],
  invalid: [[0, 6, 'LENGTH']],
  functions: true,
  trim: ['TRIM(text: text) → text', true],
  state: 'Completed',
  filename: 'young.csv',
  whole: 'name,YEAR\nAlan,1912\nGrace,1906\nÅsa,\n',
  rest: 'Alan,1912\nGrace,1906\nÅsa,\n',
}

/** What a consumer prints about a server of its own. */
async function consume(command: string, consumer: string): Promise<unknown> {
  const server = await startQualityServer()
  try {
    const { stdout } = await run(command, [consumer, server.url, 'admin', ADMIN_PASSWORD, 'test'])
    return JSON.parse(stdout)
  } finally {
    await server.stop()
  }
}

describe('the SDKs of the quality service', function () {
  this.timeout(300_000)

  describe('in TypeScript', () => {
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
  })

  describe('in Python', () => {
    before(async function () {
      needs(this, 'python')
      const refusal = await installPythonSdk('quality')
      if (refusal !== undefined) lacks(this, refusal)
    })

    it('log in, upload, preview, create, follow the job, page, show rejects, edit, reload and delete', async () => {
      expect(await consume(python, join(import.meta.dirname, 'quality_consumer.py'))).to.deep.equal(EXPECTED)
    })

    it('list attributes, values and forms, lead from a mask to its rows, get the report, keep priorities and the library, and unmask', async () => {
      const consumer = join(import.meta.dirname, 'quality_profile_consumer.py')
      expect(await consume(python, consumer)).to.deep.equal(EXPECTED_PROFILE)
    })

    it('load with a computed column, check expressions, list functions, ask for rows, export them and download the file', async () => {
      const consumer = join(import.meta.dirname, 'quality_expression_consumer.py')
      expect(await consume(python, consumer)).to.deep.equal(EXPECTED_EXPRESSION)
    })
  })
})
