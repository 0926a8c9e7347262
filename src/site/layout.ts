import { ASSETS } from './assets.ts'
import { html, type Content, type Html } from './html.ts'

/** The parts of a page that differ between pages. */
export interface Page {
  readonly title: string
  /** The entry of the navigation that the page belongs to. */
  readonly place?: string
  readonly main: Html
  /** Further elements of the head. */
  readonly head?: Content
  /** A script with its own styles renders the main part. */
  readonly drawn?: boolean
  /** The main part uses the whole width of the window. */
  readonly wide?: boolean
  /** The page has a map or other parts that the script of the pages completes. */
  readonly scripted?: boolean
  /** The URL below which pages need credentials. The script sends them. */
  readonly service?: string
}

const PLACES = [
  ['/', 'Overview'],
  ['/docs', 'Documentation'],
  ['/licenses', 'Licences'],
] as const

/** @param base path prefix of a proxy in front of this server */
export async function layout(page: Page, base: string): Promise<string> {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${page.title} · Groundtruth</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="${base}${await ASSETS.icon.url()}" />
        ${page.head} ${page.scripted && (await script(base))}
        <link rel="stylesheet" href="${base}${await ASSETS.styles.url()}" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <div class="bar">
            <a class="brand" href="${base}/"
              ><img src="${base}${await ASSETS.icon.url()}" alt="" width="28" height="28" /> Groundtruth</a
            >
            <nav aria-label="Pages">
              ${PLACES.map(([path, name]) => html`<a href="${base}${path}" ${page.place === path && html` aria-current="page"`}>${name}</a> `)}
            </nav>
          </div>
        </header>
        <main
          id="main"
          class="${page.drawn ? 'drawn' : page.wide ? 'page wide' : 'page'}"
          ${page.service !== undefined && html`data-service="${page.service}"`}
        >
          ${page.main}
        </main>
        <footer>
          <div class="bar">
            <p>Groundtruth conforms to its <a href="${base}/docs">OpenAPI documents</a>.</p>
          </div>
        </footer>
      </body>
    </html> `
  return document.toString()
}

/** The script runs before the page is shown, so that a page to sign in does not flash up before each page of the tab. */
const script = async (base: string): Promise<Html> =>
  html`<script type="module" src="${base}${await ASSETS.pagesScript.url()}" blocking="render"></script>`
