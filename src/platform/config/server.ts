import { baseUrl, choice, folder, integer, text, words, type ValuesOf } from '../settings.ts'

const DAY_MS = 86_400_000

/** The server: where it listens, what it serves and where it keeps its files. */
export const SERVER = {
  port: integer({
    name: 'PORT',
    min: 0,
    max: 65_535,
    fallback: '8080',
    description: 'Port to listen on. 0 selects a free port, which the server prints.',
  }),
  host: text({
    name: 'HOST',
    fallback: '127.0.0.1',
    description: 'Address to listen on. `0.0.0.0` or `::` listens on every network of the machine.',
  }),
  services: words({
    name: 'SERVICES',
    words: ['spatial', 'quality'],
    fallback: 'spatial,quality',
    description: 'Services that run in this process.',
  }),
  dataDir: folder({
    name: 'DATA_DIR',
    fallback: './data',
    description: 'Folder of all files that the server writes. The server creates it if it is missing.',
  }),
  baseUrl: baseUrl({
    name: 'BASE_URL',
    description:
      'Public address of the server, for links, with the path that a proxy removes. By default, links use the address of each request.',
  }),
  auth: choice({
    name: 'AUTH',
    words: ['required', 'none'],
    fallback: 'required',
    description: '`none` opens the spatial service to every client that can reach it.',
  }),
  authNoneOnPublicHost: choice({
    name: 'AUTH_NONE_ON_PUBLIC_HOST',
    words: ['no', 'yes'],
    fallback: 'no',
    description: '`yes` allows `AUTH=none` with a HOST that other machines can reach.',
  }),
  logLevel: choice({
    name: 'LOG_LEVEL',
    words: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    fallback: 'info',
    description: 'Lowest severity that is logged.',
  }),
  drainMs: integer({
    name: 'DRAIN_MS',
    min: 0,
    max: DAY_MS,
    fallback: '0',
    description:
      'Time from the signal that stops the server until it refuses connections, for a proxy to notice that `/readyz` answers 503.',
  }),
  shutdownTimeoutMs: integer({
    name: 'SHUTDOWN_TIMEOUT_MS',
    min: 0,
    max: DAY_MS,
    fallback: '10000',
    description: 'Time for requests in progress to finish after the server was told to stop.',
  }),
}

export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/** Faults of settings that are valid alone but not together. */
export const serverFaults = ({ auth, host, authNoneOnPublicHost }: ValuesOf<typeof SERVER>): string[] =>
  auth === 'none' && !LOOPBACK.test(host) && authNoneOnPublicHost !== 'yes'
    ? [
        `AUTH=none together with HOST=${host} would open the service to the network. ` +
          'Set HOST=127.0.0.1, or AUTH_NONE_ON_PUBLIC_HOST=yes if all served data is public.',
      ]
    : []
