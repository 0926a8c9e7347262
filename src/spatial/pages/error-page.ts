import { html } from '../../site/html.ts'
import { pageOf } from './page-frame.ts'

/** A request that failed, as far as its page shows it. */
export interface FailedRequest {
  /** Scheme and authority of links, with the path of a proxy. */
  readonly origin: string
  readonly requestId: string
  readonly status: number
  /** Sentences about the faults. */
  readonly details: readonly string[]
}

/** The page for a person whose request failed: the faults, and a way to the start of the service. */
export function errorPage(failed: FailedRequest, home: string): Promise<string> {
  const { status, details, requestId } = failed
  return pageOf(failed, {
    title: TITLES[status] ?? (status < 500 ? 'This request is not valid' : 'The service failed'),
    crumbs: [{ href: home, title: 'Spatial features' }],
    main: html`<ul class="faults">
        ${details.map((detail) => html`<li>${detail}</li>`)}
      </ul>
      <p class="note">
        The id of this request is <code>${requestId}</code>. It is also in the log of the server.
      </p>`,
  })
}

const TITLES: Readonly<Record<number, string>> = {
  403: 'Not allowed',
  404: 'Not found',
  429: 'Too many requests',
  503: 'Not available at present',
}
