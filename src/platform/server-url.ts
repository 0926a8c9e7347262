import type { Config } from './config.ts'

/** The address of a server for people on this machine: BASE_URL, or the address that it listens on. */
export const urlOfServer = (
  { baseUrl, host, tlsCertFile }: Pick<Config, 'baseUrl' | 'host' | 'tlsCertFile'>,
  port: number,
): string => {
  const name = /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return baseUrl ?? `${tlsCertFile ? 'https' : 'http'}://${name}:${port}`
}
