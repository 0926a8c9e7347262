import { EXPECTATIONS } from './support/docs-expectations.ts'
import { replayPage, salesDatabase } from './support/docs-replay.ts'
import { DocsTerminal } from './support/docs-terminal.ts'
import { findTool, needs } from './support/tools.ts'
import { lakeOf, type TestLake } from './quality/support/trino-server.ts'

/** All pages with commands but that of the spatial service, which has no warehouse. */
const TOURS = Object.keys(EXPECTATIONS).filter((path) => path !== 'docs/spatial.md')

describe('The commands of the pages on a server with its rows in Trino', function () {
  this.timeout(600_000)
  let terminal: DocsTerminal
  let lake: TestLake
  before(async function () {
    lake = lakeOf(this, 'tours')
    const database = findTool('postgres') ? await salesDatabase(this) : undefined
    terminal = await DocsTerminal.open(needs(this, 'curl'), database, undefined, true, lake.env)
  })
  after(async () => {
    await terminal?.close()
    await lake?.drop()
  })

  for (const path of TOURS) describe(`of ${path}`, () => replayPage(path, () => terminal))
})
