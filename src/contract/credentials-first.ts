import { Needs, type Authenticators } from './authenticator.ts'
import type { Call } from './call.ts'
import { CredentialsMissing } from './faults.ts'

/** A template's segments; those of parameters are named, the others hold their text. */
type Segment = { readonly text: string } | { readonly name: string }

/**
 * Judges the credentials of requests that no operation takes, so that below some paths nobody can find out
 * without credentials what there is.
 * @param templates such as `/rooms/{room}/`: everything below is judged
 * @param charge takes such a request from the budget of its address; throws where that is used up
 * @returns a function that throws CredentialsMissing, or what the authenticator that was tried throws
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
      return judge(call, authenticators, new Needs([], parameters, values))
    }
  }
}

function readSegment(segment: string): Segment {
  return segment.startsWith('{') ? { name: segment.slice(1, -1) } : { text: segment }
}

/** The encoded segments that stand for the parameters, where the path lies below the prefix. */
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

async function judge(call: Call, authenticators: Authenticators, needs: Needs): Promise<void> {
  const tried = Object.values(authenticators).find(({ isTried }) => isTried(call.headers))
  if (!tried) throw new CredentialsMissing('The request carries no credentials.')
  call.principal = await tried.judge(call.headers, call.client, needs)
}
