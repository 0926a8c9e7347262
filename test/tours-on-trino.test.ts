import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DocsPage } from './support/docs-page.ts'
import { replay } from './support/docs-replay.ts'
import { DocsTerminal } from './support/docs-terminal.ts'
import { needs } from './support/tools.ts'
import { lakeOf, type TestLake } from './quality/support/trino-server.ts'

/** The pages whose commands read and change rows. */
const TOURS = ['README.md', 'docs/quality.md', 'docs/rules.md', 'docs/dependencies.md', 'docs/joins.md']

describe('The commands of the pages on a server with its rows in Trino', function () {
  this.timeout(600_000)
  let terminal: DocsTerminal
  let lake: TestLake
  before(async function () {
    lake = lakeOf(this, 'tours')
    terminal = await DocsTerminal.open(needs(this, 'curl'), undefined, undefined, true, lake.env)
  })
  after(async () => {
    await terminal?.close()
    await lake?.drop()
  })

  for (const path of TOURS) {
    const page = new DocsPage(path)
    describe(`of ${path}`, () => {
      before(async () => {
        for (const { language, before, text } of page.fences()) {
          const name = language === 'csv' ? /`([\w-]+\.csv)`/.exec(before)?.[1] : undefined
          if (name !== undefined) await writeFile(join(terminal.folder, name), text)
        }
      })
      for (const [index, { heading, text }] of page
        .fences()
        .filter(({ language }) => language === 'sh')
        .entries())
        it(`run: block ${index + 1}, ${heading}`, async function () {
          await replay(this, terminal, path, text)
        })
    })
  }
})
