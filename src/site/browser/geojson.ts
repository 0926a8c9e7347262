import type { Feature, FeatureCollection } from 'geojson'
import { ask, signInAgain, storedCredential } from './credential.ts'

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

/** What an error tells a person. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The fault of an answer that is an error. */
export async function refusalOf(response: Response): Promise<Refused> {
  return new Refused(response.status, detailsOf(await response.text(), response.status))
}

/**
 * Requests GeoJSON. If the server refuses the credential of this tab, the page to sign in is next.
 * @throws Refused if the service answers with an error
 */
export async function askGeoJson<Body extends Feature | ItemsPage>(
  url: string,
  signal?: AbortSignal,
): Promise<Body> {
  const credential = storedCredential()
  const response = await ask(url, 'application/geo+json', { credential, ...(signal && { signal }) })
  if (response.status === 401) signInAgain(credential)
  if (!response.ok) throw await refusalOf(response)
  return JSON.parse(await response.text(), withDigits) as Body
}

function detailsOf(text: string, status: number): string[] {
  try {
    const { errors } = JSON.parse(text) as { errors: { detail: string }[] }
    return errors.map(({ detail }) => detail)
  } catch {
    // A proxy, or a limit of HTTP itself, answers in other words than the service.
    return [`The server answered with the status ${status}.`]
  }
}

/** Keeps integers as texts that a number of JavaScript cannot hold, where the browser tells the source of a number. */
function withDigits(this: unknown, _: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source
  return typeof value === 'number' && source !== undefined && /^-?\d{16,}$/.test(source) ? source : value
}
