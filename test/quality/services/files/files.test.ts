import { expect } from 'chai'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Catalogue } from '../../../../src/platform/catalogue/catalogue.ts'
import { Removals } from '../../../../src/quality/jobs/removals.ts'
import type { Files } from '../../../../src/quality/services/files/files.ts'
import { failureOf, recordingLogger } from '../../../platform/support.ts'
import { addEntity, newCatalogue } from '../../support/catalogues.ts'
import { filesOf, pathOf, spaceIn } from '../../support/open-files.ts'
import {
  FileNeeded,
  FileUnknown,
  RepositoryGone,
  UploadTooLarge,
} from '../../../../src/quality/model/errors.ts'

async function* content(...chunks: (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk
    await nextTurn()
    yield Buffer.from(chunk)
  }
}

const file = (filename: string, ...chunks: (string | Error)[]) => ({ filename, content: content(...chunks) })

describe('uploaded files', () => {
  let catalogue: Catalogue
  let dataDir: string
  let files: Files
  let removals: Removals

  const folderOf = (repositoryId: number) => join(dataDir, 'quality', String(repositoryId), 'files')
  const open = async () => {
    const { logger } = recordingLogger()
    return filesOf({ catalogue, space: await spaceIn(dataDir), limitBytes: 1000, removals, logger })
  }
  beforeEach(async () => {
    ;({ catalogue, dataDir } = await newCatalogue())
    removals = new Removals()
    files = await open()
    await files.start()
  })
  afterEach(() => files.close())

  it('are kept whole, with size, digest and who sent them', async () => {
    expect(await files.upload(1, file('a/airports.csv', 'iata,', 'name\n'), 'ada')).to.equal('airports.csv')
    const path = await pathOf(files, 1, 'airports.csv')
    expect(await readFile(path, 'utf8')).to.equal('iata,name\n')
    expect(path).to.match(/^.*\/quality\/1\/files\/[0-9a-f]{8}-[0-9a-f]{32}$/)
    const row = (await catalogue.knex('files').first()) as Record<string, unknown>
    expect(row).to.include({
      size: 10,
      sha256: createHash('sha256').update('iata,name\n').digest('hex'),
      created_by: 'ada',
    })
    expect(await files.find(2, 'airports.csv')).to.equal(undefined)
  })

  it('may be empty', async () => {
    await files.upload(1, file('empty.csv'), 'ada')
    expect(await readFile(await pathOf(files, 1, 'empty.csv'))).to.have.length(0)
  })

  it('get a number where the name is taken, also when many come at once', async () => {
    const uploads = Array.from({ length: 120 }, (_, i) =>
      files.upload(1, file('a.csv', `content ${i}`), 'ada'),
    )
    const names = await Promise.all(uploads)
    expect(new Set(names)).to.deep.equal(
      new Set(['a.csv', ...Array.from({ length: 119 }, (_, i) => `a (${i + 2}).csv`)]),
    )
    for (const [i, name] of names.entries()) {
      expect(await readFile(await pathOf(files, 1, name), 'utf8')).to.equal(`content ${i}`)
    }
    expect(await files.upload(2, file('a.csv', 'x'), 'ada')).to.equal('a.csv')
  })

  it('are found by their name in any form of Unicode', async () => {
    await files.upload(1, file('cafe\u0301.csv', 'x'), 'ada')
    const found = await Promise.all(['café.csv', 'cafe\u0301.csv'].map((name) => files.find(1, name)))
    expect(found[0]!.id).to.equal(found[1]!.id)
  })

  it('leave no data if they are interrupted, too large, or their repository is deleted', async () => {
    const broken = new Error('The client went away.')
    expect(await failureOf(() => files.upload(1, file('a.csv', 'half', broken), 'ada'))).to.equal(broken)
    const large = file('a.csv', 'x'.repeat(600), 'x'.repeat(401))
    expect(await failureOf(() => files.upload(1, large, 'ada'))).to.be.an.instanceOf(UploadTooLarge)
    expect(await failureOf(() => files.upload(3, file('a.csv', 'x'), 'ada'))).to.be.an.instanceOf(
      RepositoryGone,
    )
    expect(await readdir(folderOf(1))).to.deep.equal([])
    expect(await readdir(folderOf(3))).to.deep.equal([])
    expect(await catalogue.knex('files')).to.deep.equal([])
    expect(await files.upload(1, file('a.csv', 'x'.repeat(1000)), 'ada')).to.equal('a.csv')
  })

  it('leave no data if their content cannot be moved into place', async () => {
    await mkdir(join(folderOf(1), '..'), { recursive: true })
    // A file is in the way of the folder.
    await writeFile(folderOf(1), '')
    await failureOf(() => files.upload(1, file('b.csv', 'x'), 'ada'))
    expect(await files.find(1, 'b.csv')).to.equal(undefined)
    await rm(folderOf(1))
    expect(await files.upload(1, file('b.csv', 'x'), 'ada')).to.equal('b.csv')
  })

  it('of older versions, whose contents are named by their ids, go on', async () => {
    await files.upload(1, file('a.csv', 'x'), 'ada')
    const { id } = (await files.find(1, 'a.csv'))!
    await rename(await pathOf(files, 1, 'a.csv'), join(folderOf(1), String(id)))
    await catalogue.knex('files').update({ content: null })
    expect(await pathOf(files, 1, 'a.csv')).to.equal(join(folderOf(1), String(id)))
    const again = await open()
    await again.start()
    expect(await readdir(folderOf(1))).to.deep.equal([String(id)])
    await again.remove(1, 'a.csv')
    while ((await readdir(folderOf(1))).length > 0) await nextTurn()
    await again.close()
  })

  it('are deleted at once, and their content after a running backup', async () => {
    await files.upload(1, file('a.csv', 'x'), 'ada')
    let copied!: () => void
    const copying = removals.paused(() => new Promise<void>((resolve) => (copied = resolve)))
    await files.remove(1, 'a.csv')
    expect(await files.find(1, 'a.csv')).to.equal(undefined)
    await nextTurn()
    expect(await readdir(folderOf(1))).to.have.length(1)
    copied()
    await copying
    while ((await readdir(folderOf(1))).length > 0) await nextTurn()
    expect(await failureOf(() => files.remove(1, 'a.csv'))).to.be.an.instanceOf(FileUnknown)
    expect(await failureOf(() => files.remove(2, 'a.csv'))).to.be.an.instanceOf(FileUnknown)
  })

  it('are kept while an entity needs them, for its rows or its schema', async () => {
    for (const column of ['file_id', 'schema_file_id']) {
      const name = await files.upload(1, file('a.csv', 'x'), 'ada')
      const { id } = (await files.find(1, name))!
      const entity = await addEntity(catalogue, { [column]: id, name: column })
      const refusal = (await failureOf(() => files.remove(1, name))) as FileNeeded
      expect(refusal).to.be.an.instanceOf(FileNeeded)
      expect(refusal.message).to.contain(`"${name}"`).and.to.contain(`"${column}"`)
      await catalogue.knex('entities').where({ id: entity }).delete()
      await files.remove(1, name)
    }
  })

  it('expire when no entity has needed them for the retention time', async () => {
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString()
    for (const name of ['new.csv', 'old.csv', 'needed.csv', 'schema.ddl'])
      await files.upload(1, file(name, 'x'), 'ada')
    await catalogue.knex('files').whereNot('name', 'new.csv').update({ used_at: old })
    const entity = await addEntity(catalogue, {
      file_id: (await files.find(1, 'needed.csv'))!.id,
      schema_file_id: (await files.find(1, 'schema.ddl'))!.id,
    })
    const names = async () =>
      (await catalogue.knex('files').orderBy('id')).map(({ name }: { name: string }) => name)
    await files.expire()
    expect(await names()).to.deep.equal(['new.csv', 'needed.csv', 'schema.ddl'])
    // From the day that the entity went, they are kept as long as others.
    await catalogue.knex('entities').where({ id: entity }).delete()
    await files.expire()
    expect(await names()).to.deep.equal(['new.csv', 'needed.csv', 'schema.ddl'])
    await catalogue.knex('files').where('name', 'needed.csv').update({ used_at: old })
    await files.expire()
    expect(await names()).to.deep.equal(['new.csv', 'schema.ddl'])
    while ((await readdir(folderOf(1))).length > 2) await nextTurn()
  })

  it('are the only files after a start, also after a crash', async () => {
    await files.upload(1, file('a.csv', 'x'), 'ada')
    const content = basename(await pathOf(files, 1, 'a.csv'))
    for (const name of [`${content}.tmp`, '00ff.tmp', '77', content.replace(/.$/, 'x')])
      await writeFile(join(folderOf(1), name), 'left behind')
    const again = await open()
    await again.start()
    expect(await readdir(folderOf(1))).to.deep.equal([content])
    await again.close()
  })
})
