import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startServer, type TestServer } from '../support/server.ts'
import { ROOT } from '../support/spatial-client.ts'

/** What Chromium and Firefox send for the address that a person types. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

describe('a request without credentials', () => {
  let server: TestServer
  before(async () => (server = await startServer()))
  after(() => server.stop())

  const ask = (path: string, accept: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${ROOT}${path}`, { headers: { Accept: accept, ...headers } })

  for (const path of ['', '/collections', '/collections/places/cities/items?limit=1']) {
    it(`of a browser gets a page that says how to get credentials: ${path}`, async () => {
      const answer = await ask(path, BROWSER)
      expect(answer.status).to.equal(401)
      expect(answer.headers.get('content-type')).to.equal('text/html')
      expect(answer.headers.get('www-authenticate')).to.include('Bearer realm="groundtruth"')
      expect(answer.headers.get('content-security-policy')).to.match(
        /^default-src 'none'; script-src 'self'; style-src 'self';/,
      )
      expect(answer.headers.get('vary')).to.match(/\bAccept\b(?!-)/)
      const page = await answer.text()
      expect(page).to.include('Groundtruth Spatial Features').and.to.include('How to get a token')
      expect(page).to.include(answer.headers.get('x-request-id')!)
      expect(page).to.include(`${server.url}${ROOT}${path.split('?')[0]}`)
    })
  }

  for (const accept of [
    '*/*',
    'application/json',
    'application/geo+json, */*;q=0.1',
    'text/html;q=0.5, */*',
  ]) {
    it(`of a program gets JSON: ${accept}`, async () => {
      const answer = await ask('/collections', accept)
      expect(answer.status).to.equal(401)
      expect(answer.headers.get('content-type')).to.equal('application/json')
      expect(await answer.json()).to.have.property('errors')
    })
  }

  it('gets what the parameter f names', async () => {
    const typeOf = async (path: string, accept: string) =>
      (await ask(path, accept)).headers.get('content-type')
    expect(await typeOf('/collections?f=json', BROWSER)).to.equal('application/json')
    expect(await typeOf('/collections?f=html', 'application/json')).to.equal('text/html')
  })

  it('gets the page with the reason if the credentials are wrong, without the credentials', async () => {
    const answer = await ask('/collections', BROWSER, { Authorization: 'Bearer nonsense<b>' })
    expect(answer.status).to.equal(401)
    expect(await answer.text())
      .to.include('How to get a token')
      .and.to.not.include('nonsense')
  })

  it('shows a command whose address a shell does not expand', async () => {
    const page = await (await ask("/collections/$(reboot)/it's", BROWSER)).text()
    const shown = /<code>(curl [^<]*)<\/code>/
      .exec(page)![1]!
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
    const command = shown.replace(/^curl /, 'printf "%s\\n" ')
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env: { TOKEN: 't' } })
    expect(stdout.split('\n')).to.deep.equal([
      '-H',
      'Authorization: Bearer t',
      `${server.url}${ROOT}/collections/$(reboot)/it%27s`,
      '',
    ])
  })

  it('shows a hostile path as text', async () => {
    const answer = await ask('/collections/<script>alert(1)</script>/%22%3E/items', BROWSER)
    const page = await answer.text()
    expect(page).to.not.include('<script>alert')
  })
})
