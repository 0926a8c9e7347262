import { expect } from 'chai'
import { RateLimiter } from '../../src/platform/rate-limit.ts'

const limiterAt = (perMinute: number, maxKeys?: number) => {
  const clock = { now: 0 }
  const limiter = new RateLimiter({
    perMinute,
    ...(maxKeys === undefined ? {} : { maxKeys }),
    now: () => clock.now,
  })
  return { clock, limiter }
}

describe('rate limit', () => {
  it('allows the number of requests in the minute after the first one, then returns the time to wait', () => {
    const { clock, limiter } = limiterAt(2)
    clock.now = 30_000
    expect(limiter.take('a')).to.deep.equal({
      allowed: true,
      limit: 2,
      remaining: 1,
      resetSeconds: 60,
      retryAfterSeconds: 0,
    })
    clock.now = 40_500
    expect(limiter.take('a')).to.include({ allowed: true, remaining: 0, resetSeconds: 50 })
    expect(limiter.take('a')).to.include({
      allowed: false,
      remaining: 0,
      resetSeconds: 50,
      retryAfterSeconds: 50,
    })
    clock.now = 89_999
    expect(limiter.take('a')).to.include({ allowed: false, retryAfterSeconds: 1 })
    clock.now = 90_000
    expect(limiter.take('a')).to.include({ allowed: true, remaining: 1, resetSeconds: 60 })
  })

  it('counts each key separately', () => {
    const { limiter } = limiterAt(1)
    expect(limiter.take('a')?.allowed).to.be.true
    expect(limiter.take('b')?.allowed).to.be.true
    expect(limiter.take('a')?.allowed).to.be.false
  })

  it('allows any number of requests without a limit', () => {
    expect(limiterAt(0).limiter.take('a')).to.be.undefined
    expect(limiterAt(1).limiter.take('a', 0)).to.be.undefined
  })

  it('takes the limit of a key of its own', () => {
    const { limiter } = limiterAt(1)
    limiter.take('a', 3)
    expect(limiter.take('a', 3)).to.include({ allowed: true, limit: 3, remaining: 1 })
  })

  it('keeps the count of a key while other keys send no requests for minutes', () => {
    const { clock, limiter } = limiterAt(1)
    for (let minute = 0; minute < 5; minute++) {
      clock.now = minute * 60_000
      expect(limiter.take('a')?.allowed, `minute ${minute}`).to.be.true
      clock.now += 59_999
      expect(limiter.take('a')?.allowed, `minute ${minute}`).to.be.false
    }
  })

  it('keeps the count of a key while fewer other keys arrive than it has room for', () => {
    const { limiter } = limiterAt(1, 1000)
    limiter.take('victim')
    for (let other = 0; other < 998; other++) limiter.take(`other ${other}`)
    expect(limiter.take('victim')?.allowed).to.be.false
  })

  it('keeps at most twice its room in a flood of keys, and stays fast', () => {
    const { limiter } = limiterAt(1, 1000)
    const start = performance.now()
    for (let other = 0; other < 300_000; other++) expect(limiter.take(`other ${other}`)?.allowed).to.be.true
    expect(performance.now() - start).to.be.below(5000)
  })

  it('takes what other processes allowed from the budget, and tells them what it allowed', () => {
    let now = 0
    const options = { perMinute: 5, now: () => now, isShared: true }
    const [one, other] = [new RateLimiter(options), new RateLimiter(options)]
    for (let count = 0; count < 3; count++) expect(one.take('a')!.allowed).to.equal(true)
    other.addCounts(one.takeCounts())
    expect(one.takeCounts()).to.deep.equal([])
    expect(other.take('a')).to.include({ allowed: true, remaining: 1 })
    expect(other.take('a')).to.include({ allowed: true, remaining: 0 })
    // Refused requests are not told.
    expect(other.take('a')).to.include({ allowed: false })
    expect(other.takeCounts()).to.deep.equal([['a', 2]])
    now = 59_999
    expect(other.take('a')!.allowed).to.equal(false)
    now = 60_000
    expect(other.take('a')).to.include({ allowed: true, remaining: 4 })
  })
})
