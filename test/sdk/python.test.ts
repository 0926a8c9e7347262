import { join } from 'node:path'
import { installPythonSdk, python } from './install.ts'
import { itPagesThroughCollections } from './page-through.ts'
import { itReadsTheService, readByConsumer, type Report } from './report.ts'
import { lacks, needs } from '../support/tools.ts'
import { itKeepsEveryValue } from './values.ts'

describe('the Python SDK', function () {
  this.timeout(300_000)
  let report: Report

  before(async function () {
    needs(this, 'python')
    const refusal = await installPythonSdk('spatial')
    if (refusal !== undefined) lacks(this, refusal)
    report = await readByConsumer(python, join(import.meta.dirname, 'consumer.py'))
  })

  itReadsTheService(() => report)
  itPagesThroughCollections(() => ({ command: python, path: join(import.meta.dirname, 'page_through.py') }))
  itKeepsEveryValue(() => ({ command: python, path: join(import.meta.dirname, 'values_consumer.py') }))
})
