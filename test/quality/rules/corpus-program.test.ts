import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { packagedFile } from '../../../src/quality/demo/data-sets.ts'
import { needs } from '../../support/tools.ts'

const FOLDER = join(import.meta.dirname, 'corpus')

describe('The table of the corpus of rules', function () {
  this.timeout(60_000)

  it('is computed by a program that does not use the product', async function () {
    const python = needs(this, 'python')
    const program = ['-B', join(FOLDER, 'expected.py'), dirname(packagedFile('airports.csv'))]
    const { stdout } = await promisify(execFile)(python, program)
    expect(stdout).to.equal(await readFile(join(FOLDER, 'rules.tsv'), 'utf8'))
  })
})
