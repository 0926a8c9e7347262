/** What the main process and the processes that it starts send each other. */
import type { Counts } from '../platform/rate-limit.ts'
import type { MetricsOfProcess, ExposedMetrics } from '../platform/metrics.ts'
import type { ReadinessState } from '../platform/readiness.ts'
import type { Limiters } from '../edge.ts'
import type { QualityFacts } from './remote-quality.ts'

/** The service that a process serves, and its place among the processes of the service, from 1. */
export interface Role {
  readonly service: 'spatial' | 'quality'
  readonly place: number
}

/** The name of a process in logs and messages. */
export const nameOf = ({ service, place }: Role): string =>
  service === 'quality' ? 'quality' : `spatial-${place}`

/** What a process is started with. */
export interface Start {
  readonly role: Role
  /** Folder of the sockets at which the processes listen. */
  readonly folder: string
}

/** Requests that were allowed, by the limiter. */
export type AllowedRequests = Readonly<Partial<Record<keyof Limiters, Counts>>>

/** Questions of the main process, with their answers. */
export interface QuestionsToProcess {
  readonly readiness: ReadinessState
  readonly metrics: MetricsOfProcess
  /** The lines for the operator; the argument is the origin of the server. */
  readonly welcome: readonly string[]
}

/** Questions of a process about all processes, with their answers. */
export interface QuestionsToMain {
  readonly readiness: ReadinessState
  readonly metrics: ExposedMetrics
}

export interface Question<Questions> {
  readonly type: 'question'
  readonly id: number
  readonly about: keyof Questions
  readonly argument?: string
}

export interface AnswerTo {
  readonly type: 'answer'
  readonly id: number
  readonly value?: unknown
  /** Set if the question could not be answered. */
  readonly error?: string
}

/** Where the data-quality service is reached at the moment. */
export interface QualityPlace {
  readonly socketPath: string
  readonly facts: QualityFacts
}

export type ToProcess =
  | { readonly type: 'start'; readonly start: Start }
  /** With the connection. */
  | { readonly type: 'connection'; readonly id: number }
  /** Without a place: the process has ended, and another one starts. */
  | { readonly type: 'quality'; readonly place?: QualityPlace }
  | { readonly type: 'allowed'; readonly requests: AllowedRequests }
  /** The server is about to stop, and still answers. */
  | { readonly type: 'leaving' }
  /** Endless answers must end. */
  | { readonly type: 'ending' }
  | { readonly type: 'stop' }
  | Question<QuestionsToProcess>
  | AnswerTo

export type ToMain =
  /** The process serves. */
  | { readonly type: 'serving'; readonly socketPath: string; readonly facts?: QualityFacts }
  /** The process cannot start. `isOperators` if the sentence is for the operator. */
  | { readonly type: 'failed'; readonly message: string; readonly isOperators: boolean }
  /** The server must stop, because it does not fit to the other servers of its catalogue. */
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'accepted'; readonly id: number }
  | { readonly type: 'allowed'; readonly requests: AllowedRequests }
  | Question<QuestionsToMain>
  | AnswerTo
