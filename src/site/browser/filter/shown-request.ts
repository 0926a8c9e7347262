import { shellWord, withParameter, withParameters } from '../../../lib/addresses.ts'

/** Shows the request that the page would make with a filter, as an address and as a command. */
export function showRequest(filter: string): void {
  const address = document.querySelector('[data-address]')
  const command = document.querySelector('[data-command]')
  if (!address || !command) return
  const target = withParameters(location.origin + location.pathname + location.search, {
    filter: filter.trim() === '' ? undefined : filter,
    // The text of the box is CQL2 in text, whatever the filter of the page is.
    'filter-lang': undefined,
  })
  const url = withParameter(target, 'f', 'json')
  address.textContent = url
  command.textContent = command.textContent.replace(/'[^']*'$/, () => shellWord(url))
}
