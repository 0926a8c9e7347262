/** A child of child-process.test.ts. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { defineChild } from '../../src/lib/child-process.ts'

const kind = defineChild<string, number | string>({ module: new URL('file:///') })

kind.serve(
  async (task, self) => {
    self.send(
      `pid ${process.pid}`.replace(
        /^pid (\d+)$/,
        task === 'environment' ? Object.keys(process.env).join(' ') : 'pid $1',
      ),
    )
    if (task === 'count') {
      let taken = -2
      for (let piece = 0; piece < 10; piece++) {
        await self.turn()
        taken++
        self.send(Math.max(0, taken))
      }
    }
    if (task === 'surroundings') {
      const status = readFileSync('/proc/self/status', 'utf8')
      const [cwd, home, files] = [process.cwd(), process.env['HOME'], readdirSync('.')]
      self.send(JSON.stringify({ cwd, home, files, status, owner: statSync('.').uid }))
    }
    if (task === 'crash') process.kill(process.pid, 'SIGSEGV')
    if (task === 'fail') throw new Error('on purpose')
    if (task === 'hang') {
      setTimeout(() => {
        for (;;);
      }, 0)
      await new Promise(() => undefined)
    }
    if (task === 'obey' || task === 'crash') {
      await new Promise((resolve) => self.signal.addEventListener('abort', resolve))
    }
  },
  (error) => `failed: ${(error as Error).message}`,
)
