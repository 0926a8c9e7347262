import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type CatalogueKind, COPIES } from './kinds.ts'
import type { PostgresServer } from './postgres-connect.ts'

/**
 * Names the copy of a catalogue so that the next start of a server takes it in: a server with a file has it as its file,
 * and a server with a database replaces the content of the database with it.
 * @param folder a restored DATA_DIR that no server uses yet
 * @param kind the kind of the catalogue that was copied
 * @param server the server that will have the catalogue; undefined for a file
 */
export async function stageCopy(
  folder: string,
  kind: CatalogueKind,
  server: PostgresServer | undefined,
): Promise<void> {
  const wanted = COPIES[server === undefined ? 'sqlite' : 'postgres']
  if (COPIES[kind] !== wanted) await rename(join(folder, COPIES[kind]), join(folder, wanted))
}
