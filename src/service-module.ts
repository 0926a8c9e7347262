import type { Call } from './contract/call.ts'
import type { OperationTypes } from './contract/contract.ts'
import type { ProtocolFault } from './contract/server/http-server.ts'
import type { Service, ServiceOptions } from './contract/service.ts'
import type { Catalogue } from './platform/catalogue/catalogue.ts'
import type { Cluster } from './platform/cluster/cluster.ts'
import type { PeerCalls, PeerEndpoint } from './platform/cluster/peer-calls.ts'
import type { Config } from './platform/config.ts'
import type { DiskReserve } from './platform/disk-reserve.ts'
import type { Logger } from './platform/logging.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Place } from './platform/peers/place.ts'
import type { DataSource, SiteEntry } from './site/site.ts'
import type { Readiness } from './platform/readiness.ts'
import type { Closer } from './platform/shutdown.ts'

/** Options that a service sets itself. All other options are the same for all services of the process. */
export type OwnOptions<Ops extends OperationTypes, Scheme extends string> = Pick<
  ServiceOptions<Ops, Scheme>,
  | 'contract'
  | 'handlers'
  | 'authenticators'
  | 'errors'
  | 'credentialsFirst'
  | 'rewrite'
  | 'browsersSendCredentials'
  | 'withFurtherFaults'
> & {
  /** The place of a request that not every server of the catalogue can answer. By default, each answers all requests. */
  readonly placeOf?: (call: Call) => Place | undefined
}

/** What a service receives from the process. */
export interface Surroundings {
  readonly config: Config
  readonly logger: Logger
  /** The catalogue, with all migrations run. It is closed after the services' closers. */
  readonly catalogue: Catalogue
  /** The servers that share the catalogue. */
  readonly cluster: Cluster
  /** Undefined if there are no other servers. */
  readonly peerCalls?: PeerCalls | undefined
  /** Space for deletions on a full disk. */
  readonly reserve: Pick<DiskReserve, 'giveUp'>
  readonly readiness: Readiness
  readonly metrics: Pick<Metrics, 'gauge' | 'counter' | 'histogram'>
  /** Aborts when the server is asked to stop. An endless answer must end then. */
  readonly stopping: AbortSignal
  readonly createService: <Ops extends OperationTypes, Scheme extends string>(
    own: OwnOptions<Ops, Scheme>,
  ) => Promise<Service>
}

/** A service that is wired up and ready for requests. */
export interface WiredService {
  readonly service: Service
  /** The service's format for requests that are refused before an operation is known. */
  readonly describeFault: (
    fault: ProtocolFault,
    requestId: string,
  ) => { readonly mediaType: string; readonly body: unknown }
  /** The service's entry on the pages. */
  readonly siteEntry: SiteEntry
  /** The sources of its demonstration data. */
  readonly sources: readonly DataSource[]
  /** Lines for the operator who starts the server. The server is reached at this origin. */
  readonly welcome: (origin: string) => readonly string[]
  /** Answers requests of other servers of the catalogue. */
  readonly peerEndpoint?: PeerEndpoint
  /** What to close, in order, once no request is in progress. */
  readonly closers: readonly Closer[]
}

/** Opens the resources of a service and wires it up. */
export type Wire<Wired extends WiredService = WiredService> = (surroundings: Surroundings) => Promise<Wired>
