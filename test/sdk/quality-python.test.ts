import { expect } from 'chai'
import { join } from 'node:path'
import { lacks, needs } from '../support/tools.ts'
import { installPythonSdk, python } from './install.ts'
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

describe('The SDK of the quality service in Python', function () {
  this.timeout(300_000)
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

  it('add business rules, change one, run them, follow the job and page through the failing rows', async () => {
    const consumer = join(import.meta.dirname, 'quality_rules_consumer.py')
    expect(await consume(python, consumer)).to.deep.equal(EXPECTED_RULES)
  })

  it('create a join, page through its rows, discover another, change and delete joins', async () => {
    expect(await consume(python, join(import.meta.dirname, 'quality_joins_consumer.py'))).to.deep.equal(
      EXPECTED_JOINS,
    )
  })

  it('discover keys and dependencies, resolve a conflict, make a rule, and download the corrected rows', async () => {
    expect(
      await consume(python, join(import.meta.dirname, 'quality_dependencies_consumer.py')),
    ).to.deep.equal(EXPECTED_DEPENDENCIES)
  })

  it('send a dictionary as it is, take an identifier as text, and reject a misspelt member of a model', async () => {
    expect(
      await consume(python, join(import.meta.dirname, 'quality_dictionaries_consumer.py')),
    ).to.deep.equal({
      created: ['Dictionary', '1'],
      changed: 'Renamed',
      listed: [['Renamed'], ['Renamed'], ['Renamed'], ['Renamed']],
      misspelt: [400, true],
      rejected: ['entity_nam', 'data', 'command', 'dots'],
      unset: '{"NAME": "x"}',
      cleared: '{"NAME": "x", "FILTER_EXPRESSION": null}',
      gone: 404,
    })
  })

  itKeepsEveryColumn(() => ({
    command: python,
    path: join(import.meta.dirname, 'quality_values_consumer.py'),
  }))
})
