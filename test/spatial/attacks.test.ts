import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exchange } from '../support/raw-http.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { send } from '../support/http-answer.ts'
import { askForToken, basic, ROOT } from '../support/spatial-client.ts'
import {
  SECRET,
  ISSUER,
  rsa,
  ec,
  claims,
  signed,
  hmac,
  rs256,
  HS,
  RS,
  own,
  foreign,
  changed,
  publicJwk,
} from './support/forged-tokens.ts'
import { TOKEN_ATTACKS } from './support/token-attacks.ts'

describe('attacks on', () => {
  let folder: string
  let server: TestServer
  /** Everything that a log must not repeat. */
  const tried = new Set<string>([SECRET])

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-attacks-'))
    const keys = [
      { ...publicJwk(rsa.publicKey), kid: 'r', use: 'sig', alg: 'RS256' },
      { ...publicJwk(ec.publicKey), kid: 'e', use: 'sig', alg: 'ES256' },
    ]
    await writeFile(join(folder, 'jwks.json'), JSON.stringify({ keys }))
    server = await startServer({
      demo: false,
      env: {
        JWT_SECRET: SECRET,
        JWT_JWKS_FILE: join(folder, 'jwks.json'),
        JWT_ISSUER: ISSUER,
        JWT_AUDIENCE: 'maps',
        LOG_LEVEL: 'trace',
      },
    })
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
    const log = JSON.stringify(server.log)
    expect(log).to.include('credentials-refused')
    for (const secret of tried) expect(log.includes(secret), 'a credential in the log').to.be.false
  })

  const statusOf = async (headers: Record<string, string>, target = '/functions'): Promise<number> =>
    (await send(`${server.url}${ROOT}${target}`, { headers })).status
  const bearer = (token: string): Promise<number> => {
    // Of a token its signature is what must not be known.
    const signature = token.split('.')[2] ?? ''
    if (signature.length > 20) tried.add(signature)
    return statusOf({ Authorization: `Bearer ${token}` })
  }

  describe('bearer tokens:', () => {
    it('the valid token is accepted', async () => {
      expect(await bearer(own(claims))).to.equal(200)
      expect(await bearer(foreign(claims))).to.equal(200)
      expect(await bearer(signed(RS, claims, rs256(rsa.privateKey)))).to.equal(200)
    })

    for (const [title, attacks] of Object.entries(TOKEN_ATTACKS)) {
      it(`${title}: refused`, async () => {
        for (const [name, token] of Object.entries(attacks)) {
          expect(await bearer(token), name).to.be.oneOf([401, 403])
        }
      })
    }

    it('a head of more than 16 KiB is cut off before anything is read: refused', async () => {
      expect(await bearer(foreign(changed({ more: 'x'.repeat(20_000) })))).to.equal(431)
    })

    it('a token in the query or in the body is rejected', async () => {
      const token = own(claims)
      tried.add(token)
      for (const name of ['access_token', 'token', 'Authorization', 'api_key', 'X-API-Key']) {
        expect(await statusOf({}, `/functions?${name}=${token}`)).to.equal(401)
      }
    })

    it('two headers, of which one would hold: refused', async () => {
      const [good, bad] = [own(claims), signed(HS, claims, hmac('x'))]
      for (const [first, second] of [
        [good, bad],
        [bad, good],
        [good, good],
      ]) {
        const { answers } = await exchange(
          server.url,
          `GET ${ROOT}/functions HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${first}\r\nauthorization: Bearer ${second}\r\n\r\n`,
          { expect: 1 },
        )
        expect(answers[0]?.status).to.equal(400)
        expect(answers[0]?.body).to.include('Authorization occurs more than once')
      }
    })

    it('a flood of forged tokens costs a check for each request of the budget of its address, and no more', async () => {
      const flooded = await startServer({ demo: false, env: { RATE_LIMIT_ADDRESS: '10' } })
      const forged = Array.from({ length: 100 }, (_, number) =>
        signed(HS, changed({ jti: number }), hmac('x'.repeat(32))),
      )
      const statuses = await Promise.all(
        forged.map(
          async (token) =>
            (await send(`${flooded.url}${ROOT}/functions`, { headers: { Authorization: `Bearer ${token}` } }))
              .status,
        ),
      )
      await flooded.stop()
      expect(statuses.filter((status) => status === 401)).to.have.length(10)
      expect(statuses.filter((status) => status === 429)).to.have.length(90)
      const refused = flooded.log.filter(({ audit }) => audit === 'credentials-refused')
      expect(
        refused.reduce((sum, { times }) => sum + Number(times), 0),
        'counted',
      ).to.equal(10)
      expect(refused.length, 'lines').to.be.below(4)
      expect(refused[0]).to.include({ address: '127.0.0.1', reason: 'bad-signature' })
    })
  })

  describe('API keys:', () => {
    let key: string
    let secret: string
    before(async () => {
      ;({ key, secret } = await server.apiKey())
      tried.add(secret)
    })

    const pairStatuses = async (name: string, pass: string): Promise<number[]> => {
      const base64 = Buffer.from(`${name}:${pass}`).toString('base64')
      const header = /^[\x21-\x7e]*$/.test(`${name}.${pass}`) ? [{ 'X-API-Key': `${name}.${pass}` }] : []
      return Promise.all([
        ...header.map((headers) => statusOf(headers)),
        statusOf({ Authorization: `Apikey ${base64}` }),
        send(`${server.url}/auth/v2/token`, {
          method: 'POST',
          headers: { Authorization: `Basic ${base64}` },
          body: new URLSearchParams({ grant_type: 'client_credentials' }),
        }).then(({ status }) => status),
      ])
    }

    it('the valid key is accepted', async () => {
      expect(await pairStatuses(key, secret)).to.deep.equal([200, 200, 200])
    })

    it('cut off, filled up, in other letters, with SQL, NUL and other scripts: refused', async () => {
      const pairs: [string, string][] = [
        [key, secret.slice(0, -1)],
        [key, secret.slice(0, 10)],
        [key, ''],
        ['', secret],
        ['', ''],
        [key.slice(0, -1), secret],
        [key, `${secret}A`],
        [key, `${secret}=`],
        [key, ` ${secret}`],
        [key, `${secret}\0`],
        [`${key}\0`, secret],
        [`${key} `, secret],
        [key, secret.toUpperCase()],
        [key.toUpperCase(), secret],
        [secret, key],
        [key, key],
        [`${key}' OR '1'='1`, secret],
        [`${key}'--`, secret],
        ['%', secret],
        ['_'.repeat(key.length), secret],
        [key, `${secret}.${secret}`],
        [`${key}.${secret}`, secret],
        [key, secret.replace(/^gts_/, 'gtѕ_')],
        [key, `${secret.slice(0, -1)}\u0301`],
        ['x'.repeat(4000), secret],
        [key, 'x'.repeat(4000)],
        ['__proto__', secret],
      ]
      for (const [name, pass] of pairs) {
        for (const status of await pairStatuses(name, pass)) {
          expect(status, JSON.stringify([name, pass]).slice(0, 80)).to.equal(401)
        }
      }
    })

    it('encoded in another base64, or followed by more: refused', async () => {
      const base64 = basic({ key, secret })
      for (const text of [
        `${base64}A`,
        `${base64}=`,
        `=${base64}`,
        `${base64} ${base64}`,
        `${base64},x=y`,
        '====',
        '',
      ]) {
        expect(await statusOf({ Authorization: `Apikey ${text}` }), text.replace(base64, '…')).to.equal(401)
      }
    })

    it('of the server of another folder: refused', async () => {
      const other = await startServer({ demo: false })
      const pair = await other.apiKey()
      await other.stop()
      expect(await pairStatuses(pair.key, pair.secret)).to.deep.equal([401, 401, 401])
    })

    it('sent again after they were revoked, and the tokens made from them: refused within a second', async () => {
      const pair = await server.apiKey()
      const { access_token } = (await askForToken(server, pair)).body as { access_token: string }
      tried.add(pair.secret).add(access_token)
      expect(await bearer(access_token)).to.equal(200)
      await server.revoke(pair.key)
      const startedAt = performance.now()
      while ((await bearer(access_token)) !== 401 && performance.now() - startedAt < 3000);
      expect(performance.now() - startedAt).to.be.below(1000)
      expect(await pairStatuses(pair.key, pair.secret)).to.deep.equal([401, 401, 401])
      const find = () => server.log.find(({ reason }) => reason === 'revoked')
      // The answer does not wait for the trail.
      while (find() === undefined) await sleep(5)
      expect(find()).to.include({
        audit: 'credentials-refused',
        address: '127.0.0.1',
        actor: `api-key:${pair.key}`,
      })
    })

    it('the response takes the same time for a nearly right secret as for a wrong one', async () => {
      const last = secret.endsWith('A') ? 'B' : 'A'
      const guesses = {
        'nearly right': secret.slice(0, -1) + last,
        'wrong from the start': `${last}${secret.slice(1)}`,
        short: 'x',
        long: 'x'.repeat(64),
      }
      const times = new Map<string, number[]>(Object.keys(guesses).map((name) => [name, []]))
      for (let round = 0; round < 150; round++) {
        for (const [name, guess] of Object.entries(guesses)) {
          const startedAt = performance.now()
          await server.apiKeys.verify(key, guess).then(
            () => expect.fail('A wrong secret held.'),
            () => times.get(name)!.push(performance.now() - startedAt),
          )
        }
      }
      const medians = [...times.values()].map((all) => all.sort((a, b) => a - b)[all.length >> 1]!)
      expect(Math.max(...medians) / Math.min(...medians)).to.be.below(2)
    })
  })
})
