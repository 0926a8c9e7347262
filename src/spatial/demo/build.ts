import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeGeoPackage } from '../stores/geopackage/writer.ts'
import { demoFiles } from './layers.ts'

/** How far the building of the demo data is, in features. */
export interface DemoProgress {
  readonly done: number
  readonly total: number
  /** The file being written. */
  readonly step: string
}

/**
 * Writes the files of the demo data that the folder lacks; makes the folder where it isn't there. A file that is
 * there is complete, or somebody else's: an import may write one meanwhile.
 */
export async function writeDemoData(
  folder: string,
  onProgress: (progress: DemoProgress) => void = () => undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const total = demoFiles.reduce((sum, { featureCount }) => sum + featureCount, 0)
  let before = 0
  for (const { name, featureCount, layers } of demoFiles) {
    onProgress({ done: before, total, step: name })
    await writeGeoPackage(
      join(folder, name),
      layers(),
      (written) => onProgress({ done: before + written, total, step: name }),
      { replaces: false },
    )
    before += featureCount
    onProgress({ done: before, total, step: name })
  }
}
