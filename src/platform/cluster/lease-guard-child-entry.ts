/** The program of the process that `lease-guard.ts` starts. Its channel closes when its parent has ended. */
import type { LeaseOrder } from './lease-guard.ts'

const parent = process.ppid
let limit: NodeJS.Timeout | undefined
process.on('message', ({ afterMs }: LeaseOrder) => {
  clearTimeout(limit)
  if (afterMs === undefined) return
  limit = setTimeout(() => {
    // The id of a parent that ended may belong to another process.
    if (process.ppid === parent) process.kill(parent, 'SIGKILL')
    process.exit()
  }, afterMs)
})
process.on('disconnect', () => process.exit())
