import { withParameters } from '../../../lib/addresses.ts'
import { askGeoJson, type ItemsPage, messageOf, Refused } from '../geojson.ts'
import type { Navigation } from '../navigation.ts'
import { completeWords } from './complete-words.ts'
import { markFaults } from './fault-marks.ts'
import { showRequest } from './shown-request.ts'

/** The pause in typing after which the filter is checked. */
const PAUSE_MS = 500

/** Completes the filter box of the page, if it has one: words, faults in place, and the request that the filter makes. */
export function completeFilter(navigation: Navigation): void {
  const form = document.querySelector<HTMLFormElement>('form.filter')
  if (!form) return
  const box = form.querySelector('textarea')!
  const marks = form.querySelector('pre')!
  const faults = form.querySelector<HTMLElement>('#filter-faults')!
  box.required = false
  let pause: ReturnType<typeof setTimeout> | undefined
  let abort: AbortController | undefined

  /** @returns true if the server accepts the filter */
  async function check(): Promise<boolean> {
    clearTimeout(pause)
    abort?.abort()
    const { signal } = (abort = new AbortController())
    const text = box.value
    const details = text.trim() === '' ? [] : await faultsOf(form!.action, text, signal)
    if (signal.aborted) return false
    markFaults(text, details, marks, faults)
    box.setAttribute('aria-invalid', String(details.length > 0))
    return details.length === 0
  }

  function edited(): void {
    markFaults(box.value, [], marks, faults)
    box.removeAttribute('aria-invalid')
    showRequest(box.value)
    clearTimeout(pause)
    pause = setTimeout(() => void check(), PAUSE_MS)
  }

  async function apply(): Promise<void> {
    if (!(await check())) return box.focus()
    const filter = box.value.trim() === '' ? undefined : box.value
    const target = location.pathname + location.search
    navigation.go(withParameters(target, { filter, 'filter-lang': undefined }) + location.hash)
  }

  box.addEventListener('input', edited)
  box.addEventListener('scroll', () => (marks.scrollTop = box.scrollTop))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void apply()
  })
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void apply()
  })
  completeWords(form, box, edited)
}

/**
 * The faults of a filter, as the server describes them. It reads no features: the filter is checked before the search for the
 * feature with an id.
 */
async function faultsOf(items: string, filter: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const query = {
      ...{ ids: '0', limit: '1', skipGeometry: 'true', f: 'json', filter },
      // The coordinates of the filter are in the system that the page's address tells.
      'filter-crs': new URLSearchParams(location.search).get('filter-crs') ?? undefined,
    }
    await askGeoJson<ItemsPage>(withParameters(items, query), signal)
    return []
  } catch (error) {
    if (error instanceof Refused) return error.details
    if (signal.aborted) return []
    return [`The filter cannot be checked: ${messageOf(error)}`]
  }
}
