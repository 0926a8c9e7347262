import { readFileSync } from 'node:fs'

/** Ticks per second in the kernel's CPU accounting: 100 on all platforms of Linux. */
const TICKS = 100

/** CPU seconds of this process with its threads and, on Linux, with its child processes that have ended. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + ofChildren()
}

function ofChildren(): number {
  try {
    // The second field is the program's name in parentheses; the 16th and 17th are the children's time.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS
  } catch {
    return 0
  }
}
