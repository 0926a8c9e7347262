import { isMainThread } from 'node:worker_threads'
import { defineWorker } from '../../src/lib/worker-thread.ts'

export interface SampleTask {
  /** Messages that the worker sends. */
  readonly messages: number
  /** Gets the milliseconds between the end of the work and the end of the thread, if the thread ends by itself. */
  readonly idle: Int32Array
}

/** A worker that counts, for tests. Each number is a piece. */
export const SAMPLE = defineWorker<SampleTask, number>({
  module: '../test/lib/sample-worker',
  isPiece: () => true,
})

if (!isMainThread)
  await SAMPLE.serve(
    async ({ messages, idle }, { send, turn }) => {
      let since = performance.now()
      // Not called if the thread is terminated.
      process.once('exit', () => Atomics.store(idle, 0, Math.ceil(performance.now() - since)))
      for (let number = 1; number <= messages; number++) {
        await turn()
        send(number)
      }
      since = performance.now()
    },
    () => -1,
  )
