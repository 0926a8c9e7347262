import { expect } from 'chai'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfig } from '../../../src/platform/config.ts'
import {
  type ContentPlace,
  ContentGone,
  type FileSpace,
  sharedFault,
} from '../../../src/platform/file-space/file-space.ts'
import { openFileSpace } from '../../../src/platform/file-space/open-file-space.ts'
import { KEY, S3Server } from '../../quality/loaders/address/s3-server.ts'
import { MotoServer } from '../../support/moto-server.ts'
import { needs } from '../../support/tools.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'

const FOREVER = new AbortController().signal
const { logger } = recordingLogger()

async function* content(...pieces: (string | Buffer | Error)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) {
    if (piece instanceof Error) throw piece
    yield Buffer.from(piece as string)
  }
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const place = (name: string, kind: ContentPlace['kind'] = 'files', repositoryId = 1): ContentPlace => ({
  kind,
  repositoryId,
  name,
})
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A kind of space: its settings, and how it is started and stopped. */
interface Kind {
  readonly name: string
  readonly start: (test: Mocha.Context) => Promise<Record<string, string>>
  readonly stop: () => Promise<void>
}

let s3: S3Server
let moto: MotoServer
const keys = { FILES_S3_ACCESS_KEY_ID: KEY.id, FILES_S3_SECRET_ACCESS_KEY: KEY.secret }

const KINDS: readonly Kind[] = [
  { name: 'in DATA_DIR', start: () => Promise.resolve({}), stop: () => Promise.resolve() },
  {
    name: 'in a folder of FILES_URL',
    start: async () => ({ FILES_URL: join(await temporaryFolder(), 'deep', 'é + files') }),
    stop: () => Promise.resolve(),
  },
  {
    name: 'in a bucket',
    start: async () => {
      s3 = await new S3Server().start()
      s3.pageSize = 3
      const FILES_URL = `s3://data/a%20b/é+(')!*?endpoint=http://${s3.host}&region=eu-central-1`
      return { FILES_URL, ...keys }
    },
    stop: () => Promise.resolve(s3.stop()),
  },
  {
    name: 'in a bucket of moto',
    start: async (test) => {
      moto ??= await MotoServer.start(needs(test, 'python'))
      const bucket = `groundtruth-${process.pid}`
      await moto.makeBucket(bucket)
      return { FILES_URL: `s3://${bucket}/in/é?endpoint=${moto.endpoint}`, ...keys }
    },
    stop: () => Promise.resolve(),
  },
]

describe('Contents of uploads and exports', function () {
  this.timeout(120_000)
  after(() => moto?.stop())

  for (const { name, start, stop } of KINDS)
    describe(name, () => {
      let dataDir: string
      let env: Record<string, string>
      let space: FileSpace
      const folder = async () => {
        const reading = join(dataDir, 'reading')
        await mkdir(reading, { recursive: true })
        return reading
      }
      const listed = async (kind: ContentPlace['kind'], repositoryId?: number) => {
        const found: string[] = []
        for await (const page of space.list(kind, repositoryId))
          found.push(...page.map((one) => `${one.repositoryId}/${one.name}`))
        return found.toSorted()
      }
      const open = (more: Record<string, string> = {}) =>
        openFileSpace(loadConfig({ DATA_DIR: dataDir, ...env, ...more }), logger)

      before(async function () {
        env = await start(this)
      })
      after(() => stop())
      beforeEach(async () => {
        dataDir = await temporaryFolder()
        space = await open()
      })
      afterEach(async () => {
        for (const kind of ['files', 'exports'] as const)
          for await (const page of space.list(kind)) for (const one of page) await space.remove(one)
        await space.close()
      })

      it('are whole, read by ranges, listed and removed', async () => {
        const names = ['a', 'b', 'c', 'd', 'e']
        for (const one of names) await space.write(place(one), content('of ', one))
        await space.write(place('a', 'files', 12), content())
        await writeFile(join(dataDir, 'export'), 'an export')
        await space.adopt(place('x', 'exports'), join(dataDir, 'export'))
        expect(await textOf(space.read(place('b'), 0, 3))).to.equal('of b')
        expect(await textOf(space.read(place('b'), 1, 2))).to.equal('f ')
        expect(await textOf(space.read(place('b'), 3, 3))).to.equal('b')
        expect(await textOf(space.read(place('a', 'files', 12), 0, -1))).to.equal('')
        expect(await textOf(space.read(place('x', 'exports'), 3, 8))).to.equal('export')
        expect(await listed('files')).to.deep.equal(['1/a', '1/b', '1/c', '1/d', '1/e', '12/a'])
        expect(await listed('files', 1)).to.deep.equal(['1/a', '1/b', '1/c', '1/d', '1/e'])
        expect(await listed('exports')).to.deep.equal(['1/x'])
        await space.remove(place('b'))
        await space.remove(place('b'))
        expect(await failureOf(() => textOf(space.read(place('b'), 0, 3)))).to.be.instanceOf(ContentGone)
        expect(await listed('files', 1)).to.deep.equal(['1/a', '1/c', '1/d', '1/e'])
      })

      it('tell when they were written', async () => {
        const before = Date.now()
        await space.write(place('a'), content('x'))
        for await (const [found] of space.list('files'))
          expect(found!.modifiedAt.getTime()).to.be.within(before - 2000, Date.now() + 2000)
      })

      it('are not there if their source breaks off', async () => {
        const broken = new Error('The client went away.')
        expect(await failureOf(() => space.write(place('a'), content('half', broken)))).to.equal(broken)
        expect(await listed('files')).to.deep.equal([])
      })

      it('are read by programs at a path, also after their removal', async () => {
        const text = 'id,name\n1,é\n'
        await space.write(place('a'), content(text))
        const known = { ...place('a'), bytes: Buffer.byteLength(text), sha256: sha256(text) }
        const path = await space.local(known, folder, FOREVER)
        expect(await readFile(path, 'utf8')).to.equal(text)
        const gone = { ...known, name: 'gone' }
        expect(await failureOf(() => space.local(gone, folder, FOREVER))).to.be.instanceOf(ContentGone)
        await space.remove(place('a'))
        expect(await failureOf(() => space.local(known, folder, FOREVER))).to.be.instanceOf(ContentGone)
        if (space.kind === 's3') expect(await readFile(path, 'utf8')).to.equal(text)
      })

      it('keep the id of their space', async () => {
        const again = await open()
        expect(again.id)
          .to.match(/^[0-9a-f-]{36}$/)
          .and.to.equal(space.id)
        await again.close()
      })

      it('may be used by several servers if they are in a bucket, or declared as shared', () => {
        const isBucket = space.kind === 's3'
        expect(sharedFault(space, 'no') === undefined).to.equal(isBucket)
        expect(sharedFault(space, 'yes')).to.equal(undefined)
        if (!isBucket) expect(sharedFault(space, 'no')).to.include('FILES_SHARED=yes')
      })

      if (name.includes('moto'))
        it('are sent in parts if they are large', async () => {
          const piece = Buffer.alloc(1 << 20, 'x')
          await space.write(place('large'), content(...Array.from({ length: 40 }, () => piece), 'end'))
          const last = 40 * (1 << 20) + 2
          expect(await textOf(space.read(place('large'), last - 5, last))).to.equal('xxxend')
        })
    })
})

describe('A folder of FILES_URL', () => {
  it('that is not mounted any more takes no uploads', async () => {
    const [dataDir, path] = [await temporaryFolder(), await temporaryFolder()]
    const space = await openFileSpace(loadConfig({ DATA_DIR: dataDir, FILES_URL: path }), logger)
    await space.write(place('a'), content('x'))
    for (const name of await readdir(path)) await rm(join(path, name), { recursive: true })
    const failure = (await failureOf(() => space.write(place('b'), content('x')))) as Error
    expect(failure.message).to.include('cannot be used at the moment')
    expect(((await failureOf(() => textOf(space.read(place('a'), 0, 0)))) as Error).message).to.equal(
      failure.message,
    )
    expect(await readdir(path)).to.deep.equal([])
  })

  it('that cannot be written stops the start with a sentence', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    const config = loadConfig({ FILES_URL: join(file, 'folder') })
    expect(((await failureOf(() => openFileSpace(config, logger))) as Error).message).to.match(
      /cannot be written \(ENOTDIR\)\. Set FILES_URL to/,
    )
  })
})
