import { runChild } from '../../platform/run-child.ts'
import type { DemoProgress } from './build.ts'

/**
 * Writes the demo data that the folder lacks in a child process. Resolves when all of it is there. An aborted build
 * leaves no half-written file under its name; nor does one whose server was killed, for the child ends when its
 * parent is gone.
 *
 * @throws the signal's reason where it was aborted; an Error with what the child said where it failed
 */
export function buildDemoData({
  dir,
  onProgress = () => undefined,
  signal,
}: {
  dir: string
  onProgress?: (progress: DemoProgress) => void
  signal?: AbortSignal
}): Promise<void> {
  return runChild('demo-data', {
    args: [dir],
    complaint: `The demo data could not be written to ${dir}`,
    signal,
    onMessage: (progress) => onProgress(progress as DemoProgress),
  })
}
