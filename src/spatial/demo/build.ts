import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeGeoPackage } from '../stores/geopackage-writer.ts'
import { demoFiles } from './layers.ts'

/** How far the building of the demo data is, in features. */
export interface DemoProgress {
  readonly done: number
  readonly total: number
  /** The file being written. */
  readonly step: string
}

/** Whether all files of the demo data are in the folder. A file that is there is complete. */
export async function hasDemoData(folder: string): Promise<boolean> {
  const found = await Promise.all(demoFiles.map(({ name }) => exists(join(folder, name))))
  return found.every(Boolean)
}

/** Writes the files of the demo data that the folder lacks; makes the folder where it isn't there. */
export async function writeDemoData(
  folder: string,
  onProgress: (progress: DemoProgress) => void = () => undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const total = demoFiles.reduce((sum, { featureCount }) => sum + featureCount, 0)
  let before = 0
  for (const { name, featureCount, layers } of demoFiles) {
    onProgress({ done: before, total, step: name })
    const path = join(folder, name)
    if (!(await exists(path))) {
      await writeGeoPackage(path, layers(), (written) =>
        onProgress({ done: before + written, total, step: name }),
      )
    }
    before += featureCount
    onProgress({ done: before, total, step: name })
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
