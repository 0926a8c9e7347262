import { expect } from 'chai'
import { MIGRATIONS } from '../../src/migrations.ts'
import type { Catalogue } from '../../src/platform/catalogue/catalogue.ts'
import { TooManyAttempts } from '../../src/quality/model/errors.ts'
import { Slowdown } from '../../src/quality/services/accounts/slowdown.ts'
import { attemptsLeft, LoginAttempts } from '../../src/quality/stores/accounts/login-attempts.ts'
import { recordingLogger, temporaryFolder } from '../platform/support.ts'
import { openCatalogue } from '../support/catalogue.ts'

const ADDRESS = '192.0.2.1'
const wrong = async () => false
const right = async () => true

describe('Wrong passwords on several servers of a catalogue', function () {
  this.timeout(60_000)
  let catalogues: Catalogue[]
  let servers: Slowdown[]
  const clock = { ms: Date.now() }

  beforeEach(async () => {
    const folder = await temporaryFolder()
    const { logger } = recordingLogger()
    catalogues = []
    for (let server = 0; server < 2; server++)
      catalogues.push(await openCatalogue(folder, MIGRATIONS, logger))
    servers = catalogues.map((catalogue) => new Slowdown(new LoginAttempts(catalogue), () => clock.ms))
  })
  afterEach(() => Promise.all(catalogues.map((catalogue) => catalogue.close())))

  /** `false` for a wrong password, `true` for a right one, and the seconds to wait if it was rejected. */
  const outcomeOf = async (
    server: number,
    isRight = wrong,
    user = 'ada',
    address = ADDRESS,
  ): Promise<boolean | number> => {
    try {
      return await servers[server]!.attempt(user, address, isRight)
    } catch (error) {
      if (error instanceof TooManyAttempts) return error.retryAfterSeconds
      throw error
    }
  }

  it('count together, one after the other', async () => {
    for (let turn = 0; turn < 5; turn++) expect(await outcomeOf(turn % 2)).to.equal(false)
    expect(await outcomeOf(0)).to.equal(30)
    expect(await outcomeOf(1, right)).to.equal(30)
    clock.ms += 30_000
    expect(await outcomeOf(1, right)).to.equal(true)
    expect(await outcomeOf(0)).to.equal(false)
    expect(await outcomeOf(1)).to.equal(30)
  })

  it('get no more tries by being sent at once than on one server', async () => {
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, turn) => outcomeOf(turn % 2)))
    expect(outcomes.filter((outcome) => outcome === false)).to.have.length(5)
    expect(outcomes.filter((outcome) => typeof outcome === 'number')).to.have.length(95)
  })

  it('count once while their last rows are still being written', async () => {
    const store = new LoginAttempts(catalogues[0]!)
    let finish: (() => void) | undefined
    const held = new Promise<undefined>((resolve) => (finish = () => resolve(undefined)))
    const server = new Slowdown(
      {
        read: (keys) => store.read(keys),
        take: (key, rate, now) => store.take(key, rate, now),
        takeAny: () => held,
        prune: (now) => store.prune(now),
      },
      () => clock.ms,
    )
    const guesses: Promise<boolean>[] = []
    for (let turn = 1; turn <= 5; turn++) {
      guesses.push(server.attempt('ada', ADDRESS, wrong))
      const taken = async () =>
        [...(await store.read([server.keyOf('ada', ADDRESS)])).values()].includes(clock.ms + turn * 30_000)
      while (!(await taken())) await new Promise((resolve) => setTimeout(resolve, 1))
    }
    finish!()
    expect(await Promise.all(guesses)).to.deep.equal([false, false, false, false, false])
  })

  it('hide a right password that was sent with them, once the attempts are used up', async () => {
    let answerRight: (() => void) | undefined
    const slow = outcomeOf(0, () => new Promise((resolve) => (answerRight = () => resolve(true))))
    while (answerRight === undefined) await new Promise((resolve) => setTimeout(resolve, 1))
    for (let turn = 0; turn < 5; turn++) expect(await outcomeOf(1)).to.equal(false)
    answerRight()
    expect(await slow).to.equal(30)
  })

  it('of an address at many users, and at one user from many addresses, count together too', async () => {
    const users = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => outcomeOf(turn % 2, wrong, `user ${turn}`)),
    )
    expect(users.filter((outcome) => outcome === false)).to.have.length(30)
    for (let turn = 0; turn < 20; turn++) await outcomeOf(0, wrong, 'eve', `198.51.100.${turn}`)
    const start = performance.now()
    expect(await outcomeOf(1, right, 'eve', '203.0.113.1')).to.equal(true)
    expect(performance.now() - start).to.be.above(1900)
  })

  it('write nothing if the password is right, or could not be checked', async () => {
    expect(await outcomeOf(0, right)).to.equal(true)
    const broken = () => Promise.reject(new Error('no memory'))
    for (let turn = 0; turn < 10; turn++)
      await servers[0]!.attempt('ada', ADDRESS, broken).catch(() => undefined)
    expect(await catalogues[0]!.knex('login_attempts').select('*')).to.deep.equal([])
    for (let turn = 0; turn < 5; turn++) expect(await outcomeOf(0)).to.equal(false)
  })

  it('leave no names, and rows that are deleted when they mean nothing any more', async () => {
    await outcomeOf(0, wrong, 'the password, typed as a name')
    const rows: { key: string }[] = await catalogues[0]!.knex('login_attempts').select('key')
    expect(rows).to.have.length(3)
    for (const { key } of rows) expect(key).to.match(/^[0-9a-f]{64}$/)
    clock.ms += 3_600_000
    await outcomeOf(0, wrong, 'other', '198.51.100.1')
    expect(await catalogues[0]!.knex('login_attempts').select('key')).to.have.length(3)
  })

  it('mean nothing if a clock was set back far', () => {
    const rate = { burst: 5, eachMs: 1000 }
    expect(attemptsLeft(3000, rate, 0)).to.equal(2)
    expect(attemptsLeft(30_000, rate, 0)).to.equal(0)
    expect(attemptsLeft(3_600_000, rate, 0)).to.equal(5)
  })
})
