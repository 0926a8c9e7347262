import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildDemoData } from './build-in-child.ts'
import type { DemoProgress } from './build.ts'

/** Says that the demo data was made once, so that it does not come back for an operator who removed it. */
const MARKER = '.demo-data-made'

/** Whether the demo data still has to be made in this folder. */
export async function needsDemoData(folder: string): Promise<boolean> {
  try {
    await access(join(folder, MARKER))
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}

/** Makes the demo data in a child process; an interrupted attempt is taken up again at the next start. */
export async function makeDemoData(
  folder: string,
  onProgress: (progress: DemoProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  await buildDemoData({ dir: folder, onProgress, signal })
  await writeFile(
    join(folder, MARKER),
    'Remove this file to have the demo data made again at the next start.\n',
  )
}
