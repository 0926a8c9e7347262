import { ask, signInAgain, storedCredential } from './credential.ts'
import { messageOf, refusalOf } from './geojson.ts'

/** Saves the resource of a link as a file, because the browser cannot send the credential for a link. */
export async function saveFile(link: HTMLAnchorElement): Promise<void> {
  const credential = storedCredential()
  try {
    const response = await ask(link.href, 'application/json, */*;q=0.8', { credential })
    if (response.status === 401) return signInAgain(credential)
    if (!response.ok) throw await refusalOf(response)
    save(await response.blob(), nameOf(link.href, response.headers.get('Content-Type') ?? ''))
    tell(link, '')
  } catch (error) {
    tell(link, `The file cannot be saved: ${messageOf(error)}`)
  }
}

function nameOf(url: string, type: string): string {
  const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1)!)
  return `${name}.${type.includes('geo+json') ? 'geojson' : 'json'}`
}

function save(data: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Shows a sentence below a link, in place of the one before. */
function tell(link: HTMLAnchorElement, text: string): void {
  const block = link.closest('.title') ?? link.closest('p')
  const next = block?.nextElementSibling
  const place = next?.matches('[data-file-fault]') ? (next as HTMLElement) : document.createElement('p')
  place.dataset['fileFault'] = ''
  place.className = 'faults'
  place.setAttribute('role', 'alert')
  place.textContent = text
  block?.after(place)
}
