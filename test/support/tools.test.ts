import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compiled } from './programs.ts'

const repository = join(import.meta.dirname, '../..')

describe('a test that needs a tool', () => {
  let folder: string
  before(() => {
    // Beside the compiled tests, so that mocha and the helper are found.
    folder = mkdtempSync(join(dirname(compiled('test/support/tools.ts')), 'tools-'))
    writeFileSync(
      join(folder, 'sample.js'),
      `import { needs } from '../tools.js'
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
    const { status, stdout } = spawnSync(process.execPath, [mocha, '--spec', join(folder, 'sample.js')], {
      cwd: repository,
      encoding: 'utf8',
      env: { PATH: folder, ...environment },
    })
    return { status, stdout }
  }

  it('is pending with a title that says what to install', () => {
    const { status, stdout } = run({})
    expect(status).to.equal(0)
    expect(stdout).to.include('- alone (left out: chromium is missing: install a Chromium browser')
    expect(stdout)
      .to.include('- one (left out: curl is missing')
      .and.include('- two (left out: curl is missing')
    expect(stdout).to.include('1 passing').and.include('3 pending')
  })

  it('fails where nothing may be left out', () => {
    const { status, stdout } = run({ REQUIRE_TOOLS: '1' })
    expect(status).to.not.equal(0)
    expect(stdout).to.include('chromium is missing').and.include('curl is missing')
    expect(stdout).to.include('1 passing').and.include('2 failing')
  })
})
