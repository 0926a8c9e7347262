import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { compiled } from '../support/programs.ts'
import { lacks } from '../support/tools.ts'

const repository = resolve(import.meta.dirname, '../..')

interface Outcome {
  code: number
  output: string
}

const buildable = ['oasdiff', 'go'].some((tool) => spawnSync(tool, ['version']).error === undefined)

describe('npm run spec:diff', function () {
  this.timeout(180_000)
  let root: string

  before(async function () {
    if (!buildable) lacks(this, 'oasdiff is missing, and Go to build it: install Go')
    root = await mkdtemp(join(tmpdir(), 'spec-diff-test-'))
    await cp(join(repository, 'specs'), join(root, 'specs'), { recursive: true })
    const git = (...command: string[]) => execFileSync('git', command, { cwd: root, stdio: 'ignore' })
    git('init', '-q')
    git('add', 'specs')
    git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'Before')
  })

  after(async () => {
    if (root !== undefined) await rm(root, { recursive: true })
  })

  afterEach(() => {
    if (root !== undefined) execFileSync('git', ['checkout', '-q', '--', 'specs'], { cwd: root })
  })

  const diff = (...options: string[]): Promise<Outcome> =>
    new Promise((done) => {
      const command = [compiled('scripts/spec-diff.ts'), ...options]
      execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
        done({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
      )
    })

  const edit = async (path: string, change: (text: string) => string): Promise<void> => {
    const file = join(root, 'specs/spatial', path)
    const before = await readFile(file, 'utf8')
    const after = change(before)
    expect(after, `the edit of ${path} changes something`).not.to.equal(before)
    await writeFile(file, after)
  }

  it('passes if nothing changed', async () => {
    const { code, output } = await diff('HEAD')
    expect(output).to.contain('spatial: nothing since HEAD breaks a client.')
    expect(code).to.equal(0)
  })

  it('passes if an optional parameter was added', async () => {
    await edit('paths/items.yaml', (text) =>
      text.replace(
        '  parameters:\n',
        '  parameters:\n    - name: colour\n      in: query\n      description: A colour\n      schema:\n        type: string\n',
      ),
    )
    const { code, output } = await diff('HEAD')
    expect(code, output).to.equal(0)
  })

  it('fails if a parameter was renamed, and names it', async () => {
    await edit('components/parameters.yaml', (text) => text.replace('name: offset', 'name: skip'))
    const { code, output } = await diff('HEAD')
    expect(output).to.contain('offset')
    expect(code).to.equal(1)
  })

  it('fails if the free-form parameter was removed, and names it', async () => {
    await edit('paths/items.yaml', (text) => text.replace(/.*parameters\.yaml#\/Queryables\n/, ''))
    const { code, output } = await diff('HEAD')
    expect(output).to.contain('queryables')
    expect(code).to.equal(1)
  })

  it('fails if a response lost a required field', async () => {
    await edit('components/schemas/Link.yaml', (text) =>
      text.replace('[href, rel, type, title]', '[href, rel, type]'),
    )
    const { code, output } = await diff('HEAD')
    expect(code, output).to.equal(1)
  })

  it('fails if a whole contract was removed', async () => {
    await rm(join(root, 'specs/spatial/openapi.yaml'))
    const { code, output } = await diff('HEAD')
    expect(output).to.contain('spatial: the whole contract was removed')
    expect(code).to.equal(1)
  })

  it('names a ref that git does not know', async () => {
    const { code, output } = await diff('no-such-branch')
    expect(output).to.contain('git knows no commit "no-such-branch"')
    expect(code).to.equal(2)
  })
})
