import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Migration } from '../../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../../src/platform/catalogue/open-catalogue.ts'
import { readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'
import { type PostgresqlStandby, startStandby } from '../../support/postgresql-standby.ts'
import { temporaryFolder } from '../support.ts'
import { SILENT } from './catalogue-suite.ts'

/** How soon the catalogue is written again after the promotion. */
const RECOVERY_MS = 1500

const migration: Migration = {
  name: '001_notes',
  up: (knex) => knex.schema.createTable('notes', (table) => void table.increments('id')),
  down: (knex) => knex.schema.dropTable('notes'),
}

describe('a catalogue on a primary and a standby', function () {
  this.timeout(60_000)
  let primary: PostgresqlServer
  let standby: PostgresqlStandby
  before(async function () {
    primary = await startPostgresql(this, { fsync: 'on', synchronous_commit: 'on' })
    standby = await startStandby(this, primary)
  })
  after(async () => {
    await standby?.stop()
    await primary?.stop()
  })

  it('is used on the primary, and after a failover on the standby with all that was acknowledged', async () => {
    const hosts = [standby, primary].map(({ host, port }) => `${host}:${port}`).join(',')
    const catalogue = await openCatalogue(await temporaryFolder(), [migration], SILENT, {
      address: readPostgresAddress(`postgres://${primary.user}@${hosts}/${primary.database}`),
      password: async () => primary.password,
    })
    const acknowledged: number[] = []
    const isOver = new AbortController()
    const versions = new Set<string | number>()
    const writers = Array.from({ length: 3 }, async () => {
      while (!isOver.signal.aborted) {
        try {
          const [row] = await catalogue.knex('notes').insert({}).returning<{ id: number }[]>('id')
          acknowledged.push(row!.id)
        } catch (error) {
          if (!catalogue.isUnreachable(error)) throw error
          await sleep(20)
        }
      }
    })
    try {
      await sleep(500)
      const before = acknowledged.length
      versions.add(await catalogue.changes())
      expect(before).to.be.above(10)
      await primary.halt()
      await sleep(300)
      await standby.promote()
      await sleep(RECOVERY_MS)
      expect(acknowledged.length).to.be.above(before + 10)
      expect(versions.has(await catalogue.changes())).to.equal(false)
    } finally {
      isOver.abort()
      await Promise.all(writers)
    }
    const kept = new Set(await catalogue.knex('notes').pluck<number[]>('id'))
    expect(acknowledged.filter((id) => !kept.has(id))).to.deep.equal([])
    await catalogue.close()
  })
})
