/** The program of the process that `end-guard.ts` starts. Its channel closes when its parent has ended. */
import type { GuardOrder } from './end-guard.ts'

const parent = process.ppid
let limit: NodeJS.Timeout | undefined
process.on('message', ({ afterMs }: GuardOrder) => {
  clearTimeout(limit)
  limit = setTimeout(() => {
    // The id of a parent that ended may belong to another process.
    if (process.ppid === parent) process.kill(parent, 'SIGKILL')
    process.exit()
  }, afterMs)
})
process.on('disconnect', () => process.exit())
