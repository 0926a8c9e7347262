import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { Express } from 'express'
import { DATA_HEADERS } from './contract/security-headers.ts'
import type { DescribeFault } from './contract/server/http-server.ts'
import type { Logger } from './platform/logging.ts'
import type { WiredService } from './service-module.ts'

/**
 * Passes requests below a contract's paths to its service, and all other requests to the application. The
 * services stand in front of Express's stack of layers, which costs 5 µs per request.
 */
export function inFront(running: readonly Pick<WiredService, 'service'>[], app: Express): RequestListener {
  return (request, response) => {
    for (const { service } of running)
      if (service.owns(request.url!)) return void service.handle(request, response)
    app(request, response)
  }
}

/**
 * Describes and logs requests that are refused before an operation is known, in the format of the service
 * that the path belongs to. If the path is unknown or belongs to no service, uses the format of the first
 * service.
 */
export function protocolFaults(
  running: readonly Pick<WiredService, 'service' | 'describeFault'>[],
  logger: Logger,
): DescribeFault {
  return (fault, target) => {
    const id = randomUUID()
    logger.info({ operationId: 'none', requestId: id, status: fault.status, fault: fault.message })
    const asked = running.find(({ service }) => target !== undefined && service.owns(target)) ?? running[0]!
    const { mediaType, body } = asked.describeFault(fault, id)
    return {
      headers: { ...DATA_HEADER_FIELDS, 'Content-Type': mediaType, 'X-Request-Id': id },
      body: JSON.stringify(body),
    }
  }
}

const DATA_HEADER_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  DATA_HEADERS.flatMap((name, index) => (index % 2 === 0 ? [[name, DATA_HEADERS[index + 1]!]] : [])),
)
