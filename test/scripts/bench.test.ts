import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { documentOf70 } from '../../scripts/bench/contract/contract-of-70.ts'
import { readOperations } from '../../scripts/codegen/model.ts'
import type { Document } from '../../scripts/codegen/document.ts'
import { ROOT } from '../../scripts/inputs.mjs'

const run = promisify(execFile)

describe('npm run bench -- contract', () => {
  it('serves the same answer from all four servers over both contracts and has a line for each', async function () {
    this.timeout(120_000)
    const { stdout } = await run(
      process.execPath,
      [
        '--import',
        'tsx',
        'scripts/bench/main.ts',
        'contract',
        ...'--seconds 0.5 --rounds 1 --starts 0 --json'.split(' '),
      ],
      { cwd: ROOT },
    )
    // A server that answered otherwise would have ended the bench.
    const { lines } = JSON.parse(stdout) as {
      lines: { subject: string; server: string; requestsPerSecond: number }[]
    }
    const servers = ['express', 'fastify', 'libraries', 'ours']
    expect(lines.map(({ subject, server }) => `${subject}: ${server}`)).to.deep.equal(
      ['spatial', '70 operations'].flatMap((subject) => servers.map((server) => `${subject}: ${server}`)),
    )
    for (const { requestsPerSecond } of lines) expect(requestsPerSecond).to.be.above(0)
  })

  it('makes a contract of 70 operations', () => {
    expect(readOperations(documentOf70() as Document)).to.have.length(70)
  })
})
