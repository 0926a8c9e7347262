import { expect } from 'chai'
import type { IncomingHttpHeaders } from 'node:http'
import { corsPolicy } from '../../src/contract/cors.ts'
import { ForeignPage } from '../../src/contract/faults.ts'
import { refuseForeignPages } from '../../src/contract/foreign-page.ts'

describe('A request of a page of another site', () => {
  const own = 'https://data.example'
  const isRefused = (
    method: string,
    headers: IncomingHttpHeaders,
    allowed: readonly string[] = [],
  ): boolean => {
    try {
      refuseForeignPages(method, headers, own, corsPolicy(allowed))
      return false
    } catch (error) {
      expect(error).to.be.instanceOf(ForeignPage)
      return true
    }
  }

  it('is refused where it may change data', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const headers of [
        { origin: 'https://evil.example', host: 'data.example', 'sec-fetch-site': 'cross-site' },
        { origin: 'null', host: 'data.example' },
        { origin: 'https://sub.data.example', host: 'data.example', 'sec-fetch-site': 'same-site' },
        { origin: 'https://data.example.evil', host: 'data.example' },
        { 'sec-fetch-site': 'cross-site' },
      ])
        expect(isRefused(method, headers), `${method} ${JSON.stringify(headers)}`).to.equal(true)
  })

  it('is no request of a page below the path of a proxy', () => {
    const headers = { origin: own, host: 'inner:8080', 'sec-fetch-site': 'same-origin' }
    expect(() => refuseForeignPages('POST', headers, `${own}/below`, corsPolicy([]))).to.not.throw()
    const foreign = { ...headers, origin: 'https://evil.example' }
    expect(() => refuseForeignPages('POST', foreign, `${own}/below`, corsPolicy([]))).to.throw(ForeignPage)
  })

  it('is taken from own pages, from allowed origins, from other clients, and where it only reads', () => {
    for (const headers of [
      { origin: own, host: 'inner:8080', 'sec-fetch-site': 'same-origin' },
      { origin: 'http://inner:8080', host: 'inner:8080' },
      { 'sec-fetch-site': 'none' },
      {},
    ])
      expect(isRefused('POST', headers), JSON.stringify(headers)).to.equal(false)
    const foreign = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }
    expect(isRefused('POST', foreign, ['https://app.example'])).to.equal(false)
    expect(isRefused('POST', foreign, ['*'])).to.equal(false)
    expect(isRefused('POST', foreign, ['https://other.example'])).to.equal(true)
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(isRefused(method, foreign)).to.equal(false)
  })
})
