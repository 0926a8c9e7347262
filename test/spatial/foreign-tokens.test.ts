import { expect } from 'chai'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import jwt from 'jsonwebtoken'
import { makeCertificate } from '../support/certificate.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { SpatialClient } from '../support/spatial-client.ts'

const ISSUER = 'https://id.example'
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const next = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const sign = (key: KeyObject, kid: string | undefined, claims: object = {}): string => {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const given = { iss: ISSUER, aud: 'maps', workspaceId: 'w1', scope: 'spatial:read', exp, ...claims }
  return jwt.sign(given, key, {
    algorithm: key.asymmetricKeyType === 'rsa' ? 'RS256' : 'ES256',
    ...(kid !== undefined && { keyid: kid }),
  })
}

const setOf = (keys: Record<string, KeyObject>): string =>
  JSON.stringify({
    keys: Object.entries(keys).map(([kid, key]) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig' })),
  })

describe('tokens of a foreign issuer', () => {
  let folder: string
  let path: string
  let server: TestServer
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-keys-'))
    path = join(folder, 'keys')
  })
  afterEach(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const start = async (name: string, content: string, env: Record<string, string> = {}): Promise<void> => {
    await writeFile(path, content)
    server = await startServer({ demo: false, env: { [name]: path, ...env } })
  }
  const status = async (token: string): Promise<number> =>
    (await new SpatialClient(server, token).get('/functions')).status
  const until = async (condition: () => Promise<boolean>): Promise<number> => {
    const startedAt = performance.now()
    while (!(await condition()) && performance.now() - startedAt < 3000) await sleep(20)
    return performance.now() - startedAt
  }
  const warnings = () => server.log.filter(({ level }) => level === 40).map(({ msg }) => String(msg))

  const both = { JWT_ISSUER: ISSUER, JWT_AUDIENCE: 'maps' }

  for (const [what, key, pem] of [
    ['RS256 by a public key', rsa, rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string],
    ['ES256 by a public key', ec, ec.publicKey.export({ type: 'spki', format: 'pem' }) as string],
  ] as const) {
    it(`with ${what} hold beside our own`, async () => {
      await start('JWT_PUBLIC_KEY_FILE', pem, both)
      expect(await status(sign(key.privateKey, undefined))).to.equal(200)
      expect(await status(sign(key.privateKey, 'an id that the file does not have'))).to.equal(200)
      expect(await status(await server.token())).to.equal(200)
      expect(await status(sign(next.privateKey, undefined))).to.equal(401)
      expect(warnings()).to.deep.equal([])
    })
  }

  it('with ES256 by a certificate hold', async () => {
    const { cert, privateKey } = makeCertificate()
    await start('JWT_PUBLIC_KEY_FILE', cert, both)
    expect(await status(sign(privateKey, undefined))).to.equal(200)
  })

  it('by a JWK set hold where their kid names the key that signed them', async () => {
    await start('JWT_JWKS_FILE', setOf({ r: rsa.publicKey, e: ec.publicKey, n: next.publicKey }), both)
    expect(await status(sign(rsa.privateKey, 'r'))).to.equal(200)
    expect(await status(sign(ec.privateKey, 'e'))).to.equal(200)
    expect(await status(sign(next.privateKey, 'n'))).to.equal(200)
    expect(await status(sign(rsa.privateKey, undefined)), 'the only RSA key').to.equal(200)
    expect(await status(sign(ec.privateKey, undefined)), 'one of two EC keys').to.equal(401)
    expect(await status(sign(ec.privateKey, 'n'))).to.equal(401)
    expect(await status(sign(ec.privateKey, 'unknown'))).to.equal(401)
  })

  it('must be of the issuer and for the audience, and their expiry is exact', async () => {
    await start('JWT_JWKS_FILE', setOf({ e: ec.publicKey }), both)
    const now = Math.floor(Date.now() / 1000)
    expect(await status(sign(ec.privateKey, 'e', { iss: 'https://other.example' }))).to.equal(401)
    expect(await status(sign(ec.privateKey, 'e', { aud: 'mail' }))).to.equal(401)
    expect(await status(sign(ec.privateKey, 'e', { aud: ['mail', 'maps'] }))).to.equal(200)
    expect(await status(sign(ec.privateKey, 'e', { nbf: now + 60 }))).to.equal(401)
    const short = sign(ec.privateKey, 'e', { exp: now + 2 })
    expect(await status(short)).to.equal(200)
    await sleep((now + 2) * 1000 - Date.now() + 5)
    expect(await status(short), 'remembered, but expired').to.equal(401)
  })

  it('are of no API key of ours, whatever they claim', async () => {
    await start('JWT_JWKS_FILE', setOf({ e: ec.publicKey }), both)
    const { key } = await server.apiKey()
    await server.revoke(key)
    expect(await status(sign(ec.privateKey, 'e', { apiKey: key }))).to.equal(200)
  })

  it('change keys without a restart: new ones hold and old ones end within a second', async () => {
    await start('JWT_JWKS_FILE', setOf({ e: ec.publicKey }), both)
    const [before, after] = [sign(ec.privateKey, 'e'), sign(next.privateKey, 'n')]
    expect([await status(before), await status(after)]).to.deep.equal([200, 401])
    await writeFile(path, setOf({ n: next.publicKey }))
    expect(await until(async () => (await status(after)) === 200)).to.be.below(1000)
    expect(await status(before), 'remembered, but its key is gone').to.equal(401)
  })

  it('keep their keys where the new file cannot be used, which the log and /readyz say', async () => {
    await start('JWT_JWKS_FILE', setOf({ e: ec.publicKey }), both)
    const token = sign(ec.privateKey, 'e')
    await writeFile(path, JSON.stringify({ keys: [rsa.privateKey.export({ format: 'jwk' })] }))
    const problems = async () =>
      ((await (await fetch(`${server.url}/readyz`)).json()) as { problems: string[] }).problems
    expect(await until(async () => (await problems()).length > 0)).to.be.below(1000)
    expect((await problems())[0]).to.match(/changed and cannot be used.*Key 1 of .* private key/)
    expect(server.log.some(({ level, msg }) => level === 50 && /cannot be used/.test(String(msg)))).to.be.true
    expect(await status(token)).to.equal(200)
    await writeFile(path, setOf({ e: ec.publicKey }))
    expect(await until(async () => (await problems()).length === 0)).to.be.below(1000)
  })

  it('are warned about where any issuer or audience would do', async () => {
    await start('JWT_JWKS_FILE', setOf({ e: ec.publicKey }))
    expect(warnings()).to.have.length(2)
    expect(warnings()[0]).to.match(
      /JWT_ISSUER is not set.*Set JWT_ISSUER to the value of iss in your tokens\./,
    )
    expect(warnings()[1]).to.match(/JWT_AUDIENCE is not set/)
  })
})
