import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { BULK_CHANGES } from '../../../scripts/bench/bulk/changes.ts'
import { waitsDuring } from '../../../scripts/bench/bulk/probe.ts'
import { seed } from '../../../scripts/bench/bulk/seed.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { recordingLogger } from '../../platform/support.ts'
import { inFull } from '../../support/full.ts'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from '../support/quality-server.ts'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'

const RULES = inFull(8000, 4000)
/** They take the same paths as others; the bench measures all. */
const LEFT_OUT = /3 entities|keep the rules|^copy/
const MAX_WAIT_MS = 500

describe('A change of thousands of rules', function () {
  this.timeout(120_000)
  let server: QualityServer
  let catalogue: Catalogue
  before(async () => {
    server = await startQualityServer()
    catalogue = await openCatalogue(server.dataDir, MIGRATIONS, recordingLogger().logger)
    await seed(catalogue.knex, { name: 'other' })
  })
  after(async () => {
    await catalogue.close()
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  const send = async (path: string, method: string, body?: unknown): Promise<string> => {
    const response = await fetch(`${server.url}/api/repositories/${path}`, {
      method,
      headers: { Authorization: basic('admin', ADMIN_PASSWORD), 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    expect(response.status, `${method} ${path}: ${text}`).to.be.lessThan(400)
    return text
  }

  /** True if rows remain that nobody sees, or a job runs. */
  const isAtWork = async (): Promise<boolean> => {
    const rest = await Promise.all([
      catalogue.knex('rule_rows').whereNotNull('removed_in').first('id'),
      catalogue.knex('rule_rows').whereNotNull('freed_in').first('id'),
      catalogue.knex('repositories').whereNotNull('removed_at').first('id'),
      catalogue.knex('jobs').whereIn('status', ['Waiting', 'Running']).first('id'),
    ])
    return rest.some((row) => row !== undefined)
  }

  for (const [i, { what, seeded, request }] of BULK_CHANGES.entries())
    if (request && !LEFT_OUT.test(what))
      it(`does not delay other requests: ${what}`, async () => {
        const name = `changed-${i}`
        await seed(catalogue.knex, { name, ...seeded(RULES) })
        const { method, path, body } = request(RULES)
        const priority = { command: 'add', data: { priority: '1', name: 'Probe' } }
        const { waits } = await waitsDuring(
          () => send('other/priorities', 'POST', priority),
          () => send('other/priorities', 'GET'),
          async () => {
            await send(name + path, method, body)
            while (await isAtWork()) await sleep(20)
          },
        )
        expect(waits.write, 'a write').to.be.below(MAX_WAIT_MS)
        expect(waits.read, 'a read').to.be.below(MAX_WAIT_MS)
      })
})
