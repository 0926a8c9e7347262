import { ask, forgetCredential, storedCredential } from './credential.ts'
import { fragmentOf, readPlace } from './map/place-in-address.ts'
import { faultPage, PAGE_OR_DATA, pageOfAnswer } from './page-of-answer.ts'
import { saveFile } from './save-file.ts'

/** The pause in scrolling after which the position is kept. */
const PAUSE_MS = 100

/**
 * Shows pages of a service that needs credentials. A link or a reload sends no headers, so the script requests the page and
 * shows its main part. Addresses stay those of the pages.
 */
export class Navigation {
  /** Completes a page after it is shown. */
  readonly #complete: () => void
  /** The address that is shown, without its fragment. */
  #shown = addressOf(location)
  #abort: AbortController | undefined

  constructor(complete: () => void) {
    this.#complete = complete
    addEventListener('popstate', () => {
      if (addressOf(location) !== this.#shown && storedCredential() !== undefined)
        void this.#load(location.href)
    })
    let pause: ReturnType<typeof setTimeout> | undefined
    addEventListener('scroll', () => {
      clearTimeout(pause)
      pause = setTimeout(() => this.#keepScroll(), PAUSE_MS)
    })
    document.addEventListener('click', (event) => this.#follow(event))
  }

  /** Keeps the position of the page in its entry of the history, because the browser cannot restore it for these pages. */
  #keepScroll(): void {
    if (addressOf(location) === this.#shown && storedCredential() !== undefined)
      history.replaceState({ scrollY } satisfies EntryState, '')
  }

  /** Goes to an address of the service. */
  go(url: string): void {
    if (storedCredential() === undefined) location.assign(url)
    else void this.#load(url, 'push')
  }

  /**
   * Shows the present address with a credential that may be wrong.
   * @returns the reason of the server if it rejects the credential
   * @throws Refused if the server answers with an error that is no page
   */
  async reload(credential = storedCredential()): Promise<string | undefined> {
    const response = await ask(location.href, PAGE_OR_DATA, { credential })
    const page = await pageOfAnswer(response, location.href)
    if (response.status === 401) return page.querySelector('[data-reason]')?.textContent ?? ''
    this.#show(page, location.href)
    return undefined
  }

  async #load(url: string, how?: 'push'): Promise<void> {
    this.#abort?.abort()
    this.#abort = new AbortController()
    const { signal } = this.#abort
    try {
      const response = await ask(url, PAGE_OR_DATA, { signal })
      if (response.status === 401) forgetCredential()
      const page = await pageOfAnswer(response, url).catch(faultPage)
      if (how === 'push') {
        this.#keepScroll()
        history.pushState(null, '', url)
      }
      this.#show(page, url)
    } catch (error) {
      // A later navigation took its place; otherwise the browser itself tells what is wrong with the connection.
      if (!signal.aborted) location.assign(url)
      else if (!(error instanceof DOMException)) throw error
    }
  }

  #show(page: Document, url: string): void {
    const main = page.querySelector('main')!
    this.#shown = addressOf(new URL(url, location.href))
    document.title = page.title
    document.querySelector('main')!.replaceWith(document.adoptNode(main))
    this.#complete()
    scrollTo(0, (history.state as EntryState | null)?.scrollY ?? 0)
    // A screen reader tells where it is now.
    main.querySelector('h1')?.focus({ preventScroll: true })
  }

  /** Follows a link to the service with the credential of this tab. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    const service = document.querySelector('main')?.dataset['service']
    if (link) keepView(link)
    if (!link || !isPlain || event.defaultPrevented || service === undefined) return
    if (storedCredential() === undefined || !isBelow(link.href, service)) return
    if (addressOf(new URL(link.href)) === this.#shown && link.hash !== '') return
    event.preventDefault()
    if (link.dataset['file'] === undefined) void this.#load(link.href, 'push')
    else void saveFile(link)
  }
}

/** What an entry of the history keeps. */
interface EntryState {
  readonly scrollY: number
}

/** Takes the view of the map along to other features of the same collection. */
function keepView(link: HTMLAnchorElement): void {
  const isOther = link.pathname === location.pathname && link.search !== location.search
  if (!isOther || link.origin !== location.origin || link.dataset['file'] !== undefined) return
  // A view that was taken along before, as for another tab, is older.
  if (link.hash === '' || link.hash.startsWith('#map='))
    link.hash = fragmentOf({ view: readPlace(location.hash).view })
}

const isBelow = (url: string, service: string): boolean => {
  const { origin, pathname } = new URL(service, location.href)
  const path = new URL(url)
  return path.origin === origin && (path.pathname === pathname || path.pathname.startsWith(`${pathname}/`))
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search
