import type { IncomingMessage, ServerResponse } from 'node:http'
import { prepareEcho, requestIdOf } from '../contract/request-id.ts'
import { passOn } from '../contract/server/pass-on.ts'
import type { ProtocolFault } from '../contract/server/http-server.ts'
import { DATA_HEADERS } from '../contract/security-headers.ts'
import { authorityOf } from '../edge.ts'
import { PEER_ROOT } from '../platform/cluster/peer-calls.ts'
import { CONNECTION_HEADER, writeConnection } from '../platform/client-address.ts'
import type { Logger } from '../platform/logging.ts'
import { MAX_REQUEST_ID } from '../server.ts'
import type { WiredService } from '../service-module.ts'
import type { DataSource, SiteEntry } from '../site/site.ts'

/**
 * What other processes know of the data-quality service. Its code is not loaded there: it would take 60 MB. JSON can
 * hold the facts.
 */
export interface QualityFacts {
  /** First segments of its paths. */
  readonly roots: readonly string[]
  readonly sources: readonly DataSource[]
  readonly site: Omit<SiteEntry, 'firstRequest' | 'loadDocument' | 'collections'> & {
    /** The commands contain `ORIGIN` in place of the origin. */
    readonly firstRequest: Omit<SiteEntry['firstRequest'], 'commands'> & { readonly commands: string }
  }
  /** Media type and body of the faults before there is a request, by status. They contain `MESSAGE` and `ID`. */
  readonly faults: Readonly<Record<number, { readonly mediaType: string; readonly body: string }>>
}

/** Do not occur in texts of the service. */
const ORIGIN = '\u0001origin\u0001'
const MESSAGE = '\u0001message\u0001'
const ID = '\u0001id\u0001'

/** The statuses of protocol faults, and that of a process that is not there. */
const FAULT_STATUSES = [400, 408, 417, 431, 501, 503]

/** Describes the service for the other processes. */
export function factsOf({
  service,
  siteEntry,
  sources,
  describeFault,
  peerEndpoint,
}: WiredService): QualityFacts {
  const { firstRequest, name, title, summary, start, example } = siteEntry
  return {
    roots: [...service.roots, ...(peerEndpoint ? [PEER_ROOT] : [])],
    sources,
    site: {
      name,
      title,
      summary,
      start,
      ...(example && { example }),
      firstRequest: { ...firstRequest, commands: firstRequest.commands(ORIGIN) },
    },
    faults: Object.fromEntries(
      FAULT_STATUSES.map((status) => {
        const { mediaType, body } = describeFault({ status, message: MESSAGE }, ID)
        return [status, { mediaType, body: JSON.stringify(body) }]
      }),
    ),
  }
}

/**
 * Stands for the data-quality service in a process of the spatial service: passes its requests on.
 * @param socketPath where the service is reached now; undefined while its process is being replaced
 */
export function remoteQuality(
  facts: QualityFacts,
  socketPath: () => string | undefined,
  logger: Logger,
): WiredService {
  const describeFault: WiredService['describeFault'] = (fault, id) => described(facts, fault, id)
  const unreached = (request: IncomingMessage, response: ServerResponse, error?: Error): void => {
    const id = requestIdOf(request.headers['x-request-id'], MAX_REQUEST_ID)
    prepareEcho(response, id)
    logger.warn(
      { requestId: id, ...(error && { err: error }) },
      'A request could not be passed on: the process of the data-quality service is not there.',
    )
    const { mediaType, body } = describeFault({ status: 503, message: AWAY }, id)
    for (let index = 0; index < DATA_HEADERS.length; index += 2)
      response.setHeader(DATA_HEADERS[index]!, DATA_HEADERS[index + 1]!)
    response.writeHead(503, { 'Content-Type': mediaType, 'X-Request-Id': id, 'Retry-After': '1' })
    response.end(JSON.stringify(body))
    request.resume()
  }
  return {
    service: {
      roots: facts.roots,
      owns: (target) => facts.roots.some((root) => isBelow(target, root)),
      allowed: () => undefined,
      handle: async (request, response) => {
        const path = socketPath()
        if (path === undefined) return unreached(request, response)
        const headers = [CONNECTION_HEADER, writeConnection(request)]
        const destination = { socketPath: path, authority: authorityOf(request.socket), headers }
        passOn(request, response, destination, (error) => unreached(request, response, error))
      },
    },
    describeFault,
    siteEntry: {
      ...facts.site,
      firstRequest: {
        ...facts.site.firstRequest,
        commands: (origin) => facts.site.firstRequest.commands.replaceAll(ORIGIN, origin),
      },
      loadDocument: async () =>
        (await import('../../generated/quality/openapi.json', { with: { type: 'json' } })).default,
    },
    sources: facts.sources,
    // The process of the service itself tells its lines.
    welcome: () => [],
    closers: [],
  }
}

const AWAY = 'The process of the data-quality service is being replaced. Send the request again in a second.'

/** Parts of the texts of JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

function described(facts: QualityFacts, { status, message }: ProtocolFault, id: string) {
  const { mediaType, body } = facts.faults[status] ?? facts.faults[400]!
  const text = body.replaceAll(inJson(MESSAGE), () => inJson(message)).replaceAll(inJson(ID), () => id)
  return { mediaType, body: JSON.parse(text) as unknown }
}

/** True if a target lies below the first segment. */
const isBelow = (target: string, root: string): boolean =>
  target.startsWith(root, 1) && '/?'.includes(target.charAt(root.length + 1))
