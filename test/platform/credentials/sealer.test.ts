import { expect } from 'chai'
import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Sealer, SealBroken } from '../../../src/platform/credentials/sealer.ts'
import { SecretError } from '../../../src/platform/credentials/secret.ts'
import { failureOf, temporaryFolder } from '../../platform/support.ts'

describe('sealed secrets', () => {
  it('are opened by a later server with the key of the folder, and contain no trace of the text', async () => {
    const dataDir = await temporaryFolder()
    const sealed = await Promise.all(
      ['whsec_ä', 'whsec_ä', ''].map((text) => new Sealer({ dataDir }).seal(text)),
    )
    expect(new Set(sealed).size).to.equal(3)
    for (const [i, text] of ['whsec_ä', 'whsec_ä', ''].entries())
      expect(await new Sealer({ dataDir }).open(sealed[i]!)).to.equal(text)
    expect(Buffer.from(sealed[0]!, 'base64').toString('latin1')).not.to.contain('whsec')
    expect((await stat(join(dataDir, 'sealing-key'))).mode & 0o777).to.equal(0o600)
  })

  it('cannot be opened if they were changed, or with another key', async () => {
    const dataDir = await temporaryFolder()
    const sealer = new Sealer({ dataDir })
    const sealed = Buffer.from(await sealer.seal('whsec_'), 'base64')
    for (const place of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[place]! ^= 1
      expect(await failureOf(() => sealer.open(changed.toString('base64')))).to.be.instanceOf(SealBroken)
    }
    for (const text of ['', 'AAAA', '%'])
      expect(await failureOf(() => sealer.open(text)), text).to.be.instanceOf(SealBroken)
    const other = new Sealer({ dataDir: await temporaryFolder() })
    expect(await failureOf(() => other.open(sealed.toString('base64')))).to.be.instanceOf(SealBroken)
  })

  it('need a key that nobody else can read, and that is long enough', async () => {
    const dataDir = await temporaryFolder()
    const path = join(dataDir, 'sealing-key')
    const sealer = new Sealer({ dataDir })
    await writeFile(path, 'short\n', { mode: 0o600 })
    expect(await failureOf(() => sealer.seal('x'))).to.be.instanceOf(SecretError)
    await writeFile(path, `${'k'.repeat(40)}\n`)
    await chmod(path, 0o644)
    const failure = await failureOf(() => sealer.seal('x'))
    expect((failure as Error).message)
      .to.contain('chmod 600')
      .and.contain('the secrets of all webhooks')
    await chmod(path, 0o600)
    // The operator has corrected the file, and the server need not restart.
    expect(await sealer.open(await sealer.seal('x'))).to.equal('x')
    expect(await readFile(path, 'utf8')).to.equal(`${'k'.repeat(40)}\n`)
  })
})
