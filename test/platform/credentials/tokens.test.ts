import { expect } from 'chai'
import { createHmac, createSecretKey, generateKeyPairSync } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { CredentialsRejected, type Principal } from '../../../src/platform/credentials/principal.ts'
import { Tokens } from '../../../src/platform/credentials/tokens.ts'
import { failureOf } from '../support.ts'

const text = 'a secret of more than thirty-two bytes'
const secret = createSecretKey(text, 'utf8')
const claims = { workspaceId: 'w1', scope: 'spatial:read other', ttlSeconds: 60 }

const tokensWith = (
  options: { issuer?: string; audience?: string; holder?: (key: string) => Promise<Principal> } = {},
) => {
  const clock = { now: 1_700_000_000_000 }
  const tokens = new Tokens({
    secret,
    issuer: options.issuer,
    audience: options.audience,
    apiKeys: { holder: options.holder ?? (() => Promise.reject(new Error('No key is asked for.'))) },
    now: () => clock.now,
  })
  const reasonOf = async (token: string): Promise<string> => {
    const error = await failureOf(() => tokens.verify(token))
    if (!(error instanceof CredentialsRejected)) throw error
    return error.reason
  }
  const sign = (payload: object, signing: jwt.SignOptions = {}) =>
    jwt.sign({ iat: clock.now / 1000, exp: clock.now / 1000 + 60, ...payload }, secret, signing)
  return { clock, tokens, reasonOf, sign }
}

/** A token with a good signature over whatever texts. */
const signedText = (header: string, payload: string): string => {
  const content = [header, payload].map((part) => Buffer.from(part).toString('base64url')).join('.')
  return `${content}.${createHmac('sha256', text).update(content).digest('base64url')}`
}

describe('tokens', () => {
  it('identify their owner, at first and from the cache', async () => {
    const { tokens } = tokensWith()
    const { token, expiresIn } = tokens.issue(claims)
    expect(expiresIn).to.equal(60)
    const principal = await tokens.verify(token)
    expect(principal).to.deep.include({
      kind: 'token',
      workspaceId: 'w1',
      scopes: new Set(['spatial:read', 'other']),
    })
    expect(await tokens.verify(token)).to.equal(principal)
    expect(principal.id).to.match(/^token:.{22}$/)
    expect(token).to.not.include(principal.id.slice(6))
  })

  it('carry issuer, time of issue, expiry and an id of their own', () => {
    const { clock, tokens } = tokensWith()
    const decoded = jwt.decode(tokens.issue(claims).token) as jwt.JwtPayload
    expect(decoded).to.include({
      iss: 'groundtruth',
      iat: clock.now / 1000,
      exp: clock.now / 1000 + 60,
      scope: claims.scope,
    })
    expect(decoded).to.not.have.any.keys('aud', 'apiKey')
    expect(decoded.jti).to.not.equal((jwt.decode(tokens.issue(claims).token) as jwt.JwtPayload).jti)
  })

  it('without a workspace leave the claim out', async () => {
    const { tokens } = tokensWith()
    const { token } = tokens.issue({ ...claims, workspaceId: undefined })
    expect(jwt.decode(token)).to.not.have.property('workspaceId')
    expect((await tokens.verify(token)).workspaceId).to.be.undefined
  })

  it('expire to the second, also from memory', async () => {
    const { clock, tokens, reasonOf } = tokensWith()
    const { token } = tokens.issue(claims)
    clock.now += 59_999
    await tokens.verify(token)
    clock.now += 1
    expect(await reasonOf(token)).to.equal('expired')
    expect(await reasonOf(token)).to.equal('expired')
    clock.now += 60_000
    expect(await reasonOf(token)).to.equal('expired')
  })

  it('of an issuer whose clock is up to five seconds ahead hold', async () => {
    const { clock, tokens, reasonOf, sign } = tokensWith()
    await tokens.verify(sign({ nbf: clock.now / 1000 + 5 }))
    expect(await reasonOf(sign({ nbf: clock.now / 1000 + 6 }))).to.equal('not-yet-valid')
  })

  it('must come from the issuer and for the audience that are asked for', async () => {
    const { tokens, reasonOf, sign } = tokensWith({ issuer: 'https://id.example', audience: 'maps' })
    await tokens.verify(tokens.issue(claims).token)
    await tokens.verify(sign({ iss: 'https://id.example', aud: ['other', 'maps'] }))
    expect(await reasonOf(sign({ aud: 'maps' }))).to.equal('wrong-issuer')
    expect(await reasonOf(sign({ iss: 'groundtruth', aud: 'maps' }))).to.equal('wrong-issuer')
    expect(await reasonOf(sign({ iss: 'https://id.example' }))).to.equal('wrong-audience')
    expect(await reasonOf(sign({ iss: 'https://id.example', aud: 'map' }))).to.equal('wrong-audience')
  })

  it('may come from any issuer where none is asked for', async () => {
    const { tokens, sign } = tokensWith()
    expect(await tokens.verify(sign({ workspaceId: 'w2', scope: 'spatial:read' }))).to.include({
      workspaceId: 'w2',
    })
  })

  it('with another algorithm are refused, unsigned ones too', async () => {
    const { reasonOf, sign } = tokensWith()
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const exp = 1_800_000_000
    const asSecret = createSecretKey(publicKey.export({ type: 'spki', format: 'pem' }) as string, 'utf8')
    for (const [token, reason] of [
      [sign({}, { algorithm: 'HS512' }), 'unknown-key'],
      [jwt.sign({ exp }, privateKey, { algorithm: 'RS256' }), 'unknown-key'],
      [jwt.sign({ exp }, asSecret, { algorithm: 'HS256' }), 'bad-signature'],
      [jwt.sign({ exp }, null, { algorithm: 'none' }), 'unknown-key'],
      [jwt.sign({ exp }, 'another secret of more than 32 bytes'), 'bad-signature'],
    ] as const) {
      expect(await reasonOf(token)).to.equal(reason)
    }
  })

  it('that were changed in any place are refused', async () => {
    const { tokens } = tokensWith()
    const { token } = tokens.issue(claims)
    await tokens.verify(token)
    for (let at = 0; at < token.length; at += 7) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(await failureOf(() => tokens.verify(changed))).to.be.instanceOf(CredentialsRejected)
    }
    expect(await failureOf(() => tokens.verify(`${token} `))).to.be.instanceOf(CredentialsRejected)
  })

  const header = '{"alg":"HS256","typ":"JWT"}'
  for (const token of [
    '',
    'abc',
    'a.b.c',
    '..',
    '%%%.&&.x',
    'ä.ö.ü',
    signedText(header, '{bad'),
    `${Buffer.from(header).toString('base64url')}.e2JhZA.AAAA`,
    signedText(header, 'null'),
    signedText(header, '[]'),
    signedText(header, '"text"'),
    signedText('null', '{}'),
    signedText('{"alg":"HS256"}', '{"exp":"soon"}'),
    signedText(header, '{"scope":"no expiry"}'),
  ]) {
    it(`are rejected if they are not tokens: ${token.slice(0, 50)}`, async () => {
      expect(await tokensWith().reasonOf(token)).to.equal('malformed')
    })
  }

  it('ignore claims of a wrong type', async () => {
    const { tokens, sign } = tokensWith()
    const principal = await tokens.verify(sign({ workspaceId: 5, scope: ['spatial:read'], apiKey: '' }))
    expect(principal).to.deep.include({ workspaceId: undefined, scopes: new Set() })
    expect((await tokens.verify(sign({ workspaceId: '' }))).workspaceId).to.be.undefined
  })

  it('made from an API key end with it, and share its budget and its limit', async () => {
    const live = new Map<string, Principal>()
    const holder = async (key: string): Promise<Principal> => {
      const principal = live.get(key)
      if (principal === undefined) throw new CredentialsRejected('revoked')
      return principal
    }
    live.set('gtk_a', {
      kind: 'api-key',
      id: 'api-key:gtk_a',
      workspaceId: 'w1',
      scopes: new Set(),
      rateLimit: 9,
    })
    const { tokens, reasonOf } = tokensWith({ holder })
    const [first, second] = [1, 2].map(() => tokens.issue({ ...claims, apiKey: 'gtk_a' }).token) as [
      string,
      string,
    ]
    for (const token of [first, second, first]) {
      expect(await tokens.verify(token)).to.include({
        kind: 'token',
        id: 'api-key:gtk_a',
        workspaceId: 'w1',
        rateLimit: 9,
      })
    }
    live.clear()
    expect(await reasonOf(first)).to.equal('revoked')
    expect(await reasonOf(second)).to.equal('revoked')
  })
})
