import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../../src/migrations.ts'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { makeOnce } from '../../../src/platform/cluster/first-start-of-all.ts'
import { LoneServer } from '../../../src/platform/cluster/lone.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'

const NEVER = new AbortController().signal

describe('The first start of a catalogue', () => {
  let catalogue: Catalogue
  before(async () => {
    catalogue = await openCatalogue(await temporaryFolder(), MIGRATIONS, recordingLogger().logger)
  })
  beforeEach(() => catalogue.knex('first_starts').delete())
  after(() => catalogue?.close())

  /** A server that may make things, or waits for others. */
  const server = (works: boolean) => new LoneServer({ id: 'a', name: 'a', peerUrl: undefined, works })

  it('makes a thing once', async () => {
    let times = 0
    for (let start = 0; start < 2; start++)
      await makeOnce(catalogue, server(true), 'thing', NEVER, async () => void times++)
    expect(times).to.equal(1)
  })

  it('makes it again if an attempt failed', async () => {
    const broken = () => Promise.reject(new Error('broken'))
    await failureOf(() => makeOnce(catalogue, server(true), 'thing', NEVER, broken))
    let isMade = false
    await makeOnce(catalogue, server(true), 'thing', NEVER, async () => void (isMade = true))
    expect(isMade).to.equal(true)
  })

  it('lets other servers wait until it is made', async () => {
    let isOver = false
    const waiting = makeOnce(catalogue, server(false), 'thing', NEVER, async () => {
      throw new Error('The other server makes it.')
    }).then(() => (isOver = true))
    await sleep(100)
    expect(isOver).to.equal(false)
    await makeOnce(catalogue, server(true), 'thing', NEVER, async () => undefined)
    await waiting
  })

  it('ends the wait when the server stops', async () => {
    const stop = new AbortController()
    const waiting = failureOf(() =>
      makeOnce(catalogue, server(false), 'thing', stop.signal, async () => undefined),
    )
    stop.abort()
    expect(await waiting).to.have.property('name', 'AbortError')
  })
})
