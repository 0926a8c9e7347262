import { expect } from 'chai'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { GeoPackageNotWritable, editGeoPackage } from '../../../../src/spatial/stores/geopackage/edit.ts'
import { failureOf } from '../../../platform/support.ts'
import { temporaryFolder } from '../../support/folders.ts'

const keepAll = () => Promise.resolve(true)

describe('editing a GeoPackage', () => {
  const folder = temporaryFolder()

  const made = async (name: string): Promise<string> => {
    const path = folder.file(name)
    await editGeoPackage(path, { keeps: keepAll, apply: () => Promise.resolve('replace') })
    return path
  }

  it('leaves the file as it was, byte for byte, and a sentence, where the disk is full', async () => {
    const path = await made('full.gpkg')
    const before = await readFile(path)
    const failure = await failureOf(() =>
      editGeoPackage(path, {
        keeps: keepAll,
        apply: async (db) => {
          // SQLite then fails as it does without room on the disk.
          await db.raw('pragma max_page_count = 40')
          await db.raw('create table t (a blob)')
          await db.raw('insert into t values (zeroblob(1000000))')
          return 'replace'
        },
      }),
    )
    expect(failure).to.be.instanceOf(GeoPackageNotWritable)
    expect(String(failure))
      .to.match(/The disk of .* is full\./)
      .and.include('full.gpkg is unchanged')
    expect(await readFile(path)).to.deep.equal(before)
    expect((await readdir(folder.path)).filter((name) => name.endsWith('.partial'))).to.deep.equal([])
  })

  it('refuses a file in which another program has unfinished changes', async () => {
    const path = await made('busy.gpkg')
    await writeFile(`${path}-wal`, 'frames')
    const failure = await failureOf(() => made('busy.gpkg'))
    expect(String(failure)).to.include('unfinished changes in busy.gpkg-wal')
  })

  it('takes turns, and tells the one who has to wait', async () => {
    const path = folder.file('turns.gpkg')
    const events: string[] = []
    let go = (): void => undefined
    const held = new Promise<void>((resolve) => (go = resolve))
    const first = editGeoPackage(path, {
      keeps: keepAll,
      apply: async (db) => {
        events.push('first')
        await held
        await db.raw('create table first (a)')
        return 'replace'
      },
    })
    while (events.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const second = editGeoPackage(path, {
      keeps: keepAll,
      onWait: () => {
        events.push('waits')
        go()
      },
      apply: async (db) => {
        events.push('second')
        expect(await db.schema.hasTable('first')).to.equal(true)
        return 'leave'
      },
    })
    await Promise.all([first, second])
    expect(events).to.deep.equal(['first', 'waits', 'second'])
  })
})
