import koffi from 'koffi'
import { constants } from 'node:os'

/** Of prctl(2): the signal that this process gets when the thread ends that started it. */
const PR_SET_PDEATHSIG = 1

type Prctl = (option: number, value: number, third: number, fourth: number, fifth: number) => number

/**
 * Lets the kernel kill this process when the main process ends for any reason. The end of the channel to the main process
 * would not end a process that is stopped, or whose event loop is blocked. Only Linux can do this.
 */
export function endWithMain(): void {
  if (process.platform !== 'linux') return
  const prctl = koffi
    .load(null)
    .func('int prctl(int, unsigned long, unsigned long, unsigned long, unsigned long)') as unknown as Prctl
  if (prctl(PR_SET_PDEATHSIG, constants.signals.SIGKILL, 0, 0, 0) !== 0)
    throw new Error('prctl failed: the process would outlive the main process.')
}
