import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../..')

describe('a test that needs a tool', () => {
  let folder: string
  before(() => {
    // Below the project, so that mocha and the helper are found.
    folder = mkdtempSync(join(import.meta.dirname, 'tools-'))
    writeFileSync(
      join(folder, 'sample.ts'),
      `import { needs } from '../tools.ts'
       describe('suite', () => {
         it('alone', function () { needs(this, 'chromium') })
         describe('hooked', () => {
           before(function () { needs(this, 'curl') })
           it('one', () => {})
           describe('deeper', () => { it('two', () => {}) })
         })
         it('free', () => {})
       })`,
    )
  })
  after(() => rmSync(folder, { recursive: true }))

  function run(environment: Record<string, string>) {
    const mocha = join(repository, 'node_modules/mocha/bin/mocha.js')
    const totals = join(folder, 'totals')
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        mocha,
        '--spec',
        join(folder, 'sample.ts'),
        '--reporter',
        join(import.meta.dirname, 'totals-reporter.ts'),
      ],
      {
        cwd: repository,
        encoding: 'utf8',
        env: { PATH: folder, TOTALS_FILE: totals, ...environment },
      },
    )
    return { status, stdout, totals: readFileSync(totals, 'utf8') }
  }

  it('is pending with a title that says what to install', () => {
    const { status, stdout, totals } = run({})
    expect(status).to.equal(0)
    expect(stdout).to.include('- alone (left out: chromium is missing: install a Chromium browser')
    expect(stdout)
      .to.include('- one (left out: curl is missing')
      .and.include('- two (left out: curl is missing')
    expect(totals).to.equal('1 passed, 0 failed, 3 skipped\n')
  })

  it('fails where nothing may be left out', () => {
    const { status, stdout, totals } = run({ REQUIRE_TOOLS: '1' })
    expect(status).to.not.equal(0)
    expect(stdout).to.include('chromium is missing').and.include('curl is missing')
    expect(totals).to.equal('1 passed, 2 failed, 0 skipped\n')
  })
})
