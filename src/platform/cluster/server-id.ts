import { randomUUID } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { readOrCreatePrivateFile } from '../../lib/files.ts'

/** The file that gives a DATA_DIR its identity among the servers of a catalogue. */
export const SERVER_ID_FILE = '.server-id'

/** The identity of the server on a DATA_DIR, which the first start chooses. */
export const serverId = async (dataDir: string): Promise<string> =>
  (await readOrCreatePrivateFile(join(dataDir, SERVER_ID_FILE), () => `${randomUUID()}\n`)).trim()

/** The place of a DATA_DIR, as long as its machine runs. A copy of a DATA_DIR elsewhere has the same identity. */
export async function placeOf(dataDir: string): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return `${hostname()} ${boot.trim()} ${await realpath(dataDir)}`
}
