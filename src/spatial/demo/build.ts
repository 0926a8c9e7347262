import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeGeoPackage } from '../stores/geopackage/writer.ts'
import { demoFiles } from './layers.ts'

/** Progress of building the demo data, in features. */
export interface DemoProgress {
  readonly done: number
  readonly total: number
  /** The file being written. */
  readonly step: string
}

/**
 * Writes the missing files of the demo data; creates the folder if it is missing. An existing file is
 * complete or belongs to the operator: an import may write one concurrently.
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
