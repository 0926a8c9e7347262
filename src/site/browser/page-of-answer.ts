import { messageOf, Refused, refusalOf } from './geojson.ts'

/** The media types of a request for a page, as browsers send them: what is no page is data. */
export const PAGE_OR_DATA = 'text/html, application/json;q=0.9, */*;q=0.8'

/**
 * The page of an answer. Data become a page with their text.
 * @throws Refused if the answer is an error that is no page
 */
export async function pageOfAnswer(response: Response, url: string): Promise<Document> {
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (isHtml) {
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (page.querySelector('main')) return page
    // The page of a proxy.
    throw new Refused(response.status, [`The server answered with the status ${response.status}.`])
  }
  if (!response.ok) throw await refusalOf(response)
  return dataPage(await response.text(), url)
}

/** The page of a request that failed. */
export function faultPage(error: unknown): Document {
  if (!(error instanceof Refused)) throw error
  const faults = document.createElement('p')
  faults.className = 'faults'
  faults.textContent = messageOf(error)
  return pageOf('This page cannot be shown', faults)
}

function dataPage(data: string, url: string): Document {
  const link = document.createElement('a')
  link.href = url
  link.dataset['file'] = ''
  link.textContent = 'Save as a file'
  const save = document.createElement('p')
  save.append(link)
  const text = document.createElement('pre')
  text.tabIndex = 0
  text.setAttribute('role', 'region')
  text.setAttribute('aria-label', 'Data')
  // Data can be one long line.
  text.style.whiteSpace = 'pre-wrap'
  text.style.overflowWrap = 'anywhere'
  text.textContent = data
  return pageOf(decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1)!), save, text)
}

/** A page of the service that the script makes itself. */
function pageOf(title: string, ...parts: Node[]): Document {
  const page = document.implementation.createHTMLDocument(`${title} · Groundtruth`)
  const main = page.createElement('main')
  main.id = 'main'
  main.className = 'page'
  main.dataset['service'] = document.querySelector('main')!.dataset['service']!
  const heading = page.createElement('h1')
  heading.tabIndex = -1
  heading.textContent = title
  const home = page.createElement('a')
  home.href = main.dataset['service']
  home.textContent = 'Spatial features'
  const way = page.createElement('p')
  way.append(home)
  main.append(way, heading, ...parts)
  page.body.append(main)
  return page
}
