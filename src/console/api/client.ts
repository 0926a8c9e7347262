import { type BaseAPI, Configuration } from '../../../generated/quality/sdk/typescript/src/runtime.ts'
import { BASE } from '../base.ts'

/** Called when the server answers that there is no session, or that it has ended. */
let onSignedOut: () => void = () => undefined

export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener
}

const configuration = new Configuration({
  basePath: BASE,
  credentials: 'same-origin',
  fetchApi: async (input, init) => {
    const response = await fetch(input, init)
    // The form to sign in shows the faults of its own request.
    if (response.status === 401 && !response.url.endsWith('/api/session')) onSignedOut()
    return response
  },
})

const made = new Map<unknown, unknown>()

/** The generated client of a tag of the contract, made once. Pages that are loaded later bring further ones. */
export function api<Api extends BaseAPI>(kind: new (configuration: Configuration) => Api): Api {
  let client = made.get(kind) as Api | undefined
  if (client === undefined) {
    client = new kind(configuration)
    made.set(kind, client)
  }
  return client
}
