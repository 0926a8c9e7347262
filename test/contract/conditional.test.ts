import { expect } from 'chai'
import { matches } from '../../src/contract/conditional.ts'
import { Encoded } from '../../src/contract/handler.ts'
import { startWorkshop, type Workshop } from '../support/workshop.ts'

describe('If-None-Match', () => {
  for (const [condition, tag, same] of [
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['W/"a"', 'W/"a"', true],
    ['"b", W/"a" , "c"', 'W/"a"', true],
    ['"b","a"', 'W/"a"', true],
    [',, "a"', 'W/"a"', true],
    ['"b,a"', 'W/"a"', false],
    ['"b, "a', 'W/"a"', false],
    ['"A"', 'W/"a"', false],
    ['a', 'W/"a"', false],
    ['w/"a"', 'W/"a"', false],
    ['x"a"', 'W/"a"', false],
    ['"a', 'W/"a"', false],
    ['', 'W/"a"', false],
    ['""', 'W/""', true],
    ['"*"', 'W/"a"', false],
  ] as const) {
    it(`${condition} ${same ? 'meets' : 'does not meet'} ${tag}`, () =>
      expect(matches(condition, tag)).to.equal(same))
  }

  describe('of a body that comes in pieces', () => {
    let workshop: Workshop
    let begun = 0
    let ended = 0
    let fault: Error | undefined

    async function* pieces() {
      begun++
      try {
        if (fault) throw fault
        yield '["one",'
        yield '"two"]'
      } finally {
        ended++
      }
    }

    before(async () => {
      workshop = await startWorkshop(
        { getNotices: (_, reply) => reply['ok']!(new Encoded(pieces()), { ETag: 'W/"v1"' }) },
        { oracle: false },
      )
    })
    beforeEach(() => {
      begun = ended = 0
      fault = undefined
    })
    after(() => workshop.stop())

    const ask = (condition: string, method = 'GET') =>
      fetch(`${workshop.url}/notices`, { method, headers: { 'if-none-match': condition } })

    for (const method of ['GET', 'HEAD']) {
      it(`answers ${method} 304 and does not begin the body, where the tag is still right`, async () => {
        const response = await ask('"v0", W/"v1"', method)
        expect(response.status).to.equal(304)
        expect(await response.text()).to.equal('')
        expect(begun).to.equal(0)
        expect(response.headers.get('etag')).to.equal('W/"v1"')
        expect(response.headers.get('cache-control')).to.equal('private, no-cache')
        expect(response.headers.get('x-request-id')).to.be.a('string')
        expect(response.headers.get('content-type')).to.equal(null)
        expect(response.headers.get('content-length')).to.equal(null)
        expect(workshop.sent.at(-1)).to.deep.equal({ status: 304, bytes: 0, aborted: false })
      })
    }

    it('gets the whole body, with the tag to keep, where the tag is an old one', async () => {
      const response = await ask('"v0"')
      expect(response.status).to.equal(200)
      expect(await response.text()).to.equal('["one","two"]')
      expect(response.headers.get('etag')).to.equal('W/"v1"')
      expect(response.headers.get('cache-control')).to.equal('private, no-cache')
    })

    it('as * matches any existing resource, and reads only its start', async () => {
      expect((await ask('*')).status).to.equal(304)
      expect([begun, ended]).to.deep.equal([1, 1])
    })

    it('as * returns the error if the resource does not exist', async () => {
      fault = new Error('There is no such thing.')
      expect((await ask(' * ')).status).to.equal(500)
      expect([begun, ended]).to.deep.equal([1, 1])
    })
  })
})
