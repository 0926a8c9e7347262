import { expect } from 'chai'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { download } from '../../../../src/quality/loaders/address/download.ts'
import { readObjectList } from '../../../../src/lib/s3/read-answer.ts'
import { readS3Parameters, type S3Bucket } from '../../../../src/quality/loaders/address/s3/s3-bucket.ts'
import { S3Client } from '../../../../src/quality/loaders/address/s3/s3-client.ts'
import { EMPTY_BODY, signedHeaders } from '../../../../src/lib/s3/sign-request.ts'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import type { SourceLogin } from '../../../../src/quality/model/connection.ts'
import { SourceFileUnknown } from '../../../../src/quality/model/errors.ts'
import { failureOf } from '../../../platform/support.ts'
import { KEY, S3Server, TEMPORARY } from './s3-server.ts'

const FOREVER = new AbortController().signal
const TIMES = { connectMs: 5000, answerMs: 5000, idleMs: 5000, retries: 2, retryMs: 1 }
const LOGIN = { user: KEY.id, password: KEY.secret }

describe('The client of S3', () => {
  let s3: S3Server
  let folder: string
  let number = 0
  beforeEach(async () => {
    s3 = await new S3Server().start()
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-s3-'))
  })
  afterEach(async () => {
    s3.stop()
    await rm(folder, { recursive: true })
  })

  const bucket = (given: Record<string, string> = {}): S3Bucket =>
    readS3Parameters(
      new Map(
        Object.entries({ ENDPOINT: `http://${s3.host}`, REGION: 'eu-central-1', BUCKET: 'data', ...given }),
      ),
      (detail) => {
        throw new Error(detail)
      },
    )
  const client = (
    given: Record<string, string> = {},
    login: SourceLogin = LOGIN,
    now?: () => Date,
  ): S3Client => new S3Client(bucket(given), login, { times: TIMES, ...(now && { now }) })

  async function contentOf(of: S3Client, name: string): Promise<string> {
    const path = join(folder, String(++number))
    const tooLong = () => new Error('too long')
    await download(of.file(name), { path, maxBytes: 1e6, tooLong, times: TIMES }, FOREVER)
    return readFile(path, 'utf8')
  }

  const refusal = async (of: S3Client, name = 'a.csv'): Promise<Error> =>
    (await failureOf(() => contentOf(of, name))) as Error

  it('signs as the examples of Amazon', () => {
    const keys = {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      sessionToken: undefined,
    }
    const signature = (query: string): string | undefined =>
      signedHeaders(
        {
          method: 'GET',
          url: new URL(`https://examplebucket.s3.amazonaws.com/?${query}`),
          bodySha256: EMPTY_BODY,
        },
        'us-east-1',
        keys,
        new Date('2013-05-24T00:00:00Z'),
      )['Authorization']
    expect(signature('max-keys=2&prefix=J')).to.match(
      /Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/,
    )
    expect(signature('lifecycle=')).to.match(
      /Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/,
    )
  })

  it('reads objects whatever characters their keys have', async () => {
    for (const key of [
      ...[
        'a.csv',
        'é.csv',
        'a b+c.csv',
        "it's (1) !*.csv",
        'year=2024/month=01/a.csv',
        'a//b.csv',
        '漢字/😀',
      ],
      ...['100%.csv', '%41%2e%2e.csv', 'a?b#c&d=e.csv', '[x]{y}|z^`"<>\\~.csv', '...', 'a;b,c:d@e$f'],
    ]) {
      s3.objects.set(key, Buffer.from(`of ${key}`))
      expect(await contentOf(client(), key), key).to.equal(`of ${key}`)
      s3.objects.set(`in/${key}`, Buffer.from(`below ${key}`))
      expect(await contentOf(client({ PREFIX: 'in' }), key), key).to.equal(`below ${key}`)
    }
  })

  it('lists all pages, with keys as they are', async () => {
    s3.pageSize = 2
    const keys = ['a b', 'a+b', 'a/ü', 'a/漢', 'a/&<>', 'a/100%', 'z', 'b/c']
    for (const key of keys) s3.objects.set(`in/${key}`, Buffer.from(key))
    s3.objects.set('out', Buffer.from(''))
    const found: string[] = []
    let continuation: string | undefined
    do {
      const page = await client({ PREFIX: 'in/' }).list(continuation, FOREVER)
      found.push(...page.objects.map(({ key, bytes }) => `${key} ${bytes}`))
      continuation = page.continuation
    } while (continuation !== undefined)
    expect(found).to.have.members(keys.map((key) => `in/${key} ${Buffer.byteLength(key)}`))
    expect(s3.requests).to.have.length(4)
  })

  it('sends the session token of temporary credentials', async () => {
    s3.objects.set('a.csv', Buffer.from('a'))
    const { id: user, secret: password, token } = TEMPORARY
    expect(await contentOf(client({}, { user, password, token }), 'a.csv')).to.equal('a')
    for (const wrong of [undefined, 'another'])
      expect((await refusal(client({}, { user, password, token: wrong }))).message).to.include(
        'session token',
      )
  })

  it('fails with wrong keys, with a sentence that says which part is wrong and repeats none', async () => {
    s3.objects.set('a.csv', Buffer.from('a'))
    const wrongSecret = await refusal(client({}, { ...LOGIN, password: 'guessed-secret' }))
    expect(wrongSecret).to.be.instanceOf(SourceUnreadable)
    expect(wrongSecret.message).to.include('does not accept the signature')
    const wrongId = await refusal(client({}, { ...LOGIN, user: 'AKIDGUESSED' }))
    expect(wrongId.message).to.include('does not know the access key id')
    const none = await refusal(client({}, { user: undefined, password: undefined }))
    expect(none.message).to.include('does not allow to read "a.csv" (AccessDenied)')
    for (const { message } of [wrongSecret, wrongId, none])
      expect(message).to.not.match(/guessed|GUESSED|AKID|Signature=/)
    expect(
      ((await failureOf(() => client({}, { ...LOGIN, password: 'x' }).list(undefined, FOREVER))) as Error)
        .message,
    ).to.include('does not accept the signature')
  })

  it('fails with a sentence if the clocks differ, on either side', async () => {
    s3.objects.set('a.csv', Buffer.from('a'))
    const past = client({}, LOGIN, () => new Date('2020-01-01T00:00:00Z'))
    expect((await refusal(past)).message).to.include('set the clock of this server')
    s3.skewMs = 3_600_000
    expect((await refusal(client())).message).to.include('set the clock of this server')
  })

  it('names the region of the bucket', async () => {
    expect((await refusal(client({ REGION: 'us-west-2' }))).message).to.include(
      'The bucket "data" is in the region eu-central-1; write it into REGION',
    )
  })

  it('says that a bucket or an object does not exist', async () => {
    expect((await refusal(client({ BUCKET: 'other' }))).message).to.include('has no bucket "other"')
    const missing = await refusal(client(), 'missing.csv')
    expect(missing).to.be.instanceOf(SourceFileUnknown)
    expect(missing.message).to.include('has no object "missing.csv"')
  })

  it('tries again when the service is busy, but not for ever', async () => {
    s3.objects.set('a.csv', Buffer.from('a'))
    s3.refusals.push({ status: 503, code: 'SlowDown' }, { status: 500, code: 'InternalError' })
    expect(await contentOf(client(), 'a.csv')).to.equal('a')
    s3.refusals.push(
      ...new Array<{ status: number; code: string }>(3).fill({ status: 503, code: 'SlowDown' }),
    )
    expect((await refusal(client())).message).to.include('(SlowDown)')
  })

  it('takes no other document for a list', () => {
    for (const document of [
      '',
      'no XML',
      '<html><body>Log in</body></html>',
      '<ListBucketResult>',
      '<ListBucketResult><Contents><Size>1</Size></Contents></ListBucketResult>',
      '<ListBucketResult><Contents><Key>a</Key><Size>-1</Size></Contents></ListBucketResult>',
      '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>',
      '<ListBucketResult><EncodingType>url</EncodingType><Contents><Key>%</Key><Size>1</Size></Contents></ListBucketResult>',
      '<!DOCTYPE a [<!ENTITY e "x">]><ListBucketResult><Contents><Key>&e;</Key><Size>1</Size></Contents></ListBucketResult>',
    ])
      expect(readObjectList(document), document).to.equal(undefined)
  })

  it('names the bucket in the host for Amazon, and in the path for others', () => {
    const amazon = readS3Parameters(
      new Map([
        ['REGION', 'eu-west-1'],
        ['BUCKET', 'my-data'],
      ]),
      (detail) => {
        throw new Error(detail)
      },
    )
    expect(amazon).to.include({ endpoint: 'https://s3.eu-west-1.amazonaws.com', addressing: 'host' })
    expect(bucket()).to.include({ addressing: 'path', prefix: '' })
  })

  it('refuses parameters that cannot be right, and repeats no password', () => {
    for (const [given, sentence] of [
      [{ REGION: '' }, 'REGION must be'],
      [{ REGION: 'eu central' }, 'REGION must be'],
      [{ BUCKET: '' }, 'BUCKET must be'],
      [{ BUCKET: 'a/../b' }, 'BUCKET must be'],
      [{ ENDPOINT: 'http://user:secret@s3.example.org' }, 'ENDPOINT must be'],
      [{ ENDPOINT: 'http://s3.example.org/path?secret' }, 'ENDPOINT must be'],
      [{ ENDPOINT: 'file:///etc' }, 'ENDPOINT must be'],
      [{ PREFIX: 'a/../b' }, 'PREFIX has . or ..'],
      [{ PREFIX: '/a' }, 'PREFIX must not begin with a slash'],
      [{ ADDRESSING: 'both' }, 'ADDRESSING must be path or host'],
      [{ ADDRESSING: 'host' }, 'ENDPOINT has a name'],
      [{ ADDRESSING: 'host', BUCKET: 'a.b', ENDPOINT: 'https://s3.example.org' }, 'lower case letters'],
    ] as [Record<string, string>, string][]) {
      expect(() => bucket(given), JSON.stringify(given)).to.throw(sentence)
      expect(() => bucket(given))
        .to.throw()
        .property('message')
        .that.not.include('secret')
    }
  })
})
