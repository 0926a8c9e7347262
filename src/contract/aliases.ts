import { bodyFault, type ReadBody } from './body.ts'
import type { Alias, ValidationError } from './contract.ts'
import type { Fault } from './faults.ts'
import { escapePointer } from './text.ts'

/**
 * Gives members that the client sent under their aliases their own names, in place. Both names of a member together
 * are a fault: it would be unclear which value counts.
 * @param aliases members before the members within them
 */
export function renameAliases(body: ReadBody, aliases: readonly Alias[]): ReadBody {
  const sentNames = new Map<string, string>()
  const faults: Fault[] = []
  for (const { path, alias } of aliases) {
    const outer = path.slice(0, -1)
    const name = path.at(-1)!
    const holder = outer.reduce(memberOf, body.value)
    if (!isObject(holder) || !Object.hasOwn(holder, alias)) continue
    const own = pointerTo(path)
    if (Object.hasOwn(holder, name)) {
      const sent = pointerAsSent(pointerTo([...outer, alias]), sentNames)
      const other = pointerAsSent(own, sentNames)
      faults.push(
        bodyFault('repeated', `The body at ${sent} is the same member as ${other}; send one of them.`, sent),
      )
    } else {
      holder[name] = holder[alias]
      delete holder[alias]
      sentNames.set(own, alias)
    }
  }
  return { ...body, faults: [...body.faults, ...faults], sentNames }
}

/** The pointer with the names that the client used. */
export function pointerAsSent(pointer: string, sentNames: ReadBody['sentNames']): string {
  if (sentNames === undefined || sentNames.size === 0) return pointer
  let own = ''
  let sent = ''
  for (const segment of pointer.split('/').slice(1)) {
    own += `/${segment}`
    const alias = sentNames.get(own)
    sent += `/${alias === undefined ? segment : escapePointer(alias)}`
  }
  return sent
}

/** A validator's finding with the names that the client used. */
export function findingAsSent(error: ValidationError, sentNames: ReadBody['sentNames']): ValidationError {
  if (sentNames === undefined || sentNames.size === 0) return error
  const params = Object.entries(error.params).map(([key, value]) => {
    const alias = NAMING_PARAMS.includes(key)
      ? sentNames.get(`${error.instancePath}/${escapePointer(String(value))}`)
      : undefined
    return [key, alias ?? value] as const
  })
  return {
    ...error,
    instancePath: pointerAsSent(error.instancePath, sentNames),
    params: Object.fromEntries(params),
  }
}

/** Parameters of findings that name a member that was sent. */
const NAMING_PARAMS = ['additionalProperty', 'unevaluatedProperty', 'propertyName']

const pointerTo = (path: readonly string[]): string => path.map((name) => `/${escapePointer(name)}`).join('')

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
