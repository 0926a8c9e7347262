import { expect } from 'chai'
import { spawn, spawnSync } from 'node:child_process'
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Migration } from '../../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../../src/platform/catalogue/open-catalogue.ts'
import { inFull } from '../../support/full.ts'
import { compiledUrl } from '../../support/programs.ts'
import { lacks } from '../../support/tools.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'

const makesTable = (name: string): Migration => ({
  name,
  up: (database) => database.schema.createTable(name, (table) => void table.text('value')),
  down: (database) => database.schema.dropTable(name),
})
const first = makesTable('001_first')
const second = makesTable('002_second')
const third = makesTable('003_third')
const failing: Migration = { ...second, up: () => Promise.reject(new Error('half way')) }

const copiesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !/^catalogue\.sqlite(-wal|-shm)?$/.test(name)).sort()

/** Opens a catalogue as a version with these migrations does, and writes a value to the first table. */
async function useVersion(folder: string, migrations: readonly Migration[], value?: string) {
  const { logger, lines } = recordingLogger()
  const catalogue = await openCatalogue(folder, migrations, logger)
  if (value !== undefined) await catalogue.knex('001_first').insert({ value })
  const values = await catalogue.knex<{ value: string }>('001_first').pluck('value')
  await catalogue.close()
  return { values, lines: lines() }
}

const hasSmallDisks =
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /mnt'], { stdio: 'ignore' }).status === 0

describe('the upgrade of a catalogue', () => {
  it('logs each migration, and copies the catalogue first to a private file that the log names', async () => {
    const folder = await temporaryFolder()
    await useVersion(folder, [first], 'old')
    const { lines } = await useVersion(folder, [first, second, third], 'new')
    const copy = join(folder, 'catalogue-001.sqlite')
    expect(
      lines.map(({ level, copy, migration, migrations }) => ({ level, copy, migration, migrations })),
    ).to.deep.equal([
      { level: 40, copy, migration: undefined, migrations: undefined },
      { level: 30, copy: undefined, migration: '002_second', migrations: undefined },
      { level: 30, copy: undefined, migration: '003_third', migrations: undefined },
      { level: 30, copy: undefined, migration: undefined, migrations: 2 },
    ])
    expect(await copiesOf(folder)).to.deep.equal(['catalogue-001.sqlite'])
    expect((await stat(copy)).mode & 0o777).to.equal(0o600)
  })

  it('can be taken back: the version before works with the copy in the place of the catalogue', async () => {
    const folder = await temporaryFolder()
    await useVersion(folder, [first], 'old')
    const [{ putBack } = {}] = (await useVersion(folder, [first, second], 'new')).lines
    expect(putBack).to.match(/^Stop the server, .+ rename the copy to catalogue\.sqlite, and start/)
    const error = await failureOf(() => useVersion(folder, [first]))
    expect((error as Error).message).to.include('put back the copy of the catalogue')
    const place = await temporaryFolder()
    await writeFile(join(place, 'catalogue.sqlite'), await readFile(join(folder, 'catalogue-001.sqlite')))
    const { values, lines } = await useVersion(place, [first])
    expect(values).to.deep.equal(['old'])
    expect(lines).to.deep.equal([])
  })

  it('makes no copy of a new catalogue, nor where nothing changes', async () => {
    const folder = await temporaryFolder()
    const { lines } = await useVersion(folder, [first, second], 'value')
    expect(lines.map(({ msg }) => msg)).to.deep.equal(['The catalogue was created.'])
    expect((await useVersion(folder, [first, second])).lines).to.deep.equal([])
    expect(await copiesOf(folder)).to.deep.equal([])
  })

  it('that fails again and again keeps one copy', async () => {
    const folder = await temporaryFolder()
    await useVersion(folder, [first], 'old')
    for (let start = 0; start < 3; start++) await failureOf(() => useVersion(folder, [first, failing]))
    expect(await copiesOf(folder)).to.deep.equal(['catalogue-001.sqlite'])
    expect((await useVersion(folder, [first, second])).values).to.deep.equal(['old'])
    expect(await copiesOf(folder)).to.deep.equal(['catalogue-001.sqlite'])
  })

  it('never overwrites a copy that has other content', async () => {
    const folder = await temporaryFolder()
    await useVersion(folder, [first], 'old')
    await failureOf(() => useVersion(folder, [first, failing]))
    const copy = await readFile(join(folder, 'catalogue-001.sqlite'))
    await useVersion(folder, [first], 'later')
    await useVersion(folder, [first, second])
    expect(await copiesOf(folder)).to.deep.equal(['catalogue-001-2.sqlite', 'catalogue-001.sqlite'])
    expect((await readFile(join(folder, 'catalogue-001.sqlite'))).equals(copy)).to.equal(true)
  })

  /** A program that upgrades a catalogue by a second migration. It says when it begins, and how it ended. */
  const upgrader = async (): Promise<string> => {
    const script = join(await temporaryFolder(), 'upgrades.mjs')
    const href = (name: string) => JSON.stringify(compiledUrl(`src/platform/${name}`))
    await writeFile(
      script,
      `import { openCatalogue } from ${href('catalogue/open-catalogue.ts')}
       import { createErrorLogger } from ${href('logging.ts')}
       const migration = (name) => ({
         name,
         up: (knex) => knex.raw('create table ?? as select value from ??', [name, '001_first']),
         down: async () => {},
       })
       console.log('begins')
       try {
         await openCatalogue(process.argv[2], ['001_first', '002_second'].map(migration), createErrorLogger('silent'))
         console.log('upgraded')
       } catch (error) {
         console.log(error.message)
       }
       process.exit()`,
    )
    return script
  }
  const large = async (megabytes: number): Promise<string> => {
    const folder = await temporaryFolder()
    const catalogue = await openCatalogue(folder, [first], recordingLogger().logger)
    for (let count = 0; count < megabytes; count++)
      await catalogue.knex('001_first').insert({ value: 'x'.repeat(1 << 20) })
    await catalogue.close()
    return folder
  }

  it('loses nothing where the process is killed at any moment of it', async function () {
    this.timeout(60_000)
    const kills = inFull(40, 6)
    const folder = await large(12)
    const script = await upgrader()
    let isUpgraded = false
    for (let kill = 0; kill < kills; kill++) {
      const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = new Promise((resolve) => child.once('close', resolve))
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      await new Promise((resolve) => child.stdout.once('data', resolve))
      await sleep((150 * kill) / kills)
      child.kill('SIGKILL')
      await ended
      isUpgraded ||= output.includes('upgraded')
      for (const name of await copiesOf(folder))
        expect(name).to.match(/^catalogue-001\.sqlite(\.tmp|\.tmp-journal)?$/)
    }
    const { values } = await useVersion(folder, [first, second])
    expect(values).to.have.length(12)
    const copy = join(folder, 'catalogue-001.sqlite')
    const place = await temporaryFolder()
    await writeFile(join(place, 'catalogue.sqlite'), await readFile(copy))
    expect((await useVersion(place, [first])).values).to.have.length(12)
  })

  it('takes the place of a copy that a killed process left unfinished', async () => {
    const folder = await temporaryFolder()
    await useVersion(folder, [first], 'old')
    const unfinished = join(folder, 'catalogue-001.sqlite.tmp')
    await writeFile(unfinished, '')
    await truncate(unfinished, 1 << 20)
    await writeFile(`${unfinished}-journal`, 'half a journal')
    await useVersion(folder, [first, second])
    expect(await copiesOf(folder)).to.deep.equal(['catalogue-001.sqlite'])
  })

  it('stops with a sentence where the disk is too full for the copy, and changes nothing', async function () {
    if (!hasSmallDisks) lacks(this, 'no file system can be mounted here')
    this.timeout(20_000)
    const source = await large(8)
    const disk = await temporaryFolder()
    const upgrade =
      'mount -t tmpfs -o size=14m none "$1" && cp "$2"/catalogue.sqlite "$1" && "$3" "$4" "$1" && ls "$1" && cmp "$1/catalogue.sqlite" "$2/catalogue.sqlite" && echo same'
    const { stdout } = spawnSync(
      'unshare',
      ['-rm', 'sh', '-c', upgrade, 'sh', disk, source, process.execPath, await upgrader()],
      { encoding: 'utf8' },
    )
    expect(stdout).to.match(
      /begins\nThe disk of .+catalogue\.sqlite is too full for the upgrade: .+ Free \d+ MB .+\ncatalogue\.sqlite\nsame\n$/,
    )
  })
})
