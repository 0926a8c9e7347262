import { expect } from 'chai'
import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SecretError, signingSecret } from '../../../src/platform/credentials/secret.ts'
import { failureOf, temporaryFolder } from '../support.ts'

const bytesOf = async (dataDir: string, jwtSecret?: string) =>
  (await signingSecret({ dataDir, jwtSecret })).export()

describe('signing secret', () => {
  it('is made at the first use, with 256 random bits, for its owner alone, and stays', async () => {
    const folder = join(await temporaryFolder(), 'data')
    const secret = await bytesOf(folder)
    const path = join(folder, 'jwt-secret')
    expect((await stat(path)).mode & 0o777).to.equal(0o600)
    expect(await readFile(path, 'utf8')).to.match(/^[A-Za-z0-9_-]{43}\n$/)
    expect(await bytesOf(folder)).to.deep.equal(secret)
    expect(await bytesOf(await temporaryFolder())).to.not.deep.equal(secret)
  })

  it('is JWT_SECRET if that is set, without a file', async () => {
    const folder = await temporaryFolder()
    expect((await bytesOf(folder, 'x'.repeat(32))).toString()).to.equal('x'.repeat(32))
    await failureOf(() => stat(join(folder, 'jwt-secret')))
  })

  it('is the same if JWT_SECRET has the content of the file', async () => {
    const folder = await temporaryFolder()
    const secret = await bytesOf(folder)
    const content = (await readFile(join(folder, 'jwt-secret'), 'utf8')).trim()
    expect(await bytesOf(folder, content)).to.deep.equal(secret)
  })

  for (const mode of [0o640, 0o604, 0o620]) {
    it(`is rejected in a file of mode ${mode.toString(8)}, with the command that repairs the mode`, async function () {
      if (process.platform === 'win32') this.skip()
      const folder = await temporaryFolder()
      await bytesOf(folder)
      const path = join(folder, 'jwt-secret')
      await chmod(path, mode)
      const error = await failureOf(() => bytesOf(folder))
      expect(error).to.be.instanceOf(SecretError)
      expect((error as Error).message).to.include(`chmod 600 ${path}`)
    })
  }

  it('is refused where the file was cut short', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'jwt-secret'), 'short\n', { mode: 0o600 })
    expect(await failureOf(() => bytesOf(folder))).to.be.instanceOf(SecretError)
  })
})
