import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<number>()
let isFollowed = false

/**
 * Lets `currentJob` work in this process from now on. Node then follows every promise while a job runs, which costs each
 * of them some time. So only an engine that tells its operator for which jobs its queries run asks for it.
 */
export const followJobs = (): void => void (isFollowed = true)

/** Runs the work of a job. */
export const asJob = <T>(number: number, work: () => Promise<T>): Promise<T> =>
  isFollowed ? storage.run(number, work) : work()

/** The number of the job that runs, in its repository; undefined if none does, or if jobs are not followed. */
export const currentJob = (): number | undefined => storage.getStore()
