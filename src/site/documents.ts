import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { basePathOf } from '../platform/base-path.ts'
import { ASSETS } from './assets.ts'
import { workerPolicy } from './map-policy.ts'
import { docsPage, openApiDocument, referencePage } from './docs-pages.ts'
import { homePage, mapsOf } from './home-page.ts'
import { html } from './html.ts'
import { layout, type Page } from './layout.ts'
import { licensesPage } from './licenses-page.ts'
import { PageFault } from './page-fault.ts'
import { routes, type Respond } from './routes.ts'
import { sendText } from './send-text.ts'
import type { Site } from './site.ts'

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** The pages for people: the overview, the documents of the services, the licences, and their assets. */
export function documentPages(site: Site): RequestHandler {
  const baseOf = (request: Request): string => basePathOf(site.originOf(request))
  const page =
    (describe: (base: string, request: Request) => Page | Promise<Page>): Respond =>
    async (request, response) => {
      const base = baseOf(request)
      sendText(request, response, HTML, await layout(await describe(base, request), base))
    }
  const table: Record<string, Respond> = {
    '/': page(async (base, request) => {
      const state = await site.readiness()
      // A page that refreshes itself would draw its map again and again.
      const isBusy = Object.keys(state.progress).length > 0
      const shown = { services: site.services, state, ...(!isBusy && { maps: await mapsOf(site, base) }) }
      return homePage(shown, site.originOf(request), base)
    }),
    '/docs': page((base) => docsPage(site, base)),
    '/licenses': page((base) => licensesPage(site, base)),
  }
  for (const service of site.services) {
    table[`/docs/${service.name}`] = page((base) => referencePage(service, base))
    table[`/docs/${service.name}/openapi.json`] = async (request, response) =>
      sendText(request, response, JSON_TYPE, await openApiDocument(service, baseOf(request)))
  }
  for (const asset of Object.values(ASSETS))
    table[asset.path] = (request, response) => asset.send(request, response)
  const { maplibreWorker } = ASSETS
  table[maplibreWorker.path] = (request, response) => {
    // A worker has the policy of its own script, and loads the data of the style.
    response.setHeader('Content-Security-Policy', workerPolicy(site.mapStyle))
    return maplibreWorker.send(request, response)
  }
  return routes(table)
}

/** Answers requests that no other handler answered. */
export const nothingHere: RequestHandler = (request) => {
  throw new PageFault(404, 'Page not found', `There is no page at ${request.path}. See the overview at /.`)
}

/**
 * Answers faults: an HTML page for browsers, JSON for programs.
 * @param onFault called with errors that the caller did not cause
 */
export function faultPages(
  originOf: (request: Request) => string,
  onFault: (error: unknown, request: Request) => void,
): ErrorRequestHandler {
  // Express recognises error handlers by their four parameters.
  return async (error: unknown, request: Request, response: Response, _next) => {
    if (!(error instanceof PageFault)) onFault(error, request)
    if (response.headersSent) {
      response.destroy()
      return
    }
    const { status, title, message } =
      error instanceof PageFault
        ? error
        : new PageFault(
            500,
            'Something went wrong',
            'The server could not render this page. Its log gives the reason.',
          )
    response.status(status).setHeader('Cache-Control', 'no-store')
    response.setHeader('Vary', 'Accept')
    if (request.accepts(['json', 'html']) === 'html') {
      const base = basePathOf(originOf(request))
      const main = html`<h1>${title}</h1>
        <p class="lead">${message}</p>
        <p><a href="${base}/">To the overview</a></p>`
      response.setHeader('Content-Type', HTML)
      response.end(await layout({ title, main }, base))
    } else {
      response.setHeader('Content-Type', JSON_TYPE)
      response.end(JSON.stringify({ error: message }))
    }
  }
}
