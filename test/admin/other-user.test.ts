import { expect } from 'chai'
import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withoutDemo } from '../quality/support/data-dir.ts'
import { serverUser } from '../support/database-process.ts'
import { inFull, IS_FULL } from '../support/full.ts'
import { makeMarked } from '../support/marked-data-dir.ts'
import { programArgs } from '../support/programs.ts'
import { runScript } from '../platform/support.ts'

const FEATURE =
  '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"a":1}}]}'

/** The lines of a stack trace. */
const STACK = /^\s+at /m

/** A user that is neither root nor the user of the server. */
const STRANGER = { uid: 2, gid: 2 }

/** All paths of a folder with its own. */
const pathsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .concat(folder)

// Only root can start processes of other users.
if (process.getuid?.() === 0) {
  describe('On the data of a server without privileges, a command', function () {
    this.timeout(120_000)
    const nobody = serverUser() as { uid: number; gid: number }
    let folder: string
    let dataDir: string
    let server: ChildProcess
    let url: string

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'groundtruth-users-'))
      await chmod(folder, 0o755)
      dataDir = await withoutDemo(await makeMarked(join(folder, 'data')))
      for (const path of pathsOf(dataDir)) chownSync(path, nobody.uid, nobody.gid)
      await writeFile(join(folder, 'one.geojson'), FEATURE)
      await writeFile(join(folder, 'secret.geojson'), FEATURE, { mode: 0o600 })
      server = spawn(process.execPath, programArgs('main'), {
        ...nobody,
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', AUTH: 'none' },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      let log = ''
      server.stdout!.on('data', (text: Buffer) => (log += text.toString()))
      while (!log.includes('"The server listens."')) await sleep(50)
      url = `http://127.0.0.1:${/"port":(\d+)/.exec(log)![1]}`
    })
    after(async () => {
      if (server.exitCode === null) server.kill('SIGKILL')
      await rm(folder, { recursive: true })
    })

    /** Runs a command. @param user root, if none is given */
    const admin = (words: string, user: { uid?: number; gid?: number } = {}) =>
      runScript(programArgs('admin', words.split(' ')), { DATA_DIR: dataDir }, { ...user, cwd: '/' })
    const foreign = () => pathsOf(dataDir).filter((path) => lstatSync(path).uid !== nobody.uid)
    const succeed = async (words: string, user = {}): Promise<string> => {
      const { code, stdout, stderr } = await admin(words, user)
      expect(code, `${words}: ${stderr}`).to.equal(0)
      return stdout
    }
    /** Runs a command that must fail. @returns its message */
    const fail = async (words: string, user = {}): Promise<string> => {
      const { code, stderr } = await admin(words, user)
      expect(code, words).to.equal(1)
      expect(stderr, words).to.not.match(STACK)
      return stderr
    }

    it('of root leaves files that belong to the user of the server', async () => {
      await succeed('user create bob')
      for (const words of inFull(['apikey create --workspace demo', 'repository create sales'], []))
        await succeed(words)
      const imported = await succeed(`import ${join(folder, 'one.geojson')} --collection g/one`)
      expect(imported).to.include(`: ${url}/v1/ogcapi/enrich/collections/g/one\n`)
      expect(foreign()).to.deep.equal([])
      expect(await succeed('user list', nobody)).to.include('bob')
      let status = 404
      for (let turn = 0; status === 404 && turn < 50; turn++) {
        ;({ status } = await fetch(`${url}/v1/ogcapi/enrich/collections/g/one/items`))
        await sleep(100)
      }
      expect(status).to.equal(200)
    })

    it('of root is recorded with root as the account', async () => {
      const lines = (await succeed('audit --user account:root --json')).trim().split('\n')
      expect(lines).to.have.lengthOf(inFull(4, 2))
      expect(lines.at(-1)).to.include('"what":"import"')
    })

    it('of root says that the user of the server may not read the file or write the backup', async () => {
      const file = join(folder, 'secret.geojson')
      expect(await fail(`import ${file} --collection g/two`)).to.include(`${file} cannot be used (EACCES)`)
      expect(readdirSync(join(dataDir, 'spatial')).filter((name) => name.includes('two'))).to.deep.equal([])
      const backup = join(folder, 'backup')
      const message = await fail(`backup ${backup}`)
      expect(message).to.match(/backup cannot be written by the user .* \(EACCES\)\. Choose a folder/)
    })

    it('of another user is rejected with a sentence, and changes no file', async () => {
      const before = pathsOf(dataDir).sort()
      const others = ['backup /tmp/eve', 'restore /tmp/eve', 'token', 'collections', 'compact', 'apikey list']
      for (const words of ['user create eve', ...inFull(others, ['restore /tmp/eve'])])
        expect(await fail(words, STRANGER), words).to.match(/^DATA_DIR is .* Run the command as the user/)
      await chmod(dataDir, 0o755)
      expect(await fail('user create eve', STRANGER)).to.include(
        'whose files belong to nobody. Run the command',
      )
      await chmod(dataDir, 0o700)
      expect(pathsOf(dataDir).sort()).to.deep.equal(before)
    })

    it('explains how to repair files that belong to root', async () => {
      const secret = join(dataDir, 'jwt-secret')
      chownSync(secret, 0, 0)
      for (const user of inFull([nobody, {}], [nobody]))
        expect(await fail('user create eve', user)).to.equal(
          `${secret} may not be used by nobody (EACCES). If nobody runs the server, give the files to that user, as root: chown -R nobody ${dataDir}\n`,
        )
      chownSync(secret, nobody.uid, nobody.gid)
    })

    it('of root works in place of the server, and restores a backup for its user', async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      expect(await ended).to.equal(0)
      const own = join(folder, 'own')
      await mkdir(own)
      chownSync(own, nobody.uid, nobody.gid)
      if (IS_FULL) await succeed('compact')
      await succeed(`backup ${join(own, 'backup')}`)
      expect(foreign()).to.deep.equal([])
      await succeed(`restore ${join(own, 'backup')} --replace`)
      expect(foreign()).to.deep.equal([])
      const aside = readdirSync(folder).find((name) => name.startsWith('data.replaced-'))!
      expect(pathsOf(join(folder, aside)).filter((path) => lstatSync(path).uid === 0)).to.deep.equal([])
      expect(await succeed('user list', nobody)).to.include('bob')
    })
  })
}
