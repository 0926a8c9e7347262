import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import { browserFile } from '../lib/package-file.ts'
import { basePathOf } from '../platform/base-path.ts'
import { Asset, ASSETS } from './assets.ts'
import { BASE_STYLES } from './base-styles.ts'
import { html } from './html.ts'
import { PageFault } from './page-fault.ts'
import { sendText } from './send-text.ts'
import type { Site } from './site.ts'

/** The files that the build makes of `src/console`; see scripts/browser-files.mjs. */
interface ConsoleFiles {
  readonly script: string
  readonly styles: string
  /** Parts that the script loads at once. */
  readonly atOnce: readonly string[]
  readonly all: readonly string[]
}

/** The path of the console, without that of a proxy. */
export const CONSOLE = '/console'

/** The console loads files of this server only, and no style or script stands in its page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The console as it was built. */
interface Built {
  readonly files: ConsoleFiles
  readonly styles: Asset
  /** By their paths. */
  readonly assets: ReadonlyMap<string, Asset>
}

function readBuilt(): Built {
  const files = JSON.parse(readFileSync(browserFile('console/files.json'), 'utf8')) as ConsoleFiles
  const styles = new Asset(`console/${files.styles}`, 'text/css; charset=utf-8', async () =>
    Buffer.concat([Buffer.from(BASE_STYLES), await readFile(browserFile(`console/${files.styles}`))]),
  )
  const scripts = files.all.filter((name) => name.endsWith('.js')).map(script)
  return { files, styles, assets: new Map([styles, ...scripts].map((asset) => [asset.path, asset])) }
}

/**
 * Serves the console: one page for all of its addresses, which the script tells apart, and its files below
 * `/assets/console/`.
 */
export function consolePages(originOf: Site['originOf']): RequestHandler {
  // Read at the first request: the sources also run before they are built.
  let built: Built | undefined
  return async (request, response, next) => {
    const { path, method } = request
    const isPage = path === CONSOLE || path.startsWith(`${CONSOLE}/`)
    if (!isPage && !path.startsWith('/assets/console/')) return next()
    built ??= readBuilt()
    const asset = built.assets.get(path)
    if (!isPage && asset === undefined) return next()
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      throw new PageFault(405, 'Method not allowed', `${path} can only be read. Use GET or HEAD.`)
    }
    if (asset) return asset.send(request, response)
    response.setHeader('Content-Security-Policy', POLICY)
    const text = await page(built.files, await built.styles.url(), basePathOf(originOf(request)))
    sendText(request, response, 'text/html; charset=utf-8', text)
  }
}

/** A script is named by its content, so browsers keep it. */
const script = (name: string): Asset =>
  new Asset(
    `console/${name}`,
    'text/javascript; charset=utf-8',
    () => readFile(browserFile(`console/${name}`)),
    true,
  )

const page = async (files: ConsoleFiles, styles: string, base: string): Promise<string> =>
  html`<!doctype html>
    <html lang="en" data-base="${base}">
      <head>
        <meta charset="utf-8" />
        <title>Groundtruth</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="${base}${await ASSETS.icon.url()}" />
        <link rel="stylesheet" href="${base}${styles}" />
        ${files.atOnce.map((name) => html`<link rel="modulepreload" href="${base}/assets/console/${name}" />`)}
        <script type="module" src="${base}/assets/console/${files.script}"></script>
      </head>
      <body>
        <div id="console"></div>
        <noscript>The console needs JavaScript. The API works without it: see ${base}/docs.</noscript>
      </body>
    </html> `.toString()
