/** The credential of this tab. It is never part of an address. */
const KEY = 'groundtruth.credential'

/** The token or API key that was pasted in this tab; undefined if none was. */
export const storedCredential = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined

export const keepCredential = (credential: string): void => sessionStorage.setItem(KEY, credential)

export const forgetCredential = (): void => sessionStorage.removeItem(KEY)

/** Forgets a credential that the server has refused, and loads the page again, which is then the one to sign in. */
export function signInAgain(refused: string | undefined): void {
  // Another one may have taken its place since it was sent.
  if (refused === undefined || refused !== storedCredential()) return
  forgetCredential()
  location.reload()
}

/** The header of a credential. A token (JWT) has three parts, the key and the secret of an API key are two. */
export function headersOf(credential: string | undefined): Record<string, string> {
  if (credential === undefined) return {}
  return credential.split('.').length === 3
    ? { Authorization: `Bearer ${credential}` }
    : { 'X-API-Key': credential }
}

/** Requests an address of the service with the credential of this tab. */
export const ask = (
  url: string,
  accept: string,
  { signal, credential = storedCredential() }: { signal?: AbortSignal; credential?: string | undefined } = {},
): Promise<Response> =>
  fetch(url, { headers: { Accept: accept, ...headersOf(credential) }, ...(signal && { signal }) })
