import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AuditEntry } from '../../../src/platform/audit/audit-entry.ts'
import { Refusals } from '../../../src/platform/credentials/refusals.ts'
import { recordingLogger } from '../support.ts'

const WINDOW_MS = 300

describe('refused credentials', () => {
  const recorded = () => {
    const entries: AuditEntry[] = []
    const trail = { record: async (entry: AuditEntry) => void entries.push(entry) }
    const refusals = new Refusals(trail, recordingLogger().logger, WINDOW_MS)
    return { refusals, entries, times: () => entries.map(({ about }) => about['times']) }
  }

  it('leave an entry in the audit trail that says from where, why and whose, at once', () => {
    const { refusals, entries } = recorded()
    refusals.note({ address: '192.0.2.1', reason: 'revoked', holder: 'api-key:gtk_a' })
    refusals.note({ address: '192.0.2.1', reason: 'expired' })
    refusals.note({ address: '192.0.2.2', reason: 'expired' })
    expect(entries.map(({ what, actor, about }) => [what, actor, about])).to.deep.equal([
      ['credentials-refused', 'api-key:gtk_a', { address: '192.0.2.1', reason: 'revoked', times: 1 }],
      ['credentials-refused', 'anonymous', { address: '192.0.2.1', reason: 'expired', times: 1 }],
      ['credentials-refused', 'anonymous', { address: '192.0.2.2', reason: 'expired', times: 1 }],
    ])
  })

  it('of one address and reason leave one entry in each window, which counts them', async () => {
    const { refusals, times } = recorded()
    const note = (count: number) => {
      for (let time = 0; time < count; time++) refusals.note({ address: '192.0.2.1', reason: 'expired' })
    }
    note(500)
    expect(times()).to.deep.equal([1])
    await sleep(WINDOW_MS * 1.5)
    note(20)
    await refusals.close()
    expect(times()).to.deep.equal([1, 499, 20])
  })

  it('begin anew after a window of silence', async () => {
    const { refusals, times } = recorded()
    refusals.note({ address: '192.0.2.1', reason: 'expired' })
    await sleep(WINDOW_MS * 1.5)
    refusals.note({ address: '192.0.2.1', reason: 'expired' })
    expect(times()).to.deep.equal([1, 1])
    await refusals.close()
    expect(times()).to.have.length(2)
  })

  it('from ever new addresses leave a bounded number of entries and lose no count', async () => {
    const { refusals, entries, times } = recorded()
    for (let host = 0; host < 60_000; host++) {
      refusals.note({ address: `10.0.${host >> 8}.${host & 255}`, reason: 'unknown' })
    }
    for (let host = 0; host < 50; host++) {
      refusals.note({ address: `2001:db8::${host.toString(16)}`, reason: 'unknown' })
    }
    await refusals.close()
    expect(entries.length).to.be.below(110)
    expect(times().reduce<number>((sum, count) => sum + Number(count), 0)).to.equal(60_050)
  })

  it('of one /64 network of IPv6 count as one address', async () => {
    const { refusals, entries } = recorded()
    refusals.note({ address: '2001:db8::1', reason: 'unknown' })
    refusals.note({ address: '2001:db8::2', reason: 'unknown' })
    expect(entries).to.have.length(1)
    await refusals.close()
  })

  it('are in the log if the trail cannot be written', async () => {
    const { logger, lines } = recordingLogger()
    const refusals = new Refusals({ record: () => Promise.reject(new Error('full')) }, logger)
    refusals.note({ address: '192.0.2.1', reason: 'expired' })
    await refusals.close()
    expect(lines()[0]).to.include({ address: '192.0.2.1', reason: 'expired', times: 1 })
  })
})
