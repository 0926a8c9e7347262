import type { Request } from 'express'
import type { ReadinessState } from '../platform/readiness.ts'

/** What the pages for people show of this server. */
export interface Site {
  readonly services: readonly SiteEntry[]
  /** The sources of the demonstration data. */
  readonly sources: readonly DataSource[]
  readonly readiness: () => Promise<ReadinessState>
  /** URL of the style of maps; undefined for the built-in base map. */
  readonly mapStyle: string | undefined
  /**
   * The base URL at which the caller reaches this server: scheme, authority, and the path of a proxy in front
   * of it.
   */
  readonly originOf: (request: Request) => string
}

/** A service and the contract it follows. */
export interface SiteEntry {
  /** Part of the path of its documentation, such as `spatial`. */
  readonly name: string
  readonly title: string
  readonly summary: string
  /** The service's first resource. */
  readonly start: SiteLink
  /** An example that a browser can show. */
  readonly example?: SiteLink
  /** A first request from a terminal. */
  readonly firstRequest: {
    readonly text: string
    /** Lines for a shell. */
    readonly commands: (origin: string) => string
    readonly note?: { readonly text: string; readonly command: string }
  }
  readonly loadDocument: () => Promise<unknown>
  /** The collections, if everybody may see their names. Their pages ask for credentials if they need some. */
  readonly collections?: { readonly list: () => readonly SiteCollection[] }
}

export interface SiteLink {
  readonly path: string
  readonly title: string
  readonly text: string
}

/** A set of features; title and description come from files of the operator. */
export interface SiteCollection {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly path: string
  /** Absent if there are too many to count. */
  readonly featureCount?: number
  /** [west, south, east, north] in degrees, if the features have geometries. */
  readonly bbox?: readonly number[]
}

/** A package that supplies data, and its terms of use. */
export interface DataSource {
  readonly name: string
  readonly url: string
  readonly gives: string
  readonly packageLicence: string
  /** The author of the data, and its licence. */
  readonly origin: string
  readonly originUrl: string
  readonly dataLicence: string
  readonly dataLicenceUrl?: string
}
