import { runChild } from '../../platform/run-child.ts'
import type { DemoProgress } from './build.ts'

/**
 * Writes the missing files of the demo data in a child process. Resolves when all files exist. An aborted
 * build leaves no half-written file under its final name; nor does a build whose server was killed, because
 * the child ends with its parent.
 *
 * @throws the signal's reason if it was aborted; an Error with the child's standard error if it failed
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
