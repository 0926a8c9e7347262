/** A process with a guard, for `lease-guard.test.ts`. */
import { execFileSync } from 'node:child_process'
import { LeaseGuard } from '../../../src/platform/cluster/lease-guard.ts'
import { createLogger } from '../../../src/platform/logging.ts'

const guard = new LeaseGuard(createLogger('silent'))
guard.allow(1500)
const orders: Readonly<Record<string, () => unknown>> = {
  once: () => undefined,
  again: () => setInterval(() => guard.allow(1500), 300),
  none: () => guard.allow(undefined),
  'guard killed': () => {
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
      encoding: 'utf8',
    })
    const line = children.split('\n').find((text) => text.includes('lease-guard-child-entry'))
    process.kill(parseInt(line!, 10), 'SIGKILL')
  },
}
setInterval(() => undefined, 1000)
setTimeout(() => {
  orders[process.argv[2]!]!()
  process.send!('ready')
}, 500)
