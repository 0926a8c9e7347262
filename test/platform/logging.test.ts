import { expect } from 'chai'
import jwt from 'jsonwebtoken'
import { censored, loggerTo } from '../../src/platform/logging.ts'
import { compiledUrl } from '../support/programs.ts'
import { recordingLogger, runScript, temporaryFolder } from './support.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const jsonWebToken = jwt.sign({ workspaceId: 'w' }, 'key')
const apiSecret = `gts_${'aB3-_'.repeat(8)}abc`
const SECRETS = ['top$ecret value', jsonWebToken, apiSecret, 'dXNlcjpwYXNzd29yZA==']

describe('log', () => {
  it('is one JSON object a line with time, level and message', () => {
    const { logger, lines } = recordingLogger()
    logger.info({ status: 200, path: '/a"b' }, 'A request was answered.')
    const [line] = lines()
    expect(line).to.include({ level: 30, status: 200, path: '/a"b', msg: 'A request was answered.' })
    expect(line?.time).to.match(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(line).to.not.have.any.keys('pid', 'hostname')
  })

  it('has the name of the server in each line', () => {
    let written = ''
    loggerTo({ write: (line) => void (written += line) }, 'info', 'gt-1').info('The server listens.')
    expect(JSON.parse(written)).to.include({ server: 'gt-1', msg: 'The server listens.' })
  })

  it('contains no control characters of a terminal, with any request of a client', () => {
    const text = 'a\u001b[2J\u009b31m\u007f\n\r\u2028\u202eb'
    let written = ''
    loggerTo({ write: (line) => void (written += line) }, 'info').info({ name: text })
    expect(written).to.match(/^[\x20-\x7e]*\n$/)
    expect(JSON.parse(written)).to.include({ name: text })
  })

  const request = {
    method: 'GET',
    headers: {
      Authorization: 'Basic dXNlcjpwYXNzd29yZA==',
      'x-api-key': 'top$ecret value',
      cookie: 'a=top$ecret value',
      'set-cookie': ['a=top$ecret value', 'b="top$ecret value"'],
    },
  }
  const cases: Record<string, unknown> = {
    'fields of any depth': { a: { b: request } },
    'tokens of the token endpoint': { access_token: 'top$ecret value', refreshToken: 'top$ecret value' },
    'values with quotes and backslashes': { client_secret: 'a"\\"top$ecret value\\' },
    'JSON in a text': { body: JSON.stringify({ password: 'top$ecret value', user: 'eve' }) },
    'JSON in a text in a text': {
      body: JSON.stringify({ inner: JSON.stringify({ token: 'top$ecret value' }) }),
    },
    'lists of raw headers': {
      rawHeaders: ['Authorization', `Bearer ${jsonWebToken}`, 'X-API-Key', `gtk_abc.${apiSecret}`],
    },
    errors: { err: new Error(`jwt ${jsonWebToken} and ${apiSecret} refused`) },
    addresses: { path: `/v1?token=${jsonWebToken}` },
  }
  for (const [what, object] of Object.entries(cases)) {
    it(`is free of credentials in ${what}`, () => {
      const { logger, lines, text } = recordingLogger()
      logger.info(object, 'a message')
      logger.child(object as object).info('another message')
      expect(lines().map((line) => line.msg)).to.deep.equal(['a message', 'another message'])
      for (const secret of SECRETS) expect(text()).to.not.include(secret)
      expect(text()).to.include('[redacted]')
    })
  }

  it('is free of credentials in its messages', () => {
    const { logger, text } = recordingLogger()
    logger.warn(`Authorization: Bearer ${jsonWebToken}`)
    logger.warn(`Apikey ${Buffer.from(`gtk_abc:${apiSecret}`).toString('base64')}`)
    expect(text())
      .to.not.include(jsonWebToken)
      .and.not.include(Buffer.from('gtk_abc').toString('base64').slice(0, 8))
  })

  it('keeps what only resembles a credential', () => {
    for (const msg of [
      'basic filter',
      'A bearer credential was issued.',
      'basic authentication',
      'Send a bearer credential.',
    ]) {
      const line = JSON.stringify({ operationId: 'issueToken', tokens: 3, scope: 'a', key: 'gtk_abc', msg })
      expect(censored(line)).to.equal(line)
    }
  })

  it('contains no credentials that resemble words', () => {
    for (const value of [
      'Bearer credential',
      'bearer creDential',
      'basic dxnlcjpw=',
      'bearer a.credential',
      `bearer ${'letters'.repeat(4)}`,
    ])
      expect(censored(JSON.stringify({ msg: `It sent ${value} here.` }))).to.equal(
        '{"msg":"It sent [redacted] here."}',
      )
  })

  it('is written to the end before the process exits', async () => {
    const script = join(await temporaryFolder(), 'exits.mjs')
    const logging = compiledUrl('src/platform/logging.ts')
    await writeFile(
      script,
      `import { createLogger } from ${JSON.stringify(logging)}
       const logger = createLogger('info')
       for (let n = 0; n < 1000; n++) logger.info({ n }, 'line')
       logger.debug('not this one')
       process.exit(0)`,
    )
    const { stdout } = await runScript([script], {})
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { n: number }).n),
    ).to.have.length(1000)
  })

  it('is flushed without complaint into a pipe, which cannot be synchronised to a disk', async () => {
    const script = join(await temporaryFolder(), 'flushes.mjs')
    const logging = compiledUrl('src/platform/logging.ts')
    await writeFile(
      script,
      `import { createLogger, flushLogger } from ${JSON.stringify(logging)}
       const logger = createLogger('info')
       logger.info('line')
       await flushLogger(logger)`,
    )
    const { code, stdout, stderr } = await runScript([script], {})
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' })
    expect(stdout).to.include('"msg":"line"')
  })
})
