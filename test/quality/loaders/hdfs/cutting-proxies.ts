import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Proxies before a NameNode and a DataNode. The first one tells clients the address of the second one. */
export interface CuttingProxies {
  readonly nameNode: string
  readonly dataNode: string
  /** Connections to the DataNode so far. */
  readonly connections: () => number
  stop(): void
}

export interface CuttingOptions {
  readonly nameNode: string
  readonly dataNode: string
  /** Each connection to the DataNode is cut after so many bytes of its answer; the others are not. */
  readonly cuts: readonly number[]
  /** True: the NameNode does not hear of `noredirect`. */
  readonly redirects?: boolean
}

export async function startCuttingProxies(options: CuttingOptions): Promise<CuttingProxies> {
  const [host, port] = options.dataNode.split(':')
  let connections = 0
  const before = createServer((client) => {
    const server = connect(Number(port), host)
    let left = options.cuts[connections++] ?? Infinity
    for (const socket of [client, server] satisfies Socket[]) socket.on('error', () => undefined)
    client.pipe(server)
    client.on('close', () => server.destroy())
    server.on('data', (bytes) => {
      const sent = bytes.subarray(0, left)
      left -= sent.length
      if (left > 0) client.write(sent)
      else client.write(sent, () => client.destroy())
    })
    server.on('end', () => client.end())
  })
  const dataNode = `127.0.0.1:${await listening(before)}`
  const nameNode = createHttpServer((request, response) => {
    void (async () => {
      const path = options.redirects ? request.url!.replace('&noredirect=true', '') : request.url!
      const answer = await fetch(options.nameNode + path, { redirect: 'manual' })
      const body = (await answer.text()).replaceAll(options.dataNode, dataNode)
      const location = answer.headers.get('location')?.replaceAll(options.dataNode, dataNode)
      const type = answer.headers.get('content-type') ?? 'text/plain'
      response.writeHead(answer.status, { 'content-type': type, ...(location && { location }) }).end(body)
    })()
  })
  return {
    nameNode: `http://127.0.0.1:${await listening(nameNode)}`,
    dataNode,
    connections: () => connections,
    stop: () => {
      before.close()
      nameNode.close()
      nameNode.closeAllConnections()
    },
  }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
