import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { checkAddressSpace } from '../../src/platform/address-space.ts'
import { programArgs } from '../support/programs.ts'
import { temporaryFolder } from './support.ts'

describe('the address space', () => {
  it('is not checked without a limit, and where the system tells none', () => {
    expect(() =>
      checkAddressSpace('Max address space         unlimited            unlimited            bytes', 1000),
    ).to.not.throw()
    expect(() => checkAddressSpace('', 1000)).to.not.throw()
  })

  it('suffices from 3.5 GB and WAREHOUSE_MEMORY_MB', () => {
    const limits = (bytes: number) =>
      `Max address space         ${bytes}           unlimited            bytes`
    expect(() => checkAddressSpace(limits(4_500_000_000), 1000)).to.not.throw()
    expect(() => checkAddressSpace(limits(4_499_999_999), 1000)).to.throw('limited to 4499 MB')
    expect(() => checkAddressSpace(limits(4_499_999_999), 256)).to.not.throw()
  })

  // Newer versions of Node end by themselves below 2 GB, before they run the program.
  const isNode20 = process.versions.node.startsWith('20.')
  for (const kilobytes of [...(isNode20 ? [1_200_000, 1_600_000] : []), 2_000_000, 3_000_000])
    it(`of ${kilobytes} KB ends the start of the server with a sentence`, async function () {
      this.timeout(20_000)
      const command = [
        'sh',
        `ulimit -v ${kilobytes}; exec "$@"`,
        'sh',
        process.execPath,
        ...programArgs('main'),
      ]
      const [shell = '', script = '', ...rest] = command
      const { status, stderr } = spawnSync(shell, ['-c', script, ...rest], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: await temporaryFolder(), PORT: '0' },
      })
      expect(stderr).to.match(/^The address space of this process is limited to \d+ MB \(ulimit -v, .+\)/)
      expect(stderr.trim().split('\n')).to.have.lengthOf(1)
      expect(status).to.equal(1)
    })
})
