import { basePathOf } from '../../platform/base-path.ts'
import { html, type Content, type Html } from '../../site/html.ts'
import { layout } from '../../site/layout.ts'
import { styleHost } from '../../site/map-policy.ts'
import { ROOT } from '../model/links.ts'

/** What all pages of the service depend on, by the settings of the server. */
export interface PageSettings {
  /** True if everybody may read, so that nobody signs in. */
  readonly isOpen: boolean
  /** URL of the style of maps; undefined for the built-in base map. */
  readonly mapStyle: string | undefined
}

/** The address of a request, as far as pages show it. */
export interface Asked {
  /** Scheme and authority of links, with the path of a proxy. */
  readonly origin: string
  /** Path and query. */
  readonly target: string
}

export interface Crumb {
  readonly href: string
  readonly title: string
}

export interface PageParts {
  readonly title: string
  /** The pages above this one, the highest first. */
  readonly crumbs: readonly Crumb[]
  /** URL of the same resource for programs, if it is there in another media type. */
  readonly data?: { readonly href: string; readonly name: string; readonly type: string }
  readonly lead?: Content
  readonly main: Content
  readonly wide?: boolean
}

/** The text of a page of the service. */
export async function pageOf({ origin }: Pick<Asked, 'origin'>, parts: PageParts): Promise<string> {
  const { title, crumbs, data, lead, main, wide = false } = parts
  return layout(
    {
      title,
      wide,
      scripted: true,
      service: `${origin}${ROOT}`,
      head: data && html`<link rel="alternate" type="${data.type}" href="${data.href}" />`,
      main: html`${crumbs.length > 0 && trail(crumbs)}
        <div class="title">
          <h1 tabindex="-1">${title}</h1>
          ${data && html`<p><a class="data" data-file href="${data.href}">${data.name}</a></p>`}
        </div>
        ${lead !== undefined && lead !== '' && html`<p class="lead">${lead}</p>`} ${main}`,
    },
    basePathOf(origin),
  )
}

const trail = (crumbs: readonly Crumb[]): Html =>
  html`<nav class="crumbs" aria-label="Path">
    <ol>
      ${crumbs.map(({ href, title }) => html`<li><a href="${href}">${title}</a></li>`)}
    </ol>
  </nav>`

/**
 * What a page may load: files of this server. A map draws pictures from memory, and a style of another host has its data
 * there.
 */
export function pagePolicy({ mapStyle }: PageSettings): string {
  const host = styleHost(mapStyle)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self'${host}`,
    `img-src 'self' data: blob:${host}`,
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
