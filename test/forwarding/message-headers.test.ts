import { expect } from 'chai'
import { headersOfAnswer, headersOfRequest } from '../../src/forwarding/message-headers.ts'

describe('The headers of a message that is passed on to another server', () => {
  it('have the cookie of a session and what browsers tell of the page, and cookies of the answer one by one', () => {
    const sent = [
      'Cookie',
      'session=gts_a',
      'Sec-Fetch-Site',
      'same-origin',
      'Origin',
      'https://data.example',
    ]
    expect(headersOfRequest({ rawHeaders: sent, headers: {} })).to.deep.equal([
      ...sent,
      'Via',
      '1.1 groundtruth',
    ])
    const answered = ['Set-Cookie', 'a=1; Path=/', 'Set-Cookie', 'b=2; Path=/']
    expect(headersOfAnswer({ rawHeaders: answered, headers: {} })).to.deep.equal(answered)
  })
})
