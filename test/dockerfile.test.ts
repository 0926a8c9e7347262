import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { pythonEnvironment } from '../scripts/python-environment.ts'
import { ROOT } from '../scripts/inputs.mjs'
import { stagesOf } from './support/dockerfile.ts'
import { makeBaseImage, type Replayed, replayStage, startInside } from './support/dockerfile-replay.ts'
import { lacks, needs } from './support/tools.ts'

describe('The Dockerfile', function () {
  this.timeout(120_000)

  it('has no finding of hadolint', async function () {
    const python = needs(this, 'python')
    const requirements = join(import.meta.dirname, 'support', 'hadolint-requirements.txt')
    const programs = pythonEnvironment({
      name: 'hadolint',
      requirements,
      python,
      missing: `${python} has no venv`,
    })
    const { stdout } = await promisify(execFile)(join(programs, 'hadolint'), [join(ROOT, 'Dockerfile')])
    expect(stdout).to.equal('')
  })
})

describe('The steps of the Dockerfile', function () {
  this.timeout(900_000)
  let folder: string
  let image: Replayed

  before(async function () {
    needs(this, 'debootstrap')
    if (process.getuid?.() !== 0) lacks(this, 'its steps need root, who may change the root folder')
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-image-'))
    const base = join(folder, 'base')
    await makeBaseImage(base)
    const stages = new Map<string, string>()
    for (const [index, stage] of stagesOf(await readFile(join(ROOT, 'Dockerfile'), 'utf8')).entries()) {
      expect(stage.image).to.match(/^node:\d+-bookworm-slim$/)
      image = await replayStage(stage, base, join(folder, String(index)), stages)
      if (stage.name !== undefined) stages.set(stage.name, image.root)
    }
  })
  after(() => folder && rm(folder, { recursive: true, force: true }))

  it('make an image whose user is not root, which becomes healthy, serves both services, and stops', async () => {
    expect(image.user).to.equal('1000')
    const PORT = await freePort()
    const env = { PORT, HOST: '127.0.0.1' }
    const server = startInside(image, image.entryPoint, env)
    let output = ''
    for (const stream of [server.stdout!, server.stderr!])
      stream.on('data', (text: Buffer) => (output += text.toString()))
    const ended = once(server, 'close')
    try {
      for (const end = Date.now() + 120_000; ; await sleep(500)) {
        const check = startInside(image, image.healthCheck, env)
        const [code] = (await once(check, 'close')) as [number]
        if (code === 0) break
        expect(Date.now(), output).to.be.below(end)
        expect(server.exitCode, output).to.equal(null)
      }
      const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${PORT}${path}`)).status
      expect(await statusOf('/')).to.equal(200)
      expect(await statusOf('/api/openapi.json')).to.equal(200)
      expect(await statusOf('/v1/ogcapi/enrich/collections')).to.equal(401)
    } finally {
      server.kill('SIGTERM')
      await ended
    }
    expect(server.exitCode, output).to.equal(0)
  })
})

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}
