import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { ROOT } from '../../scripts/inputs.mjs'
import { ADMIN_PASSWORD, basic, startQualityServer } from '../quality/support/quality-server.ts'
import { lacks, needs } from '../support/tools.ts'
import { installPythonSdk, python } from './install.ts'

const run = promisify(execFile)

describe('The example with pandas', function () {
  this.timeout(300_000)
  before(async function () {
    needs(this, 'python')
    const refusal = await installPythonSdk('quality')
    if (refusal !== undefined) lacks(this, refusal)
    const install = ['-m', 'pip', 'install', '--quiet', 'pandas==2.3.3']
    await run(python, install).catch((error: Error) =>
      lacks(this, `pandas cannot be installed: ${error.message}`),
    )
  })

  it('loads a frame, prints its profile, and ends with 1 since the rule fails', async () => {
    const server = await startQualityServer()
    try {
      await fetch(`${server.url}/api/repositories`, {
        method: 'POST',
        headers: { Authorization: basic('admin', ADMIN_PASSWORD), 'Content-Type': 'application/json' },
        body: '{"name": "demo"}',
      })
      const env = { ...process.env, URL: server.url, PASSWORD: ADMIN_PASSWORD }
      const program = join(ROOT, 'examples/python/profile_frame.py')
      const ended = await run(python, [program], { env }).catch(
        (error: { code: number; stdout: string }) => error,
      )
      expect(ended.stdout).to.match(/weight +decimal +3 +1/)
      expect(ended.stdout).to.include('weight > 0: 2 rows pass, 2 fail: failed')
      expect(ended).to.include({ code: 1 })
    } finally {
      await server.stop()
    }
  })
})
