import { AccessRequirement, type Authenticators } from './authenticator.ts'
import type { Call } from './call.ts'
import { CredentialsMissing } from './faults.ts'

/** A template's segments: parameters have a name, other segments have a text. */
type Segment = { readonly text: string } | { readonly name: string }

/**
 * Authenticates requests that match no operation, so that callers without credentials cannot find out what
 * exists below some paths.
 * @param templates such as `/rooms/{room}/`: everything below is checked
 * @param charge takes such a request from the budget of its address; throws if the budget is used up
 * @returns a function that throws CredentialsMissing or the error of the authenticator
 */
export function credentialsFirst(
  templates: readonly string[],
  authenticators: Authenticators,
  charge: (call: Call) => void,
): (call: Call) => void | Promise<void> {
  const prefixes = templates.map((template) => template.split('/').slice(1, -1).map(readSegment))
  return (call) => {
    for (const prefix of prefixes) {
      const values = valuesBelow(prefix, call.path)
      if (!values) continue
      charge(call)
      const parameters = prefix.filter((segment) => 'name' in segment)
      return authenticate(call, authenticators, new AccessRequirement([], parameters, values))
    }
  }
}

function readSegment(segment: string): Segment {
  return segment.startsWith('{') ? { name: segment.slice(1, -1) } : { text: segment }
}

/** The encoded segments of the parameters, if the path lies below the prefix. */
function valuesBelow(prefix: readonly Segment[], path: string): string[] | undefined {
  const segments = path.split('/').slice(1)
  if (segments.length <= prefix.length) return undefined
  const values: string[] = []
  for (const [index, wanted] of prefix.entries()) {
    const segment = segments[index]!
    if ('text' in wanted ? segment !== wanted.text : segment === '') return undefined
    if ('name' in wanted) values.push(segment)
  }
  return values
}

async function authenticate(
  call: Call,
  authenticators: Authenticators,
  requirement: AccessRequirement,
): Promise<void> {
  const authenticator = Object.values(authenticators).find(({ hasCredentials }) =>
    hasCredentials(call.headers, call.client),
  )
  if (!authenticator) throw new CredentialsMissing('The request carries no credentials.')
  call.principal = await authenticator.authenticate(call.headers, call.client, requirement)
}
