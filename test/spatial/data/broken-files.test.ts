import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Collections } from '../../../src/spatial/services/collections.ts'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import { temporaryFolder } from '../support/folders.ts'
import { change, handMade, pointBlob } from '../support/geopackages.ts'

const run = promisify(execFile)

describe('a file that cannot be served', () => {
  const folder = temporaryFolder()
  const opened: Collections[] = []
  let made = 0
  after(() => Promise.all(opened.map((collections) => collections.close())))

  /** A folder with a good file and what the test puts beside it; ids and problems of what is served. */
  async function serve(
    put: (path: string, good: string) => Promise<unknown>,
    name = 'bad.gpkg',
  ): Promise<{
    ids: string[]
    problems: readonly string[]
  }> {
    const place = folder.file(`place-${made++}`)
    await mkdir(place)
    const good = join(place, 'good.gpkg')
    await writeGeoPackage(good, [
      {
        name: 'a',
        title: 'A',
        description: '',
        geometryType: 'POINT',
        columns: [{ name: 'name', type: 'TEXT' }],
        features: Array.from({ length: 3000 }, (_, i) => ({
          geometry: { type: 'Point' as const, coordinates: [i % 90, 0] },
          properties: { name: `number ${i}` },
        })),
      },
    ])
    await put(join(place, name), good)
    const collections = await Collections.open([place])
    opened.push(collections)
    return { ids: collections.list().map(({ id }) => id), problems: collections.problems() }
  }

  async function refuses(
    put: (path: string, good: string) => Promise<unknown>,
    name = 'bad.gpkg',
  ): Promise<string> {
    const { ids, problems } = await serve(put, name)
    expect(ids).to.deep.equal(['good/a'])
    expect(problems).to.have.length(1)
    expect(problems[0])
      .to.contain(name)
      .and.not.match(/\bselect\b|`/)
    return problems[0]!
  }

  it('is named, and the other files are served, if it was truncated at any point', async () => {
    const cut = (bytes: number | ((size: number) => number)) => async (path: string, good: string) => {
      await copyFile(good, path)
      const { length } = await readFile(path)
      await truncate(path, typeof bytes === 'number' ? bytes : bytes(length))
    }
    for (const bytes of [1, 15, 16, 99, 100, 512, 4096, 8192, 40_000]) await refuses(cut(bytes))
    for (const share of [0.5, 0.9]) await refuses(cut((size) => Math.floor(size * share)))
    await refuses(cut((size) => size - 4096))
  })

  it('is named where it is empty, a text, or another kind of database', async () => {
    expect(await refuses((path) => writeFile(path, ''))).to.contain('no table gpkg_contents')
    expect(await refuses((path) => writeFile(path, 'a,b\n1,2\n'.repeat(2000)))).to.contain('SQLITE_NOTADB')
    const sqlite = await refuses((path) => change(path, (db) => db.raw('create table t (a)')))
    expect(sqlite).to.contain('no table gpkg_contents').and.contain('Replace the file')
  })

  it('is named where half of it is zeros', async () => {
    await refuses(async (path, good) => {
      const bytes = await readFile(good)
      await writeFile(path, bytes.fill(0, bytes.length / 4, bytes.length / 2))
    })
  })

  it('is named where it is a folder, a pipe, or a link to nowhere or to elsewhere', async () => {
    expect(await refuses((path) => mkdir(path))).to.contain('not a file')
    expect(await refuses((path) => run('mkfifo', [path]))).to.contain('not a file')
    expect(await refuses((path) => symlink('nowhere', path))).to.contain('ENOENT')
    const outside = folder.file('outside.gpkg')
    const link = await refuses(async (path, good) => {
      await copyFile(good, outside)
      await symlink(outside, path)
    })
    expect(link).to.contain('outside of the published folders').and.contain('SPATIAL_DIRS')
  })

  it('is named where this user may not read it', async () => {
    const isRoot = process.getuid?.() === 0
    try {
      const problem = await refuses(async (path, good) => {
        await copyFile(good, path)
        await chmod(path, 0)
        // Root may read everything, and so becomes nobody for a moment, to whom the folder must be open.
        if (isRoot) {
          await chmod(folder.path, 0o755)
          process.seteuid?.(65534)
        }
      })
      expect(problem).to.contain('that this user may read it')
    } finally {
      if (isRoot) process.seteuid?.(0)
    }
  })

  it('is named where its name cannot stand in an address', async () => {
    await refuses((path, good) => copyFile(good, path), 'line\nbreak.gpkg')
  })

  it('is named where it holds no features', async () => {
    expect(await refuses((path) => handMade(path))).to.contain('no layer of features')
  })

  it('is not a link inside the folder, a file with another application id, or a name with capitals in its suffix', async () => {
    const link = await serve((path, good) => symlink(good, path))
    expect(link).to.deep.equal({ ids: ['bad/a', 'good/a'], problems: [] })
    const other = await serve(async (path, good) => {
      await copyFile(good, path)
      await change(path, (db) => db.raw('pragma application_id = 0'))
    }, 'Other.GPKG')
    expect(other).to.deep.equal({ ids: ['Other/a', 'good/a'], problems: [] })
  })

  it('is not a file with a write-ahead log, of a running or killed writer', async () => {
    const { ids } = await serve(async (path) => {
      await handMade(path, { name: 't', sql: ['create table t (fid integer primary key, geom blob)'] })
      // The log stays as it is where the process ends without closing the file.
      const script = `
        const sqlite3 = require('sqlite3')
        const db = new sqlite3.Database(process.argv[1])
        db.exec("pragma journal_mode = wal; insert into t values (1, x'" + process.argv[2] + "')", () => process.kill(process.pid, 'SIGKILL'))`
      await run(process.execPath, ['-e', script, path, pointBlob(1, 1).toString('hex')]).catch(
        () => undefined,
      )
      expect((await readFile(`${path}-wal`)).length).to.be.above(0)
    })
    expect(ids).to.deep.equal(['bad/t', 'good/a'])
    expect(opened.at(-1)!.find('bad', 't').featureCount).to.equal(1)
  })

  it('is one layer where the rest of the file is right', async () => {
    const { ids, problems } = await serve((path) =>
      handMade(
        path,
        { name: 'right', sql: ['create table right (fid integer primary key, geom blob)'] },
        { name: 'gone', sql: [] },
        { name: 'odd', sql: ['create table odd (fid integer primary key, shape blob)'] },
        { name: 'broken', sql: ['create view broken as select * from missing'] },
        { name: 'a/b', sql: ['create table "a/b" (fid integer primary key, geom blob)'] },
        { name: '..', sql: ['create table ".." (fid integer primary key, geom blob)'] },
      ),
    )
    expect(ids).to.deep.equal(['bad/right', 'good/a'])
    for (const name of ['gone', 'odd', 'broken', 'a/b', '..'])
      expect(
        problems.filter((problem) => problem.includes(`"${name}"`)),
        name,
      ).to.have.length(1)
  })
})
