import { join } from 'node:path'

/** What servers of a test share. */
export interface SharedPlace {
  /** With the password. */
  readonly catalogueUrl: string
  /** Has the folders of warehouses and of uploads. */
  readonly folder: string
  /** Of all servers, on the loopback. */
  readonly ports: readonly number[]
}

/** The settings of one of several servers that share a catalogue, warehouses and uploads. */
export const sharedEnv = (
  { catalogueUrl, folder, ports }: SharedPlace,
  name: string,
  port: number,
): Readonly<Record<string, string>> => ({
  CATALOGUE_URL: catalogueUrl,
  SERVER_NAME: name,
  PORT: String(port),
  PEER_URL: `http://127.0.0.1:${port}`,
  PEER_HOSTS: ports.map((each) => `127.0.0.1:${each}`).join(','),
  JWT_SECRET: 'a signing key that all servers of a test have',
  SEALING_KEY: 'a sealing key that all servers of a test have',
  WAREHOUSE_DIR: join(folder, 'warehouses'),
  FILES_URL: join(folder, 'files'),
  FILES_SHARED: 'yes',
})
