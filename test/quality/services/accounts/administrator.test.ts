import { expect } from 'chai'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS } from '../../../../src/migrations.ts'
import { openCatalogue } from '../../../support/catalogue.ts'
import { OperatorError } from '../../../../src/platform/operator-error.ts'
import { prepareAdministrator } from '../../../../src/quality/services/accounts/administrator.ts'
import { Passwords } from '../../../../src/quality/services/accounts/passwords.ts'
import { UserStore } from '../../../../src/quality/stores/accounts/users.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../../platform/support.ts'

describe('the administrator', () => {
  const passwords = new Passwords({ ln: 10, r: 8, p: 1 })

  /** A start of a server; tells the file that it names, and whether a password is the administrator's. */
  const start = async (dataDir: string, adminPassword?: string) => {
    const { logger, lines } = recordingLogger()
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    try {
      const users = new UserStore(catalogue)
      const file = await prepareAdministrator({ users, passwords, dataDir, adminPassword, logger })
      const stored = (await users.access('admin', undefined, undefined))?.passwordHash ?? undefined
      const warnings = lines().filter(({ level }) => level === 40)
      return { file, warnings, has: (password: string) => passwords.verify(stored, password) }
    } finally {
      await catalogue.close()
    }
  }

  it('gets a password at the first start, in a file for its owner alone, and keeps it', async () => {
    const dataDir = await temporaryFolder()
    const { file, has } = await start(dataDir)
    expect(file).to.equal(join(dataDir, 'admin-password'))
    expect((await stat(file!)).mode & 0o777).to.equal(0o600)
    const password = (await readFile(file!, 'utf8')).trim()
    expect(password).to.match(/^[\w-]{24}$/)
    expect(await has(password)).to.equal(true)
    const again = await start(dataDir)
    expect(again.file).to.equal(file)
    expect(await again.has(password)).to.equal(true)
    expect((await readFile(file!, 'utf8')).trim()).to.equal(password)
  })

  it('gets one password in the file if several processes start concurrently', async () => {
    const dataDir = await temporaryFolder()
    const starts = await Promise.all(Array.from({ length: 4 }, () => start(dataDir)))
    const password = (await readFile(join(dataDir, 'admin-password'), 'utf8')).trim()
    for (const { has } of starts) expect(await has(password)).to.equal(true)
  })

  it('gets one password if several servers of one catalogue start concurrently, in the file of one of them', async () => {
    const { logger } = recordingLogger()
    const catalogue = await openCatalogue(await temporaryFolder(), MIGRATIONS, logger)
    try {
      const users = new UserStore(catalogue)
      const folders = await Promise.all(Array.from({ length: 4 }, temporaryFolder))
      const files = await Promise.all(
        folders.map((dataDir) =>
          prepareAdministrator({ users, passwords, dataDir, adminPassword: undefined, logger }),
        ),
      )
      const [file, ...others] = files.filter((found) => found !== undefined)
      expect(others).to.deep.equal([])
      const stored = (await users.access('admin', undefined, undefined))?.passwordHash ?? undefined
      expect(await passwords.verify(stored, (await readFile(file!, 'utf8')).trim())).to.equal(true)
    } finally {
      await catalogue.close()
    }
  })

  it('gets ADMIN_PASSWORD at the first start, which needs no file then', async () => {
    const dataDir = await temporaryFolder()
    const { file, has } = await start(dataDir, 'given by the operator')
    expect(file).to.equal(undefined)
    expect(await has('given by the operator')).to.equal(true)
    expect((await start(dataDir, 'given by the operator')).warnings).to.deep.equal([])
  })

  it('keeps the password when ADMIN_PASSWORD is another one later, which is warned of', async () => {
    const dataDir = await temporaryFolder()
    await start(dataDir, 'given by the operator')
    const { has, warnings } = await start(dataDir, 'given later')
    expect(await has('given by the operator')).to.equal(true)
    expect(warnings).to.have.length(1)
    expect(String(warnings[0]!['msg'])).to.include('user password admin')
    expect(JSON.stringify(warnings)).to.not.include('given later')
  })

  it('rejects an invalid first password, with a sentence that does not repeat it', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(join(dataDir, 'admin-password'), 'short\n')
    for (const given of [undefined, 'x'.repeat(2000)]) {
      const error = await failureOf(() => start(dataDir, given))
      expect(error).to.be.instanceOf(OperatorError)
      expect((error as Error).message).to.match(/cannot be used as the password .* 8 to 1,024 characters/)
      expect((error as Error).message).to.not.match(/short\n|xxx/)
    }
  })
})
