import { expect } from 'chai'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DocsPage } from '../support/docs-page.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'
import { needs } from '../support/tools.ts'

const run = promisify(execFile)

describe('The walkthrough from the YAML to an answer', function () {
  this.timeout(180_000)
  let copy: ProjectCopy

  before(async function () {
    needs(this, 'curl')
    copy = await copyProject()
  })
  after(() => copy?.remove())

  it('changes what the running server answers', async () => {
    const section = new DocsPage('docs/developing.md')
      .fences()
      .filter(({ language }) => language === 'console')
    const [change, start, request] = section.map(({ text }) => text.trim())
    const { stdout } = await run('sh', ['-ec', change!], { cwd: copy.root })
    expect(stdout).to.match(/wrote .*generated\/quality\/validators\.js/)

    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SERVICES: 'quality',
      DATA_DIR: join(copy.root, 'data'),
    }
    const server = spawn('sh', ['-c', `exec ${start}`], {
      cwd: copy.root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    try {
      const port = await new Promise<string>((resolve, reject) => {
        let output = ''
        server.once('close', () => reject(new Error(output)))
        server.stderr.setEncoding('utf8').on('data', (text: string) => {
          const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec((output += text))
          if (found && output.includes('admin-password')) resolve(found[1]!)
        })
      })
      const answer = await run('sh', ['-ec', request!.replace(':8080/', `:${port}/`)], { cwd: copy.root })
      expect(JSON.parse(answer.stdout)).to.deep.include({
        status: 400,
        detail: 'The query parameter "pageSize" must be at most 1000.',
      })
    } finally {
      const ended = once(server, 'close')
      server.kill('SIGTERM')
      await ended
    }
  })
})
