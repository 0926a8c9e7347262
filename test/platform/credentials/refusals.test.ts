import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusals } from '../../../src/platform/credentials/refusals.ts'
import { recordingLogger } from '../support.ts'

describe('refused credentials', () => {
  const recorded = () => {
    const { logger, lines } = recordingLogger()
    return { refusals: new Refusals(logger), lines }
  }

  it('leave an audit line that says from where, why and whose, at once', () => {
    const { refusals, lines } = recorded()
    refusals.note({ address: '192.0.2.1', reason: 'revoked', holder: 'api-key:gtk_a' })
    refusals.note({ address: '192.0.2.1', reason: 'expired' })
    refusals.note({ address: '192.0.2.2', reason: 'expired' })
    expect(
      lines().map(({ audit, address, reason, holder, times }) => [audit, address, reason, holder, times]),
    ).to.deep.equal([
      ['credentials-refused', '192.0.2.1', 'revoked', 'api-key:gtk_a', 1],
      ['credentials-refused', '192.0.2.1', 'expired', undefined, 1],
      ['credentials-refused', '192.0.2.2', 'expired', undefined, 1],
    ])
  })

  it('of one address and reason leave one line a second, which counts them', async () => {
    const { refusals, lines } = recorded()
    const note = (times: number) => {
      for (let time = 0; time < times; time++) refusals.note({ address: '192.0.2.1', reason: 'expired' })
    }
    note(500)
    expect(lines().map(({ times }) => times)).to.deep.equal([1])
    await sleep(1100)
    note(20)
    await refusals.close()
    expect(lines().map(({ times }) => times)).to.deep.equal([1, 499, 20])
  })

  it('begin anew after a second of silence', async () => {
    const { refusals, lines } = recorded()
    refusals.note({ address: '192.0.2.1', reason: 'expired' })
    await sleep(1100)
    refusals.note({ address: '192.0.2.1', reason: 'expired' })
    expect(lines().map(({ times }) => times)).to.deep.equal([1, 1])
    await refusals.close()
    expect(lines()).to.have.length(2)
  })

  it('from ever new addresses leave a bounded number of lines and lose no count', async () => {
    const { refusals, lines } = recorded()
    for (let host = 0; host < 60_000; host++) {
      refusals.note({ address: `10.0.${host >> 8}.${host & 255}`, reason: 'unknown' })
    }
    for (let host = 0; host < 50; host++) {
      refusals.note({ address: `2001:db8::${host.toString(16)}`, reason: 'unknown' })
    }
    await refusals.close()
    expect(lines().length).to.be.below(110)
    expect(lines().reduce((sum, { times }) => sum + Number(times), 0)).to.equal(60_050)
  })

  it('of one /64 network of IPv6 count as one address', async () => {
    const { refusals, lines } = recorded()
    refusals.note({ address: '2001:db8::1', reason: 'unknown' })
    refusals.note({ address: '2001:db8::2', reason: 'unknown' })
    expect(lines()).to.have.length(1)
    await refusals.close()
  })
})
