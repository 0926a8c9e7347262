import type { Request } from 'express'
import type { ReadinessState } from '../platform/readiness.ts'

/** What the pages for people tell of this server. */
export interface Site {
  readonly services: readonly ShownService[]
  /** Where the demonstration data comes from. */
  readonly sources: readonly DataSource[]
  readonly readiness: () => ReadinessState
  /** Where the caller finds this server: scheme and authority, and the path of a proxy in front of it. */
  readonly originOf: (request: Request) => string
}

/** A service and the contract it follows. */
export interface ShownService {
  /** Part of the path of its documentation, such as `spatial`. */
  readonly name: string
  readonly title: string
  readonly summary: string
  /** The service's first resource. */
  readonly start: ShownPath
  /** What shows in a browser what it is good for. */
  readonly example?: ShownPath
  /** How somebody with a terminal gets a first answer. */
  readonly firstRequest: {
    readonly text: string
    /** Lines for a shell. */
    readonly commands: (origin: string) => string
    readonly note?: { readonly text: string; readonly command: string }
  }
  readonly loadDocument: () => Promise<unknown>
  /** What it publishes, where everybody may know that; `open` where everybody may also read it. */
  readonly collections?: { readonly open: boolean; readonly list: () => readonly ShownCollection[] }
}

export interface ShownPath {
  readonly path: string
  readonly title: string
  readonly text: string
}

/** A set of features; title and description come from files of the operator. */
export interface ShownCollection {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly path: string
  readonly featureCount: number
}

/** A package that data was taken from, and on which terms. */
export interface DataSource {
  readonly name: string
  readonly url: string
  readonly gives: string
  readonly packageLicence: string
  /** Who made the data, and its licence. */
  readonly origin: string
  readonly originUrl: string
  readonly dataLicence: string
  readonly dataLicenceUrl?: string
}

/** The path in front of ours where a proxy serves us below one; empty as a rule. */
export function basePathOf(origin: string): string {
  return new URL(origin).pathname.replace(/\/$/, '')
}
