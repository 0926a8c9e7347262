import { expect } from 'chai'
import jwt from 'jsonwebtoken'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startServer, type TestServer } from '../support/server.ts'
import { askForToken, basic, codesOf, send, SpatialClient } from '../support/spatial-client.ts'

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

  it('are judged before the request and before the existence of what it names', async () => {
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

    it('do not help where the grant is another one, is missing or comes twice', async () => {
      const apiKey = await server.apiKey()
      const errorOf = async (body: string): Promise<unknown> => {
        const answer = await send(`${server.url}/auth/v2/token`, {
          method: 'POST',
          headers: {
            Authorization: `Basic ${basic(apiKey)}`,
            'Content-Type': 'application/x-www-form-urlencoded',
          },
          body,
        })
        expect(answer.status, body).to.equal(400)
        return (answer.body as { error: string }).error
      }
      expect(await errorOf('grant_type=password')).to.equal('unsupported_grant_type')
      expect(await errorOf('scope=spatial:read')).to.equal('invalid_request')
      expect(await errorOf('grant_type=client_credentials&grant_type=client_credentials')).to.equal(
        'invalid_request',
      )
      expect(await errorOf('')).to.equal('invalid_request')
    })

    it('may come with fields that the grant does not know', async () => {
      const answer = await askForToken(server, await server.apiKey(), {
        grant_type: 'client_credentials',
        audience: 'anything',
      })
      expect(answer.status).to.equal(200)
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

  it('answers everyone, even with credentials that would not hold', async () => {
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
