import { expect } from 'chai'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drift } from '../../scripts/codegen/output.ts'
import { generateServer } from '../../scripts/codegen/server.ts'
import { ROOT } from '../../scripts/inputs.mjs'
import { generatedFixture } from '../support/fixture-contract.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { cpuSeconds } from '../../scripts/test/cpu-time.ts'

const CODEGEN = 'scripts/codegen/main.ts'

describe('codegen of the server', () => {
  let generated: Awaited<ReturnType<typeof generateServer>>
  before(async () => (generated = await generateServer(ROOT, 'spatial')))

  it('generates the same bytes each time', async () => {
    expect([...(await generateServer(ROOT, 'spatial'))]).to.deep.equal([...generated])
    expect([...(await generatedFixture('workshop'))]).to.deep.equal([...(await generatedFixture('workshop'))])
  })

  it('generates the committed files', async () => {
    expect(await drift(generated)).to.deep.equal([])
  })

  it('marks every file of code as generated', async () => {
    for (const [path, text] of generated) {
      if (!path.endsWith('.sha256')) expect(text.slice(0, 200), path).to.include('Do not edit')
    }
  })

  describe('as a command', function () {
    this.timeout(60_000)
    let copy: ProjectCopy
    beforeEach(async () => (copy = await copyProject('spatial')))
    afterEach(() => copy.remove())

    it('succeeds without output if no generated file has changed', async () => {
      const check = copy.run(CODEGEN, ['server', '--check'])
      expect(await check.ended, check.output()).to.equal(0)
    })

    it('fails if a generated file was edited, names the file and does not change it', async () => {
      const types = join(copy.root, 'generated', 'spatial', 'types.ts')
      await appendFile(types, '// by hand\n')
      await rm(join(copy.root, 'generated', 'spatial', 'validators.js'))
      const check = copy.run(CODEGEN, ['server', '--check'])
      expect(await check.ended).to.equal(1)
      expect(check.output()).to.match(/generated\/spatial\/types\.ts is not what the specification gives/)
      expect(check.output()).to.match(/generated\/spatial\/validators\.js is not/)
      expect(check.output()).to.not.match(/contract\.ts is not/)
      expect(await readFile(types, 'utf8')).to.match(/by hand/)
    })

    it('fails if the specification has changed', async () => {
      const parameters = join(copy.root, 'specs', 'spatial', 'components', 'parameters.yaml')
      const text = await readFile(parameters, 'utf8')
      await writeFile(parameters, text.replace(/(\nlimit:[^]*?)minimum: 1/, '$1minimum: 2'))
      const check = copy.run(CODEGEN, ['server', '--check'])
      expect(await check.ended).to.equal(1)
      expect(check.output()).to.match(/validators\.js is not/)
    })

    it('needs no network, no Java and less than 20 seconds of CPU time for both services', async () => {
      await copy.remove()
      copy = await copyProject()
      const empty = await mkdtemp(join(tmpdir(), 'groundtruth-path-'))
      const guard = join(empty, 'no-network.mjs')
      await writeFile(
        guard,
        `import net from 'node:net'
import dns from 'node:dns'
const refuse = () => { throw new Error('The network was asked for.') }
net.Socket.prototype.connect = refuse
dns.lookup = refuse
dns.promises.lookup = refuse
`,
      )
      await rm(join(copy.root, 'generated', 'spatial', 'validators.js'))
      const before = cpuSeconds()
      const run = copy.run(CODEGEN, ['server'], { PATH: empty, NODE_OPTIONS: `--import ${guard}` })
      expect(await run.ended, run.output()).to.equal(0)
      // Several threads work at once. These are 5 seconds on a quiet machine, and up to 14 on a slow one that is busy.
      expect(cpuSeconds() - before).to.be.below(20)
      expect(run.output()).to.match(/wrote generated\/spatial\/validators\.js/)
      await rm(empty, { recursive: true })
    })

    it('names a reference that leads nowhere, and writes nothing', async () => {
      const items = join(copy.root, 'specs', 'spatial', 'paths', 'items.yaml')
      await writeFile(items, (await readFile(items, 'utf8')).replace('#/limit', '#/limits'))
      const run = copy.run(CODEGEN, ['server'])
      expect(await run.ended).to.not.equal(0)
      expect(run.output())
        .to.match(/The specification cannot be bundled/)
        .and.to.match(/paths\/items\.yaml.*: Can't resolve \$ref .*parameters\.yaml#\/limits/)
      for (const name of ['types.ts', 'validators.js', 'openapi.json']) {
        const read = (root: string) => readFile(join(root, 'generated', 'spatial', name), 'utf8')
        expect(await read(copy.root), name).to.equal(await read(ROOT))
      }
    })
  })
})
