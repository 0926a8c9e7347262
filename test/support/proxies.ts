import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Context } from 'mocha'
import { folderOf, freePort, serverUser, startProcess } from './database-process.ts'
import { needs } from './tools.ts'

/** A proxy in front of a server, on a free port of the loopback. */
export interface Proxy {
  /** Scheme and authority. */
  readonly url: string
  stop(): Promise<void>
}

const PROXIES = {
  nginx: {
    // nginx keeps its process id and parts of bodies in folders of the system unless it is told otherwise.
    arguments: (folder: string) => [
      ...['-p', folder, '-c', join(folder, 'proxy.conf'), '-e', 'stderr'],
      ...['-g', `daemon off; pid ${join(folder, 'pid')};`],
    ],
    adapt: (configuration: string, folder: string) =>
      configuration.replace(
        /^http \{$/m,
        [
          'http {',
          'access_log off;',
          ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
            (name) => `${name}_temp_path ${join(folder, name)};`,
          ),
        ].join('\n'),
      ),
    stopSignal: 'QUIT',
  },
  haproxy: {
    arguments: (folder: string) => ['-db', '-f', join(folder, 'proxy.conf')],
    adapt: (configuration: string) => configuration,
    stopSignal: 'TERM',
  },
} as const

/**
 * Starts a proxy with a configuration whose addresses are those of the documentation: it listens on port 8000 and
 * passes requests to port 8080. Pending if the program is missing.
 * @param server the address of the server behind it
 */
export async function startProxy(
  context: Context,
  name: keyof typeof PROXIES,
  configuration: string,
  server: string,
): Promise<Proxy> {
  const program = needs(context, name)
  const user = serverUser()
  const folder = folderOf(user, `${name}-`)
  mkdirSync(join(folder, 'logs'))
  const port = await freePort()
  const proxy = PROXIES[name]
  const text = configuration
    .replaceAll('127.0.0.1:8080', new URL(server).host)
    .replace(/(listen|bind) (\S*:)?8000/, `$1 127.0.0.1:${port}`)
  writeFileSync(join(folder, 'proxy.conf'), proxy.adapt(text, folder))
  const running = await startProcess([program, ...proxy.arguments(folder)], {
    user,
    folder,
    stopSignal: proxy.stopSignal,
    isReady: () => accepts(port),
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
