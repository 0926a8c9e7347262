import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '../../lib/files.ts'
import { CatalogueError } from './catalogue.ts'

/** Names the server that has the catalogue of a DATA_DIR, for whoever forgets it. */
export const ELSEWHERE_FILE = '.catalogue-server'

/** Notes that the catalogue of a folder is on a server. @param place the server for the operator */
export async function noteElsewhere(dataDir: string, place: string): Promise<void> {
  if ((await placeNoted(dataDir)) === place) return
  await writeFileAtomically(join(dataDir, ELSEWHERE_FILE), `${place}\n`, 0o600)
}

/** Notes that the catalogue of a folder is its file again. */
export const forgetElsewhere = (dataDir: string): Promise<void> =>
  rm(join(dataDir, ELSEWHERE_FILE), { force: true })

/**
 * A catalogue in a file beside the data of a catalogue on a server would take the data for rubbish, and delete it.
 * @throws CatalogueError if the catalogue of the folder is on a server
 */
export async function refuseElsewhere(dataDir: string): Promise<void> {
  const place = await placeNoted(dataDir)
  if (place !== undefined)
    throw new CatalogueError(
      `The catalogue of DATA_DIR ${dataDir} is in ${place}. Set CATALOGUE_URL, for commands too. To have it in a file again, start the command \`catalogue copy\` with CATALOGUE_URL and --to file.`,
    )
}

async function placeNoted(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, ELSEWHERE_FILE), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
