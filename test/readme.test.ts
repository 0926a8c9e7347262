import { expect } from 'chai'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EXPECTATIONS } from './support/docs-expectations.ts'
import { DocsPage } from './support/docs-page.ts'
import { isCommands, replayPage, salesDatabase } from './support/docs-replay.ts'
import { DocsTerminal } from './support/docs-terminal.ts'
import { findTool, needs } from './support/tools.ts'

const ROOT = join(import.meta.dirname, '..')
const README = new DocsPage('README.md')
const SPATIAL = new DocsPage('docs/spatial.md')

/** The other pages may gain commands; they are replayed without expectations of their own. */
const PAGES = new Set([
  ...Object.keys(EXPECTATIONS),
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
])

describe('the README', () => {
  it('has at most 90 lines', () => {
    expect(README.lines.length).to.be.at.most(90)
  })

  it('starts both services with two commands', () => {
    expect(README.fences()[0]).to.include({ language: 'sh', text: 'npm ci\nnpm start\n' })
  })
})

describe('the commands of the pages', function () {
  this.timeout(120_000)
  let terminal: DocsTerminal

  before(async function () {
    const curl = needs(this, 'curl')
    terminal = await DocsTerminal.open(curl, findTool('postgres') ? await salesDatabase(this) : undefined)
  })
  after(() => terminal?.close())

  for (const path of PAGES) {
    const expectations = EXPECTATIONS[path] ?? []
    const blocks = new DocsPage(path).fences().filter(isCommands)
    if (blocks.length === 0) continue

    describe(`of ${path}`, () => {
      it('have one block for each expectation', () => {
        for (const { block } of expectations)
          expect(
            blocks.filter(({ text }) => text.includes(block)),
            block,
          ).to.have.lengthOf(1)
      })

      replayPage(path, () => terminal)
    })
  }

  it('lead from the home page to a report, which a browser opens with name and password', async () => {
    const { url } = terminal.server
    const home = await (await fetch(url)).text()
    const [, report = ''] = /href="(\/api\/[^"]+\/report)"/.exec(home) ?? []
    const refused = await fetch(url + report)
    expect(refused.headers.get('www-authenticate')).to.match(/^Basic /)
    const ran = await terminal.type(`curl -u "admin:$(cat data/admin-password)" ${url}${report}`)
    expect(ran.statuses).to.deep.equal([200])
    expect(ran.stdout).to.include('<title>Airports · Data profile</title>')
  })

  describe('in the table of errors', () => {
    const rows = SPATIAL.rows('Errors')
    const blocks = SPATIAL.fences().filter(isCommands)
    const names = blocks.find(({ heading }) => heading === 'Tour')?.text ?? ''
    const [spoil = '', restore = ''] = blocks
      .filter(({ heading }) => heading === 'Errors')
      .map(({ text }) => text)
    before(() => terminal.type(names))

    const commandOf = ([, , , command = '']: readonly string[]) => command.replace(/^`|`$/g, '')

    it('has every code that the operations can give', async () => {
      const document = await readFile(join(ROOT, 'generated/spatial/openapi.json'), 'utf8')
      const all = (JSON.parse(document) as { components: { schemas: { ErrorCode: { enum: string[] } } } })
        .components.schemas.ErrorCode.enum
      expect([...new Set(rows.map(([code]) => code))]).to.deep.equal(all)
    })

    for (const row of rows) {
      const [code, status] = row
      it(`provokes ${code} with ${status}`, async () => {
        const command = commandOf(row)
        expect(command).to.match(/^curl [^;|&]*(&[^;|]*)?$/)
        const broken = code === 'DIS-1003'
        const ran = await terminal.type([broken ? spoil : '', command, broken ? `\n${restore}` : ''].join(''))
        expect(ran.code, ran.stderr).to.equal(0)
        expect(ran.statuses.at(-1), ran.stderr).to.equal(Number(status))
        const { errors } = ran.last() as { errors: { code: string }[] }
        expect(errors.map((error) => error.code)).to.deep.equal([code])
      })
    }

    it('serves the data again after the repair of the file', async () => {
      const items = commandOf(rows.find(([code]) => code === 'DIS-1003') ?? [])
      const ran = await terminal.type([spoil, items, '\n', restore, items].join(''))
      expect(ran.statuses, ran.stderr).to.deep.equal([503, 200])
    })
  })
})
