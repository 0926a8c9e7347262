import type { Feature, FeatureCollection } from 'geojson'
import { ask } from './credential.ts'

/** A page of features of the service. */
export type ItemsPage = FeatureCollection & {
  readonly numberReturned: number
  readonly links: readonly { readonly rel: string; readonly href: string }[]
}

/** A fault that the service describes. */
export class Refused extends Error {
  readonly status: number
  /** One sentence for each fault. */
  readonly details: readonly string[]

  constructor(status: number, details: readonly string[]) {
    super(details.join(' '))
    this.status = status
    this.details = details
  }
}

/**
 * Requests GeoJSON.
 * @throws Refused if the service answers with an error
 */
export async function askGeoJson<Body extends Feature | ItemsPage>(
  url: string,
  signal?: AbortSignal,
): Promise<Body> {
  const response = await ask(url, 'application/geo+json', signal && { signal })
  const text = await response.text()
  if (!response.ok) throw new Refused(response.status, detailsOf(text, response.status))
  return JSON.parse(text, withDigits) as Body
}

function detailsOf(text: string, status: number): string[] {
  if (!text.startsWith('{')) return [`The server answered with the status ${status}.`]
  const { errors } = JSON.parse(text) as { errors: { detail: string }[] }
  return errors.map(({ detail }) => detail)
}

/** Keeps integers as texts that a number of JavaScript cannot hold, where the browser tells the source of a number. */
function withDigits(this: unknown, _: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source
  return typeof value === 'number' && source !== undefined && /^-?\d{16,}$/.test(source) ? source : value
}
