import type { OperationTypes } from './contract/contract.ts'
import type { ProtocolFault } from './contract/http-server.ts'
import type { Service, ServiceOptions } from './contract/service.ts'
import type { Catalogue } from './platform/catalogue/catalogue.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/logging.ts'
import type { Metrics } from './platform/metrics.ts'
import type { DataSource, ShownService } from './site/site.ts'
import type { Readiness } from './platform/readiness.ts'
import type { Closer } from './platform/shutdown.ts'

/** What a service brings of its own; everything else is the same for all services of the process. */
export type OwnOptions<Ops extends OperationTypes, Scheme extends string> = Pick<
  ServiceOptions<Ops, Scheme>,
  'contract' | 'handlers' | 'authenticators' | 'errors' | 'credentialsFirst' | 'rewrite'
>

/** What the services of a process are wired into. */
export interface Surroundings {
  readonly config: Config
  readonly logger: Logger
  /** The catalogue, with all migrations run. It is closed after the services' closers. */
  readonly database: Catalogue
  readonly readiness: Readiness
  readonly metrics: Pick<Metrics, 'gauge'>
  /** Aborts when the server is told to stop: an answer that would go on for ever has to end then. */
  readonly stopping: AbortSignal
  readonly createService: <Ops extends OperationTypes, Scheme extends string>(
    own: OwnOptions<Ops, Scheme>,
  ) => Promise<Service>
}

/** A service that is wired up and can be asked at once. */
export interface WiredService {
  readonly service: Service
  /** The service's form of what is refused before there is a request of an operation. */
  readonly describeFault: (
    fault: ProtocolFault,
    requestId: string,
  ) => { readonly mediaType: string; readonly body: unknown }
  /** What the pages tell of it. */
  readonly shown: ShownService
  /** Where its demonstration data comes from. */
  readonly sources: readonly DataSource[]
  /** What to tell the operator who started the server, which is reached at this origin. */
  readonly welcome: (origin: string) => readonly string[]
  /** What to close, in order, once no request is in progress. */
  readonly closers: readonly Closer[]
}

/** Opens what a service needs and wires it up. */
export type Wire<Wired extends WiredService = WiredService> = (surroundings: Surroundings) => Promise<Wired>
