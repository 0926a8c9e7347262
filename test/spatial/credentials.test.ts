import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import jwt from 'jsonwebtoken'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startServer, type TestServer } from '../support/server.ts'
import { send } from '../support/http-answer.ts'
import { askForToken, basic, codesOf, SpatialClient } from '../support/spatial-client.ts'

describe('credentials of the spatial service', () => {
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    server = await startServer()
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const status = async (headers: Record<string, string>): Promise<number> =>
    (await client.bare('/collections', headers)).status

  it('are a bearer token, an API key in X-API-Key, or the same key in Authorization: Apikey', async () => {
    const apiKey = await server.apiKey()
    expect(await status({ Authorization: `Bearer ${client.token}` })).to.equal(200)
    expect(await status({ 'X-API-Key': `${apiKey.key}.${apiKey.secret}` })).to.equal(200)
    expect(await status({ Authorization: `Apikey ${basic(apiKey)}` })).to.equal(200)
  })

  it('may name their scheme in any letter case', async () => {
    const apiKey = await server.apiKey()
    expect(await status({ Authorization: `bearer ${client.token}` })).to.equal(200)
    expect(await status({ Authorization: `APIKEY ${basic(apiKey)}` })).to.equal(200)
  })

  it('are asked for by 401, DIS-1001 and WWW-Authenticate where they are missing or do not hold', async () => {
    const { key, secret } = await server.apiKey()
    const forged = jwt.sign({ workspaceId: 'demo', scope: 'spatial:read' }, 'x'.repeat(32), {
      expiresIn: '1h',
    })
    const unsigned = jwt.sign({ workspaceId: 'demo', scope: 'spatial:read' }, '', {
      algorithm: 'none',
      expiresIn: '1h',
    })
    const cases: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer nonsense' },
      { Authorization: `Bearer ${forged}` },
      { Authorization: `Bearer ${unsigned}` },
      { Authorization: `Bearer ${client.token}x` },
      { Authorization: 'Bearer' },
      { Authorization: `Basic ${basic({ key, secret })}` },
      { Authorization: `Apikey ${basic({ key, secret: 'gts_wrong' })}` },
      { Authorization: 'Apikey ???' },
      { 'X-API-Key': key },
      { 'X-API-Key': `${key}.wrong` },
      { 'X-API-Key': `gtk_unknown.${secret}` },
    ]
    for (const headers of cases) {
      const answer = await client.bare('/collections', headers)
      const name = JSON.stringify(headers)
      expect(answer.status, name).to.equal(401)
      expect(codesOf(answer), name).to.deep.equal(['DIS-1001'])
      expect(answer.headers.get('www-authenticate'), name).to.match(/^Bearer realm=/)
    }
  })

  it('that have expired, or never do, are refused', async () => {
    const secret = Buffer.from((await readFile(join(server.dataDir, 'jwt-secret'), 'utf8')).trim())
    const [head, body] = client.token.split('.') as [string, string, string]
    // The secret is used as the server uses it, or the two tokens below would be refused for their signature.
    const keys = [
      secret,
      Buffer.from(secret.toString(), 'base64'),
      Buffer.from(secret.toString(), 'base64url'),
    ]
    const key = keys.find(
      (candidate) =>
        createHmac('sha256', candidate).update(`${head}.${body}`).digest('base64url') ===
        client.token.split('.')[2],
    )
    expect(key, 'the signing secret').to.exist
    const claims = { workspaceId: 'demo', scope: 'spatial:read', iss: 'groundtruth' }
    const sign = (times: object) => jwt.sign({ ...claims, ...times }, key!, { algorithm: 'HS256' })
    const now = Math.floor(Date.now() / 1000)
    expect(await status({ Authorization: `Bearer ${sign({ exp: now + 60 })}` })).to.equal(200)
    expect(await status({ Authorization: `Bearer ${sign({ exp: now - 60 })}` })).to.equal(401)
    expect(await status({ Authorization: `Bearer ${sign({})}` })).to.equal(401)
    expect(await status({ Authorization: `Bearer ${sign({ exp: now + 60, nbf: now + 30 })}` })).to.equal(401)
  })

  it('without a workspace are refused by 401 and DIS-1004', async () => {
    const answer = await client.bare('/collections', { Authorization: `Bearer ${await server.token(null)}` })
    expect(answer.status).to.equal(401)
    expect(codesOf(answer)).to.deep.equal(['DIS-1004'])
    expect(answer.headers.get('www-authenticate')).to.include('invalid_token')
  })

  it('without the right to read are refused by 403 and DIS-1002, whatever their form', async () => {
    const { key, secret } = await server.apiKey({ scope: 'quality:read' })
    for (const headers of [
      { Authorization: `Bearer ${await server.token('demo', 'quality:read')}` },
      { 'X-API-Key': `${key}.${secret}` },
      { Authorization: `Apikey ${basic({ key, secret })}` },
    ] as Record<string, string>[]) {
      const answer = await client.bare('/collections', headers)
      expect(answer.status).to.equal(403)
      expect(codesOf(answer)).to.deep.equal(['DIS-1002'])
    }
  })

  it('that expire do so to the second, although they are remembered', async () => {
    // Tokens count in whole seconds: this one has between one and two of them.
    const token = await server.token('demo', 'spatial:read', 2)
    const expiry = (jwt.decode(token) as jwt.JwtPayload).exp! * 1000
    const headers = { Authorization: `Bearer ${token}` }
    expect(await status(headers)).to.equal(200)
    while (Date.now() < expiry - 50) expect(await status(headers)).to.equal(200)
    await new Promise((resolve) => setTimeout(resolve, expiry - Date.now() + 1))
    expect(await status(headers)).to.equal(401)
  })

  it('get another limit within a second, and the tokens made from them too', async () => {
    const apiKey = await server.apiKey({ rateLimit: 2 })
    const { access_token } = (await askForToken(server, apiKey)).body as { access_token: string }
    const limitOf = async (headers: Record<string, string>) => {
      const answer = await client.bare('/functions', headers)
      return [answer.status, answer.headers.get('ratelimit-limit'), answer.headers.get('ratelimit-remaining')]
    }
    const byKey = { 'X-API-Key': `${apiKey.key}.${apiKey.secret}` }
    const byToken = { Authorization: `Bearer ${access_token}` }
    expect(await limitOf(byKey)).to.deep.equal([200, '2', '0'])
    expect(await limitOf(byToken)).to.deep.equal([429, '2', '0'])
    await server.apiKeys.limit(apiKey.key, 9)
    expect(await limitOf(byToken)).to.deep.equal([200, '9', '6'])
    await server.apiKeys.limit(apiKey.key, 1)
    expect(await limitOf(byKey), 'overdrawn, not negative').to.deep.equal([429, '1', '0'])
    await server.apiKeys.limit(apiKey.key, undefined)
    expect(await limitOf(byKey), 'the limit of the server, which has none').to.deep.equal([200, null, null])
  })

  it('that lack a right are in the audit trail, which says whose they are', async () => {
    const { key, secret } = await server.apiKey({ scope: 'quality:read' })
    await status({ 'X-API-Key': `${key}.${secret}` })
    const find = () => server.log.find(({ actor }) => actor === `api-key:${key}`)
    // The answer does not wait for the trail.
    while (find() === undefined) await sleep(5)
    expect(find()).to.include({
      audit: 'credentials-refused',
      address: '127.0.0.1',
      reason: 'scope-missing',
    })
  })

  it('are checked before the request and before the existence of what it names', async () => {
    expect((await client.bare('/collections/no?limit=0')).status).to.equal(404)
    for (const path of ['/collections/no/such', '/collections/places/cities/items?limit=0&x=1'])
      expect((await client.bare(path)).status, path).to.equal(401)
  })

  describe('at the token endpoint', () => {
    it('become a token of an hour that reads', async () => {
      const answer = await askForToken(server, await server.apiKey())
      expect(answer.status).to.equal(200)
      expect(answer.headers.get('cache-control')).to.equal('no-store')
      expect(answer.headers.get('pragma')).to.equal('no-cache')
      const body = answer.body as {
        access_token: string
        token_type: string
        expires_in: number
        scope: string
      }
      expect(body).to.include({ token_type: 'Bearer', expires_in: 3600, scope: 'spatial:read' })
      expect(await status({ Authorization: `Bearer ${body.access_token}` })).to.equal(200)
    })

    it('become a token of those rights alone that are asked for', async () => {
      const apiKey = await server.apiKey({ scope: 'spatial:read quality:read' })
      const all = await askForToken(server, apiKey)
      expect((all.body as { scope: string }).scope.split(' ')).to.have.members([
        'spatial:read',
        'quality:read',
      ])
      const some = await askForToken(server, apiKey, {
        grant_type: 'client_credentials',
        scope: 'spatial:read',
      })
      expect((some.body as { scope: string }).scope).to.equal('spatial:read')
    })

    it('are refused as invalid_scope where the key lacks the right', async () => {
      const answer = await askForToken(server, await server.apiKey({ scope: 'quality:read' }), {
        grant_type: 'client_credentials',
        scope: 'spatial:read',
      })
      expect(answer.status).to.equal(400)
      expect(answer.body).to.have.keys('error', 'error_description')
      expect(answer.body).to.have.property('error', 'invalid_scope')
    })

    it('are refused as invalid_client where they are missing or wrong', async () => {
      const { key } = await server.apiKey()
      for (const pair of [undefined, { key, secret: 'wrong' }, { key: 'gtk_unknown', secret: 'wrong' }]) {
        const answer = await askForToken(server, pair)
        expect(answer.status).to.equal(401)
        expect(answer.headers.get('www-authenticate')).to.match(/^Basic /)
        expect(answer.body).to.have.keys('error', 'error_description')
        expect(answer.body).to.have.property('error', 'invalid_client')
      }
    })

    /** Sends a body as it is; Basic credentials too, unless they are undefined. */
    const grant = (body: string, authorization: string | undefined) =>
      send(`${server.url}/auth/v2/token`, {
        method: 'POST',
        headers: {
          ...(authorization !== undefined && { Authorization: authorization }),
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body,
      })

    it('do not help where the request is not one of RFC 6749, whose errors it gets', async () => {
      const apiKey = await server.apiKey({ scope: 'spatial:read quality:read' })
      const good = 'grant_type=client_credentials'
      for (const [body, error] of [
        ['grant_type=password', 'unsupported_grant_type'],
        ['grant_type=CLIENT_CREDENTIALS', 'unsupported_grant_type'],
        ['grant_type=authorization_code&code=a', 'unsupported_grant_type'],
        ['scope=spatial:read', 'invalid_request'],
        ['grant_type=', 'invalid_request'],
        ['', 'invalid_request'],
        [`${good}&${good}`, 'invalid_request'],
        [`${good}&scope=spatial:read&scope=spatial:read`, 'invalid_request'],
        [`${good}&x=1&x=2`, 'invalid_request'],
        [`${good}&scope=%zz`, 'invalid_request'],
        [`${good}&scope=spatial:read+quality:write`, 'invalid_scope'],
        [`${good}&scope=spatial:read++quality:read`, 'invalid_scope'],
        [`${good}&scope=spatial:read,quality:read`, 'invalid_scope'],
        [`${good}&scope=%22%5C%C3%A4`, 'invalid_scope'],
        [`${good}&client_id=${apiKey.key}&client_secret=${apiKey.secret}`, 'invalid_request'],
        [`${good}&client_id=gtk_other`, 'invalid_request'],
      ] as const) {
        const answer = await grant(body, `Basic ${basic(apiKey)}`)
        expect(answer.status, body).to.equal(400)
        expect(answer.body, body).to.have.keys('error', 'error_description')
        expect(answer.body, body).to.have.property('error', error)
        expect((answer.body as { error_description: string }).error_description, body).to.match(
          /^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/,
        )
        expect(answer.headers.get('cache-control'), body).to.equal('no-store')
        expect(answer.headers.get('pragma'), body).to.equal('no-cache')
      }
    })

    it('are taken from HTTP Basic alone, not from the body', async () => {
      const { key, secret } = await server.apiKey()
      const body = `grant_type=client_credentials&client_id=${key}&client_secret=${secret}`
      const answer = await grant(body, undefined)
      expect(answer.status).to.equal(401)
      expect(answer.headers.get('www-authenticate')).to.match(/^Basic /)
      expect(answer.headers.get('cache-control')).to.equal('no-store')
      expect(answer.body).to.deep.equal({
        error: 'invalid_client',
        error_description: 'The request carries no credentials. Send key and secret by HTTP Basic.',
      })
    })

    it('may be encoded as in a form before they become Basic', async () => {
      const { key, secret } = await server.apiKey()
      const encoded = (text: string) =>
        [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
      const basicOf = (user: string, password: string) =>
        `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
      const good = 'grant_type=client_credentials'
      expect((await grant(good, basicOf(encoded(key), encoded(secret)))).status).to.equal(200)
      expect((await grant(good, basicOf(key, secret.replaceAll('_', '%5F')))).status).to.equal(200)
      for (const wrong of [`${secret}%`, `${secret}%0`, `${secret}%zz`, `${secret}+`, `%00${secret}`]) {
        expect((await grant(good, basicOf(key, wrong))).status, wrong.replace(secret, '…')).to.equal(401)
      }
    })

    it('may come with fields that the grant does not know, and with empty ones, which count as left out', async () => {
      const apiKey = await server.apiKey()
      const good = 'grant_type=client_credentials'
      for (const more of [
        'audience=anything',
        'scope=',
        'client_id=&client_secret=',
        `client_id=${apiKey.key}`,
      ]) {
        const answer = await grant(`${good}&${more}`, `Basic ${basic(apiKey)}`)
        expect(answer.status, more.replace(apiKey.key, '…')).to.equal(200)
        expect(answer.body).to.have.property('scope', 'spatial:read')
      }
    })

    it('end all tokens that were made from them within a second of being revoked', async () => {
      const apiKey = await server.apiKey()
      const { access_token } = (await askForToken(server, apiKey)).body as { access_token: string }
      const headers = { Authorization: `Bearer ${access_token}` }
      expect(await status(headers)).to.equal(200)
      await server.revoke(apiKey.key)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      const answer = await client.bare('/collections', headers)
      expect(answer.status).to.equal(401)
      expect(codesOf(answer)).to.deep.equal(['DIS-1001'])
      expect(await status({ 'X-API-Key': `${apiKey.key}.${apiKey.secret}` })).to.equal(401)
      expect((await askForToken(server, apiKey)).status).to.equal(401)
    })
  })
})

describe('a spatial service with AUTH=none', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ env: { AUTH: 'none' } })
  })
  after(() => server.stop())

  it('says so in its log at the start', () => {
    expect(server.log.some(({ level, msg }) => level === 40 && /^AUTH=none: everyone/.test(String(msg)))).to
      .be.true
  })

  it('answers every client, even with wrong credentials', async () => {
    const client = new SpatialClient(server, 'nonsense')
    expect((await client.bare('/collections')).status).to.equal(200)
    expect((await client.bare('/collections/places/cities/items')).status).to.equal(200)
    expect((await client.get('/collections')).status).to.equal(200)
    expect((await client.bare('/collections', { 'X-API-Key': 'a.b' })).status).to.equal(200)
  })

  it('still asks for the key that a token is made from', async () => {
    expect((await askForToken(server, undefined)).status).to.equal(401)
    expect((await askForToken(server, await server.apiKey())).status).to.equal(200)
  })
})
