import { expect } from 'chai'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, loadConfig } from '../../../src/platform/config.ts'
import { type FileSpace, FileSpaceUnavailable } from '../../../src/platform/file-space/file-space.ts'
import { readFilesAddress } from '../../../src/platform/file-space/files-address.ts'
import { LocalCopies } from '../../../src/platform/file-space/local-copies.ts'
import { openFileSpace } from '../../../src/platform/file-space/open-file-space.ts'
import { filesKeysOf } from '../../../src/platform/file-space/s3-keys.ts'
import { S3Requests } from '../../../src/platform/file-space/s3-requests.ts'
import { S3Space } from '../../../src/platform/file-space/s3-space.ts'
import { KEY, S3Server, TEMPORARY } from '../../quality/loaders/address/s3-server.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'

const FOREVER = new AbortController().signal
const TIMES = { connectMs: 2000, idleMs: 2000, retries: 3, retryMs: 1 }
const PLACE = { kind: 'files', repositoryId: 1, name: 'a' } as const
const PART = 1000

async function* content(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const causeOf = (error: unknown): string => {
  expect(error).to.be.instanceOf(FileSpaceUnavailable)
  return ((error as Error).cause as Error).message
}

describe('A bucket of uploads with faults', () => {
  let s3: S3Server
  let dataDir: string
  beforeEach(async () => {
    s3 = await new S3Server().start()
    dataDir = await temporaryFolder()
  })
  afterEach(() => s3.stop())

  const settings = (more: Record<string, string | undefined> = {}): Config =>
    loadConfig({
      DATA_DIR: dataDir,
      FILES_URL: `s3://data/in?endpoint=http://${s3.host}&region=eu-central-1`,
      FILES_S3_ACCESS_KEY_ID: KEY.id,
      FILES_S3_SECRET_ACCESS_KEY: KEY.secret,
      ...more,
    })
  const open = async (given: { config?: Config; cacheBytes?: number } = {}): Promise<FileSpace> => {
    const { config = settings(), cacheBytes = 1e6 } = given
    const { filesUrl } = config
    if (filesUrl?.kind !== 's3') throw new Error('This is no bucket.')
    const copies = new LocalCopies(join(dataDir, 'files-cache'), cacheBytes)
    const requests = new S3Requests(filesUrl, filesKeysOf(config), TIMES)
    return S3Space.open({ requests, copies, logger: recordingLogger().logger, partBytes: PART })
  }
  const refused = (more: Record<string, string | undefined>): Promise<string> =>
    failureOf(() => openFileSpace(settings(more), recordingLogger().logger, TIMES)).then(
      (error) => (error as Error).message,
    )

  it('stops the start with a sentence that names the remedy and no key', async () => {
    const bucket = (query: string) => ({ FILES_URL: `s3://${query}` })
    const here = `endpoint=http://${s3.host}`
    const faults = [
      [
        await refused({ FILES_S3_SECRET_ACCESS_KEY: 'guessed' }),
        /SignatureDoesNotMatch\); correct the secret/,
      ],
      [await refused({ FILES_S3_ACCESS_KEY_ID: 'AKIDGUESSED' }), /correct the access key id/],
      [await refused(bucket(`other?${here}&region=eu-central-1`)), /create the bucket/],
      [await refused(bucket(`data?${here}&region=us-east-1`)), /correct the region/],
      [
        await refused(bucket('data?endpoint=http://127.0.0.1:1&region=eu-central-1')),
        /refuses the connection/,
      ],
    ] as const
    for (const [message, sentence] of faults) {
      expect(message).to.match(sentence)
      expect(message).to.not.match(/guessed|GUESSED|AKID|Signature=/)
    }
    const writes = s3.writes.answer.bind(s3.writes)
    s3.writes.answer = () => Promise.resolve({ status: 403, code: 'AccessDenied' })
    expect(await refused({})).to.match(/AccessDenied\); allow the access key to/)
    s3.writes.answer = writes
    expect(s3.objects.size).to.equal(0)
  })

  it('takes its keys from a file, also new ones, and temporary ones', async () => {
    const file = join(dataDir, 'keys')
    const write = (id: string, secret: string, token = '') =>
      writeFile(
        file,
        `[other]\naws_access_key_id = x\n[default]\naws_access_key_id=${id}\naws_secret_access_key = ${secret}\n${token}`,
      )
    await write(KEY.id, KEY.secret)
    const unset = { FILES_S3_ACCESS_KEY_ID: undefined, FILES_S3_SECRET_ACCESS_KEY: undefined }
    const config = settings({ ...unset, FILES_S3_CREDENTIALS_FILE: file })
    const space = await open({ config })
    await space.write(PLACE, content('x'))
    await write(TEMPORARY.id, TEMPORARY.secret, `aws_session_token = ${TEMPORARY.token}\n`)
    expect(await textOf(space.read(PLACE, 0, 0))).to.equal('x')
    await write(KEY.id, 'another')
    expect(causeOf(await failureOf(() => textOf(space.read(PLACE, 0, 0))))).to.include('secret access key')
    await writeFile(file, '')
    expect(causeOf(await failureOf(() => textOf(space.read(PLACE, 0, 0))))).to.include('has no lines')
    await space.close()
  })

  it('is asked again after faults that pass, and reads go on where they broke', async () => {
    const space = await open()
    const text = 'x'.repeat(2 * PART) + 'y'.repeat(PART + 1)
    s3.refusals.push({ status: 503, code: 'SlowDown' }, { status: 500, code: 'InternalError' })
    s3.cuts.push('before')
    await space.write(PLACE, content(text))
    expect(s3.objects.get('in/files/1/a')!.toString()).to.equal(text)
    s3.cuts.push('within', 'before', 'within', 'within', 'within')
    expect(await textOf(space.read(PLACE, 5, text.length - 1))).to.equal(text.slice(5))
    expect(s3.cuts).to.deep.equal([])
    await space.close()
  })

  it('that stays away fails uploads as a whole, and keeps no part of them', async () => {
    const space = await open()
    const text = 'x'.repeat(2 * PART)
    const answer = s3.writes.answer.bind(s3.writes)
    s3.writes.answer = async (change) =>
      change.parameters.get('partNumber') === '2' ? { status: 503, code: 'SlowDown' } : answer(change)
    const failure = await failureOf(() => space.write(PLACE, content(text)))
    expect(causeOf(failure)).to.include('SlowDown')
    expect(s3.writes.unfinished.size).to.equal(0)
    expect([...s3.objects.keys()]).to.deep.equal(['in/.files-id'])
    expect(await readdir(join(dataDir, 'files-cache'))).to.deep.equal([])
    s3.stop()
    for (const work of [
      () => space.write(PLACE, content('x')),
      () => textOf(space.read(PLACE, 0, 0)),
      () => space.remove(PLACE),
    ])
      expect(causeOf(await failureOf(work))).to.match(/refuses|closed the connection/)
    await space.close()
  })

  it('has no unfinished uploads of this catalogue left after a day', async () => {
    const space = await open()
    const old = new Date(Date.now() - 2 * 86_400_000)
    for (const [id, key, begun] of [
      ['own', 'in/files/1/tag-1', old],
      ['new', 'in/files/1/tag-2', new Date()],
      ['other', 'in/files/1/else-3', old],
      ['foreign', 'elsewhere', old],
    ] as const)
      s3.writes.unfinished.set(id, { key, begun, parts: new Map() })
    const before = new Date(Date.now() - 86_400_000)
    await space.removeUnfinished(before, (name) => name.startsWith('tag-'))
    expect([...s3.writes.unfinished.keys()]).to.deep.equal(['new', 'other', 'foreign'])
    await space.close()
  })

  describe('gives local copies', () => {
    const known = (name: string, text: string) => ({
      ...PLACE,
      name,
      bytes: text.length,
      sha256: createHash('sha256').update(text).digest('hex'),
    })
    const folder = () => temporaryFolder()
    const reads = () => s3.requests.filter(({ method, url }) => method === 'GET' && /files\/1\//.test(url!))
    const kept = async () => (await readdir(join(dataDir, 'files-cache'))).toSorted()

    it('by one download for concurrent readings, which goes on if one of them ends', async () => {
      const space = await open()
      const text = 'x'.repeat(5000)
      s3.objects.set('in/files/1/a', Buffer.from(text))
      const ending = new AbortController()
      const ended = failureOf(() => space.local(known('a', text), folder, ending.signal))
      const others = [1, 2, 3].map(() => space.local(known('a', text), folder, FOREVER))
      ending.abort(new Error('cancelled'))
      expect(((await ended) as Error).message).to.equal('cancelled')
      for (const path of await Promise.all(others)) expect(await readFile(path, 'utf8')).to.equal(text)
      expect(reads()).to.have.length(1)
      await space.local(known('a', text), folder, FOREVER)
      expect(reads()).to.have.length(1)
      await space.close()
    })

    it('of uploads of this server without a download', async () => {
      const space = await open()
      await space.write(PLACE, content('abc'))
      expect(await readFile(await space.local(known('a', 'abc'), folder, FOREVER), 'utf8')).to.equal('abc')
      expect(reads()).to.have.length(0)
      await space.close()
    })

    it('up to a size, and the least recently used ones go first', async () => {
      const space = await open({ cacheBytes: 250 })
      const text = 'x'.repeat(100)
      for (const name of ['a', 'b', 'c', 'large']) s3.objects.set(`in/files/1/${name}`, Buffer.from(text))
      const path = await space.local(known('a', text), folder, FOREVER)
      await space.local(known('b', text), folder, FOREVER)
      await space.local(known('a', text), folder, FOREVER)
      await space.local(known('c', text), folder, FOREVER)
      expect(await kept()).to.deep.equal(['1-files-a', '1-files-c'])
      const large = 'y'.repeat(251)
      s3.objects.set('in/files/1/large', Buffer.from(large))
      const read = await space.local(known('large', large), folder, FOREVER)
      expect(await readFile(read, 'utf8')).to.equal(large)
      expect(await kept()).to.deep.equal(['1-files-a', '1-files-c'])
      await space.remove(PLACE)
      expect(await kept()).to.deep.equal(['1-files-c'])
      expect(await readFile(path, 'utf8')).to.equal(text)
      await space.close()
    })

    it('only with the bytes that were uploaded', async () => {
      const space = await open()
      for (const [damaged, sentence] of [
        ['abd', 'has other bytes'],
        ['ab', 'has fewer bytes'],
      ] as const) {
        s3.objects.set('in/files/1/a', Buffer.from(damaged))
        const failure = await failureOf(() => space.local(known('a', 'abc'), folder, FOREVER))
        expect(causeOf(failure)).to.include(sentence)
        expect(await kept()).to.deep.equal([])
      }
      await space.close()
    })

    it('that end with the server', async () => {
      const space = await open()
      s3.objects.set('in/files/1/a', Buffer.alloc(1 << 20))
      s3.cuts.push(...Array.from({ length: 1000 }, () => 'before' as const))
      const reading = failureOf(() => space.local(known('a', 'abc'), folder, FOREVER))
      await space.close()
      expect(await reading).to.be.instanceOf(Error)
    })
  })
})

describe('FILES_URL', () => {
  const faultOf = (text: string): Promise<string> =>
    failureOf(async () => readFilesAddress(text)).then((error) => (error as Error).message)

  it('is a folder, or a bucket with a prefix', () => {
    expect(readFilesAddress('/srv/files')).to.deep.equal({ kind: 'folder', path: '/srv/files' })
    expect(readFilesAddress('s3://files/a%20b/é+?region=eu-west-1')).to.deep.equal({
      kind: 's3',
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      region: 'eu-west-1',
      bucket: 'files',
      addressing: 'host',
      prefix: 'a b/é+/',
    })
    expect(readFilesAddress('s3://my.files?endpoint=http://10.0.0.7:9000/')).to.deep.include({
      endpoint: 'http://10.0.0.7:9000',
      region: 'us-east-1',
      addressing: 'path',
      prefix: '',
    })
  })

  it('says what is wrong, without a part that may be secret', async () => {
    expect(await faultOf('s3://AKID:hidden@files')).to.match(/set FILES_S3_ACCESS_KEY_ID/)
    expect(await faultOf('s3://f?region=x')).to.match(/name of a bucket/)
    expect(await faultOf('s3://files')).to.match(/needs the region/)
    expect(await faultOf('s3://files?region=eu-west-1&secret=hidden')).to.match(/unknown parameter/)
    expect(await faultOf('s3://files?endpoint=https://a:hidden@b')).to.match(/scheme and host/)
    expect(await faultOf('s3://files/a/../b?region=x')).to.match(/no part \. or \.\./)
    expect(await faultOf('s3://files/%zz?region=x')).to.match(/%25/)
    expect(await faultOf('s3://files?region=x&addressing=both')).to.match(/path or host/)
    expect(await faultOf('https://files.example.org/')).to.match(/must be a folder/)
    for (const text of ['s3://AKID:hidden@files', 's3://files?region=eu-west-1&secret=hidden'])
      expect(await faultOf(text)).to.not.include('hidden')
  })

  it('is checked together with its keys', () => {
    const faults = (env: Record<string, string>): string => {
      try {
        loadConfig({ DATA_DIR: '/srv/data', ...env })
        return ''
      } catch (error) {
        return (error as Error).message
      }
    }
    const bucket = { FILES_URL: 's3://files?region=eu-west-1' }
    expect(faults(bucket)).to.match(/its keys are missing/)
    expect(faults({ ...bucket, FILES_S3_ACCESS_KEY_ID: 'a' })).to.match(/its keys are missing/)
    const all = { FILES_S3_ACCESS_KEY_ID: 'a', FILES_S3_SECRET_ACCESS_KEY: 'b' }
    expect(faults({ ...bucket, ...all })).to.equal('')
    expect(faults({ ...bucket, ...all, FILES_S3_CREDENTIALS_FILE: '/keys' })).to.match(/Set the file, or/)
    expect(faults({ FILES_URL: '/srv/files', ...all })).to.match(/is not the address of a bucket/)
    expect(faults({ FILES_URL: '/srv/data/files' })).to.match(/inside DATA_DIR/)
    expect(faults({ FILES_URL: '/srv/data' })).to.match(/inside DATA_DIR/)
    expect(faults({ FILES_URL: '/srv/data/quality' })).to.equal('')
    expect(faults({ FILES_URL: '/srv/database' })).to.equal('')
    expect(faults({ FILES_SHARED: 'yes' })).to.match(/FILES_URL is not set/)
  })
})
