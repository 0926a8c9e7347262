import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { ROOT } from '../../scripts/inputs.mjs'
import { DocsPage } from '../support/docs-page.ts'
import { needs } from '../support/tools.ts'

const run = promisify(execFile)

describe('The lines that install the client libraries', function () {
  this.timeout(300_000)
  let folder: string
  let lines: string[]
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-installing-'))
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    lines = new DocsPage('docs/installing.md')
      .fences()
      .filter(({ heading }) => heading === 'Client libraries')
      .map(({ text }) => text)
  })
  after(() => rm(folder, { recursive: true }))

  const type = (line: string, path = process.env['PATH']) =>
    run('sh', ['-c', line], { cwd: folder, env: { ...process.env, GROUNDTRUTH: ROOT, PATH: path } })

  it('install the one in TypeScript', async () => {
    await type(lines[0]!)
    const program = "import { EntitiesApi } from '@groundtruth/quality'; console.log(EntitiesApi.name)"
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: folder,
    })
    expect(stdout).to.equal('EntitiesApi\n')
  })

  it('install the one in Python', async function () {
    needs(this, 'python')
    await run('python3', ['-m', 'venv', 'venv'], { cwd: folder })
    const programs = join(folder, 'venv', 'bin')
    await type(lines[1]!, `${programs}${delimiter}${process.env['PATH']}`)
    const program = 'import groundtruth_quality; print(groundtruth_quality.EntitiesApi.__name__)'
    expect((await run(join(programs, 'python'), ['-c', program])).stdout).to.equal('EntitiesApi\n')
  })
})
