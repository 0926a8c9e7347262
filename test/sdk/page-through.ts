import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { startServer } from '../support/server.ts'
import { linkOf, SpatialClient, type Page } from '../support/spatial-client.ts'

const run = promisify(execFile)

/** Declares that a program which uses an SDK reads whole collections as a client of the bare interface does. */
export function itPagesThroughCollections(program: () => { command: string; path: string }): void {
  it('pages through whole collections by the link next', async () => {
    const server = await startServer()
    try {
      const client = await SpatialClient.of(server)
      for (const [group, name, limit, pageCount] of [
        ['boundaries', 'us_states', 20, 3],
        ['boundaries', 'us_states', 56, 1],
        ['boundaries', 'us_counties', 500, 7],
      ] as const) {
        const expected = []
        let target: string | undefined = `/collections/${group}/${name}/items?limit=${limit}`
        while (target !== undefined) {
          const page: Page = await client.page(target)
          expected.push(page.features.map((feature) => feature.id))
          target = linkOf(page.links, 'next')?.href
        }
        const { command, path } = program()
        const args = [path, server.url, client.token, group, name, String(limit)]
        const { stdout } = await run(command, args, { maxBuffer: 1e8 })
        expect(expected).to.have.lengthOf(pageCount)
        expect(JSON.parse(stdout)).to.deep.equal(expected)
      }
    } finally {
      await server.stop()
    }
  })
}
