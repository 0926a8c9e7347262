import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { parse } from 'yaml'
import { ROOT } from '../scripts/inputs.mjs'
import { ADMIN_PASSWORD, basic, startQualityServer } from './quality/support/quality-server.ts'
import { installTypeScriptSdk } from './sdk/install.ts'
import { programArgs } from './support/programs.ts'
import { startServer } from './support/server.ts'
import { needs } from './support/tools.ts'

const run = promisify(execFile)

interface Workflow {
  readonly jobs: {
    readonly check: { readonly steps: readonly { readonly name?: string; readonly run?: string }[] }
  }
}

describe('The examples', function () {
  this.timeout(120_000)

  it('print the rows that fail, with curl', async function () {
    needs(this, 'curl')
    const server = await startQualityServer()
    try {
      const made = await fetch(`${server.url}/api/repositories`, {
        method: 'POST',
        headers: { Authorization: basic('admin', ADMIN_PASSWORD), 'Content-Type': 'application/json' },
        body: '{"name": "demo"}',
      })
      expect(made.status).to.equal(201)
      const env = { ...process.env, URL: server.url, LOGIN: `admin:${ADMIN_PASSWORD}` }
      const { stdout } = await run('sh', ['examples/curl/failing-rows.sh'], { cwd: ROOT, env })
      expect(stdout)
        .to.match(/'2'.*'FR'/)
        .and.to.match(/'4'.*'Spain'/)
      expect(stdout).to.not.match(/'DE'/)
    } finally {
      await server.stop()
    }
  })

  it('draw the cities of a country, in TypeScript', async () => {
    const project = await installTypeScriptSdk('spatial', [])
    const server = await startServer()
    try {
      await cp(join(ROOT, 'examples/typescript/map.mts'), join(project, 'map.mts'))
      const strict = ['--strict', '--noEmit', '--target', 'es2023', '--module', 'nodenext', '--types', 'node']
      const types = ['--typeRoots', join(ROOT, 'node_modules/@types')]
      await run(join(ROOT, 'node_modules/.bin/tsc'), [...strict, ...types, 'map.mts'], {
        cwd: project,
      }).catch(({ stdout }: { stdout: string }) => expect.fail(stdout))
      const env = { ...process.env, URL: server.url, TOKEN: await server.token() }
      const tsx = join(ROOT, 'node_modules/tsx/dist/esm/index.mjs')
      const { stdout } = await run(process.execPath, ['--import', tsx, 'map.mts', 'CH'], {
        cwd: project,
        env,
      })
      const [, count = ''] = /^map\.svg shows (\d+) cities\.\n$/.exec(stdout) ?? []
      expect(Number(count)).to.be.above(1000)
      const svg = await readFile(join(project, 'map.svg'), 'utf8')
      expect(svg.match(/<circle /g)).to.have.lengthOf(Number(count))
    } finally {
      await server.stop()
      await rm(project, { recursive: true })
    }
  })

  it('check a file in a workflow, which fails with the row', async () => {
    const workflow = parse(await readFile(join(ROOT, 'examples/ci/check.yml'), 'utf8')) as Workflow
    const step = workflow.jobs.check.steps.find(({ name }) => name === 'Check')!
    const [npx, program, admin, ...args] = step.run!.split(' ')
    expect([npx, program, admin]).to.deep.equal(['npx', 'groundtruth', 'admin'])
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-example-'))
    try {
      await cp(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true })
      const checked = run(process.execPath, programArgs('admin', args), { cwd: folder })
      const ended = await checked.catch((error: { code: number; stdout: string }) => error)
      expect(ended).to.include({ code: 1 })
      expect(ended.stdout).to.include('2 rules on 4 rows: 1 passed, 1 failed.')
      expect(await readFile(join(folder, 'results.sarif'), 'utf8')).to.include('Weight is known')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
