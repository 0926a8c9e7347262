import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Passwords } from '../../../../src/quality/services/accounts/passwords.ts'
import { TooManyAttempts } from '../../../../src/quality/model/errors.ts'

describe('passwords', () => {
  it('are hashed by scrypt with a cost and a salt of their own', async () => {
    const passwords = new Passwords()
    const [one, other] = await Promise.all([passwords.hash('the same'), passwords.hash('the same')])
    expect(one).to.match(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/)
    expect(one).to.not.equal(other)
    expect(await passwords.verify(one, 'the same')).to.equal(true)
    expect(await passwords.verify(one, 'the samf')).to.equal(false)
  })

  it('followed by NULs are other passwords', async () => {
    const passwords = new Passwords({ ln: 10, r: 4, p: 2 })
    const stored = await passwords.hash('a good password')
    for (const other of ['a good password\0', 'a good password\0\0\0', '\0'])
      expect(await passwords.verify(stored, other)).to.equal(false)
  })

  it('that were hashed with another cost are still valid', async () => {
    const stored = await new Passwords({ ln: 10, r: 4, p: 2 }).hash('an old one')
    expect(await new Passwords().verify(stored, 'an old one')).to.equal(true)
  })

  it('of unknown users take as long to check', async () => {
    const passwords = new Passwords({ ln: 14, r: 8, p: 1 })
    const stored = await passwords.hash('a password')
    const time = async (hash: string | undefined) => {
      const start = performance.now()
      for (let n = 0; n < 3; n++) expect(await passwords.verify(hash, 'a guess')).to.equal(false)
      return performance.now() - start
    }
    const [known, unknown] = [await time(stored), await time(undefined)]
    expect(unknown).to.be.within(known / 4, known * 4)
  })

  it('are hashed two at a time, so that files can be read, and are rejected beyond the queue', async () => {
    const passwords = new Passwords({ ln: 14, r: 8, p: 1 })
    const outcomes: unknown[] = []
    let ended = 0
    const all = Array.from({ length: 60 }, () =>
      passwords
        .hash('a password')
        .then(() => ended++)
        .catch((error: unknown) => outcomes.push(error)),
    )
    await readFile(fileURLToPath(import.meta.url))
    const endedBefore = ended
    expect(outcomes).to.have.length(18)
    expect(outcomes.every((error) => error instanceof TooManyAttempts)).to.equal(true)
    await Promise.all(all)
    expect(endedBefore).to.be.lessThan(ended)
    expect(ended).to.equal(42)
  })
})
